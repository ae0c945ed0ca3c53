// SPDX-License-Identifier: MIT
#include "core/io/document_limits.h"

#include <array>
#include <string>

namespace tenaille::io {

namespace {

struct TableLimit {
    std::string_view table;
    std::size_t records;
};
constexpr std::array kTableLimits{
    TableLimit{"grid", 1},
    TableLimit{"settings", 1},
    TableLimit{"pictures", 100},
    TableLimit{"floors", 50'000},
    TableLimit{"kinds", board::kMaxKinds},
    TableLimit{"walls", 200'000},
    TableLimit{"doors", 20'000},
    TableLimit{"terrain", 20'000},
    TableLimit{"lights", 5'000},
    TableLimit{"props", 50'000},
    TableLimit{"texts", 20'000},
    TableLimit{"notes", 20'000},
    TableLimit{"tokens", 20'000},
    TableLimit{"overrides", 20'000},
    TableLimit{"clock", 1},
    TableLimit{"combatants", board::kMaxCombatants},
    TableLimit{"orders", 100'000},
    TableLimit{"steps", 1'000},
    TableLimit{"playerView", 1},
    TableLimit{"fog", 100'000},
    TableLimit{"log", board::kMaxLogLines},
};

void check(std::size_t count, std::size_t limit, const JsonPath& path, const char* message,
           Reading& reading) {
    if (count <= limit) return;
    reading.fail(path, {message,
                        {std::to_string(count), std::to_string(limit)},
                        TENAILLE_PROBLEM("Split the map into smaller ones.")});
}

}  // namespace

std::size_t maxRecords(std::string_view table) {
    for (const TableLimit& limit : kTableLimits)
        if (limit.table == table) return limit.records;
    return 0;
}

void checkTotals(const document::Encounter& encounter, Reading& reading) {
    const JsonPath root;
    std::size_t segments = 0;
    for (const board::WallRecord& wall : encounter.walls)
        segments += wall.points.empty() ? 0 : wall.points.size() - 1;
    check(segments, kMaxWallSegments, root.member("walls"),
          TENAILLE_PROBLEM("The walls have %1 segments; at most %2 are allowed."), reading);
    std::size_t points = 0;
    for (const board::FloorRecord& floor : encounter.floors) points += floor.outline.size();
    check(points, kMaxFloorPoints, root.member("floors"),
          TENAILLE_PROBLEM("The floors have %1 points; at most %2 are allowed."), reading);
    std::size_t cells = 0;
    for (const board::TerrainRecord& terrain : encounter.terrain) cells += terrain.cells.size();
    check(cells, kMaxTerrainCells, root.member("terrain"),
          TENAILLE_PROBLEM("The terrain has %1 cells; at most %2 are allowed."), reading);
}

}  // namespace tenaille::io
