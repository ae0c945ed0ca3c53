// SPDX-License-Identifier: MIT
#include "ui/tools/pan_tool.h"

#include <QCoreApplication>

namespace tenaille::ui {

QString PanTool::hint() const {
    return QCoreApplication::translate("Tools",
                                       "Pan · drag moves the map · wheel zooms · Esc goes back to selecting");
}

}  // namespace tenaille::ui
