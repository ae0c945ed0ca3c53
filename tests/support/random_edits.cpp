// SPDX-License-Identifier: MIT
#include "tests/support/random_edits.h"

#include "core/actions/joined_move.h"
#include "core/actions/map_elements.h"

namespace tenaille::test {

using namespace actions;
using board::GridKind;
using document::Encounter;
using geometry::LatticePoint;

namespace {

int below(std::mt19937& random, int limit) {
    return std::uniform_int_distribution<int>(0, limit - 1)(random);
}

LatticePoint point(std::mt19937& random) {
    const int x = below(random, 24);
    return {x * 120, below(random, 20) * 120};
}

std::optional<MapElement> someElement(const Encounter& map, std::mt19937& random) {
    const int last = static_cast<int>(document::nextId(map).value);
    for (int i = 0; i < 8; ++i)
        if (auto element = elementOf(map, {static_cast<std::uint32_t>(below(random, last))})) return element;
    return std::nullopt;
}

PutElements changed(const Encounter& map, const MapElement& element, std::mt19937& random) {
    const std::vector<LatticePoint> corners = pointsOf(element);
    if (!corners.empty() && below(random, 2) == 0)
        return {"moveCorner", JoinedMove(map, std::vector{corners.front()}).by({120, 240})};
    return {"turnElements", {turned(element, GridKind::Square, point(random), 1)}};
}

Intent kindEdit(const Encounter& map, std::mt19937& random) {
    board::KindRecord kind;
    kind.of = board::KindOf::Terrain;
    if (map.kinds.size() > 10) return RemoveKind{map.kinds.begin()->of, map.kinds.begin()->kind};
    kind.label = "Mire";
    kind.like = "difficult";
    if (below(random, 2) == 0) kind.kind = "smoke";
    if (below(random, 3) == 0) return RemoveKind{kind.of, "smoke"};
    return PutKind{kind};
}

Intent fightEdit(const Encounter& encounter, std::mt19937& random) {
    std::vector<RecordId> all;
    for (const board::TokenRecord& token : encounter.tokens) all.push_back(token.id);
    if (encounter.clock.empty()) {
        BeginFight begin{all, {}, 1 + below(random, 1000)};
        if (below(random, 2) == 0) begin.kind = board::ClockKind::Turns;
        return begin;
    }
    switch (below(random, 6)) {
        case 0:
            return EndFight{};
        case 1:
            return StepBack{};
        case 2:
            return JoinFight{all};
        default:
            return StepForward{};
    }
}

EditToken changed(board::TokenRecord token, std::mt19937& random) {
    switch (below(random, 5)) {
        case 0:
            token.creature.shield.reset();
            break;
        case 1:
            token.creature.shield.emplace();
            break;
        case 2:
            token.creature.arcs = {};
            break;
        case 3:
            token.notes += '.';
            break;
        default:
            token.name = "Arda " + std::to_string(below(random, 100));
    }
    return {token};
}

Intent gridEdit(const Encounter& encounter, std::mt19937& random) {
    board::Extent extent = encounter.gridRecord().extent;
    extent.grid = static_cast<GridKind>(below(random, 3));
    extent.width = 20 + below(random, 20);
    extent.stagger = below(random, 2) == 0 ? board::Stagger::Odd : board::Stagger::Even;
    return SetGrid{extent};
}

}  // namespace

Intent randomMapEdit(const Encounter& map, std::mt19937& random) {
    switch (below(random, 10)) {
        case 0: {
            AddRoom room;
            for (int i = 0; i < 4; ++i) room.outline.push_back(point(random));
            return room;
        }
        case 1: {
            AddDoor door;
            const LatticePoint from = point(random);
            door.door.where = {from, from + LatticePoint{below(random, 2) * 240, 240}};
            return door;
        }
        case 2: {
            PaintTerrain paint{below(random, 2) == 0 ? "difficult" : "smoke", {}, below(random, 3) == 0};
            paint.cells = {{below(random, 12), 5}, {below(random, 12), 3}};
            return paint;
        }
        case 3: {
            board::PropRecord prop;
            prop.at = point(random);
            return PutElements{"addProp", {prop}};
        }
        case 4:
            if (const auto element = someElement(map, random)) {
                const int across = below(random, 5) * 120 - 240;
                return MoveElements{{idOf(*element)}, {across, below(random, 5) * 120 - 240}};
            }
            break;
        case 5:
            if (const auto element = someElement(map, random)) return changed(map, *element, random);
            break;
        case 6:
            if (const auto element = someElement(map, random)) return RemoveRecords{{idOf(*element)}};
            break;
        case 7: {
            JoinWalls join;
            for (int i = 0; i < 4; ++i)
                if (const auto element = someElement(map, random)) join.walls.push_back(idOf(*element));
            return join;
        }
        case 8: {
            AlignElements align{{}, static_cast<Alignment>(below(random, 6))};
            for (int i = 0; i < 3; ++i)
                if (const auto element = someElement(map, random)) align.elements.push_back(idOf(*element));
            return align;
        }
        default:
            return kindEdit(map, random);
    }
    AddWall wall;
    wall.wall.points = {point(random), point(random)};
    return wall;
}

Intent randomGameEdit(const Encounter& encounter, std::mt19937& random) {
    if (encounter.tokens.empty()) return AddTokens{{}, 2, {3, 3}};
    const auto number = static_cast<std::ptrdiff_t>(below(random, static_cast<int>(encounter.tokens.size())));
    const board::TokenRecord& token = *std::next(encounter.tokens.begin(), number);
    switch (below(random, 12)) {
        case 0:
            return changed(token, random);
        case 1:
            return TurnTokens{{{token.id, board::Facing{static_cast<std::uint8_t>(below(random, 6))}}}};
        case 2: {
            const int x = below(random, 12);
            return MoveTokens{{{token.id, {{x, below(random, 10)}}}}, true};
        }
        case 3:
            return ChangeHitPoints{{token.id}, below(random, 9) - 4};
        case 4:
            return HideTokens{{token.id}, below(random, 2) == 0};
        case 5:
            if (encounter.tokens.size() > 6) return RemoveRecords{{token.id}};
            return AddTokens{token, 1, {below(random, 12), 4}};
        case 6:
            return AddCondition{{token.id}, below(random, 2) == 0 ? "blinded" : "prone", below(random, 4)};
        case 7:
            return RemoveCondition{{token.id}, "prone"};
        case 8:
            return SetRules{below(random, 2) == 0 ? "d20" : "segments", {}};
        case 9:
            if (encounter.doors.empty()) return NewTurn{{token.id}};
            return SetDoor{encounter.doors.begin()->id, static_cast<board::DoorState>(below(random, 3))};
        case 10:
            return below(random, 8) == 0 ? gridEdit(encounter, random) : NewTurn{{token.id}};
        default:
            return fightEdit(encounter, random);
    }
}

}  // namespace tenaille::test
