// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <set>

#include "ui/tools/tool.h"

namespace tenaille::ui {

// B: lays terrain with a brush, as a rectangle (Shift) or as a filling between walls; Ctrl takes it away.
// One stroke is one undo step.
class TerrainTool : public Tool {
  public:
    using Tool::Tool;
    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool cancel() override;
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

  private:
    void brushTo(const PointerEvent& event);
    void show(const PointerEvent& event);
    void perform(std::vector<board::Cell> cells);

    std::optional<PointerEvent> m_start;  // of the stroke
    board::LatticePoint m_last;           // of the stroke
    bool m_rectangle = false;
    bool m_erase = false;
    std::set<board::Cell> m_cells;
};

}  // namespace tenaille::ui
