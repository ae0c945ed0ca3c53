// SPDX-License-Identifier: MIT
#include "core/players/beside_known.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <utility>

#include "core/document/hidden_doors.h"
#include "core/geometry/predicates.h"
#include "core/geometry/rounded.h"
#include "core/players/along_mask.h"

namespace tenaille::players {

namespace {

using board::kUnitsPerSample;
using board::LatticePoint;
using board::Sample;
using board::SampleMask;
using geometry::Segment;

// Places on slanted walls are rounded: so far off a line they still lie on it.
constexpr double kOnLine = 0.75;

// On the line through a piece, so far off; without roots, as it is asked so often.
bool isWithin(double off, LatticePoint point, Segment line) {
    const double x = line.b.x - line.a.x;
    const double y = line.b.y - line.a.y;
    const auto across = static_cast<double>(geometry::cross(line.a, line.b, point));
    return across * across < off * off * (x * x + y * y);
}

bool runsThrough(Segment piece, LatticePoint point) {
    return isWithin(kOnLine, point, piece) && geometry::isAboutOn(point, piece);
}

std::int64_t roundedRatio(std::int64_t number, std::int64_t by) {  // by > 0; halves go up
    return geometry::floorDiv(2 * number + by, 2 * by);
}

// The ends of the line, and between them what lies on it at every half sample of the board: where these
// places are depends on neither end, which may lie where nobody looks.
std::vector<LatticePoint> placesOn(Segment line) {
    constexpr std::int32_t kStep = kUnitsPerSample / 2;
    const bool flat = std::abs(line.b.x - line.a.x) >= std::abs(line.b.y - line.a.y);
    const auto along = [flat](LatticePoint p) { return flat ? p.x : p.y; };
    const auto across = [flat](LatticePoint p) { return flat ? p.y : p.x; };
    const bool turned = along(line.b) < along(line.a);
    const LatticePoint from = turned ? line.b : line.a;
    const LatticePoint to = turned ? line.a : line.b;
    const std::int64_t length = along(to) - along(from);
    std::vector<LatticePoint> places;
    places.reserve(static_cast<std::size_t>(length / kStep) + 2);
    places.push_back(from);
    for (std::int32_t at = (geometry::floorDiv(along(from), kStep) + 1) * kStep; at < along(to);
         at += kStep) {
        const std::int64_t risen = static_cast<std::int64_t>(at - along(from)) * (across(to) - across(from));
        const auto beside = across(from) + static_cast<std::int32_t>(roundedRatio(risen, length));
        places.push_back(flat ? LatticePoint{at, beside} : LatticePoint{beside, at});
    }
    if (to != from) places.push_back(to);
    if (turned) std::reverse(places.begin(), places.end());
    return places;
}

// Exactly: middles of samples lie between lattice points.
LatticePoint twice(LatticePoint place) { return {2 * place.x, 2 * place.y}; }
LatticePoint twiceTheMiddle(Sample sample) {
    return {(2 * sample.x + 1) * kUnitsPerSample, (2 * sample.y + 1) * kUnitsPerSample};
}

std::vector<Segment> piecesOf(const document::Table<board::WallRecord>& walls,
                              const document::Table<board::DoorRecord>& doors) {
    std::vector<Segment> pieces;
    for (const board::WallRecord& wall : walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i)
            pieces.push_back({wall.points[i - 1], wall.points[i]});
    for (const board::DoorRecord& door : doors) pieces.push_back(door.where);
    return pieces;
}

// What stops the sight of players, as document/hidden_doors.h has it.
std::vector<Segment> sightStoppersOf(const document::Encounter& map) {
    const board::Kinds kinds = document::kindsOf(map);
    std::vector<Segment> pieces;
    for (const board::WallRecord& wall : map.walls) {
        const board::WallKind* kind = kinds.wall(wall.kind);
        for (std::size_t i = 1; kind != nullptr && kind->effect.stopsSight && i < wall.points.size(); ++i)
            pieces.push_back({wall.points[i - 1], wall.points[i]});
    }
    for (const board::DoorRecord& door : map.doors) {
        const board::DoorKind* kind = kinds.door(door.kind);
        const bool stops = kind == nullptr || kind->closed.stopsSight;
        if (stops && door.state != board::DoorState::Open && !document::isUnfound(door, kinds))
            pieces.push_back(door.where);
    }
    for (const document::HiddenDoor& door : document::hiddenDoors(map))
        if (door.effect.stopsSight) pieces.push_back(door.where);
    return pieces;
}

// What stands right against a wall is on that side of it on which it lies.
LatticePoint inside(LatticePoint place, LatticePoint middle) {
    constexpr double kDeep = 3;
    const double far = geometry::lengthOf({place, middle});
    if (far <= kDeep) return middle;
    return {place.x + static_cast<std::int32_t>(std::lround((middle.x - place.x) * kDeep / far)),
            place.y + static_cast<std::int32_t>(std::lround((middle.y - place.y) * kDeep / far))};
}

}  // namespace

Partitions::Partitions(std::vector<Segment> pieces) : m_pieces(std::move(pieces)) {
    std::vector<geometry::Box> boxes;
    boxes.reserve(m_pieces.size());
    for (const Segment& piece : m_pieces) boxes.push_back(geometry::boundingBox(piece));
    m_near = board::BoxIndex(boxes, geometry::kUnitsPerCell);
}

Partitions::Partitions(const document::Table<board::WallRecord>& walls,
                       const document::Table<board::DoorRecord>& doors)
    : Partitions(piecesOf(walls, doors)) {}

bool Partitions::part(std::span<const Sample> around, LatticePoint place, Segment line) const {
    const bool hasLine = line.a != line.b;
    const auto isOfLine = [&](const Segment& piece) {
        return hasLine && isWithin(geometry::kRoundedOff, piece.a, line) &&
               isWithin(geometry::kRoundedOff, piece.b, line);
    };
    geometry::Box box{place, place};
    for (const Sample from : around)
        box = {{std::min(box.min.x, from.x * kUnitsPerSample), std::min(box.min.y, from.y * kUnitsPerSample)},
               {std::max(box.max.x, (from.x + 1) * kUnitsPerSample),
                std::max(box.max.y, (from.y + 1) * kUnitsPerSample)}};
    std::vector<Segment> between;  // seldom any
    m_near.visitNear(
        box, [](const geometry::Box&) { return true; },
        [&](std::uint32_t index) {
            const Segment& piece = m_pieces[index];
            if (geometry::boundingBox(piece).touches(box) && !runsThrough(piece, place) && !isOfLine(piece))
                between.push_back({twice(piece.a), twice(piece.b)});
        });
    return std::all_of(around.begin(), around.end(), [&](Sample from) {
        const Segment way{twiceTheMiddle(from), twice(place)};
        // A middle on a slanted wall is on no side of it. Nor is one nearer than kOnLine: where sight ends at
        // a wall is rounded. (Both are doubled here, and so is what isAboutOn() takes for about.)
        return std::any_of(between.begin(), between.end(), [&](const Segment& piece) {
            return geometry::isAboutOn(way.a, piece) ||
                   geometry::meeting(piece, way) != geometry::Meeting::Apart;
        });
    });
}

bool BesideKnown::holds(LatticePoint point) const {
    // On a border between samples it lies in both.
    for (const std::int32_t x : {point.x, point.x - 1})
        for (const std::int32_t y : {point.y, point.y - 1}) {
            const Sample sample = board::sampleAt({x, y});
            if (m_known.test(sample.x, sample.y)) return true;
        }
    return false;
}

bool BesideKnown::at(LatticePoint point, Segment line) const {
    const Sample middle = board::sampleAt(point);
    const board::SampleBox around{middle.x - 1, middle.y - 1, middle.x + 2, middle.y + 2};
    if (!m_known.testsAny(around)) return false;
    std::array<Sample, 9> known;
    std::size_t count = 0;
    for (std::int32_t y = around.top; y < around.bottom; ++y)
        for (std::int32_t x = around.left; x < around.right; ++x)
            if (m_known.test(x, y)) known[count++] = {x, y};
    // All around: whatever stands there, it is known on all of its sides.
    if (count == known.size()) return true;
    return count > 0 && !m_partitions.part(std::span(known).first(count), point, line);
}

bool BesideKnown::along(Segment line) const {
    constexpr double kTouch = 3 * kUnitsPerSample;  // of an end and a corner of the mask, at most
    if (!m_known.testsAny(boxAround({line.a, line.b}))) return false;
    const std::vector<LatticePoint> places = placesOn(line);
    double run = -1;
    bool whole = true;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!at(places[i], line)) {
            run = -1;
            whole = false;
            continue;
        }
        run = run < 0 ? 0 : run + geometry::lengthOf({places[i - 1], places[i]});
        if (run > kTouch) return true;
    }
    return whole;
}

bool isAlong(const board::SampleMask& mask, Segment where) {
    static const Partitions nothing;
    return BesideKnown(mask, nothing).along(where);
}

bool DoorsInSight::has(Segment door) {
    if (!isAlong(m_seen, door)) return false;
    if (!m_stoppers) m_stoppers.emplace(sightStoppersOf(m_map));
    return BesideKnown(m_seen, *m_stoppers).along(door);
}

bool BesideKnown::around(const std::vector<LatticePoint>& outline, const SampleMask& covered) const {
    if (!m_known.testsAny(boxAround(outline))) return false;
    std::int64_t x = 0;
    std::int64_t y = 0;
    for (const LatticePoint corner : outline) {
        x += corner.x;
        y += corner.y;
    }
    const auto count = static_cast<std::int64_t>(outline.size());
    const LatticePoint middle{static_cast<std::int32_t>(x / count), static_cast<std::int32_t>(y / count)};
    std::size_t places = 0;
    std::size_t beside = 0;
    for (std::size_t i = 0; i < outline.size(); ++i)
        for (const LatticePoint place : placesOn({outline[i], outline[(i + 1) % outline.size()]})) {
            const LatticePoint deep = inside(place, middle);
            const Sample sample = board::sampleAt(deep);
            ++places;
            beside += !covered.test(sample.x, sample.y) && at(deep) ? 1 : 0;
        }
    constexpr std::size_t kHalfACell = geometry::kUnitsPerCell / 2 / (kUnitsPerSample / 2);
    return beside > 0 && beside >= std::min(kHalfACell, places / 6);
}

std::vector<Segment> BesideKnown::stretches(Segment line) const {
    std::vector<Segment> found;
    if (!m_known.testsAny(boxAround({line.a, line.b}))) return found;
    std::optional<Segment> open;
    const auto close = [&] {
        if (open && open->a != open->b) found.push_back(*open);
        open.reset();
    };
    for (const LatticePoint place : placesOn(line)) {
        if (!at(place, line)) {
            close();
            continue;
        }
        if (!open) open = Segment{place, place};
        open->b = place;
    }
    close();
    return found;
}

}  // namespace tenaille::players
