// SPDX-License-Identifier: MIT
#include "ui/battle/log_export.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/io/safe_writer.h"
#include "ui/battle/map_export.h"
#include "ui/battle/save_path.h"

namespace tenaille::ui {

namespace {

struct LogExport {
    Q_DECLARE_TR_FUNCTIONS(LogExport)
};

QString heading(const QString& title) { return LogExport::tr("Session log: %1").arg(title); }

QString timeOf(const LogLine& line) { return QLocale().toString(line.time.time(), QLocale::ShortFormat); }

struct Heading {
    QString words;
    bool isDay = false;
};

// What stands above a line that begins something new.
class Headings {
  public:
    std::vector<Heading> above(const LogLine& line) {
        std::vector<Heading> found;
        const QDate day = line.time.isValid() ? line.time.date() : m_day;
        const bool isNewDay = day != m_day;
        if (isNewDay) found.push_back({QLocale().toString(day, QLocale::LongFormat), true});
        const bool isNew = line.fight != m_fight || line.round != m_round;
        if (line.fight > 0 && (isNew || isNewDay))
            found.push_back(
                {line.round > 0 ? LogExport::tr("Round %1").arg(line.round) : LogExport::tr("Fight")});
        if (line.fight == 0 && isNew && !isNewDay) found.push_back({LogExport::tr("After the fight")});
        m_day = day;
        m_fight = line.fight;
        m_round = line.round;
        return found;
    }

  private:
    QDate m_day;
    int m_fight = 0;
    int m_round = 0;
};

}  // namespace

QString logAsText(const QString& title, const std::vector<LogLine>& lines) {
    const auto underlined = [](const QString& words, char stroke) {
        return words + QLatin1Char('\n') + QString(words.size(), QLatin1Char(stroke)) + QLatin1Char('\n');
    };
    QString text = underlined(heading(title), '=') + QLatin1Char('\n');
    Headings headings;
    bool afterLine = false;
    for (const LogLine& line : lines) {
        for (const Heading& head : headings.above(line)) {
            if (afterLine) text += QLatin1Char('\n');
            text += underlined(head.words, head.isDay ? '-' : '~') + QLatin1Char('\n');
            afterLine = false;
        }
        text += (line.time.isValid() ? timeOf(line) + QStringLiteral(" · ") : QString()) + line.text +
                QLatin1Char('\n');
        afterLine = true;
    }
    return text;
}

QString logAsHtml(const QString& title, const std::vector<LogLine>& lines) {
    const QString head = heading(title).toHtmlEscaped();
    QString page = QStringLiteral(
                       "<!DOCTYPE html>\n<html lang=\"%2\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%1</title>\n<style>\n"
                       "body { max-width: 46em; margin: 2em auto; padding: 0 1em; line-height: 1.45;"
                       " font-family: sans-serif; color-scheme: light dark; }\n"
                       "li { margin: 0.2em 0; }\n</style>\n</head>\n<body>\n<h1>%1</h1>\n")
                       .arg(head, QLocale().bcp47Name() == QLatin1String("C") ? QStringLiteral("en")
                                                                              : QLocale().bcp47Name());
    const QString listEnd = QStringLiteral("</ol>\n");
    Headings headings;
    bool inList = false;
    bool hasDay = false;
    int number = 0;  // goes on from list to list
    for (const LogLine& line : lines) {
        for (const Heading& above : headings.above(line)) {
            if (inList) page += listEnd;
            inList = false;
            hasDay = hasDay || above.isDay;
            // No level is left out.
            const int level = above.isDay || !hasDay ? 2 : 3;
            page +=
                QStringLiteral("<h%1>%2</h%1>\n").arg(QString::number(level), above.words.toHtmlEscaped());
        }
        ++number;
        if (!inList)
            page +=
                number == 1 ? QStringLiteral("<ol>\n") : QStringLiteral("<ol start=\"%1\">\n").arg(number);
        inList = true;
        page += QStringLiteral("<li>");
        if (line.time.isValid())
            page += QStringLiteral("<time datetime=\"") + line.time.toUTC().toString(Qt::ISODate) +
                    QStringLiteral("\">") + timeOf(line).toHtmlEscaped() + QStringLiteral("</time> · ");
        page += line.text.toHtmlEscaped() + QStringLiteral("</li>\n");
    }
    return page + (inList ? listEnd : QString()) + QStringLiteral("</body>\n</html>\n");
}

Result<QString> exportLog(const QString& title, const std::vector<LogLine>& lines, QWidget* parent) {
    const QString path = askSavePath(
        parent, LogExport::tr("Export the log"), FileSort::Exports,
        LogExport::tr("%1 log", "name of a file").arg(plainName(title)) + QStringLiteral(".txt"),
        LogExport::tr("Text (*.txt)") + QStringLiteral(";;") + LogExport::tr("Page for a browser (*.html)"),
        QStringLiteral(".txt"), {QStringLiteral(".txt"), QStringLiteral(".html")});
    if (path.isEmpty()) return path;
    const bool isPage = path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive);
    const QString text = isPage ? logAsHtml(title, lines) : logAsText(title, lines);
    const Outcome written = io::writeFileSafely(path.toStdString(), text.toStdString());
    if (!written) return written.problem();
    return path;
}

}  // namespace tenaille::ui
