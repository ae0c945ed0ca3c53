// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ui/tools/tool.h"

namespace tenaille::ui {

// G: a frame dragged over a known number of cells of the picture lays the picture on the grid.
class AlignTool : public Tool {
  public:
    using Tool::Tool;
    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool wheel(int steps, const PointerEvent& event) override;
    bool cancel() override;
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

  private:
    LatticePoint corner() const;
    QString measure() const;
    void show();

    std::optional<LatticePoint> m_from;
    LatticePoint m_to;
    int m_cells = 2;
};

}  // namespace tenaille::ui
