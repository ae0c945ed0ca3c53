// SPDX-License-Identifier: MIT
#include "core/actions/map_check.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

#include "core/actions/map_elements.h"
#include "core/actions/unreachable.h"
#include "core/actions/wall_gaps.h"
#include "core/actions/wall_net.h"
#include "core/geometry/predicates.h"

namespace tenaille::actions {

namespace {

using board::LatticePoint;
using geometry::Segment;

constexpr double kGap = 0.1;            // cells
constexpr std::int32_t kGapUnits = 30;  // as much, along the axes of hexes too
constexpr double kOpen = 0.95;          // cells: as wide as a door is meant
constexpr std::int32_t kOpenUnits = 280;
constexpr double kDoorReach = 1;    // cells to the wall that a door may have lost
constexpr double kBesideBoard = 2;  // cells

class Check {
  public:
    explicit Check(const document::Encounter& map)
        : m_map(map), m_grid(map.gridRecord().extent.grid), m_net(map) {
        findSpecks();
        findDoubled();
        for (const board::DoorRecord& door : map.doors) checkDoor(door);
        findGaps();
        for (const ClosedPart& part : closedParts(map)) tellClosed(part);
        findOffBoard();
        for (const board::FloorRecord& floor : map.floors) findOpenSides(floor);
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

    // The walls that run along the door, with a gap for it.
    MapRepair gapFor(const Segment& door, std::vector<RecordId>* walls) const {
        MapRepair repair;
        std::set<RecordId> seen;
        for (const std::uint32_t index : m_net.near(door, 0)) {
            const WallPiece& piece = m_net.pieces()[index];
            if (piece.isDoor || geometry::meeting(piece.where, door) != geometry::Meeting::Overlap ||
                !seen.insert(piece.record).second)
                continue;
            board::WallRecord wall = *m_map.walls.find(piece.record);
            const std::vector<WallPoints> parts = withGap(wall.points, door);
            if (parts.empty()) repair.remove.push_back(wall.id);
            for (const WallPoints& part : parts) {
                if (&part != &parts.front()) wall.id = {};
                wall.points = part;
                repair.put.emplace_back(wall);
            }
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
        const RecordId mine = m_net.pieces()[own].record;
        std::vector<RecordId> records{mine};
        if (beside->record != mine) records.push_back(beside->record);
        // A door that stands beside its wall is told as such.
        if (best > kGap && m_net.pieces()[own].isDoor) return;
        if (best > kGap) return tellOpen(at, *beside, best, std::move(records));
        m_findings.push_back({MapFlaw::Gap, std::move(records), at,
                              static_cast<std::int32_t>(std::ceil(best * 1000)),
                              closing(mine, point, at, *beside)});
    }

    // Mended by a wall like one of the two, between them.
    void tellOpen(LatticePoint at, const WallPiece& beside, double width, std::vector<RecordId> records) {
        const LatticePoint to = m_net.nearest(at, beside, kOpen);
        board::WallRecord wall;
        for (const RecordId id : records)
            if (const board::WallRecord* like = m_map.walls.find(id)) wall.kind = like->kind;
        wall.points = {at, to};
        std::optional<MapRepair> repair;
        if (at != to) repair = MapRepair{{wall}, {}};
        m_findings.push_back({MapFlaw::OpenEnd, std::move(records), at,
                              static_cast<std::int32_t>(std::ceil(width * 1000)), std::move(repair)});
    }

    // The end goes to the other piece; where no point of the lattice lies on that, it gets a corner there.
    std::optional<MapRepair> closing(RecordId mine, std::size_t point, LatticePoint at,
                                     const WallPiece& beside) const {
        const LatticePoint to = m_net.nearest(at, beside, kGap);
        MapRepair repair;
        MapElement element = withPoint(*elementOf(m_map, mine), point, to);
        if (auto* wall = std::get_if<board::WallRecord>(&element)) {
            wall->points.erase(std::unique(wall->points.begin(), wall->points.end()), wall->points.end());
            if (wall->points.size() < 2) return MapRepair{{}, {mine}};
        }
        if (!checkElement(element)) return std::nullopt;
        repair.put.push_back(std::move(element));
        if (geometry::onSegment(to, beside.where)) return repair;
        if (beside.isDoor || beside.record == mine) return std::nullopt;
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
        m_findings.push_back(std::move(finding));
    }

    // Floors without walls around most of them are lawns, carpets, pools.
    void findOpenSides(const board::FloorRecord& floor) {
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
        for (const Segment& hole : open) {
            const double width = cellsBetween(m_grid, hole.a, hole.b);
            if (width < kOpen || goesOnBehind(floor, hole)) continue;
            board::WallRecord wall;
            wall.kind = kind;
            wall.points = {hole.a, hole.b};
            const LatticePoint middle{(hole.a.x + hole.b.x) / 2, (hole.a.y + hole.b.y) / 2};
            m_findings.push_back({MapFlaw::OpenSide,
                                  {floor.id},
                                  middle,
                                  static_cast<std::int32_t>(std::ceil(width * 1000)),
                                  MapRepair{{wall}, {}}});
        }
    }

    // The parts of a side where neither a wall nor a door stands; `kind`: of a wall that does.
    std::vector<Segment> withoutWalls(const Segment& side, std::string& kind) const {
        std::vector<Segment> covered;
        const auto part = [&](LatticePoint p) { return geometry::dot(side.a, side.b, p); };
        for (const std::uint32_t index : m_net.near(side, 2)) {
            const WallPiece& piece = m_net.pieces()[index];
            const bool overlaps = geometry::meeting(piece.where, side) == geometry::Meeting::Overlap;
            if (!overlaps && !liesAlong(m_grid, piece.where, side)) continue;
            if (!piece.isDoor) kind = m_map.walls.find(piece.record)->kind;
            const bool forward = part(piece.where.a) < part(piece.where.b);
            covered.push_back(forward ? piece.where : Segment{piece.where.b, piece.where.a});
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

    void findOffBoard() {
        const board::Extent& extent = m_map.gridRecord().extent;
        board::Position least{1e9, 1e9};
        board::Position most{-1e9, -1e9};
        for (const auto& [column, row] :
             {std::pair(0, 0), std::pair(extent.width - 1, 0), std::pair(0, extent.height - 1),
              std::pair(extent.width - 1, extent.height - 1)}) {
            const board::Position at =
                board::position(m_grid, board::centre(m_grid, extent.cellOf(column, row)));
            least = {std::min(least.x, at.x), std::min(least.y, at.y)};
            most = {std::max(most.x, at.x), std::max(most.y, at.y)};
        }
        const auto isFar = [&](LatticePoint point, double margin) {
            const board::Position at = board::position(m_grid, point);
            margin += kBesideBoard + 0.5;
            return at.x < least.x - margin || at.y < least.y - margin || at.x > most.x + margin ||
                   at.y > most.y + margin;
        };
        const auto look = [&]<class R>(const document::Table<R>& table) {
            for (const R& record : table) {
                double margin = 0;
                if constexpr (std::is_same_v<R, board::LightRecord>)
                    margin = static_cast<double>(record.dim) / geometry::kUnitsPerCell;
                const std::vector<LatticePoint> points = pointsOf(record);
                if (points.empty() || !std::all_of(points.begin(), points.end(),
                                                   [&](LatticePoint point) { return isFar(point, margin); }))
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

    const document::Encounter& m_map;
    board::GridKind m_grid;
    WallNet m_net;
    std::set<RecordId> m_going;  // walls that mending takes away
    std::vector<MapFinding> m_findings;
};

}  // namespace

bool isSurelyWrong(MapFlaw flaw) {
    return flaw != MapFlaw::NoWayIn && flaw != MapFlaw::OpenEnd && flaw != MapFlaw::OpenSide;
}

std::vector<MapFinding> checkMap(const document::Encounter& map) { return Check(map).take(); }

}  // namespace tenaille::actions
