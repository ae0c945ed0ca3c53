// SPDX-License-Identifier: MIT
#include "ui/text/problem_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/text/edit_text.h"

namespace tenaille::ui {

namespace {

// The places in words that core makes.
constexpr const char* kPlacesInWords[] = {
    QT_TRANSLATE_NOOP("Place", "line %1, column %2"),
    QT_TRANSLATE_NOOP("Place", "line %1"),
    QT_TRANSLATE_NOOP("Place", "character %1"),
    QT_TRANSLATE_NOOP("Place", "record %1"),
};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

QString placeText(const std::string& place) {
    // Of a table, with the value that stands there.
    static const QRegularExpression kInTable(QStringLiteral("^line (\\d+), column \"(.*)\": (.*)$"));
    if (const auto cell = kInTable.match(QString::fromStdString(place)); cell.hasMatch())
        return QCoreApplication::translate("Place", "line %1, column “%2”: %3")
            .arg(cell.captured(1), cell.captured(2), cell.captured(3));
    std::string words;  // with %1, %2 where numbers stand
    std::vector<std::string> numbers;
    bool inNumber = false;
    for (const char c : place) {
        if (!isDigit(c)) {
            words += c;
        } else if (inNumber) {
            numbers.back() += c;
        } else {
            numbers.emplace_back(1, c);
            words += '%' + std::to_string(numbers.size());
        }
        inNumber = isDigit(c);
    }
    for (const char* known : kPlacesInWords)
        if (words == known) return filled(QCoreApplication::translate("Place", known), numbers);
    return QString::fromStdString(place);
}

QString problemText(const Problem& problem) {
    QString text = filled(QCoreApplication::translate("Problem", problem.message), problem.shownArguments());
    for (const Problem& cause : problem.why) text += QLatin1Char(' ') + problemText(cause);
    return text;
}

QString remedyText(const Problem& problem) {
    return filled(QCoreApplication::translate("Problem", problem.remedy), problem.shownArguments());
}

QString placeText(const Problem& problem) {
    const QString file = QString::fromStdString(problem.file);
    const QString place = placeText(problem.place);
    return file.isEmpty() || place.isEmpty() ? file + place : file + QStringLiteral(": ") + place;
}

QString placedText(const Problem& problem) {
    const QString place = placeText(problem);
    return place.isEmpty() ? problemText(problem) : place + QStringLiteral(": ") + problemText(problem);
}

}  // namespace tenaille::ui
