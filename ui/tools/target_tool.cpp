// SPDX-License-Identifier: MIT
#include "ui/tools/target_tool.h"

#include <QCoreApplication>

namespace tenaille::ui {

bool TargetTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    const bool onToken = event.under.kind == PickKind::Token;
    const bool again = onToken && context().pinnedTarget() == event.under.record;
    context().pinTarget(onToken && !again ? std::optional(event.under.record) : std::nullopt);
    return true;
}

QString TargetTool::hint() const {
    return QCoreApplication::translate("Tools",
                                       "Target · click a creature to keep it as the target, click it again "
                                       "to let go · Esc goes back to selecting");
}

}  // namespace tenaille::ui
