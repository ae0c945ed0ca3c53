// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "ui/tools/tool.h"

namespace tenaille::ui {

// D: a door of one cell that slides along the wall under the pointer; a click puts it there and opens the gap
// in the wall.
class DoorTool : public Tool {
  public:
    using Tool::Tool;
    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override { return event.button == Qt::LeftButton; }
    bool cancel() override;
    void documentChanged() override { cancel(); }
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

  private:
    void takeDoorNear(const PointerEvent& event);
    void changeDoor();

    std::optional<geometry::Segment> m_place;
    std::optional<RecordId> m_door;  // at that place, which becomes another one
};

// In cells: how wide a door is, and the steps in which it slides.
struct DoorFit {
    double width = 1;
    double step = 1;
};
double snapCells(SnapTo snap);

// Where a door would be on a piece of wall, its middle as near to `point` as the ends allow, in steps from
// the first end. None on pieces shorter than a door.
std::optional<geometry::Segment> doorOn(board::GridKind grid, geometry::Segment piece,
                                        board::LatticePoint point, const DoorFit& fit = {});

// The same on the nearest piece within `reach` cells of the point.
std::optional<geometry::Segment> doorNear(board::GridKind grid, std::span<const board::WallRecord> walls,
                                          board::LatticePoint point, double reach, const DoorFit& fit);

}  // namespace tenaille::ui
