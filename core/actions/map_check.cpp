// SPDX-License-Identifier: MIT
#include "core/actions/map_check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "core/actions/map_elements.h"
#include "core/actions/unreachable.h"
#include "core/actions/wall_gaps.h"
#include "core/actions/wall_net.h"
#include "core/board/box_index.h"
#include "core/geometry/predicates.h"

namespace tenaille::actions {

namespace {

using board::LatticePoint;
using geometry::Segment;

constexpr double kGap = 0.1;            // cells
constexpr std::int32_t kGapUnits = 30;  // as much, along the axes of hexes too
constexpr double kOpen = 0.95;          // cells: as wide as a door is meant
constexpr std::int32_t kOpenUnits = 280;
constexpr double kDoorReach = 1;  // cells to the wall that a door may have lost
constexpr double kBehind = 0.35;  // cells: a wall that runs so close to a door stands in it
constexpr std::int32_t kBehindUnits = 110;
constexpr double kBeside = 0.5;  // cells: a wall that runs so close to the side of a floor is its wall
constexpr std::int32_t kBesideUnits = 150;
constexpr double kTurnsBack = 0.7;  // cosine: a wall that is to go on bends no sharper than by 45 degrees
constexpr double kCrosses = 0.3;    // sine: lines that meet at less have no clear meeting
constexpr double kOnIt = 0.01;      // cells: one point of the lattice from another
constexpr double kNudge = 0.35;     // cells: so far an end may be moved in any direction
constexpr double kBesideBoard = 2;  // cells

class FloorFinder {
  public:
    explicit FloorFinder(const document::Encounter& map) {
        std::vector<geometry::Box> boxes;
        for (const board::FloorRecord& floor : map.floors) {
            m_floors.push_back(&floor);
            boxes.push_back(geometry::boundingBox(floor.outline));
        }
        m_byPlace = board::BoxIndex(boxes, 4 * geometry::kUnitsPerCell);
    }
    bool isOnFloor(LatticePoint at) const {
        const std::vector<std::uint32_t> near = m_byPlace.touching({at, at});
        return std::any_of(near.begin(), near.end(), [&](std::uint32_t floor) {
            return geometry::isInside(at, m_floors[floor]->outline);
        });
    }

  private:
    std::vector<const board::FloorRecord*> m_floors;
    board::BoxIndex m_byPlace;
};

class Check {
  public:
    Check(const document::Encounter& map, const std::stop_token& stop)
        : m_map(map),
          m_stop(stop),
          m_kinds(document::kindsOf(map)),
          m_grid(map.gridRecord().extent.grid),
          m_net(map) {
        measureBoard();
        findSpecks();
        findDoubled();
        findTwoKinds();
        for (const board::DoorRecord& door : map.doors) checkDoor(door);
        findGaps();
        if (stop.stop_requested()) return;
        for (const ClosedPart& part : closedParts(map)) tellClosed(part);
        findOffBoard();
        for (const board::FloorRecord& floor : map.floors) findOpenSides(floor);
        findFlatFloors();
        findOverlaps();
        findDoorsToNowhere();
        findOverTheBorder();
        std::sort(m_findings.begin(), m_findings.end(), [](const MapFinding& a, const MapFinding& b) {
            return std::tie(a.flaw, a.at.y, a.at.x, a.records) < std::tie(b.flaw, b.at.y, b.at.x, b.records);
        });
    }

    std::vector<MapFinding> take() { return std::move(m_findings); }

  private:
    void findSpecks() {
        for (const board::WallRecord& wall : m_map.walls) {
            double length = 0;
            for (std::size_t i = 1; i < wall.points.size(); ++i)
                length += cellsBetween(m_grid, wall.points[i - 1], wall.points[i]);
            if (length >= kGap) continue;
            m_going.insert(wall.id);
            m_findings.push_back(
                {MapFlaw::Speck, {wall.id}, wall.points.front(), 0, MapRepair{{}, {wall.id}}});
        }
    }

    // A piece lies on another one of its kind. Of two equal ones that of the older wall stays, so that
    // something remains of everything that goes.
    bool isCovered(const WallPiece& piece, const board::WallRecord& wall) const {
        for (const std::uint32_t index : m_net.near(piece.where, 0)) {
            const WallPiece& other = m_net.pieces()[index];
            if (other.isDoor || other.record == piece.record) continue;
            if (!geometry::onSegment(piece.where.a, other.where) ||
                !geometry::onSegment(piece.where.b, other.where))
                continue;
            const bool equal = geometry::onSegment(other.where.a, piece.where) &&
                               geometry::onSegment(other.where.b, piece.where);
            if (equal && !(other.record < piece.record)) continue;
            if (m_map.walls.find(other.record)->kind == wall.kind) return true;
        }
        return false;
    }

    void findDoubled() {
        const auto pieces = m_net.pieces();
        for (std::size_t first = 0; first < pieces.size() && !pieces[first].isDoor;) {
            if (m_stop.stop_requested()) return;
            std::size_t last = first;
            while (last < pieces.size() && pieces[last].record == pieces[first].record) ++last;
            const board::WallRecord& wall = *m_map.walls.find(pieces[first].record);
            bool covered = !m_going.contains(wall.id);
            for (std::size_t i = first; covered && i < last; ++i) covered = isCovered(pieces[i], wall);
            if (covered) {
                m_going.insert(wall.id);
                m_findings.push_back(
                    {MapFlaw::Doubled, {wall.id}, wall.points.front(), 0, MapRepair{{}, {wall.id}}});
            }
            first = last;
        }
    }

    // Two kinds in one place: the harder one counts for everything, and nothing shows it. What was drawn
    // last was meant.
    void findTwoKinds() {
        std::set<std::pair<RecordId, RecordId>> told;
        for (const WallPiece& piece : m_net.pieces()) {
            if (m_stop.stop_requested()) return;
            if (piece.isDoor || m_going.contains(piece.record)) continue;
            const std::string& kind = m_map.walls.find(piece.record)->kind;
            for (const std::uint32_t index : m_net.near(piece.where, 0)) {
                const WallPiece& older = m_net.pieces()[index];
                if (older.isDoor || !(older.record < piece.record) || m_going.contains(older.record) ||
                    geometry::meeting(older.where, piece.where) != geometry::Meeting::Overlap ||
                    m_map.walls.find(older.record)->kind == kind ||
                    !told.insert({older.record, piece.record}).second)
                    continue;
                MapRepair repair;
                cutOut(older, withGap(m_map.walls.find(older.record)->points, piece.where), repair);
                m_findings.push_back({MapFlaw::TwoKinds,
                                      {piece.record, older.record},
                                      middleOf(piece.where),
                                      0,
                                      std::move(repair)});
            }
        }
    }

    static LatticePoint middleOf(const Segment& line) {
        return {(line.a.x + line.b.x) / 2, (line.a.y + line.b.y) / 2};
    }

    // The parts in place of the wall that the piece is of.
    void cutOut(const WallPiece& piece, const std::vector<WallPoints>& parts, MapRepair& repair) const {
        board::WallRecord wall = *m_map.walls.find(piece.record);
        if (parts.empty()) repair.remove.push_back(wall.id);
        for (const WallPoints& part : parts) {
            if (&part != &parts.front()) wall.id = {};
            wall.points = part;
            repair.put.emplace_back(wall);
        }
    }

    // The place on a piece that runs close by a door, not exactly along it.
    std::optional<Segment> placeBehind(const WallPiece& piece, const Segment& door) const {
        const double width = cellsBetween(m_grid, door.a, door.b);
        if (width < 2 * kBehind || m_net.distance(door.a, piece) > kBehind ||
            m_net.distance(door.b, piece) > kBehind)
            return std::nullopt;
        const Segment place{m_net.nearest(door.a, piece, 0), m_net.nearest(door.b, piece, 0)};
        if (2 * cellsBetween(m_grid, place.a, place.b) < width) return std::nullopt;
        return place;
    }

    // The walls that run along the door or close by it, with a gap for it.
    MapRepair gapFor(const Segment& door, std::vector<RecordId>* walls) const {
        MapRepair repair;
        std::set<RecordId> seen;
        for (const std::uint32_t index : m_net.near(door, kBehindUnits)) {
            const WallPiece& piece = m_net.pieces()[index];
            if (piece.isDoor || seen.contains(piece.record)) continue;
            const WallPoints& points = m_map.walls.find(piece.record)->points;
            if (geometry::meeting(piece.where, door) == geometry::Meeting::Overlap) {
                cutOut(piece, withGap(points, door), repair);
            } else if (const std::optional<Segment> place = placeBehind(piece, door)) {
                cutOut(piece, withGapIn(points, piece.point, *place), repair);
            } else {
                continue;
            }
            seen.insert(piece.record);
            if (walls != nullptr) walls->push_back(piece.record);
        }
        return repair;
    }

    bool touchesOther(LatticePoint at, RecordId mine) const {
        const auto near = m_net.near({at, at}, kGapUnits);
        return std::any_of(near.begin(), near.end(), [&](std::uint32_t index) {
            const WallPiece& piece = m_net.pieces()[index];
            return piece.record != mine && m_net.distance(at, piece) <= kGap;
        });
    }

    void checkDoor(const board::DoorRecord& door) {
        if (m_stop.stop_requested()) return;
        std::vector<RecordId> records{door.id};
        MapRepair gap = gapFor(door.where, &records);
        if (records.size() > 1) {
            m_findings.push_back(
                {MapFlaw::WallBehindDoor, std::move(records), door.where.a, 0, std::move(gap)});
            return;
        }
        if (door.freestanding || touchesOther(door.where.a, door.id) || touchesOther(door.where.b, door.id))
            return;
        m_findings.push_back({MapFlaw::DoorOffWall, {door.id}, door.where.a, 0, ontoWall(door)});
    }

    // Into the nearest wall that runs beside it, or else it stands free from now on.
    MapRepair ontoWall(board::DoorRecord door) const {
        double best = kDoorReach;
        std::optional<Segment> place;
        constexpr std::int32_t kReach = 2 * geometry::kUnitsPerCell;
        for (const std::uint32_t index : m_net.near(door.where, kReach)) {
            const WallPiece& piece = m_net.pieces()[index];
            if (piece.isDoor) continue;
            const LatticePoint by = m_net.nearest(door.where.a, piece, 0) - door.where.a;
            const Segment there{door.where.a + by, door.where.b + by};
            const double distance = cellsBetween(m_grid, door.where.a, there.a);
            if (distance > best || !geometry::onSegment(there.a, piece.where) ||
                !geometry::onSegment(there.b, piece.where))
                continue;
            best = distance;
            place = there;
        }
        if (!place) {
            door.freestanding = true;
            return {{door}, {}};
        }
        MapRepair repair = gapFor(*place, nullptr);
        door.where = *place;
        repair.put.emplace_back(door);
        return repair;
    }

    void findGaps() {
        const auto pieces = m_net.pieces();
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (m_stop.stop_requested()) return;
            const WallPiece& piece = pieces[i];
            if (m_going.contains(piece.record)) continue;
            if (piece.isDoor) {
                if (m_map.doors.find(piece.record)->freestanding) continue;
                checkEnd(piece.where.a, i, 0);
                checkEnd(piece.where.b, i, 1);
                continue;
            }
            const board::WallRecord& wall = *m_map.walls.find(piece.record);
            if (wall.points.front() == wall.points.back()) continue;
            if (piece.point == 0) checkEnd(wall.points.front(), i, 0);
            if (piece.point + 2 == wall.points.size()) checkEnd(wall.points.back(), i, piece.point + 1);
        }
    }

    // An end that touches nothing, but nearly does.
    void checkEnd(LatticePoint at, std::size_t own, std::size_t point) {
        double best = kOpen;
        const WallPiece* beside = nullptr;
        for (const std::uint32_t index : m_net.near({at, at}, kOpenUnits)) {
            const WallPiece& piece = m_net.pieces()[index];
            if (index == own || m_going.contains(piece.record)) continue;
            if (geometry::onSegment(at, piece.where)) return;
            const double distance = m_net.distance(at, piece);
            // The next piece of the same wall begins where this one ends.
            const bool next = piece.record == m_net.pieces()[own].record &&
                              std::max(piece.point, m_net.pieces()[own].point) -
                                      std::min(piece.point, m_net.pieces()[own].point) <=
                                  1;
            if (next || distance > best) continue;
            // Where this piece meets the other one there is no hole between them.
            if (distance > kGap &&
                m_net.distance(m_net.nearest(at, piece, kOpen), m_net.pieces()[own]) <= kGap)
                continue;
            best = distance;
            beside = &piece;
        }
        if (beside == nullptr) return;
        std::vector<RecordId> records{m_net.pieces()[own].record};
        if (beside->record != records.front()) records.push_back(beside->record);
        // A door that stands beside its wall is told as such.
        const bool isOpen = best > kGap;
        if (isOpen && (m_net.pieces()[own].isDoor || stopsNothing(m_net.pieces()[own].record))) return;
        tellGap({isOpen ? MapFlaw::OpenEnd : MapFlaw::Gap, std::move(records), at,
                 static_cast<std::int32_t>(std::ceil(best * 1000)),
                 closing(m_net.pieces()[own], point, at, *beside, isOpen ? kOpen : kGap)},
                m_net.nearest(at, *beside, isOpen ? kOpen : kGap));
    }

    // Past such a wall, a parapet or a fence, goes what goes past its end as well.
    bool stopsNothing(RecordId wall) const {
        const board::WallRecord* record = m_map.walls.find(wall);
        const board::WallKind* kind = record != nullptr ? m_kinds.wall(record->kind) : nullptr;
        return kind != nullptr && !kind->effect.stopsSight && !kind->effect.stopsMovement;
    }

    // Where two ends look at each other, both find the same hole.
    void tellGap(MapFinding finding, LatticePoint to) {
        const auto order = [](LatticePoint a, LatticePoint b) {
            return std::tie(a.x, a.y) < std::tie(b.x, b.y);
        };
        const auto [place, isNew] = m_gaps.try_emplace(
            order(finding.at, to) ? std::pair(finding.at, to) : std::pair(to, finding.at), m_findings.size());
        if (isNew)
            m_findings.push_back(std::move(finding));
        else if (!m_findings[place->second].repair)
            m_findings[place->second] = std::move(finding);
    }

    // Whether the end of a piece may be moved there: it is near, or the wall does not bend much.
    bool mayReach(const WallPiece& own, LatticePoint at, LatticePoint to) const {
        if (cellsBetween(m_grid, at, to) <= kNudge) return true;
        const board::Position a = board::position(m_grid, own.where.a == at ? own.where.b : own.where.a);
        const board::Position b = board::position(m_grid, at);
        const board::Position c = board::position(m_grid, to);
        const double along = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
        return along >= kTurnsBack * std::hypot(b.x - a.x, b.y - a.y) * std::hypot(c.x - b.x, c.y - b.y);
    }

    // Where the piece meets the other one if it simply goes on: walls stay straight. Nothing: it does not
    // within `reach` cells, or it meets an end of it, where a corner was meant.
    std::optional<LatticePoint> straightOn(const WallPiece& own, LatticePoint at, const WallPiece& beside,
                                           double reach) const {
        const board::Position from = board::position(m_grid, own.where.a == at ? own.where.b : own.where.a);
        const board::Position end = board::position(m_grid, at);
        const board::Position a = board::position(m_grid, beside.where.a);
        const board::Position b = board::position(m_grid, beside.where.b);
        const double x = end.x - from.x;
        const double y = end.y - from.y;
        const double across = x * (b.y - a.y) - y * (b.x - a.x);
        const double length = std::hypot(x, y);
        const double crosses = kCrosses * length * std::hypot(b.x - a.x, b.y - a.y);
        if (crosses <= 0 || std::abs(across) < crosses) return std::nullopt;
        const double along = ((a.x - end.x) * (b.y - a.y) - (a.y - end.y) * (b.x - a.x)) / across;
        if (along <= 0 || along * length > reach) return std::nullopt;
        const LatticePoint hit = board::nearestLatticePoint(m_grid, {end.x + along * x, end.y + along * y});
        if (cellsBetween(m_grid, hit, beside.where.a) <= kGap ||
            cellsBetween(m_grid, hit, beside.where.b) <= kGap)
            return std::nullopt;
        const LatticePoint on = m_net.nearest(hit, beside, 0);
        return cellsBetween(m_grid, hit, on) <= kOnIt ? std::optional(on) : std::nullopt;
    }

    // The end goes to the other piece, or the wall gets another corner there; where no point of the lattice
    // lies on that piece, it gets a corner, too.
    std::optional<MapRepair> closing(const WallPiece& own, std::size_t point, LatticePoint at,
                                     const WallPiece& beside, double margin) const {
        const LatticePoint to =
            straightOn(own, at, beside, kNudge).value_or(m_net.nearest(at, beside, margin));
        if (to == at) return std::nullopt;
        MapRepair repair;
        MapElement element = *elementOf(m_map, own.record);
        auto* wall = std::get_if<board::WallRecord>(&element);
        if (wall != nullptr && !mayReach(own, at, to)) {
            wall->points.insert(point == 0 ? wall->points.begin() : wall->points.end(), to);
        } else {
            element = withPoint(element, point, to);
        }
        if (wall != nullptr) {
            wall->points.erase(std::unique(wall->points.begin(), wall->points.end()), wall->points.end());
            if (wall->points.size() < 2) return MapRepair{{}, {own.record}};
        }
        if (!checkElement(element)) return std::nullopt;
        repair.put.push_back(std::move(element));
        if (geometry::onSegment(to, beside.where)) return repair;
        if (beside.isDoor || beside.record == own.record) return std::nullopt;
        board::WallRecord other = *m_map.walls.find(beside.record);
        other.points.insert(other.points.begin() + static_cast<std::ptrdiff_t>(beside.point) + 1, to);
        repair.put.emplace_back(std::move(other));
        return repair;
    }

    void tellClosed(const ClosedPart& part) {
        MapFinding finding{
            MapFlaw::NoWayIn, {}, board::centre(m_grid, part.middle), part.cells, std::nullopt};
        if (part.door) {
            finding.repair = gapFor(*part.door, nullptr);
            board::DoorRecord door;
            door.where = *part.door;
            finding.repair->put.emplace_back(door);
        }
        finding.meant = MapRepair{{}, {}, {finding.at}};
        m_findings.push_back(std::move(finding));
    }

    // Floors without walls around most of them are lawns, carpets, pools.
    void findOpenSides(const board::FloorRecord& floor) {
        if (m_stop.stop_requested()) return;
        double around = 0;
        double walled = 0;
        std::vector<Segment> open;
        std::string kind = "stone";
        for (std::size_t i = 0; i < floor.outline.size(); ++i) {
            const Segment side{floor.outline[i], floor.outline[(i + 1) % floor.outline.size()]};
            const double length = cellsBetween(m_grid, side.a, side.b);
            around += length;
            walled += length;
            for (const Segment& hole : withoutWalls(side, kind)) {
                walled -= cellsBetween(m_grid, hole.a, hole.b);
                open.push_back(hole);
            }
        }
        if (2 * walled < around) return;
        m_rooms.push_back(&floor);
        for (const Segment& hole : open) {
            const double width = cellsBetween(m_grid, hole.a, hole.b);
            if (width < kOpen || goesOnBehind(floor, hole)) continue;
            board::WallRecord wall;
            wall.kind = kind;
            wall.points = {hole.a, hole.b};
            m_findings.push_back({MapFlaw::OpenSide,
                                  {floor.id},
                                  middleOf(hole),
                                  static_cast<std::int32_t>(std::ceil(width * 1000)),
                                  MapRepair{{wall}, {}},
                                  MapRepair{{archwayAt(hole)}, {}}});
        }
    }

    // An opening without a leaf that leads outside.
    static board::DoorRecord archwayAt(Segment hole) {
        board::DoorRecord archway;
        archway.kind = "archway";
        archway.where = hole;
        archway.state = board::DoorState::Open;
        archway.freestanding = true;
        return archway;
    }

    // Next to nothing wide for their length.
    void findFlatFloors() {
        for (const board::FloorRecord& floor : m_map.floors) {
            double twice = 0;
            double longest = 0;
            for (std::size_t i = 0; i < floor.outline.size(); ++i) {
                const LatticePoint to = floor.outline[(i + 1) % floor.outline.size()];
                const board::Position a = board::position(m_grid, floor.outline[i]);
                const board::Position b = board::position(m_grid, to);
                twice += a.x * b.y - b.x * a.y;
                longest = std::max(longest, cellsBetween(m_grid, floor.outline.front(), to));
            }
            if (std::abs(twice) / 2 >= kGap * std::max(longest, kGap)) continue;
            m_findings.push_back(
                {MapFlaw::FlatFloor, {floor.id}, floor.outline.front(), 0, MapRepair{{}, {floor.id}}});
        }
    }

    // Of rooms alone: carpets and lawns lie on and under others. Both are told once, where they first cross.
    void findOverlaps() {
        std::vector<geometry::Box> boxes;
        for (const board::FloorRecord* room : m_rooms) boxes.push_back(geometry::boundingBox(room->outline));
        const board::BoxIndex index(boxes, 4 * geometry::kUnitsPerCell);
        for (std::uint32_t one = 0; one < m_rooms.size(); ++one) {
            if (m_stop.stop_requested()) return;
            for (const std::uint32_t other : index.touching(boxes[one])) {
                if (other <= one) continue;
                auto at = crossing(m_rooms[one]->outline, m_rooms[other]->outline, boxes[other]);
                if (!at) at = halfInside(m_rooms[one]->outline, m_rooms[other]->outline);
                if (!at) at = halfInside(m_rooms[other]->outline, m_rooms[one]->outline);
                if (at)
                    m_findings.push_back({MapFlaw::RoomsOverlap,
                                          {m_rooms[one]->id, m_rooms[other]->id},
                                          *at,
                                          0,
                                          std::nullopt});
            }
        }
    }

    static std::optional<LatticePoint> crossing(const WallPoints& a, const WallPoints& b,
                                                const geometry::Box& aroundB) {
        for (std::size_t i = 0; i < a.size(); ++i) {
            const Segment side{a[i], a[(i + 1) % a.size()]};
            if (!aroundB.touches(geometry::boundingBox(side))) continue;
            for (std::size_t j = 0; j < b.size(); ++j) {
                const Segment other{b[j], b[(j + 1) % b.size()]};
                if (geometry::meeting(side, other) == geometry::Meeting::Cross) return middleOf(other);
            }
        }
        return std::nullopt;
    }

    // A side of one room in the other, and another side outside: a room in a room is none of that.
    static std::optional<LatticePoint> halfInside(const WallPoints& room, const WallPoints& other) {
        std::optional<LatticePoint> inside;
        bool outside = false;
        for (std::size_t i = 0; i < room.size(); ++i) {
            const Segment side{room[i], room[(i + 1) % room.size()]};
            const geometry::Place place = geometry::placeOfMiddle(side, other);
            outside = outside || place == geometry::Place::Outside;
            if (place == geometry::Place::Inside && !inside) inside = middleOf(side);
        }
        return outside ? inside : std::nullopt;
    }

    // What a piece that runs along a side, not quite on it, covers of it.
    std::optional<Segment> placeBeside(const Segment& piece, const Segment& side) const {
        const board::Position from = board::position(m_grid, side.a);
        const board::Position end = board::position(m_grid, side.b);
        const double length = std::hypot(end.x - from.x, end.y - from.y);
        if (length <= 0) return std::nullopt;
        const board::Position along{(end.x - from.x) / length, (end.y - from.y) / length};
        struct Place {
            double along, beside;
        };
        const auto placeOf = [&](LatticePoint point) {
            const board::Position p = board::position(m_grid, point);
            const double x = p.x - from.x;
            const double y = p.y - from.y;
            return Place{x * along.x + y * along.y, x * along.y - y * along.x};
        };
        const Place a = placeOf(piece.a);
        const Place b = placeOf(piece.b);
        const double drift = b.beside - a.beside;
        if (std::abs(b.along - a.along) < 2 * std::abs(drift)) return std::nullopt;
        double first = 0;
        double last = 1;
        if (drift == 0) {
            if (std::abs(a.beside) > kBeside) return std::nullopt;
        } else {
            const double one = (-kBeside - a.beside) / drift;
            const double other = (kBeside - a.beside) / drift;
            first = std::max(first, std::min(one, other));
            last = std::min(last, std::max(one, other));
        }
        if (first >= last) return std::nullopt;
        const auto onSide = [&](double t) {
            const double at = std::clamp(a.along + t * (b.along - a.along), 0.0, length);
            return board::nearestLatticePoint(m_grid, {from.x + at * along.x, from.y + at * along.y});
        };
        const Segment place{onSide(first), onSide(last)};
        if (place.a == place.b) return std::nullopt;
        return place;
    }

    // The parts of a side where neither a wall nor a door stands; `kind`: of a wall that does.
    std::vector<Segment> withoutWalls(const Segment& side, std::string& kind) const {
        std::vector<Segment> covered;
        const auto part = [&](LatticePoint p) { return geometry::dot(side.a, side.b, p); };
        for (const std::uint32_t index : m_net.near(side, kBesideUnits)) {
            const WallPiece& piece = m_net.pieces()[index];
            const bool overlaps = geometry::meeting(piece.where, side) == geometry::Meeting::Overlap;
            const std::optional<Segment> place =
                overlaps ? std::optional(piece.where) : placeBeside(piece.where, side);
            if (!place) continue;
            if (!piece.isDoor) kind = m_map.walls.find(piece.record)->kind;
            covered.push_back(part(place->a) < part(place->b) ? *place : Segment{place->b, place->a});
        }
        std::sort(covered.begin(), covered.end(),
                  [&](const Segment& a, const Segment& b) { return part(a.a) < part(b.a); });
        std::vector<Segment> open;
        LatticePoint reached = side.a;
        for (const Segment& piece : covered) {
            if (part(piece.a) > part(reached)) open.push_back({reached, piece.a});
            if (part(piece.b) > part(reached)) reached = piece.b;
        }
        if (part(reached) < part(side.b)) open.push_back({reached, side.b});
        return open;
    }

    // Another floor, or the border of the board: an opening that is meant.
    bool goesOnBehind(const board::FloorRecord& floor, const Segment& hole) const {
        const board::Extent& extent = m_map.gridRecord().extent;
        const auto isBorder = [](std::int32_t a, std::int32_t b, std::int32_t cells) {
            return a == b && (a <= 0 || a >= cells * geometry::kUnitsPerCell);
        };
        if (!board::isHex(m_grid) &&
            (isBorder(hole.a.x, hole.b.x, extent.width) || isBorder(hole.a.y, hole.b.y, extent.height)))
            return true;
        return std::any_of(m_map.floors.begin(), m_map.floors.end(), [&](const board::FloorRecord& other) {
            return other.id != floor.id &&
                   geometry::placeOfMiddle(hole, other.outline) != geometry::Place::Outside;
        });
    }

    // Where rooms were moved apart, or the way out: then it is marked as meant.
    void findDoorsToNowhere() {
        if (m_map.floors.size() < 2) return;  // of one house the doors lead outside
        const FloorFinder floors(m_map);
        for (const board::DoorRecord& door : m_map.doors) {
            if (m_stop.stop_requested()) return;
            if (door.freestanding || board::lookOf(m_kinds.door(door.kind), door.kind) == "window") continue;
            const board::Position a = board::position(m_grid, door.where.a);
            const board::Position b = board::position(m_grid, door.where.b);
            const double width = std::hypot(b.x - a.x, b.y - a.y);
            if (width <= 0) continue;
            const auto hasFloor = [&](double side) {
                const board::Position at{(a.x + b.x) / 2 - side * (b.y - a.y) / width,
                                         (a.y + b.y) / 2 + side * (b.x - a.x) / width};
                return floors.isOnFloor(board::nearestLatticePoint(m_grid, at));
            };
            if (hasFloor(kBeside) == hasFloor(-kBeside)) continue;
            board::DoorRecord meant = door;
            meant.freestanding = true;
            m_findings.push_back({MapFlaw::DoorToNowhere,
                                  {door.id},
                                  middleOf(door.where),
                                  0,
                                  std::nullopt,
                                  MapRepair{{std::move(meant)}, {}}});
        }
    }

    // What is pasted or moved there is not played on. Borders of hexes are jagged.
    void findOverTheBorder() {
        const double margin = board::isHex(m_grid) ? kOpen : kGap;
        for (const board::FloorRecord& floor : m_map.floors) {
            const auto far =
                std::find_if(floor.outline.begin(), floor.outline.end(),
                             [&](LatticePoint point) { return isBeside(point, margin - kBesideBoard); });
            if (far == floor.outline.end()) continue;
            m_findings.push_back({MapFlaw::OverTheBorder, {floor.id}, *far, 0, std::nullopt});
        }
    }

    void findOffBoard() {
        const auto look = [&]<class R>(const document::Table<R>& table) {
            for (const R& record : table) {
                double margin = 0;
                if constexpr (std::is_same_v<R, board::LightRecord>)
                    margin = static_cast<double>(record.dim) / geometry::kUnitsPerCell;
                const std::vector<LatticePoint> points = pointsOf(record);
                if (points.empty() || !std::all_of(points.begin(), points.end(), [&](LatticePoint point) {
                        return isBeside(point, margin);
                    }))
                    continue;
                m_findings.push_back(
                    {MapFlaw::OffTheBoard, {record.id}, points.front(), 0, MapRepair{{}, {record.id}}});
            }
        };
        look(m_map.doors);
        look(m_map.lights);
        look(m_map.props);
        look(m_map.texts);
        look(m_map.notes);
    }

    // Farther than two cells and a margin, which may be negative, from the outermost cells.
    bool isBeside(LatticePoint point, double margin) const {
        const board::Position at = board::position(m_grid, point);
        margin += kBesideBoard + 0.5;
        return at.x < m_least.x - margin || at.y < m_least.y - margin || at.x > m_most.x + margin ||
               at.y > m_most.y + margin;
    }

    // Of the middles of the outermost cells. Every other row or column of hexes is shifted.
    void measureBoard() {
        const board::Extent& extent = m_map.gridRecord().extent;
        const auto outermost = [](std::int32_t size) {
            return std::array{0, std::min(1, size - 1), std::max(0, size - 2), size - 1};
        };
        for (const std::int32_t column : outermost(extent.width))
            for (const std::int32_t row : outermost(extent.height)) {
                const board::Position at =
                    board::position(m_grid, board::centre(m_grid, extent.cellOf(column, row)));
                m_least = {std::min(m_least.x, at.x), std::min(m_least.y, at.y)};
                m_most = {std::max(m_most.x, at.x), std::max(m_most.y, at.y)};
            }
    }

    const document::Encounter& m_map;
    const std::stop_token& m_stop;
    board::Kinds m_kinds;
    board::GridKind m_grid;
    board::Position m_least{1e9, 1e9};
    board::Position m_most{-1e9, -1e9};
    WallNet m_net;
    std::set<RecordId> m_going;                      // walls that mending takes away
    std::vector<const board::FloorRecord*> m_rooms;  // floors that have walls around
    struct ByPlace {
        bool operator()(const std::pair<LatticePoint, LatticePoint>& a,
                        const std::pair<LatticePoint, LatticePoint>& b) const {
            return std::tie(a.first.x, a.first.y, a.second.x, a.second.y) <
                   std::tie(b.first.x, b.first.y, b.second.x, b.second.y);
        }
    };
    std::map<std::pair<LatticePoint, LatticePoint>, std::size_t, ByPlace> m_gaps;  // told already
    std::vector<MapFinding> m_findings;
};

}  // namespace

bool isSurelyWrong(MapFlaw flaw) {
    return flaw != MapFlaw::NoWayIn && flaw != MapFlaw::OpenEnd && flaw != MapFlaw::OpenSide &&
           flaw != MapFlaw::TwoKinds && flaw != MapFlaw::OffTheBoard && flaw != MapFlaw::DoorToNowhere;
}

std::vector<MapFinding> checkMap(const document::Encounter& map, const std::stop_token& stop) {
    std::vector<MapFinding> findings = Check(map, stop).take();
    if (stop.stop_requested()) findings.clear();
    return findings;
}

}  // namespace tenaille::actions
