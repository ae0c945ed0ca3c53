// SPDX-License-Identifier: MIT
#include "core/actions/room_parts.h"

#include <algorithm>
#include <set>

#include "core/actions/map_elements.h"
#include "core/actions/wall_edits.h"
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
        : m_map(map), m_grid(map.gridRecord().extent.grid), m_chosen(elements.begin(), elements.end()) {
        for (const board::FloorRecord& floor : map.floors) {
            const bool goes = m_chosen.contains(floor.id) || liesOnChosen(floor.outline);
            if (!goes && !shares) continue;
            if (goes) {
                m_outlines.push_back(&floor.outline);
                m_parts.going.emplace_back(floor);
            }
            for (std::size_t i = 0; i < floor.outline.size(); ++i)
                m_sides.push_back({{floor.outline[i], floor.outline[(i + 1) % floor.outline.size()]}, goes});
        }
        std::vector<geometry::Box> boxes;
        for (const Side& side : m_sides) boxes.push_back(geometry::boundingBox(side.where));
        m_sidesByPlace = board::BoxIndex(boxes, 4 * geometry::kUnitsPerCell);
        boxes.clear();
        for (const Line* outline : m_outlines) boxes.push_back(boxAround(*outline));
        m_outlinesByPlace = board::BoxIndex(boxes, 4 * geometry::kUnitsPerCell);
    }

    RoomParts divide(const std::vector<RecordId>& elements) {
        const bool hasRooms = !m_outlines.empty();
        for (const RecordId id : elements) {
            std::optional<MapElement> element = elementOf(m_map, id);
            if (element && (!hasRooms || std::holds_alternative<board::PictureRecord>(*element)))
                m_parts.going.push_back(*std::move(element));
        }
        if (!hasRooms) return std::move(m_parts);
        for (const WallRecord& wall : m_map.walls) divideWall(wall);
        for (const board::DoorRecord& door : m_map.doors) takeDoor(door);
        closeDoors();
        for (const auto& light : m_map.lights) takePoint(light);
        for (const auto& prop : m_map.props) takePoint(prop);
        for (const auto& text : m_map.texts) takePoint(text);
        for (const auto& note : m_map.notes) takePoint(note);
        takeTerrain();
        return std::move(m_parts);
    }

  private:
    // A carpet, a pool: all corners and sides of it lie on floors that go and were there before.
    bool liesOnChosen(const Line& outline) const {
        return std::any_of(m_outlines.begin(), m_outlines.end(), [&](const Line* below) {
            Line doubled = *below;
            for (LatticePoint& corner : doubled) corner = corner + corner;
            const auto lies = [&](LatticePoint p) {
                if (geometry::isInside(p, doubled)) return true;
                for (std::size_t i = 0; i < doubled.size(); ++i)
                    if (geometry::onSegment(p, {doubled[i], doubled[(i + 1) % doubled.size()]})) return true;
                return false;
            };
            const geometry::Box box = boxAround(*below);
            const geometry::Box own = boxAround(outline);
            if (own.min.x < box.min.x || own.min.y < box.min.y || own.max.x > box.max.x ||
                own.max.y > box.max.y)
                return false;
            for (std::size_t i = 0; i < outline.size(); ++i)
                if (!lies(outline[i] + outline[i]) || !lies(outline[i] + outline[(i + 1) % outline.size()]))
                    return false;
            return true;
        });
    }

    struct Side {
        Segment where;
        bool goes = false;
    };

    static geometry::Box boxAround(const Line& outline) {
        geometry::Box box{outline.front(), outline.front()};
        for (const LatticePoint p : outline) {
            box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
            box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
        }
        return box;
    }

    bool isInside(LatticePoint point) const {
        const auto near = m_outlinesByPlace.touching({point, point});
        return std::any_of(near.begin(), near.end(), [&](std::uint32_t index) {
            return geometry::isInside(point, *m_outlines[index]);
        });
    }

    bool isOnSide(const Segment& piece, bool goes) const {
        const auto near = m_sidesByPlace.touching(boxAlong(piece));
        return std::any_of(near.begin(), near.end(), [&](std::uint32_t index) {
            const Side& side = m_sides[index];
            return side.goes == goes && liesAlong(m_grid, piece, side.where);
        });
    }

    // Twice as fine, so that its middle is a point of the lattice.
    bool middleIsInside(const Segment& piece) const {
        const auto near = m_outlinesByPlace.touching(geometry::boundingBox(piece));
        return std::any_of(near.begin(), near.end(), [&](std::uint32_t index) {
            Line doubled = *m_outlines[index];
            for (LatticePoint& corner : doubled) corner = corner + corner;
            return geometry::isInside(piece.a + piece.b, doubled);
        });
    }

    bool isShared(const Segment& piece) const { return isOnSide(piece, false); }
    bool goes(const Segment& piece) const { return isOnSide(piece, true) || middleIsInside(piece); }

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
            if (!m_outlinesByPlace.touching(boxAlong({wall.points[i - 1], wall.points[i]})).empty())
                return true;
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
            m_left.push_back(door.where);
        else
            m_parts.going.emplace_back(door);
    }

    // The walls beside the doors that stay go on there.
    void closeDoors() {
        if (m_left.empty()) return;
        document::Encounter walls =
            document::makeEncounter(document::DocumentKind::Map, m_map.gridRecord().extent);
        // Its own new walls shall have no id of the map.
        const RecordId free = document::nextId(m_map);
        board::NoteRecord last;
        last.id = free;
        walls.notes.put(last);
        RecordId next{free.value + 1};
        std::vector<MapElement> rest;
        for (MapElement& element : m_parts.going) {
            auto* wall = std::get_if<WallRecord>(&element);
            if (wall == nullptr) {
                rest.push_back(std::move(element));
                continue;
            }
            if (wall->id == RecordId{}) {
                wall->id = next;
                ++next.value;
            }
            walls.walls.put(std::move(*wall));
        }
        WallEdits edits(walls);
        for (const Segment& door : m_left) {
            const auto before = edits.walls();
            edits.close(door);
            if (edits.walls() == before) rest.emplace_back(WallRecord{{}, "stone", {door.a, door.b}, {}});
        }
        for (const auto& [id, wall] : edits.walls()) {
            rest.emplace_back(wall);
            if (!(id < free)) std::get<WallRecord>(rest.back()).id = {};
        }
        m_parts.going = std::move(rest);
    }

    template <class Record>
    void takePoint(const Record& record) {
        if (m_chosen.contains(record.id) || isInside(record.at)) m_parts.going.emplace_back(record);
    }

    void takeTerrain() {
        for (const board::TerrainRecord& terrain : m_map.terrain) {
            board::TerrainRecord part = terrain;
            std::erase_if(part.cells,
                          [&](board::Cell cell) { return !isInside(board::centre(m_grid, cell)); });
            if (!part.cells.empty()) m_parts.terrain.push_back(std::move(part));
        }
    }

    const document::Encounter& m_map;
    board::GridKind m_grid;
    std::set<RecordId> m_chosen;
    std::vector<const Line*> m_outlines;  // of the floors that go
    std::vector<Side> m_sides;            // of all floors that count
    board::BoxIndex m_sidesByPlace;
    board::BoxIndex m_outlinesByPlace;
    std::vector<Segment> m_left;  // doors that stay
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
