// SPDX-License-Identifier: MIT
#include "app/offscreen.h"

namespace tenaille::app {

Offscreen::Offscreen() {
    if (QCoreApplication::instance() != nullptr) return;
    static int count = 1;
    static char name[] = "tenaille";
    static char* arguments[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    m_application = std::make_unique<QGuiApplication>(count, arguments);
}

}  // namespace tenaille::app
