// SPDX-License-Identifier: MIT
#include "ui/text/problem_text.h"

#include <QCoreApplication>

#include "ui/text/edit_text.h"

namespace tenaille::ui {

QString problemText(const Problem& problem) {
    QString text = filled(QCoreApplication::translate("Problem", problem.message), problem.arguments);
    for (const Problem& cause : problem.why) text += QLatin1Char(' ') + problemText(cause);
    return text;
}

QString remedyText(const Problem& problem) {
    return filled(QCoreApplication::translate("Problem", problem.remedy), problem.arguments);
}

QString placeText(const Problem& problem) {
    const QString file = QString::fromStdString(problem.file);
    const QString place = QString::fromStdString(problem.place);
    return file.isEmpty() || place.isEmpty() ? file + place : file + QStringLiteral(": ") + place;
}

QString placedText(const Problem& problem) {
    const QString place = placeText(problem);
    return place.isEmpty() ? problemText(problem) : place + QStringLiteral(": ") + problemText(problem);
}

}  // namespace tenaille::ui
