// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tools/tool.h"

namespace tenaille::ui {

// M: distances from cell to cell, with the alternating diagonals of MV-07 counted through all way-points.
class MeasureTool : public Tool {
  public:
    using Tool::Tool;
    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    bool contextMenu(const PointerEvent& event) override;
    bool cancel() override;
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

  private:
    void show();
    bool dropLastPoint();

    std::vector<board::Cell> m_points;  // the last one follows the pointer
};

// Length in cells of a line through cells, diagonals alternating 1-2-1 over the whole way (squares), or steps
// (hexes).
int measuredCells(board::GridKind grid, const std::vector<board::Cell>& points);

}  // namespace tenaille::ui
