// SPDX-License-Identifier: MIT
#include "app/sample_document.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace tenaille::app {

QString sampleDocument() {
    const QString name = QStringLiteral("ruined-keep.encounter.json");
    const QString installed =
        QStandardPaths::locate(QStandardPaths::AppDataLocation, QStringLiteral("maps/") + name);
    if (!installed.isEmpty()) return installed;
    // build/<preset>/app/tenaille stands three folders below the sources.
    QDir folder(QCoreApplication::applicationDirPath());
    for (int i = 0; i < 4; ++i) {
        const QString candidate = folder.filePath(QStringLiteral("maps/") + name);
        if (QFileInfo::exists(candidate)) return candidate;
        if (!folder.cdUp()) break;
    }
    return {};
}

}  // namespace tenaille::app
