// SPDX-License-Identifier: MIT
#include "core/actions/map_draft.h"

#include <algorithm>

#include "core/actions/wall_gaps.h"
#include "core/actions/wall_net.h"

namespace tenaille::actions {

MapDraft::MapDraft(const document::Encounter& map) : m_map(map), m_next(document::nextId(map)) {}

void MapDraft::takeAway(const RoomParts& parts) {
    for (const RecordId id : parts.walls) m_map.walls.erase(id);
    for (const MapElement& element : parts.going)
        std::visit([&]<class R>(const R& record) { table<R>().erase(record.id); }, element);
    for (const board::WallRecord& wall : parts.staying) putRecord(wall);
    for (const board::TerrainRecord& terrain : parts.terrain) {
        board::TerrainRecord left = *m_map.terrain.find(terrain.id);
        std::vector<board::Cell> cells;
        std::set_difference(left.cells.begin(), left.cells.end(), terrain.cells.begin(), terrain.cells.end(),
                            std::back_inserter(cells));
        left.cells = std::move(cells);
        m_map.terrain.put(std::move(left));
    }
}

void MapDraft::dropBareTerrain() {
    std::vector<RecordId> bare;
    for (const board::TerrainRecord& terrain : m_map.terrain)
        if (terrain.cells.empty()) bare.push_back(terrain.id);
    for (const RecordId id : bare) m_map.terrain.erase(id);
}

void MapDraft::put(const std::vector<MapElement>& elements) {
    const bool hasRooms = std::any_of(elements.begin(), elements.end(), [](const MapElement& element) {
        return std::holds_alternative<board::FloorRecord>(element);
    });
    if (hasRooms)
        for (const MapElement& element : elements)
            if (const auto* door = std::get_if<board::DoorRecord>(&element)) open(door->where);
    const document::Encounter there = m_map;
    for (const MapElement& element : elements) {
        if (const auto* door = std::get_if<board::DoorRecord>(&element); door != nullptr && stands(*door))
            continue;
        const auto* wall = std::get_if<board::WallRecord>(&element);
        if (wall == nullptr || !hasRooms) {
            std::visit([&](const auto& record) { putRecord(record); }, element);
            continue;
        }
        board::WallRecord part = *wall;
        for (WallPoints& points : newWalls(there, wall->points, wall->kind)) {
            part.points = std::move(points);
            putRecord(part);
            part.id = {};
        }
    }
}

bool MapDraft::stands(const board::DoorRecord& door) const {
    return std::any_of(m_map.doors.begin(), m_map.doors.end(), [&](const board::DoorRecord& other) {
        return other.kind == door.kind &&
               (other.where == door.where || other.where == geometry::Segment{door.where.b, door.where.a});
    });
}

void MapDraft::putCopies(const std::vector<board::DoorRecord>& doors) {
    const board::GridKind grid = m_map.gridRecord().extent.grid;
    for (board::DoorRecord door : doors) {
        const bool isClosed =
            std::any_of(m_map.walls.begin(), m_map.walls.end(), [&](const board::WallRecord& wall) {
                for (std::size_t i = 1; i < wall.points.size(); ++i)
                    if (liesAlong(grid, door.where, {wall.points[i - 1], wall.points[i]})) return true;
                return false;
            });
        if (isClosed || stands(door)) continue;
        open(door.where);
        door.id = {};
        putRecord(std::move(door));
    }
}

// WallEdits would take the ids of elements that come back.
void MapDraft::open(geometry::Segment door) {
    std::vector<std::pair<board::WallRecord, std::vector<WallPoints>>> cut;
    for (const board::WallRecord& wall : m_map.walls)
        if (std::vector<WallPoints> parts = withRoundedGap(wall.points, door);
            parts != std::vector<WallPoints>{wall.points})
            cut.emplace_back(wall, std::move(parts));
    for (auto& [wall, parts] : cut) {
        m_map.walls.erase(wall.id);
        for (WallPoints& points : parts) {
            wall.points = std::move(points);
            putRecord(wall);
            wall.id = {};
        }
    }
}

void MapDraft::addTerrain(RecordId id, const std::string& kind, const std::vector<board::Cell>& cells) {
    const board::TerrainRecord* home = m_map.terrain.find(id);
    if (home == nullptr) {
        const auto same =
            std::find_if(m_map.terrain.begin(), m_map.terrain.end(),
                         [&](const board::TerrainRecord& terrain) { return terrain.kind == kind; });
        if (same != m_map.terrain.end()) home = &*same;
    }
    board::TerrainRecord all;
    if (home != nullptr) all = *home;
    all.kind = kind;
    all.cells.insert(all.cells.end(), cells.begin(), cells.end());
    std::sort(all.cells.begin(), all.cells.end());
    all.cells.erase(std::unique(all.cells.begin(), all.cells.end()), all.cells.end());
    putRecord(std::move(all));
}

}  // namespace tenaille::actions
