// SPDX-License-Identifier: MIT
//
// AddTokens and AddGroups.
#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_set>

#include "core/actions/aim_facing.h"
#include "core/actions/free_space.h"
#include "core/actions/standing_room.h"
#include "core/board/riding.h"
#include "core/document/names.h"
#include "core/document/project.h"

namespace tenaille::actions {

namespace {

using board::Footprint;

constexpr int kMaxAtOnce = 100;

// Anchors of the whole board, those in pockets between walls last, before them those to which no way leads
// from `near` but through closed doors; by the way, then by distance, then in reading order.
std::vector<Cell> anchorsByDistance(const PlanContext& context, const StandingRoom& room,
                                    const Footprint& footprint, Cell near) {
    const board::Extent& extent = context.encounter.gridRecord().extent;
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

// Where creatures of the side start.
std::unordered_set<Cell> startOf(const document::Encounter& encounter, const std::string& side) {
    const board::Kinds kinds = document::kindsOf(encounter);
    std::unordered_set<Cell> start;
    for (const board::TerrainRecord& terrain : encounter.terrain)
        if (const board::TerrainKind* kind = kinds.terrain(terrain.kind);
            kind != nullptr && !kind->startsHere.empty() && kind->startsHere == side)
            start.insert(terrain.cells.begin(), terrain.cells.end());
    return start;
}

Cell middleOfCells(const std::unordered_set<Cell>& cells) {
    Cell sum{0, 0};
    for (const Cell cell : cells) sum = sum + cell;
    const auto count = static_cast<std::int32_t>(cells.size());
    return {sum.x / count, sum.y / count};
}

// Those whose whole space lies where creatures of the side start come first.
void startFirst(const PlanContext& context, const StandingRoom& room, const board::Creature& creature,
                const std::unordered_set<Cell>& start, std::vector<Cell>& anchors) {
    // Those that find no room there stand beside it.
    anchors = anchorsByDistance(context, room, creature.footprint, middleOfCells(start));
    const board::GridKind grid = context.encounter.gridRecord().extent.grid;
    std::stable_partition(anchors.begin(), anchors.end(), [&](Cell anchor) {
        const auto cells = board::cellsAt(grid, creature.footprint, anchor);
        return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return start.contains(cell); });
    });
}

// Where somebody can stand at all, as near as possible; the cell itself where nobody can stand anywhere.
Cell standingNear(const PlanContext& context, const StandingRoom& room, Cell near) {
    const Footprint one;
    if (room.holds(one, near)) return near;
    const Cell first = anchorsByDistance(context, room, one, near).front();
    return room.holds(one, first) ? first : near;
}

// Those that stand apart from everybody of another side come first, the farther the better up to some cells;
// but behind a closed door only where none keeps any distance before it, and pockets last of all.
void apartFirst(const StandingRoom& room, const Footprint& footprint, Cell near,
                const std::vector<Cell>& others, std::vector<Cell>& anchors) {
    constexpr int kApart = 6;  // cells: nobody reaches anybody at once
    constexpr int kLeastApart = 3;
    const board::GridKind grid = room.grid().grid();
    const std::vector<std::int32_t> ways = room.waysFrom(near);
    const auto rank = [&](Cell anchor) {
        int gap = kApart;
        for (const Cell other : others) gap = std::min(gap, board::distance(grid, anchor, other));
        const bool isOpen =
            ways[static_cast<std::size_t>(room.grid().indexOf(anchor))] != StandingRoom::kUnreached;
        if (isOpen && gap >= kLeastApart) return kApart - gap;
        return gap == kApart ? kApart : kApart + 1;
    };
    std::vector<std::tuple<bool, int, Cell>> ranked;
    ranked.reserve(anchors.size());
    for (const Cell anchor : anchors)
        ranked.emplace_back(!room.holds(footprint, anchor), rank(anchor), anchor);
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& one, const auto& other) {
        return std::pair(std::get<0>(one), std::get<1>(one)) <
               std::pair(std::get<0>(other), std::get<1>(other));
    });
    std::transform(ranked.begin(), ranked.end(), anchors.begin(),
                   [](const auto& one) { return std::get<2>(one); });
}

// What creatures look at that begin at their start: foes at the heroes or at their start, the heroes at the
// middle of the board. Where foes are hidden or will come from is nothing that heroes may show.
board::Position faced(const document::Encounter& encounter, const std::string& side) {
    const board::Extent& extent = encounter.gridRecord().extent;
    std::unordered_set<Cell> cells;
    if (side != document::kPartySide) {
        for (const board::TokenRecord& token : encounter.tokens)
            if (token.creature.side == document::kPartySide) cells.insert(token.creature.at);
        if (cells.empty()) cells = startOf(encounter, document::kPartySide);
    }
    const Cell cell =
        cells.empty() ? extent.cellOf(extent.width / 2, extent.height / 2) : middleOfCells(cells);
    return board::position(extent.grid, board::centre(extent.grid, cell));
}

Problem noRoom(const std::string& name, int placed) {
    return Problem{TENAILLE_PROBLEM("There is room for %1 more creatures like %2 on this map."),
                   {std::to_string(placed), name},
                   TENAILLE_PROBLEM("Add fewer, or make the map larger.")};
}

Outcome checkGroup(const TokenGroup& group) {
    if (group.count < 1 || group.count > kMaxAtOnce)
        return Problem{TENAILLE_PROBLEM("%1 creatures cannot be added at once."),
                       {std::to_string(group.count)},
                       TENAILLE_PROBLEM("Choose a number from 1 to 100.")};
    if (group.prototype.name.empty())
        return Problem{TENAILLE_PROBLEM("The creature has no name."), {}, TENAILLE_PROBLEM("Type a name.")};
    return Done{};
}

// Puts one group after the other on the board, each where the ones before left room.
class Placing {
  public:
    Placing(const PlanContext& context, Cell near, bool atStart, bool apart)
        : m_context(context),
          m_atStart(atStart),
          m_apart(apart),
          m_room(context),
          m_near(standingNear(context, m_room, near)),
          m_space(context),
          m_id(document::nextId(context.encounter).value) {
        for (const board::TokenRecord& token : context.encounter.tokens) {
            count(token.name);
            m_stand[token.creature.side].push_back(token.creature.at);
        }
    }

    // How many creatures of that name are still to come: whether one alone gets a number.
    void expect(const TokenGroup& group) { m_expected[group.prototype.name] += group.count; }

    Outcome add(const TokenGroup& group, document::ChangeSet& changes) {
        board::TokenRecord prototype = group.prototype;
        board::dismount(prototype);
        const Footprint& footprint = prototype.creature.footprint;
        const bool numbered = m_expected[prototype.name] > 1 || m_highest.contains(prototype.name);
        std::vector<Cell> anchors = anchorsByDistance(m_context, m_room, footprint, m_near);
        const std::unordered_set<Cell> start =
            m_atStart ? startOf(m_context.encounter, prototype.creature.side) : std::unordered_set<Cell>();
        const std::string& side = prototype.creature.side;
        const std::vector<Cell> others = m_apart ? othersOf(side) : std::vector<Cell>();
        if (!start.empty())
            startFirst(m_context, m_room, prototype.creature, start, anchors);
        else if (m_apart)
            apartFirst(m_room, footprint, m_near, others, anchors);
        const bool begins = !start.empty() || (side != document::kPartySide && !others.empty());
        std::optional<board::Position> towards;
        if (begins && looksUp(prototype.creature)) towards = faced(m_context.encounter, side);
        int placed = 0;
        for (const Cell anchor : anchors) {
            if (placed == group.count) break;
            if (!m_space.fits(footprint, anchor)) continue;
            ++placed;
            board::TokenRecord token = prototype;
            token.id = token.creature.record = RecordId{m_id++};
            token.creature.at = anchor;
            if (towards) aim(token.creature, *towards);
            token.moved = token.diagonalParity = token.metAs = 0;
            const int number = numbered ? ++m_highest[prototype.name] : 0;
            if (number > 0) token.name += " " + std::to_string(number);
            if (token.label.empty() || number > 0) token.label = document::labelOf(prototype.name, number);
            m_space.take(footprint, anchor);
            m_stand[side].push_back(anchor);
            changes.insert(std::move(token));
        }
        if (placed < group.count) return noRoom(prototype.name, placed);
        if (!numbered) count(prototype.name);
        return Done{};
    }

  private:
    std::vector<Cell> othersOf(const std::string& side) const {
        std::vector<Cell> others;
        for (const auto& [one, cells] : m_stand)
            if (one != side) others.insert(others.end(), cells.begin(), cells.end());
        return others;
    }

    // As all do whom nobody has turned.
    bool looksUp(const board::Creature& creature) const {
        const board::GridKind grid = m_context.encounter.gridRecord().extent.grid;
        const auto facings = facingsClockwise(grid, m_context.options, creature);
        return creature.facing && !facings.empty() && *creature.facing == facings.front();
    }

    void aim(board::Creature& creature, board::Position place) const {
        const board::GridKind grid = m_context.encounter.gridRecord().extent.grid;
        if (const auto facing = facingTowards(grid, m_context.options, creature, place))
            creature.facing = facing;
    }

    // One that bears the bare name is the first.
    void count(const std::string& whole) {
        const auto [name, number] = document::numberedName(whole);
        int& highest = m_highest[name];
        highest = std::max({highest, number, 1});
    }

    const PlanContext& m_context;
    bool m_atStart;
    bool m_apart;
    StandingRoom m_room;
    Cell m_near;
    FreeSpace m_space;
    std::uint32_t m_id;
    std::map<std::string, int> m_highest;              // number among the creatures of a name
    std::map<std::string, int> m_expected;             // creatures of a name that are added
    std::map<std::string, std::vector<Cell>> m_stand;  // where those of a side do
};

// "3 × Goblin, Ogre": for the undo menu and the log, in no language.
std::string listed(const std::vector<TokenGroup>& groups) {
    std::string text;
    for (const TokenGroup& group : groups) {
        if (!text.empty()) text += ", ";
        if (group.count > 1) text += std::to_string(group.count) + " × ";
        text += group.prototype.name;
    }
    return text;
}

}  // namespace

Result<document::ChangeSet> planAddTokens(const PlanContext& context, const AddTokens& intent) {
    const TokenGroup group{intent.prototype, intent.count};
    if (const Outcome good = checkGroup(group); !good) return good.problem();
    document::ChangeSet changes{intent.count == 1 ? "addToken" : "addTokens",
                                {intent.prototype.name, std::to_string(intent.count)},
                                {}};
    Placing placing(context, intent.near, intent.atStart, intent.apart);
    placing.expect(group);
    if (const Outcome added = placing.add(group, changes); !added) return added.problem();
    addLogLine(context.encounter, changes);
    return changes;
}

Result<document::ChangeSet> planAddGroups(const PlanContext& context, const AddGroups& intent) {
    int total = 0;
    Placing placing(context, intent.near, intent.atStart, intent.apart);
    for (const TokenGroup& group : intent.groups) {
        if (const Outcome good = checkGroup(group); !good) return good.problem();
        total += group.count;
        if (total > kMaxAtOnce)
            return Problem{TENAILLE_PROBLEM("%1 creatures cannot be added at once."),
                           {std::to_string(total)},
                           TENAILLE_PROBLEM("Choose a number from 1 to 100.")};
        placing.expect(group);
    }
    document::ChangeSet changes{"addGroups", {listed(intent.groups)}, {}};
    for (const TokenGroup& group : intent.groups)
        if (const Outcome added = placing.add(group, changes); !added) return added.problem();
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
