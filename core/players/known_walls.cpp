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

// Half a sample, slanted: what is known of a line is told in such steps.
constexpr double kRightThere = 11;

// Which end a stretch gets that is known a little past the wall it may end at.
enum class PastAWall { TakenBack, AsKnown };

// A sample along a line.
LatticePoint sampleAlong(Segment line) {
    const double length = std::max(geometry::lengthOf(line), 1.0);
    return {static_cast<std::int32_t>(std::lround((line.b.x - line.a.x) * board::kUnitsPerSample / length)),
            static_cast<std::int32_t>(std::lround((line.b.y - line.a.y) * board::kUnitsPerSample / length))};
}

// A part of a piece, longer where it does not end with it.
Segment goingOn(Segment part, Segment recorded, Segment line) {
    const LatticePoint by = sampleAlong(line);
    part.a = geometry::isAboutAt(part.a, recorded.a) ? recorded.a : part.a - by;
    part.b = geometry::isAboutAt(part.b, recorded.b) ? recorded.b : part.b + by;
    return part;
}

// Those that are too short to be known by themselves go to `stubs`.
std::vector<KnownStretch> knownStretches(const document::Table<board::WallRecord>& walls, const Lines& lines,
                                         const BesideKnown& known, std::vector<KnownStretch>& stubs) {
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
                if (part.a == part.b) continue;
                const bool isLong = part == recorded || geometry::lengthOf(part) >= kWallEnd;
                (isLong ? found : stubs)
                    .push_back({&wall.kind, recorded, line, stretch, part, goingOn(part, recorded, line)});
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

// In nearly the same direction: where they cross says nothing. Parts of a slanted wall are rounded.
bool isAlike(Segment a, Segment b) {
    constexpr double kLeastSine = 0.03;
    const double x = a.b.x - a.a.x;
    const double y = a.b.y - a.a.y;
    const double otherX = b.b.x - b.a.x;
    const double otherY = b.b.y - b.a.y;
    return std::abs(x * otherY - y * otherX) <= kLeastSine * std::hypot(x, y) * std::hypot(otherX, otherY);
}

// The walls and doors that others end at, for ends of stretches.
class WallEnds {
  public:
    WallEnds(const std::vector<KnownStretch>& known, const std::vector<Segment>& doors) {
        for (const KnownStretch& wall : known) m_known.push_back({wall.goesOn, wall.whole, false});
        for (const Segment& door : doors)
            m_known.push_back({{door.a - sampleAlong(door), door.b + sampleAlong(door)}, door, true});
        std::vector<geometry::Box> boxes;
        boxes.reserve(m_known.size());
        for (const End& one : m_known) boxes.push_back(geometry::boundingBox(one.goesOn));
        m_near = board::BoxIndex(boxes, geometry::kUnitsPerCell);
    }

    // A short stretch that has one of its own ends in sight, and the other one at something known. What only
    // touches that from behind has no length.
    bool isStub(const KnownStretch& stretch) const {
        const auto isOwn = [&](LatticePoint end) {
            return geometry::isAboutAt(end, stretch.recorded.a) ||
                   geometry::isAboutAt(end, stretch.recorded.b);
        };
        const auto [a, b] = stretch.part;
        const bool ends = (isOwn(a) && isAtKnown(stretch, b, a)) || (isOwn(b) && isAtKnown(stretch, a, b));
        const Segment left = ended(stretch, stretch.part, PastAWall::TakenBack);
        return ends && geometry::lengthOf(left) > kLeastStub;
    }

    // Something of a long stretch is left when it is taken back.
    bool isLeft(const KnownStretch& stretch) const {
        constexpr double kTakenBack = 2 * (kWallEnd + kRightThere);
        if (stretch.part == stretch.recorded || geometry::lengthOf(stretch.looked) > kTakenBack) return true;
        const Segment left = ended(stretch, stretch.looked, PastAWall::TakenBack);
        return left.a != left.b;
    }

    // A part of a stretch with the ends it is given.
    Segment ended(const KnownStretch& stretch, Segment part, PastAWall past) const {
        return {endOf(stretch, part.a, part.b, past), endOf(stretch, part.b, part.a, past)};
    }

  private:
    // The end of a part that is not `other`. Taken back: to where it meets the first of the known walls that
    // follow each other right there, be it its own end or not, so that going on behind shows nowhere; else,
    // where it is not its own, to the last point at which one stands less than kWallEnd before it. As known:
    // where it meets a known wall right there.
    LatticePoint endOf(const KnownStretch& stretch, LatticePoint end, LatticePoint other,
                       PastAWall past) const {
        const bool isOwnEnd = end == stretch.whole.a || end == stretch.whole.b;
        const auto counts = [&](std::optional<LatticePoint> at) {
            return at && (!isOwnEnd || geometry::isAboutAt(*at, end));
        };
        if (past == PastAWall::AsKnown) {
            const std::optional<LatticePoint> last = meetsThere(stretch, end, other, Which::Last);
            return counts(last) ? *last : end;
        }
        const std::optional<LatticePoint> first = meetsThere(stretch, end, other, Which::First);
        if (!first || (!counts(first) && !isBefore(*first, end, other)))
            return isOwnEnd ? end : takenBack(stretch, end, other);
        LatticePoint told = *first;
        for (bool goesOn = true; goesOn;) {
            const LatticePoint next = meetsThere(stretch, told, other, Which::First).value_or(told);
            goesOn = isBefore(next, told, other);
            if (goesOn) told = next;
        }
        return told;
    }

    // Seen from `other`: the first or the last place no farther off the end than told is known.
    enum class Which { First, Last };
    std::optional<LatticePoint> meetsThere(const KnownStretch& stretch, LatticePoint end, LatticePoint other,
                                           Which which) const {
        std::optional<LatticePoint> found;
        const Segment there{ahead(end, other), ahead(end, end + end - other)};
        visitCrossings(stretch, there, [&](LatticePoint at) {
            const bool isNearer = geometry::lengthOf({at, end}) < geometry::lengthOf({at, other});
            if (!isNearer || !isRightThere(at, end)) return;
            if (!found || isBefore(at, *found, other) == (which == Which::First)) found = at;
        });
        return found;
    }

    LatticePoint takenBack(const KnownStretch& stretch, LatticePoint end, LatticePoint other) const {
        const double length = std::hypot(end.x - other.x, end.y - other.y);
        const double share = std::min(1.0, kWallEnd / length);
        const LatticePoint back{end.x + static_cast<std::int32_t>(std::lround(share * (other.x - end.x))),
                                end.y + static_cast<std::int32_t>(std::lround(share * (other.y - end.y)))};
        LatticePoint nearest = end;
        visitCrossings(stretch, {end, back}, [&](LatticePoint at) {
            if (isBefore(at, nearest, other)) nearest = at;
        });
        return nearest;
    }

    // Lattice units: shorter ones are what rounding leaves of a wall that only touches another one.
    static constexpr double kLeastStub = 3;
    static bool isRightThere(LatticePoint a, LatticePoint b) {
        return geometry::lengthOf({a, b}) <= kRightThere;
    }
    static bool isBefore(LatticePoint a, LatticePoint b, LatticePoint from) {
        return std::abs(a.x - from.x) + std::abs(a.y - from.y) <
               std::abs(b.x - from.x) + std::abs(b.y - from.y);
    }

    struct End {
        Segment goesOn;
        Segment whole;
        bool isDoor = false;
    };

    // Beyond an end, as seen from the other one, as far as it may lie off.
    static LatticePoint ahead(LatticePoint end, LatticePoint other) {
        const double length = geometry::lengthOf({end, other});
        return {end.x - static_cast<std::int32_t>(std::lround(kRightThere / length * (other.x - end.x))),
                end.y - static_cast<std::int32_t>(std::lround(kRightThere / length * (other.y - end.y)))};
    }

    // Where the line of a stretch crosses what is known and meets its last piece.
    template <class Visit>
    void visitCrossings(const KnownStretch& stretch, Segment last, Visit visit) const {
        const auto all = [](const geometry::Box&) { return true; };
        m_near.visitNear(geometry::boundingBox(last), all, [&](std::uint32_t index) {
            const End& one = m_known[index];
            if (!meet(one.goesOn, last)) return;
            if (one.isDoor && isAlike(one.whole, stretch.whole)) return;
            if (geometry::cross(one.whole.a, one.whole.b, stretch.whole.a) ==
                geometry::cross(one.whole.a, one.whole.b, stretch.whole.b))
                return;  // parallel: itself, or one of another kind on the same line
            visit(crossing(stretch.whole, one.whole));
        });
    }

    bool isAtKnown(const KnownStretch& stretch, LatticePoint end, LatticePoint other) const {
        // Not what it meets at its other end.
        bool found = false;
        visitCrossings(stretch, {ahead(end, other), end}, [&](LatticePoint at) {
            const double off = geometry::lengthOf({at, end});
            found = found || (off <= kRightThere && off < geometry::lengthOf({at, other}));
        });
        return found;
    }

    std::vector<End> m_known;
    board::BoxIndex m_near;
};

// So much is seen of them that they stand in sight. One in the dark that begins at a wall from behind lies on
// its line for a unit or two.
std::vector<Segment> knownDoors(const document::Table<board::DoorRecord>& doors, const BesideKnown& known) {
    const auto isInSight = [](Segment stretch) { return geometry::lengthOf(stretch) > kRightThere; };
    std::vector<Segment> found;
    for (const board::DoorRecord& door : doors) {
        const std::vector<Segment> stretches = known.stretches(door.where);
        if (std::any_of(stretches.begin(), stretches.end(), isInSight)) found.push_back(door.where);
    }
    return found;
}

document::Table<board::WallRecord> knownWalls(const document::Table<board::WallRecord>& walls,
                                              const std::vector<Segment>& lines,
                                              const std::vector<Segment>& doors, const BesideKnown& known,
                                              PastAWall past) {
    std::vector<KnownStretch> stubs;
    std::vector<KnownStretch> found = knownStretches(walls, Lines(lines), known, stubs);
    const WallEnds firstEnds(found, doors);
    // What is taken back as a whole ends no other one either.
    std::erase_if(found, [&](const KnownStretch& stretch) { return !firstEnds.isLeft(stretch); });
    for (const KnownStretch& stub : stubs)
        if (firstEnds.isStub(stub)) found.push_back(stub);
    const WallEnds ends(found, doors);
    std::vector<board::WallRecord> kept;
    kept.reserve(found.size());
    for (const KnownStretch& stretch : found) {
        Segment part = ends.ended(stretch, stretch.looked, past);
        if (stretch.whole != stretch.recorded) part = within(stretch.recorded, stretch.whole, part);
        if (part.a == part.b) continue;
        board::WallRecord& wall = kept.emplace_back();
        wall.kind = *stretch.kind;
        wall.points = {part.a, part.b};
    }
    return document::plainWalls(kept);
}

}  // namespace

document::Table<board::WallRecord> knownWalls(const document::Table<board::WallRecord>& walls,
                                              const std::vector<Segment>& lines,
                                              const std::vector<Segment>& doors, const BesideKnown& known) {
    return knownWalls(walls, lines, doors, known, PastAWall::TakenBack);
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
    // What parts places is known itself: what stands in the dark has no say in what is made out. It parts as
    // far as it is known: taken back to a wall it passes, it would leave a gap that knowledge of others goes
    // through.
    const auto knownBeside = [&](const Partitions& partitions, PastAWall past) {
        const BesideKnown beside(known, partitions);
        return knownWalls(walls, lines, knownDoors(doors, beside), beside, past);
    };
    m_partitions = Partitions(knownBeside(m_all, PastAWall::AsKnown), doors);
    m_last = {knownBeside(m_partitions, PastAWall::TakenBack), board::SampleMask(known.box())};
    vision::PolygonFiller filler;
    for (const board::WallRecord& wall : m_last.walls)
        addBroad(wall.points, halfWidth(wall.kind), filler, m_last.painted);
    return m_last;
}

}  // namespace tenaille::players
