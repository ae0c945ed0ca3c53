// SPDX-License-Identifier: MIT
#include "app/sample_document.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace tenaille::app {

namespace {

QString foundBesideProgram(const QString& name) {
    const QString installed = QStandardPaths::locate(QStandardPaths::AppDataLocation, name);
    if (!installed.isEmpty()) return installed;
    // build/<preset>/app/tenaille stands three folders below the sources.
    QDir folder(QCoreApplication::applicationDirPath());
    for (int i = 0; i < 4; ++i) {
        const QString candidate = folder.filePath(name);
        if (QFileInfo::exists(candidate)) return candidate;
        if (!folder.cdUp()) break;
    }
    return {};
}

}  // namespace

QString sampleDocument(const QString& language) {
    const QString name = QStringLiteral("/ruined-keep.encounter.json");
    const QString maps = QStringLiteral("maps");
    const QString own =
        language.isEmpty() ? language : foundBesideProgram(maps + QLatin1Char('/') + language + name);
    return own.isEmpty() ? foundBesideProgram(maps + name) : own;
}

QString sampleFolder() {
    const QString sample = sampleDocument();
    return sample.isEmpty() ? sample : QFileInfo(sample).path();
}

QString sampleAdvice() {
    return QCoreApplication::translate(
               "Sample",
               "Click Arda, then point at the ogre: the card explains the attack, number by number.") +
           QLatin1Char('\n') +
           QCoreApplication::translate(
               "Sample", "Drag a creature to move it, click a door to open it; F1 shows every key.");
}

}  // namespace tenaille::app
