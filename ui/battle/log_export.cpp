// SPDX-License-Identifier: MIT
#include "ui/battle/log_export.h"

#include <QCoreApplication>

#include "core/io/safe_writer.h"
#include "ui/battle/map_export.h"
#include "ui/battle/save_path.h"

namespace tenaille::ui {

namespace {

struct LogExport {
    Q_DECLARE_TR_FUNCTIONS(LogExport)
};

QString heading(const QString& title) { return LogExport::tr("Session log: %1").arg(title); }

}  // namespace

QString logAsText(const QString& title, const QStringList& lines) {
    const QString head = heading(title);
    return head + QLatin1Char('\n') + QString(head.size(), QLatin1Char('=')) + QStringLiteral("\n\n") +
           lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString logAsHtml(const QString& title, const QStringList& lines) {
    const QString head = heading(title).toHtmlEscaped();
    QString page = QStringLiteral(
                       "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%1</title>\n<style>\n"
                       "body { max-width: 46em; margin: 2em auto; padding: 0 1em; line-height: 1.45;"
                       " font-family: sans-serif; color-scheme: light dark; }\n"
                       "li { margin: 0.2em 0; }\n</style>\n</head>\n<body>\n<h1>%1</h1>\n<ol>\n")
                       .arg(head);
    for (const QString& line : lines)
        page += QStringLiteral("<li>") + line.toHtmlEscaped() + QStringLiteral("</li>\n");
    return page + QStringLiteral("</ol>\n</body>\n</html>\n");
}

Result<QString> exportLog(const QString& title, const QStringList& lines, QWidget* parent) {
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
