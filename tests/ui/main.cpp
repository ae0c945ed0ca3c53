// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QDir>
#include <QLocale>
#include <QTemporaryDir>
#include <QTranslator>

#include "ui/scene/background.h"

// Tests that build widgets need an application object. They run without a display unless told otherwise, in
// English, and in a home of their own: no test reads or leaves settings of whoever runs it.
int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("LC_ALL", "C.UTF-8");
    qunsetenv("LANGUAGE");
    const QTemporaryDir home;
    for (const char* folder :
         {"XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"}) {
        const QString path = home.filePath(QString::fromLatin1(folder));
        QDir().mkpath(path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv(folder, path.toLocal8Bit());
    }
    QLocale::setDefault(QLocale::c());
    QApplication application(argc, argv);
    // The plural forms of English, as the program loads them.
    QTranslator english;
    if (english.load(QStringLiteral(":/translations/tenaille_en"))) QApplication::installTranslator(&english);
    testing::InitGoogleMock(&argc, argv);
    const int result = RUN_ALL_TESTS();
    // The leak sanitizer looks at the end: no thread may be ending meanwhile.
    tenaille::ui::waitForBackground(std::chrono::seconds(30));
    return result;
}
