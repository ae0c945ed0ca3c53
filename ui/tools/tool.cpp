// SPDX-License-Identifier: MIT
#include "ui/tools/tool.h"

#include "ui/tools/turning.h"

namespace tenaille::ui {

bool Tool::wheel(int steps, const PointerEvent& event) { return turnBySteps(m_context, -steps, event.under); }

}  // namespace tenaille::ui
