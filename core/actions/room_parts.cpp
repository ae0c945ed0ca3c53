// SPDX-License-Identifier: MIT
#include "core/actions/room_parts.h"

#include <algorithm>
#include <set>

#include "core/actions/map_elements.h"
#include "core/actions/wall_net.h"
#include "core/board/box_index.h"
#include "core/geometry/predicates.h"

namespace tenaille::actions {

namespace {

using board::LatticePoint;
using board::WallRecord;
using geometry::Segment;
using Line = std::vector<LatticePoint>;

// Of a whole wall or a part of it.
struct Part {
    Line points;
    std::size_t last = 0;  // the piece of the wall that it has reached
};

class Division {
  public:
    Division(const document::Encounter& map, const std::vector<RecordId>& elements, bool shares)
        : m_map(map),
          m_grid(map.gridRecord().extent.grid),
          m_shares(shares),
          m_chosen(elements.begin(), elements.end()) {
        std::vector<geometry::Box> places;
        std::vector<geometry::Box> sides;
        for (const board::FloorRecord& floor : map.floors) {
            const geometry::Box& place = places.emplace_back(geometry::boundingBox(floor.outline));
            const bool goes =
                m_chosen.contains(floor.id) || (liesOnGoing(floor.outline, place) && isBare(floor.outline));
            m_hasRooms = m_hasRooms || goes;
            if (goes) m_parts.going.emplace_back(floor);
            m_floors.push_back({&floor.outline, place, goes});
            for (std::size_t i = 0; i < floor.outline.size(); ++i) {
                m_sides.push_back({{floor.outline[i], floor.outline[(i + 1) % floor.outline.size()]}, goes});
                sides.push_back(geometry::boundingBox(m_sides.back().where));
            }
        }
        if (!m_hasRooms) return;
        m_floorsByPlace = board::BoxIndex(places, 4 * geometry::kUnitsPerCell);
        m_sidesByPlace = board::BoxIndex(sides, 4 * geometry::kUnitsPerCell);
    }

    RoomParts divide(const std::vector<RecordId>& elements) {
        for (const RecordId id : elements) {
            std::optional<MapElement> element = elementOf(m_map, id);
            if (element && (!m_hasRooms || std::holds_alternative<board::PictureRecord>(*element)))
                m_parts.going.push_back(*std::move(element));
        }
        if (!m_hasRooms) return std::move(m_parts);
        for (const WallRecord& wall : m_map.walls) divideWall(wall);
        for (const board::DoorRecord& door : m_map.doors) takeDoor(door);
        for (const auto& light : m_map.lights) takePoint(light);
        for (const auto& prop : m_map.props) takePoint(prop);
        for (const auto& text : m_map.texts) takePoint(text);
        for (const auto& note : m_map.notes) takePoint(note);
        takeTerrain();
        for (const board::TokenRecord& token : m_map.tokens)
            if (isOnGoing(board::middle(m_grid, token.creature.footprint, token.creature.at)))
                m_parts.creatures.push_back(token.id);
        return std::move(m_parts);
    }

  private:
    struct Floor {
        const Line* outline;
        geometry::Box place;
        bool goes = false;
    };
    struct Side {
        Segment where;
        bool goes = false;
    };

    static bool middleLiesOn(const Segment& piece, const Line& floor) {
        return geometry::placeOfMiddle(piece, floor) != geometry::Place::Outside;
    }

    // All corners and the middles of all sides of the outline lie on the floor.
    static bool liesOn(const Line& outline, const geometry::Box& own, const Floor& floor) {
        const geometry::Box& box = floor.place;
        if (own.min.x < box.min.x || own.min.y < box.min.y || own.max.x > box.max.x || own.max.y > box.max.y)
            return false;
        for (std::size_t i = 0; i < outline.size(); ++i)
            if (!middleLiesOn({outline[i], outline[i]}, *floor.outline) ||
                !middleLiesOn({outline[i], outline[(i + 1) % outline.size()]}, *floor.outline))
                return false;
        return true;
    }

    // A carpet, a pool: it was laid on a floor that goes.
    bool liesOnGoing(const Line& outline, const geometry::Box& own) const {
        return std::any_of(m_floors.begin(), m_floors.end(),
                           [&](const Floor& floor) { return floor.goes && liesOn(outline, own, floor); });
    }

    // No wall or door stands at its sides, but for those of the floors that go: a carpet, no room of its own.
    bool isBare(const Line& outline) {
        if (!m_net) m_net.emplace(m_map);
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Segment side{outline[i], outline[(i + 1) % outline.size()]};
            const auto near = m_net->near(side, 2);
            const bool hasWall = std::any_of(near.begin(), near.end(), [&](std::uint32_t index) {
                const Segment& piece = m_net->pieces()[index].where;
                return liesAlong(m_grid, piece, side) ||
                       geometry::meeting(piece, side) == geometry::Meeting::Overlap;
            });
            const auto isOfGoing = [&](const Side& other) {
                return other.goes && geometry::meeting(other.where, side) == geometry::Meeting::Overlap;
            };
            if (hasWall && std::none_of(m_sides.begin(), m_sides.end(), isOfGoing)) return false;
        }
        return true;
    }

    // The middle of a piece is. What lies on several floors belongs to the topmost one, what hangs on its
    // border too.
    bool isOnGoing(const Segment& piece) const {
        const LatticePoint near{(piece.a.x + piece.b.x) / 2, (piece.a.y + piece.b.y) / 2};
        const geometry::Box place{near, near};
        std::optional<std::uint32_t> topmost;
        const auto everywhere = [](const geometry::Box&) { return true; };
        m_floorsByPlace.visitNear(place, everywhere, [&](std::uint32_t index) {
            if (topmost && *topmost >= index) return;
            const Floor& floor = m_floors[index];
            if (floor.place.touches(place) && middleLiesOn(piece, *floor.outline)) topmost = index;
        });
        return topmost && m_floors[*topmost].goes;
    }
    bool isOnGoing(LatticePoint point) const { return isOnGoing(Segment{point, point}); }

    bool isOnSide(const Segment& piece, bool goes) const {
        const auto near = m_sidesByPlace.touching(boxAlong(piece));
        return std::any_of(near.begin(), near.end(), [&](std::uint32_t index) {
            const Side& side = m_sides[index];
            return side.goes == goes && liesAlong(m_grid, piece, side.where);
        });
    }

    bool isShared(const Segment& piece) const { return m_shares && isOnSide(piece, false); }
    bool goes(const Segment& piece) const {
        return isOnSide(piece, true) || (!isOnSide(piece, false) && isOnGoing(piece));
    }

    // A piece of a wall where the corners of floors divide it, in its order.
    Line divided(const Segment& piece) const {
        Line points{piece.a, piece.b};
        for (const std::uint32_t index : m_sidesByPlace.touching(boxAlong(piece)))
            for (const LatticePoint end : {m_sides[index].where.a, m_sides[index].where.b})
                if (liesAlong(m_grid, end, piece)) points.push_back(end);
        std::sort(points.begin(), points.end(), [&](LatticePoint a, LatticePoint b) {
            return geometry::dot(piece.a, piece.b, a) < geometry::dot(piece.a, piece.b, b);
        });
        points.erase(std::unique(points.begin(), points.end()), points.end());
        return points;
    }

    static void extend(std::vector<Part>& parts, const Segment& piece, std::size_t index) {
        if (parts.empty() || parts.back().points.back() != piece.a) {
            parts.push_back({{piece.a, piece.b}, index});
            return;
        }
        Part& part = parts.back();
        if (part.last == index) part.points.pop_back();
        part.points.push_back(piece.b);
        part.last = index;
    }

    // Where a ring begins, nothing ends.
    static void closeRing(std::vector<Part>& parts) {
        if (parts.size() < 2 || parts.back().points.back() != parts.front().points.front()) return;
        Line& joined = parts.back().points;
        joined.insert(joined.end(), parts.front().points.begin() + 1, parts.front().points.end());
        parts.front().points = std::move(joined);
        parts.pop_back();
    }

    // Most walls are far from the rooms.
    bool isNear(const WallRecord& wall) const {
        for (std::size_t i = 1; i < wall.points.size(); ++i)
            for (const std::uint32_t floor :
                 m_floorsByPlace.touching(boxAlong({wall.points[i - 1], wall.points[i]})))
                if (m_floors[floor].goes) return true;
        return false;
    }

    void divideWall(const WallRecord& wall) {
        const bool chosen = m_chosen.contains(wall.id);
        if (!chosen && !isNear(wall)) return;
        std::vector<Part> go;
        std::vector<Part> stay;
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            const Line points = divided({wall.points[i - 1], wall.points[i]});
            for (std::size_t j = 1; j < points.size(); ++j) {
                const Segment piece{points[j - 1], points[j]};
                const bool going = chosen || goes(piece);
                if (going) extend(go, piece, i);
                if (!going || isShared(piece)) extend(stay, piece, i);
            }
        }
        if (go.empty()) return;
        m_parts.walls.push_back(wall.id);
        if (stay.empty()) {
            m_parts.going.emplace_back(wall);
            return;
        }
        if (wall.points.front() == wall.points.back()) {
            closeRing(go);
            closeRing(stay);
        }
        WallRecord part = wall;
        for (Part& rest : stay) {
            part.points = std::move(rest.points);
            m_parts.staying.push_back(part);
            part.id = {};
        }
        part.id = {};
        for (Part& rest : go) {
            part.points = std::move(rest.points);
            m_parts.going.emplace_back(part);
        }
    }

    void takeDoor(const board::DoorRecord& door) {
        if (!m_chosen.contains(door.id) && !goes(door.where)) return;
        if (isShared(door.where))
            m_parts.shared.push_back(door);
        else
            m_parts.going.emplace_back(door);
    }

    template <class Record>
    void takePoint(const Record& record) {
        if (m_chosen.contains(record.id) || isOnGoing(record.at)) m_parts.going.emplace_back(record);
    }

    void takeTerrain() {
        for (const board::TerrainRecord& terrain : m_map.terrain) {
            board::TerrainRecord part = terrain;
            std::erase_if(part.cells,
                          [&](board::Cell cell) { return !isOnGoing(board::centre(m_grid, cell)); });
            if (!part.cells.empty()) m_parts.terrain.push_back(std::move(part));
        }
    }

    const document::Encounter& m_map;
    board::GridKind m_grid;
    bool m_shares = false;
    std::set<RecordId> m_chosen;
    std::vector<Floor> m_floors;  // all, the topmost one last
    std::vector<Side> m_sides;    // theirs
    board::BoxIndex m_floorsByPlace;
    board::BoxIndex m_sidesByPlace;
    bool m_hasRooms = false;
    std::optional<WallNet> m_net;  // made when it is needed
    RoomParts m_parts;
};

}  // namespace

RoomParts roomsToMove(const document::Encounter& map, const std::vector<RecordId>& elements) {
    return Division(map, elements, true).divide(elements);
}

RoomParts roomsToCopy(const document::Encounter& map, const std::vector<RecordId>& elements) {
    return Division(map, elements, false).divide(elements);
}

std::vector<MovedCreature> movedCreatures(const document::Encounter& map, const RoomParts& parts,
                                          LatticePoint by) {
    const board::Extent& extent = map.gridRecord().extent;
    std::vector<MovedCreature> moved;
    for (const RecordId id : parts.creatures) {
        const board::Creature& creature = map.tokens.find(id)->creature;
        const board::Cell at = movedCells(extent.grid, {creature.at}, by).front();
        const std::vector<board::Cell> space = board::cellsAt(extent.grid, creature.footprint, at);
        if (std::all_of(space.begin(), space.end(), [&](board::Cell cell) { return extent.contains(cell); }))
            moved.push_back({id, at});
    }
    return moved;
}

std::vector<board::Cell> movedCells(board::GridKind grid, std::vector<board::Cell> cells, LatticePoint by) {
    for (board::Cell& cell : cells) cell = board::cellAt(grid, board::centre(grid, cell) + by);
    return cells;
}

std::optional<RecordId> floorAt(const document::Encounter& map, LatticePoint at) {
    std::optional<RecordId> found;
    for (const board::FloorRecord& floor : map.floors)
        if (geometry::isInside(at, floor.outline)) found = floor.id;
    return found;
}

}  // namespace tenaille::actions
