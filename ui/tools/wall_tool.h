// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tools/tool.h"

namespace tenaille::ui {

// W: draws a wall corner by corner. The draft lives here; ending it makes one undo step.
class WallTool : public Tool {
  public:
    using Tool::Tool;
    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool doubleClick(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    bool contextMenu(const PointerEvent& event) override;
    bool cancel() override;
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

  private:
    bool dropLast();
    void finish();
    void show();

    std::vector<board::LatticePoint> m_points;  // fixed corners
    board::LatticePoint m_next;                 // where the next one would be
    std::optional<PointerEvent> m_pressed;      // while the button is held
};

}  // namespace tenaille::ui
