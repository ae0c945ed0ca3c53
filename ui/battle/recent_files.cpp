// SPDX-License-Identifier: MIT
#include "ui/battle/recent_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <utility>

namespace tenaille::ui {

namespace {

QString recentFilesText(const char* text) { return QCoreApplication::translate("RecentFiles", text); }

// "&1  tomb.encounter.json  (maps)": the folder tells files of the same name apart.
QString entryText(const QString& path, qsizetype number, bool there) {
    const QFileInfo file(path);
    QString name = file.fileName() + QStringLiteral("  (") + file.dir().dirName() + QStringLiteral(")");
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    const QString text = QStringLiteral("&%1  ").arg(number) + name;
    return there ? text
                 : text + QStringLiteral(" – ") +
                       recentFilesText(QT_TRANSLATE_NOOP("RecentFiles", "missing: take it off the list"));
}

void fill(QMenu& menu, RecentFiles& recent, const std::function<void(const QString& path)>& open) {
    menu.clear();
    for (const QString& path : recent.paths()) {
        const bool there = QFileInfo::exists(path);
        QAction* entry = menu.addAction(entryText(path, menu.actions().size() + 1, there));
        entry->setToolTip(QDir::toNativeSeparators(path));
        QObject::connect(entry, &QAction::triggered, &recent, [&recent, open, path] {
            // Looked at again: the file may have come or gone while the menu was open.
            if (QFileInfo::exists(path))
                open(path);
            else
                recent.forget(path);
        });
    }
    if (recent.paths().isEmpty())
        menu.addAction(recentFilesText(QT_TRANSLATE_NOOP("RecentFiles", "Nothing opened yet")))
            ->setEnabled(false);
    menu.addSeparator();
    QAction* clear = menu.addAction(recentFilesText(QT_TRANSLATE_NOOP("RecentFiles", "&Clear the list")));
    clear->setEnabled(!recent.paths().isEmpty());
    QObject::connect(clear, &QAction::triggered, &recent, &RecentFiles::clear);
}

}  // namespace

RecentFiles::RecentFiles(const QStringList& paths, QObject* parent) : QObject(parent) { setPaths(paths); }

void RecentFiles::setPaths(QStringList paths) {
    paths.removeAll(QString());
    paths.removeDuplicates();
    paths = paths.mid(0, kMost);
    if (paths == m_paths) return;
    m_paths = std::move(paths);
    Q_EMIT changed();
}

void RecentFiles::use(const QString& path) {
    setPaths(QStringList{QFileInfo(path).absoluteFilePath()} + m_paths);
}

void RecentFiles::forget(const QString& path) {
    QStringList paths = m_paths;
    paths.removeAll(path);
    setPaths(std::move(paths));
}

void RecentFiles::clear() { setPaths({}); }

void connectRecentMenu(QMenu& menu, RecentFiles& recent, std::function<void(const QString& path)> open) {
    menu.setToolTipsVisible(true);
    QObject::connect(&menu, &QMenu::aboutToShow, &recent,
                     [&menu, &recent, open = std::move(open)] { fill(menu, recent, open); });
}

}  // namespace tenaille::ui
