// SPDX-License-Identifier: MIT
//
// ElementHand: what the select tool does with the elements of a map (walls, doors, lights, things ...):
// selects, moves, turns, drags corners, adds and takes away corners. Creatures are the select tool's own
// matter.
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "core/actions/joined_move.h"
#include "core/actions/map_elements.h"
#include "core/actions/room_parts.h"
#include "ui/gesture/overlay.h"
#include "ui/gesture/pointer_event.h"
#include "ui/tools/tool_context.h"

namespace tenaille::ui {

class ElementHand {
  public:
    explicit ElementHand(ToolContext& context) : m_context(context) {}

    // A press on an element or on a handle of a selected one; false: neither.
    bool press(const PointerEvent& event);
    // While pressed: drags once the pointer has gone far enough. Otherwise looks for the handle below it.
    void move(const PointerEvent& event);
    // Ends the drag in one undo step; false: it was a click.
    bool release(const PointerEvent& event);
    bool cancel();
    bool holds() const { return m_pressed.has_value(); }

    // A new corner where the wall or floor was clicked.
    bool addCorner(const PointerEvent& event);
    // Takes the corner below the pointer away.
    bool removeCorner();
    bool onHandle() const { return m_handle.has_value(); }
    // All selected ones, by a step of the grid or about their middle.
    bool nudge(board::Cell step);
    bool turn(int steps);
    bool resize(int steps);  // by a tenth each

    // The elements that lie wholly in the rectangle of the plane.
    std::vector<RecordId> inside(board::Position a, board::Position b) const;

    // The topmost floor at a point; floors are taken with a click only, for frames begin on them.
    std::optional<RecordId> floorAt(LatticePoint at) const;

    void show(Overlay& overlay) const;
    QString hint() const;  // empty: nothing special

  private:
    struct Handle {
        RecordId element;
        std::size_t index = 0;
        friend bool operator==(const Handle&, const Handle&) = default;
    };
    struct Corner {
        Handle handle;
        LatticePoint at;
    };
    // Of the selection, while there are few enough to tell them apart. addCorners: false, there is no room.
    std::vector<Corner> corners() const;
    static bool addCorners(const actions::MapElement& element, std::vector<Corner>& corners);
    std::vector<RecordId> chosen() const;  // the elements among what is selected
    std::vector<actions::MapElement> selected() const;
    std::optional<LatticePoint> middleOf(const std::vector<actions::MapElement>& elements) const;
    std::optional<Handle> handleAt(const PointerEvent& event) const;
    void beginDrag();
    std::optional<actions::JoinedMove> joined() const;
    LatticePoint way() const;
    void visitDragged(const std::function<void(const actions::MapElement&)>& visit) const;
    std::optional<geometry::Segment> slid() const;
    std::optional<geometry::Segment> widened(geometry::Segment where) const;
    void showElement(const actions::MapElement& element, Overlay& overlay) const;

    ToolContext& m_context;
    std::optional<Handle> m_handle;               // below the pointer, or being dragged
    std::optional<PointerEvent> m_pressed;        // on an element
    bool m_onFloor = false;                       // the press was inside a selected floor
    std::optional<LatticePoint> m_to;             // of a drag
    actions::RoomParts m_taken;                   // what the drag moves, as it was
    std::optional<actions::JoinedMove> m_joined;  // a corner or a side with all that is joined there
    bool m_alone = false;                         // Ctrl: what is joined stays
    std::vector<board::WallRecord> m_slideWalls;  // a door alone slides along these
    bool m_free = false;                          // not snapped
    // Steps by key on each other's heels are one: from where everything was, not from each place in between.
    struct Walk {
        std::vector<RecordId> elements;
        LatticePoint by;
        std::uint64_t revision = 0;  // after its last step
    };
    std::optional<Walk> m_walk;
};

}  // namespace tenaille::ui
