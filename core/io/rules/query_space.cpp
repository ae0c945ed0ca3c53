// SPDX-License-Identifier: MIT
//
// hex.area and size.*: areas on hexes and the room that creatures take.
#include <algorithm>
#include <array>
#include <unordered_set>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_kinds.h"
#include "core/io/rules/query_reader.h"
#include "core/rules/areas/hex_areas.h"
#include "core/rules/space/crowding.h"

namespace tenaille::io {

namespace {

using board::Cell;
using board::GridKind;
using board::SizeCategory;

enum class Shape : unsigned char { Burst, Cone, Line };
constexpr std::array kShapes{Word<Shape>{"burst", Shape::Burst}, Word<Shape>{"cone", Shape::Cone},
                             Word<Shape>{"line", Shape::Line}};

constexpr Limits kRadius{0, 40};
constexpr Limits kLength{1, 40};
constexpr Limits kPassageCm{1, 100'000};
constexpr Limits kOccupants{0, 1'000'000'000};

// Beyond the protocol: the side of a line that runs along edges.
constexpr std::array kLineSides{Word<areas::LineSide>{"left", areas::LineSide::Left},
                                Word<areas::LineSide>{"right", areas::LineSide::Right}};

board::Facing readCorner(const Field& from, GridKind grid) {
    const board::Facing direction = readFacing(from, grid);
    if (direction.index % 2 == 0)
        from.fail(QueryErrorCode::OutOfRange, "Name the direction of a corner of the hex.");
    return direction;
}

struct Area {
    std::vector<Cell> cells;
    std::optional<std::vector<Cell>> edge;  // lines only
};

Area readArea(const Field& input, GridKind grid, const rules::RuleOptions& options) {
    const Cell at = readCell(input["at"]);
    switch (input["shape"].word(kShapes)) {
        case Shape::Burst: {
            if (options.hex.burstOrigin == rules::BurstOrigin::Corner)
                return {areas::hexBurstAtCorner(at, readCorner(input["direction"], grid),
                                                input["radius"].integer(kRadius)),
                        std::nullopt};
            if (input["footprint"].present()) static_cast<void>(input["footprint"].text());
            const auto space = readFootprint(input["footprint"], grid, SizeCategory::Medium);
            return {
                areas::hexBurst(space, at, input["radius"].integer(kRadius), options.hex.burstIncludesOrigin),
                std::nullopt};
        }
        case Shape::Cone: {
            const board::Facing direction = options.hex.sideCones ? readFacing(input["direction"], grid)
                                                                  : readCorner(input["direction"], grid);
            return {areas::hexCone(at, direction, input["length"].integer(kLength)), std::nullopt};
        }
        case Shape::Line: {
            const Cell to = readCell(input["to"]);
            const areas::HexLineCells line = areas::hexLine(at, to);
            const auto side = input["side"].word(kLineSides, areas::LineSide::Undecided);
            return {areas::affected(line, at, to, side, options.hex.lineEdge), line.edge};
        }
    }
    return {};
}

JsonValue areaKind(const Field& input, const rules::RuleOptions& options) {
    const GridKind grid = input["grid"].present() ? readGrid(input["grid"]) : GridKind::HexPointy;
    if (!board::isHex(grid)) input["grid"].fail(QueryErrorCode::OutOfRange, "Write hexPointy or hexFlat.");
    const Area area = readArea(input, grid, options);
    const std::unordered_set<Cell> known(area.cells.begin(), area.cells.end());
    JsonArray inside;
    if (input["contains"].present())
        for (const Cell cell : readCells(input["contains"])) inside.emplace_back(known.contains(cell));
    return JsonObject{{"count", static_cast<std::int64_t>(area.cells.size())},
                      {"cells", cellsJson(area.cells)},
                      {"edgeCells", area.edge ? cellsJson(*area.edge) : JsonValue()},
                      {"inside", std::move(inside)}};
}

JsonValue tableKind(const Field& input, const rules::RuleOptions& options) {
    const SizeCategory size = input["size"].named(board::sizeNamed);
    const GridKind grid = readGrid(input["grid"]);
    const board::SizeRow row = board::sizeRow(size);
    const board::Footprint space = board::footprintOf(size, options.hex.colossalShape());
    const JsonValue name = board::isHex(grid) ? JsonValue(board::name(space.shape))
                                              : JsonValue(JsonArray{space.width, space.height});
    return JsonObject{{"spaceCm", row.spaceCm},
                      {"footprint", name},
                      {"cells", static_cast<std::int64_t>(board::cells(grid, space).size())},
                      {"ring", static_cast<std::int64_t>(board::ring(grid, space, {}).size())},
                      {"perCell", row.perCell},
                      {"reachTall", row.reachTall},
                      {"reachLong", row.reachLong}};
}

JsonValue capacityKind(const Field& input, const rules::RuleOptions&) {
    space::Occupants occupants{};
    for (const auto& [key, count] : input["occupants"].members()) {
        const auto size = board::sizeNamed(key);
        if (!size) count.fail(QueryErrorCode::OutOfRange, "There is no size of this name.");
        occupants[static_cast<std::size_t>(*size)] = count.integer(kOccupants);
    }
    return JsonObject{{"fits", space::fitOneCell(occupants)}};
}

std::string_view name(space::Passage passage) {
    switch (passage) {
        case space::Passage::Free:
            return "free";
        case space::Passage::Squeeze:
            return "squeeze";
        case space::Passage::EscapeArtist:
            return "escapeArtist";
    }
    return {};
}

JsonValue squeezeKind(const Field& input, const rules::RuleOptions&) {
    const SizeCategory size = input["size"].named(board::sizeNamed);
    const space::Passage passage = space::passageThrough(size, input["passageCm"].integer(kPassageCm));
    const space::SqueezeEffect effect = space::effectOf(passage);
    const bool moves = passage != space::Passage::EscapeArtist;
    return JsonObject{{"mode", name(passage)},
                      {"doublings", moves ? JsonValue(effect.doublings) : JsonValue()},
                      {"attack", moves ? JsonValue(effect.attack) : JsonValue()},
                      {"ac", effect.armorClass},
                      {"canAttack", effect.canAttack},
                      {"losesDexterity", effect.losesDexterity}};
}

constexpr std::array kSpaceKinds{QueryKind{"hex.area", areaKind}, QueryKind{"size.table", tableKind},
                                 QueryKind{"size.capacity", capacityKind},
                                 QueryKind{"size.squeeze", squeezeKind}};

}  // namespace

std::span<const QueryKind> spaceKinds() { return kSpaceKinds; }

}  // namespace tenaille::io
