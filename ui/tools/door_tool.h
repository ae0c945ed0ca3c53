// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "ui/tools/tool.h"

namespace tenaille::ui {

// D: a door of one cell that slides along the wall under the pointer; a click puts it there and opens the gap
// in the wall. A drag along the wall makes it as wide as the drag is long.
class DoorTool : public Tool {
  public:
    using Tool::Tool;
    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool cancel() override;
    void documentChanged() override { cancel(); }
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

  private:
    void look(const PointerEvent& event);
    void takeDoorNear(const PointerEvent& event);
    void widen(const PointerEvent& event);
    void show();
    void changeDoor();

    std::optional<geometry::Segment> m_place;
    std::optional<RecordId> m_door;  // at that place, which becomes another one
    geometry::Segment m_piece;       // of the wall that it goes into
    std::optional<board::LatticePoint> m_pressed;
};

// In cells: how wide a door is, and the steps in which it slides.
struct DoorFit {
    double width = 1;
    double step = 1;
};
double snapCells(SnapTo snap);
// In which the ends of a door go: those of the grid.
double widthStep(board::GridKind grid, SnapTo snap);

struct DoorPlace {
    geometry::Segment where;
    geometry::Segment piece;  // of the wall
};

// Where a door would be on a piece of wall, its middle as near to `point` as the ends allow, in steps from
// the first end. None on pieces shorter than a door.
std::optional<geometry::Segment> doorOn(board::GridKind grid, geometry::Segment piece,
                                        board::LatticePoint point, const DoorFit& fit = {});

// As wide as from one point to the other along the piece, both in steps from its first end. None where they
// are one.
std::optional<geometry::Segment> doorBetween(board::GridKind grid, geometry::Segment piece,
                                             board::LatticePoint from, board::LatticePoint to, double step);

// One end of a door goes along the piece towards `to`, in steps from the first end of that; the other one, at
// `fixed`, stays. None where they are one.
std::optional<geometry::Segment> doorFrom(board::GridKind grid, geometry::Segment piece,
                                          board::LatticePoint fixed, board::LatticePoint to, double step);

// The same as doorOn() on the nearest piece within `reach` cells of the point.
std::optional<DoorPlace> doorNear(board::GridKind grid, std::span<const board::WallRecord> walls,
                                  board::LatticePoint point, double reach, const DoorFit& fit);

}  // namespace tenaille::ui
