// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tools/tool.h"

namespace tenaille::ui {

// T: a click on a creature keeps it as the target of the ruling; a click on it again, or on the floor, lets
// it go.
class TargetTool : public Tool {
  public:
    using Tool::Tool;
    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent&) override { return false; }
    bool release(const PointerEvent&) override { return false; }
    bool cancel() override { return false; }
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
};

}  // namespace tenaille::ui
