// SPDX-License-Identifier: MIT
#include <algorithm>
#include <tuple>
#include <unordered_set>

#include "core/actions/free_space.h"
#include "core/actions/standing_room.h"
#include "core/document/names.h"

namespace tenaille::actions {

namespace {

using board::Footprint;

constexpr int kMaxAtOnce = 100;

// Anchors of the whole board, those in pockets between walls last, before them those to which no way leads
// from `near` but through closed doors; by the way, then by distance, then in reading order.
std::vector<Cell> anchorsByDistance(const PlanContext& context, const Footprint& footprint, Cell near) {
    const board::Extent& extent = context.encounter.gridRecord().extent;
    const StandingRoom room(context);
    const std::vector<std::int32_t> ways = room.waysFrom(near);
    std::vector<std::tuple<bool, std::int32_t, int, std::int32_t, std::int32_t>> ranked;
    for (std::int32_t row = 0; row < extent.height; ++row)
        for (std::int32_t column = 0; column < extent.width; ++column) {
            const Cell cell = extent.cellOf(column, row);
            ranked.emplace_back(!room.holds(footprint, cell),
                                ways[static_cast<std::size_t>(room.grid().indexOf(cell))],
                                board::distance(extent.grid, near, cell), cell.y, cell.x);
        }
    std::sort(ranked.begin(), ranked.end());
    std::vector<Cell> anchors;
    anchors.reserve(ranked.size());
    for (const auto& [pocket, way, distance, y, x] : ranked) anchors.push_back({x, y});
    return anchors;
}

// Those whose whole space lies where creatures of the side start come first.
void startFirst(const PlanContext& context, const board::Creature& creature, std::vector<Cell>& anchors) {
    const board::Kinds kinds = document::kindsOf(context.encounter);
    std::unordered_set<Cell> start;
    for (const board::TerrainRecord& terrain : context.encounter.terrain)
        if (const board::TerrainKind* kind = kinds.terrain(terrain.kind);
            kind != nullptr && !kind->startsHere.empty() && kind->startsHere == creature.side)
            start.insert(terrain.cells.begin(), terrain.cells.end());
    if (start.empty()) return;
    // Those that find no room there stand beside it.
    Cell middle{0, 0};
    for (const Cell cell : start) middle = middle + cell;
    const auto count = static_cast<std::int32_t>(start.size());
    anchors = anchorsByDistance(context, creature.footprint, {middle.x / count, middle.y / count});
    const board::GridKind grid = context.encounter.gridRecord().extent.grid;
    std::stable_partition(anchors.begin(), anchors.end(), [&](Cell anchor) {
        const auto cells = board::cellsAt(grid, creature.footprint, anchor);
        return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return start.contains(cell); });
    });
}

// The highest n among the creatures named "<name> n"; one that bears the bare name is the first.
int highestNumber(const document::Encounter& encounter, const std::string& name) {
    int highest = 0;
    for (const board::TokenRecord& token : encounter.tokens) {
        const auto [kind, number] = document::numberedName(token.name);
        if (kind == name) highest = std::max({highest, number, 1});
    }
    return highest;
}

Problem noRoom(const std::string& name, int placed) {
    return Problem{TENAILLE_PROBLEM("There is room for %1 more creatures like %2 on this map."),
                   {std::to_string(placed), name},
                   TENAILLE_PROBLEM("Add fewer, or make the map larger.")};
}

}  // namespace

Result<document::ChangeSet> planAddTokens(const PlanContext& context, const AddTokens& intent) {
    const std::string& name = intent.prototype.name;
    if (intent.count < 1 || intent.count > kMaxAtOnce)
        return Problem{TENAILLE_PROBLEM("%1 creatures cannot be added at once."),
                       {std::to_string(intent.count)},
                       TENAILLE_PROBLEM("Choose a number from 1 to 100.")};
    if (name.empty())
        return Problem{TENAILLE_PROBLEM("The creature has no name."), {}, TENAILLE_PROBLEM("Type a name.")};
    FreeSpace space(context);
    const Footprint& footprint = intent.prototype.creature.footprint;
    document::ChangeSet changes{
        intent.count == 1 ? "addToken" : "addTokens", {name, std::to_string(intent.count)}, {}};
    const int lastNumber = highestNumber(context.encounter, name);
    const bool numbered = intent.count > 1 || lastNumber > 0;
    std::uint32_t id = document::nextId(context.encounter).value;
    int placed = 0;
    std::vector<Cell> anchors = anchorsByDistance(context, footprint, intent.near);
    if (intent.atStart) startFirst(context, intent.prototype.creature, anchors);
    for (const Cell anchor : anchors) {
        if (placed == intent.count) break;
        if (!space.fits(footprint, anchor)) continue;
        board::TokenRecord token = intent.prototype;
        token.id = token.creature.record = RecordId{id++};
        token.creature.at = anchor;
        token.moved = token.diagonalParity = token.metAs = 0;
        ++placed;
        const int number = numbered ? lastNumber + placed : 0;
        if (number > 0) token.name += " " + std::to_string(number);
        if (token.label.empty() || number > 0) token.label = document::labelOf(name, number);
        space.take(footprint, anchor);
        changes.insert(std::move(token));
    }
    if (placed < intent.count) return noRoom(name, placed);
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
