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
    Segment recorded;  // a straight piece of wall
    Segment whole;     // the same before doors were cut into it
    Segment looked;    // a stretch of that whose ground is known
    Segment part;      // what is known of the piece
    Segment goesOn;  // the same, and a sample farther where it goes on in the dark: masks end somewhere near
};

// The lines of slanted walls, to be found by their parts.
class Lines {
  public:
    explicit Lines(const std::vector<Segment>& lines) : m_lines(lines) {
        std::vector<geometry::Box> boxes;
        boxes.reserve(lines.size());
        for (const Segment& line : lines) boxes.push_back(geometry::boundingBox(line));
        m_near = board::BoxIndex(boxes, geometry::kUnitsPerCell);
    }

    // The first line that a part lies about on, else the part itself.
    Segment of(Segment part) const {
        std::size_t first = m_lines.size();
        const auto all = [](const geometry::Box&) { return true; };
        m_near.visitNear({part.a - LatticePoint{2, 2}, part.a + LatticePoint{2, 2}}, all,
                         [&](std::uint32_t line) {
                             if (geometry::isAboutOn(part, m_lines[line]))
                                 first = std::min<std::size_t>(first, line);
                         });
        return first < m_lines.size() ? m_lines[first] : part;
    }

  private:
    const std::vector<Segment>& m_lines;
    board::BoxIndex m_near;
};

// Of a stretch of its line what belongs to a part. Both go the same way; without a length: nothing. What ends
// about there ends on the line.
Segment within(Segment part, Segment line, Segment stretch) {
    const auto along = [&](LatticePoint p) { return geometry::dot(line.a, line.b, p); };
    if (along(stretch.a) < along(part.a) && !geometry::isAboutAt(stretch.a, part.a)) stretch.a = part.a;
    if (along(stretch.b) > along(part.b) && !geometry::isAboutAt(stretch.b, part.b)) stretch.b = part.b;
    return along(stretch.a) < along(stretch.b) ? stretch : Segment{};
}

// A part of a piece, longer where it does not end with it.
Segment goingOn(Segment part, Segment recorded, Segment line) {
    const double length = std::max(geometry::lengthOf(line), 1.0);
    const LatticePoint by{
        static_cast<std::int32_t>(std::lround((line.b.x - line.a.x) * board::kUnitsPerSample / length)),
        static_cast<std::int32_t>(std::lround((line.b.y - line.a.y) * board::kUnitsPerSample / length))};
    part.a = geometry::isAboutAt(part.a, recorded.a) ? recorded.a : part.a - by;
    part.b = geometry::isAboutAt(part.b, recorded.b) ? recorded.b : part.b + by;
    return part;
}

std::vector<KnownStretch> knownStretches(const document::Table<board::WallRecord>& walls, const Lines& lines,
                                         const BesideKnown& known) {
    std::vector<KnownStretch> found;
    found.reserve(walls.size());
    for (const board::WallRecord& wall : walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            // From its smaller end: the way in which it is recorded shows nowhere.
            const auto [from, to] = std::minmax(wall.points[i - 1], wall.points[i]);
            const Segment recorded{from, to};
            const Segment line = lines.of(recorded);
            for (const Segment& stretch : known.stretches(line)) {
                const Segment part = line == recorded ? stretch : within(recorded, line, stretch);
                if (part.a != part.b && (part == recorded || geometry::lengthOf(part) >= kWallEnd))
                    found.push_back(
                        {&wall.kind, recorded, line, stretch, part, goingOn(part, recorded, line)});
            }
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

// A wall that ends at another one ends next to it, where either of them is slanted.
bool meet(Segment wall, Segment other) {
    using geometry::isAboutOn;
    return geometry::meeting(wall, other) != geometry::Meeting::Apart || isAboutOn(wall.a, other) ||
           isAboutOn(wall.b, other) || isAboutOn(other.a, wall) || isAboutOn(other.b, wall);
}

// The walls that others end at, for ends of stretches.
class WallEnds {
  public:
    explicit WallEnds(const std::vector<KnownStretch>& known) : m_known(known) {
        std::vector<geometry::Box> boxes;
        boxes.reserve(known.size());
        for (const KnownStretch& wall : known) boxes.push_back(geometry::boundingBox(wall.goesOn));
        m_near = board::BoxIndex(boxes, geometry::kUnitsPerCell);
    }

    // The end of `part` that is not `other`, or where it meets a known wall right there, else the last point
    // before it at which one stands. One where the wall itself ends is not taken back.
    LatticePoint endOf(const KnownStretch& stretch, LatticePoint end, LatticePoint other) const {
        const bool isOwnEnd = end == stretch.whole.a || end == stretch.whole.b;
        const double length = std::hypot(end.x - other.x, end.y - other.y);
        const double share = std::min(1.0, kWallEnd / length);
        const LatticePoint back{end.x + static_cast<std::int32_t>(std::lround(share * (other.x - end.x))),
                                end.y + static_cast<std::int32_t>(std::lround(share * (other.y - end.y)))};
        std::optional<LatticePoint> nearest;
        std::optional<LatticePoint> there;
        const LatticePoint ahead{
            end.x - static_cast<std::int32_t>(std::lround(kRightThere / length * (other.x - end.x))),
            end.y - static_cast<std::int32_t>(std::lround(kRightThere / length * (other.y - end.y)))};
        const auto all = [](const geometry::Box&) { return true; };
        const Segment last{ahead, back};
        m_near.visitNear(geometry::boundingBox(last), all, [&](std::uint32_t index) {
            const KnownStretch& wall = m_known[index];
            if (!meet(wall.goesOn, last)) return;
            if (geometry::cross(wall.whole.a, wall.whole.b, stretch.whole.a) ==
                geometry::cross(wall.whole.a, wall.whole.b, stretch.whole.b))
                return;  // parallel: itself, or one of another kind on the same line
            const LatticePoint at = crossing(stretch.whole, wall.whole);
            if (!isOwnEnd && isRightThere(at, end) && (!there || isBefore(at, *there, other))) there = at;
            const bool counts = isOwnEnd ? geometry::isAboutAt(at, end) : isBefore(at, end, other);
            if (counts && (!nearest || isBefore(at, *nearest, other))) nearest = at;
        });
        return there ? *there : nearest.value_or(end);
    }

  private:
    // Half a sample, slanted: what is known of a line is told in such steps.
    static constexpr double kRightThere = 11;
    static bool isRightThere(LatticePoint a, LatticePoint b) {
        return geometry::lengthOf({a, b}) <= kRightThere;
    }
    static bool isBefore(LatticePoint a, LatticePoint b, LatticePoint from) {
        return std::abs(a.x - from.x) + std::abs(a.y - from.y) <
               std::abs(b.x - from.x) + std::abs(b.y - from.y);
    }

    const std::vector<KnownStretch>& m_known;
    board::BoxIndex m_near;
};

}  // namespace

document::Table<board::WallRecord> knownWalls(const document::Table<board::WallRecord>& walls,
                                              const std::vector<Segment>& lines, const BesideKnown& known) {
    const std::vector<KnownStretch> found = knownStretches(walls, Lines(lines), known);
    const WallEnds ends(found);
    std::vector<board::WallRecord> kept;
    kept.reserve(found.size());
    for (const KnownStretch& stretch : found) {
        const Segment looked = stretch.looked;
        Segment part = looked;
        part.b = ends.endOf(stretch, looked.b, looked.a);
        part.a = ends.endOf(stretch, looked.a, looked.b);
        if (stretch.whole != stretch.recorded) part = within(stretch.recorded, stretch.whole, part);
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
                                        const std::vector<Segment>& lines, const board::SampleMask& known,
                                        const document::Table<board::DoorRecord>& doors) {
    const bool isSame = m_from == walls && m_doors == doors;
    if (m_known == known && isSame && m_lines == lines) return m_last;
    if (!isSame) m_all = Partitions(walls, doors);
    m_from = walls;
    m_doors = doors;
    m_lines = lines;
    m_known = known;
    // What parts places is known itself: what stands in the dark has no say in what is made out.
    m_partitions = Partitions(knownWalls(walls, lines, BesideKnown(known, m_all)), doors);
    m_last = {knownWalls(walls, lines, BesideKnown(known, m_partitions)), board::SampleMask(known.box())};
    vision::PolygonFiller filler;
    for (const board::WallRecord& wall : m_last.walls)
        addBroad(wall.points, halfWidth(wall.kind), filler, m_last.painted);
    return m_last;
}

}  // namespace tenaille::players
