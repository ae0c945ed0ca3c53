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
            const bool goes =
                m_chosen.contains(floor.id) || (liesOnGoing(floor.outline) && isBare(floor.outline));
            m_hasRooms = m_hasRooms || goes;
            if (goes) m_parts.going.emplace_back(floor);
            m_floors.push_back({&floor.outline, goes});
            places.push_back(boxAround(floor.outline));
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
        return std::move(m_parts);
    }

  private:
    struct Floor {
        const Line* outline;
        bool goes = false;
    };
    struct Side {
        Segment where;
        bool goes = false;
    };

    static Line doubled(const Line& outline) {
        Line twice = outline;
        for (LatticePoint& corner : twice) corner = corner + corner;
        return twice;
    }

    static geometry::Box boxAround(const Line& outline) {
        geometry::Box box{outline.front(), outline.front()};
        for (const LatticePoint p : outline) {
            box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
            box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
        }
        return box;
    }

    // All corners and the middles of all sides of one outline lie on the other one.
    static bool liesOn(const Line& outline, const Line& below) {
        const geometry::Box own = boxAround(outline);
        const geometry::Box box = boxAround(below);
        if (own.min.x < box.min.x || own.min.y < box.min.y || own.max.x > box.max.x || own.max.y > box.max.y)
            return false;
        const Line twice = doubled(below);
        const auto lies = [&](LatticePoint p) {
            if (geometry::isInside(p, twice)) return true;
            for (std::size_t i = 0; i < twice.size(); ++i)
                if (geometry::onSegment(p, {twice[i], twice[(i + 1) % twice.size()]})) return true;
            return false;
        };
        for (std::size_t i = 0; i < outline.size(); ++i)
            if (!lies(outline[i] + outline[i]) || !lies(outline[i] + outline[(i + 1) % outline.size()]))
                return false;
        return true;
    }

    // A carpet, a pool: it was laid on a floor that goes.
    bool liesOnGoing(const Line& outline) const {
        return std::any_of(m_floors.begin(), m_floors.end(),
                           [&](const Floor& floor) { return floor.goes && liesOn(outline, *floor.outline); });
    }

    // No wall or door stands at its sides, but for those of the floors that go: a carpet, no room of its own.
    bool isBare(const Line& outline) {
        if (!m_net) m_net.emplace(m_map);
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Segment side{outline[i], outline[(i + 1) % outline.size()]};
            for (const std::uint32_t index : m_net->near(side, 2)) {
                const Segment& piece = m_net->pieces()[index].where;
                const bool along = liesAlong(m_grid, piece, side) ||
                                   geometry::meeting(piece, side) == geometry::Meeting::Overlap;
                const bool ofGoing = std::any_of(m_sides.begin(), m_sides.end(), [&](const Side& other) {
                    return other.goes && geometry::meeting(other.where, side) == geometry::Meeting::Overlap;
                });
                if (along && !ofGoing) return false;
            }
        }
        return true;
    }

    // What lies on several floors belongs to the topmost one. `twice`: the point, its coordinates doubled, so
    // that middles of pieces are points of the lattice.
    bool isOnGoing(LatticePoint twice) const {
        const LatticePoint near{twice.x / 2, twice.y / 2};
        const auto below = m_floorsByPlace.touching({near, near});
        for (auto index = below.rbegin(); index != below.rend(); ++index)
            if (geometry::isInside(twice, doubled(*m_floors[*index].outline))) return m_floors[*index].goes;
        return false;
    }

    bool isOnSide(const Segment& piece, bool goes) const {
        const auto near = m_sidesByPlace.touching(boxAlong(piece));
        return std::any_of(near.begin(), near.end(), [&](std::uint32_t index) {
            const Side& side = m_sides[index];
            return side.goes == goes && liesAlong(m_grid, piece, side.where);
        });
    }

    bool isShared(const Segment& piece) const { return m_shares && isOnSide(piece, false); }
    bool goes(const Segment& piece) const {
        return isOnSide(piece, true) || (!isOnSide(piece, false) && isOnGoing(piece.a + piece.b));
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
        if (m_chosen.contains(record.id) || isOnGoing(record.at + record.at))
            m_parts.going.emplace_back(record);
    }

    void takeTerrain() {
        for (const board::TerrainRecord& terrain : m_map.terrain) {
            board::TerrainRecord part = terrain;
            std::erase_if(part.cells, [&](board::Cell cell) {
                const LatticePoint middle = board::centre(m_grid, cell);
                return !isOnGoing(middle + middle);
            });
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

std::optional<RecordId> floorAt(const document::Encounter& map, LatticePoint at) {
    std::optional<RecordId> found;
    for (const board::FloorRecord& floor : map.floors)
        if (geometry::isInside(at, floor.outline)) found = floor.id;
    return found;
}

}  // namespace tenaille::actions
