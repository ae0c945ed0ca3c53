// SPDX-License-Identifier: MIT
#include "core/players/known_walls.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <vector>

#include "core/board/box_index.h"
#include "core/document/plain_walls.h"
#include "core/geometry/predicates.h"
#include "core/geometry/rounded.h"
#include "core/players/along_mask.h"
#include "core/vision/fill_mask.h"

namespace tenaille::players {

namespace {

using board::LatticePoint;
using geometry::Segment;

struct KnownStretch {
    const std::string* kind = nullptr;
    Segment whole;  // the straight piece of wall
    Segment part;   // what is known of it
};

std::vector<KnownStretch> knownStretches(const document::Table<board::WallRecord>& walls,
                                         const board::SampleMask& besideKnown) {
    std::vector<KnownStretch> found;
    found.reserve(walls.size());
    for (const board::WallRecord& wall : walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            // From its smaller end: the way in which it is recorded shows nowhere.
            const auto [from, to] = std::minmax(wall.points[i - 1], wall.points[i]);
            const Segment whole{from, to};
            for (const Segment& part : stretches(whole, besideKnown))
                if (part == whole || geometry::lengthOf(part) >= kWallEnd)
                    found.push_back({&wall.kind, whole, part});
        }
    return found;
}

// Where two lines cross, rounded to the lattice: exactly, so that it does not depend on where on them their
// ends are, which may lie where nobody looks. Not for parallel ones.
LatticePoint crossing(Segment line, Segment other) {
    std::int64_t part = geometry::cross(other.a, other.b, line.a);
    std::int64_t whole = part - geometry::cross(other.a, other.b, line.b);
    if (whole < 0) {
        part = -part;
        whole = -whole;
    }
    const auto along = [&](std::int32_t from, std::int32_t to) {
        return from +
               static_cast<std::int32_t>(geometry::floorDiv(2 * part * (to - from) + whole, 2 * whole));
    };
    return {along(line.a.x, line.b.x), along(line.a.y, line.b.y)};
}

// The walls that others end at, for ends of stretches.
class WallEnds {
  public:
    explicit WallEnds(const std::vector<KnownStretch>& known) : m_known(known) {
        std::vector<geometry::Box> boxes;
        boxes.reserve(known.size());
        for (const KnownStretch& wall : known) boxes.push_back(geometry::boundingBox(wall.part));
        m_near = board::BoxIndex(boxes, geometry::kUnitsPerCell);
    }

    // The end of `part` that is not `other`, or the last point before it at which a known wall stands.
    LatticePoint endOf(const KnownStretch& stretch, LatticePoint end, LatticePoint other) const {
        const double length = std::hypot(end.x - other.x, end.y - other.y);
        const double share = std::min(1.0, kWallEnd / length);
        const LatticePoint back{end.x + static_cast<std::int32_t>(std::lround(share * (other.x - end.x))),
                                end.y + static_cast<std::int32_t>(std::lround(share * (other.y - end.y)))};
        LatticePoint nearest = end;
        const auto all = [](const geometry::Box&) { return true; };
        const Segment last{end, back};
        m_near.visitNear(geometry::boundingBox(last), all, [&](std::uint32_t index) {
            const KnownStretch& wall = m_known[index];
            if (geometry::meeting(wall.part, last) == geometry::Meeting::Apart) return;
            if (geometry::cross(wall.whole.a, wall.whole.b, stretch.whole.a) ==
                geometry::cross(wall.whole.a, wall.whole.b, stretch.whole.b))
                return;  // parallel: itself, or one of another kind on the same line
            const LatticePoint at = crossing(stretch.whole, wall.whole);
            if (isBefore(at, nearest, other)) nearest = at;
        });
        return nearest;
    }

  private:
    static bool isBefore(LatticePoint a, LatticePoint b, LatticePoint from) {
        return std::abs(a.x - from.x) + std::abs(a.y - from.y) <
               std::abs(b.x - from.x) + std::abs(b.y - from.y);
    }

    const std::vector<KnownStretch>& m_known;
    board::BoxIndex m_near;
};

}  // namespace

document::Table<board::WallRecord> knownWalls(const document::Table<board::WallRecord>& walls,
                                              const board::SampleMask& known) {
    const std::vector<KnownStretch> found = knownStretches(walls, known.grown(1));
    const WallEnds ends(found);
    std::vector<board::WallRecord> kept;
    kept.reserve(found.size());
    for (const KnownStretch& stretch : found) {
        Segment part = stretch.part;
        if (part.b != stretch.whole.b) part.b = ends.endOf(stretch, stretch.part.b, stretch.part.a);
        if (part.a != stretch.whole.a) part.a = ends.endOf(stretch, stretch.part.a, stretch.part.b);
        if (part.a == part.b) continue;
        board::WallRecord& wall = kept.emplace_back();
        wall.kind = *stretch.kind;
        wall.points = {part.a, part.b};
    }
    return document::plainWalls(kept);
}

double halfWidth(std::string_view kind) {
    constexpr double kHalfThinWall = 12;
    const board::NamedLook look = board::namedLook(kind);
    const bool isThick = look.own || look.like == "stone" || look.like == "arrowSlit" || look.like == "hedge";
    return isThick ? kHalfThickWall : kHalfThinWall;
}

const KnownWalls::Known& KnownWalls::of(const document::Table<board::WallRecord>& walls,
                                        const board::SampleMask& known) {
    if (m_known == known && m_from == walls) return m_last;
    m_from = walls;
    m_known = known;
    m_last = {knownWalls(walls, known), board::SampleMask(known.box())};
    vision::PolygonFiller filler;
    for (const board::WallRecord& wall : m_last.walls)
        addBroad(wall.points, halfWidth(wall.kind), filler, m_last.painted);
    return m_last;
}

}  // namespace tenaille::players
