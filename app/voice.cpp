// SPDX-License-Identifier: MIT
#include "app/voice.h"

#include <QCoreApplication>
#include <QLocale>
#include <clocale>

#include "app/offscreen.h"
#include "app/options.h"
#include "ui/text/edit_text.h"
#include "ui/text/note_text.h"
#include "ui/text/problem_text.h"

namespace tenaille::app {

namespace {

constexpr ui::Units kUnits = ui::Units::Both;

// Of "fr_FR.UTF-8"; nothing: it is not one of ours.
QString languageOf(const QString& locale) {
    const QString name = locale.left(2);
    const bool isWhole = locale.size() == 2 || (locale.size() > 2 && !locale[2].isLetter());
    return isWhole && (name == QLatin1String("fr") || name == QLatin1String("en")) ? name : QString();
}

}  // namespace

QString localeLanguage() {
    const QString english = QStringLiteral("en");
    QString locale;
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (locale.isEmpty()) locale = qEnvironmentVariable(variable);
    if (locale == QLatin1String("C") || locale == QLatin1String("POSIX")) return english;
    const QStringList wanted = qEnvironmentVariable("LANGUAGE").split(QLatin1Char(':'), Qt::SkipEmptyParts);
    for (const QString& one : wanted)
        if (const QString language = languageOf(one); !language.isEmpty()) return language;
    const QString language = wanted.isEmpty() ? languageOf(locale) : QString();
    return language.isEmpty() ? english : language;
}

std::unique_ptr<QTranslator> installLanguage(const QString& language) {
    // English has a file too: it holds the plural forms.
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(QStringLiteral(":/translations/tenaille_") + language))
        QCoreApplication::installTranslator(translator.get());
    return translator;
}

Voice::Voice(For what) {
    if (QCoreApplication::instance() != nullptr) return;
    const QString language = localeLanguage();
    QLocale::setDefault(QLocale(language));
    if (language == QLatin1String("en")) return;
    if (what == For::Pictures) {
        m_offscreen = std::make_unique<Offscreen>();
        return;
    }
    static int count = 1;
    static char name[] = "tenaille";
    static char* arguments[] = {name, nullptr};
    m_application = std::make_unique<QCoreApplication>(count, arguments);
    std::setlocale(LC_NUMERIC, "C");  // numbers of files are read and written as ever
    m_translator = installLanguage(language);
}

Voice::~Voice() = default;

std::string said(const char* text, const std::vector<std::string>& arguments) {
    return ui::filled(QCoreApplication::translate("CommandLine", text), arguments).toStdString();
}

std::string told(const Problem& problem) {
    Problem inside = problem;
    inside.file.clear();
    std::string line = problem.file.empty() ? std::string() : problem.file + ": ";
    line += ui::placedText(inside).toStdString();
    if (const QString remedy = ui::remedyText(problem); !remedy.isEmpty()) line += ' ' + remedy.toStdString();
    return oneLine(line);
}

std::string told(const io::ImportNote& note) {
    const std::string line = ui::noteText(note, kUnits).toStdString();
    return oneLine(note.cause ? line + ' ' + told(*note.cause) : line);
}

std::string told(const io::ExportNote& note) { return oneLine(ui::noteText(note).toStdString()); }

std::vector<std::string> told(const io::ImportReport& report) {
    std::vector<std::string> lines;
    for (const Problem& figures : io::figureLines(report)) lines.push_back(told(figures));
    for (const io::ImportNote& note : report.notes) lines.push_back(told(note));
    return lines;
}

}  // namespace tenaille::app
