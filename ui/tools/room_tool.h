// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ui/tools/tool.h"

namespace tenaille::ui {

// R in map mode: a floor with walls around it. Dragged it is a rectangle, clicked corner by corner a polygon.
class RoomTool : public Tool {
  public:
    using Tool::Tool;
    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool doubleClick(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    bool wantsKey(const QKeyEvent& event) const override;
    bool contextMenu(const PointerEvent& event) override;
    bool cancel() override;
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

  private:
    std::vector<LatticePoint> rectangle() const;
    bool dropLast();
    void finish(std::vector<LatticePoint> outline);
    void show();

    std::optional<LatticePoint> m_start;  // of a rectangle, while the button is held
    std::vector<LatticePoint> m_corners;  // of a polygon
    LatticePoint m_next;
};

}  // namespace tenaille::ui
