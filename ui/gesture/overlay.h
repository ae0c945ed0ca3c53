// SPDX-License-Identifier: MIT
//
// Overlay: everything that a tool or a ruling wants to show above the board for the moment. Nothing of it is
// in the document. Points are lattice points; ui/scene decides pens and colours by the style, so that a line
// that is cut looks the same whoever draws it. Later elements of one list lie above earlier ones.
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/record_id.h"
#include "core/board/facing.h"
#include "core/board/grid.h"

namespace tenaille::ui {

using board::LatticePoint;

enum class LineStyle : std::uint8_t {
    Clear,     // cover line that reaches its end: solid
    Cut,       // cover line that is blocked: dashed; put a Blocker point where it is cut
    Touch,     // cover line that only touches: dotted
    Path,      // way of a creature
    PathOver,  // part of a way beyond what is left of the move
    Measure,   // ruler
    Draft,     // wall, door ... that is being drawn
    Guide,     // thin help line
    Heading,   // where a creature will look: an arrow
};
struct OverlayLine {
    LineStyle style = LineStyle::Guide;
    std::vector<LatticePoint> points;
    friend bool operator==(const OverlayLine&, const OverlayLine&) = default;
};

enum class AreaStyle : std::uint8_t {
    ArcFront,
    ArcLeft,
    ArcRight,
    ArcRear,
    Reach,         // outline of what a creature can strike
    Threat,        // hatched: threatened by an enemy
    Reachable,     // cells within the move
    ReachableFar,  // within the double move
    Target,        // template, cells that an effect fills
    Draft,         // room, floor ... that is being drawn
    RubberBand,
    Seen,  // everything outside of it is darkened
};
// A closed polygon.
struct OverlayPolygon {
    AreaStyle style = AreaStyle::Draft;
    std::vector<LatticePoint> points;
    friend bool operator==(const OverlayPolygon&, const OverlayPolygon&) = default;
};
// Whole cells; only the border of the set gets an outline.
struct OverlayCells {
    AreaStyle style = AreaStyle::Reachable;
    std::vector<board::Cell> cells;
    friend bool operator==(const OverlayCells&, const OverlayCells&) = default;
};
struct OverlayCircle {
    AreaStyle style = AreaStyle::Draft;
    LatticePoint centre;
    std::int32_t radius = 0;  // lattice units
    friend bool operator==(const OverlayCircle&, const OverlayCircle&) = default;
};

enum class PointStyle : std::uint8_t {
    Corner,    // the chosen corner: ring
    Blocker,   // where a line is cut: filled dot
    Waypoint,  // fixed part of a way
    Handle,    // vertex that can be dragged
    HandleActive,
    Snap,     // where the pointer will snap to
    Warning,  // a step that provokes: warning sign
};
struct OverlayPoint {
    PointStyle style = PointStyle::Handle;
    LatticePoint at;
    friend bool operator==(const OverlayPoint&, const OverlayPoint&) = default;
};

enum class LabelTone : std::uint8_t { Neutral, Good, Caution, Bad };
enum class LabelRole : std::uint8_t {
    Number,  // the cost of a place: left out where there is no room for it
    Letter,  // of an arc: a badge in its colour
    Remark,  // what must be read
};
// Text on a plate. Without a place it stands beside the pointer. Small ones make room for each other, for
// names and for creatures: they stand near their place, or near one of `others`.
struct OverlayLabel {
    QString text;
    std::optional<LatticePoint> at;
    LabelTone tone = LabelTone::Neutral;
    bool small = false;
    bool before = false;  // beside the pointer: at its left, when what matters lies at its right
    LabelRole role = LabelRole::Remark;
    AreaStyle area = AreaStyle::Draft;  // whose colour a letter has
    std::vector<LatticePoint> others = {};
    friend bool operator==(const OverlayLabel&, const OverlayLabel&) = default;
};

// A creature where it would stand; the original stays solid.
struct OverlayGhost {
    RecordId token;
    board::Cell at;
    std::optional<board::Facing> facing;  // none: as it is
    friend bool operator==(const OverlayGhost&, const OverlayGhost&) = default;
};

// A line of the legend: what a style means just now, and of whom.
struct OverlayKey {
    std::optional<AreaStyle> area;  // one of both is there
    std::optional<LineStyle> line;
    QString text;
    friend bool operator==(const OverlayKey&, const OverlayKey&) = default;
};

struct Overlay {
    std::vector<OverlayCells> cells;
    std::vector<OverlayPolygon> polygons;
    std::vector<OverlayCircle> circles;
    std::vector<OverlayLine> lines;
    std::vector<OverlayGhost> ghosts;
    std::vector<OverlayPoint> points;
    std::vector<OverlayLabel> labels;
    std::vector<OverlayKey> legend;

    bool empty() const {
        return cells.empty() && polygons.empty() && circles.empty() && lines.empty() && ghosts.empty() &&
               points.empty() && labels.empty() && legend.empty();
    }
};

}  // namespace tenaille::ui
