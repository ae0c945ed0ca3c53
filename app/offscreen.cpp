// SPDX-License-Identifier: MIT
#include "app/offscreen.h"

#include <QLocale>

#include "app/voice.h"
#include "ui/style/appearance.h"

namespace tenaille::app {

namespace {

QtMessageHandler g_before = nullptr;

// Nothing is kept in the runtime folder here: that it is missing, in a script or a container, harms nobody.
void withoutRuntimeFolder(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (!message.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR")))
        g_before(type, context, message);
}

}  // namespace

Offscreen::Offscreen() {
    if (QCoreApplication::instance() != nullptr) return;
    if (g_before == nullptr) g_before = qInstallMessageHandler(&withoutRuntimeFolder);
    static int count = 1;
    static char name[] = "tenaille";
    static char* arguments[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    m_application = std::make_unique<QGuiApplication>(count, arguments);
    // Pages and pictures look the same whoever makes them.
    if (const auto font = ui::houseFont(QGuiApplication::font())) QGuiApplication::setFont(*font);
    const QString language = localeLanguage();
    QLocale::setDefault(QLocale(language));
    m_language = installLanguage(language);
}

}  // namespace tenaille::app
