// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tools/tool.h"

namespace tenaille::ui {

// The left button moves the view too. The view does the panning when no tool uses the event.
class PanTool : public Tool {
  public:
    using Tool::Tool;
    bool press(const PointerEvent&) override { return false; }
    bool move(const PointerEvent&) override { return false; }
    bool release(const PointerEvent&) override { return false; }
    bool cancel() override { return false; }
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::OpenHandCursor; }
};

}  // namespace tenaille::ui
