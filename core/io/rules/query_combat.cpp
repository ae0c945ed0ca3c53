// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_facing_ua.h"
#include "core/io/rules/query_kinds.h"
#include "core/io/rules/query_reader.h"
#include "core/rules/attack/opportunities.h"
#include "core/rules/flanking/flanking.h"
#include "core/rules/prone/prone.h"
#include "core/rules/reach/threatened_cells.h"

namespace tenaille::io {

namespace {

using board::BoardView;
using board::Cell;
using board::Creature;
using board::GridKind;
using M = CreatureMember;

constexpr CreatureMembers kStriker = kSpaceMembers.with(CreatureMember::Reach);
constexpr CreatureMembers kThreat = kStriker.with(CreatureMember::Threatens);

enum class StrikeBy : unsigned char { Melee, Ranged };
constexpr std::array kStrikeWords{Word<StrikeBy>{"melee", StrikeBy::Melee},
                                  Word<StrikeBy>{"ranged", StrikeBy::Ranged}};

JsonValue flankKind(const Field& input, const rules::RuleOptions& options) {
    const GridKind grid = readGrid(input["grid"]);
    const Creature attacker = readCreature(input["attacker"], grid, kStriker);
    const Creature target = readCreature(input["target"], grid, kSpaceMembers);
    std::vector<Creature> helpers;
    for (const Field& ally : input["allies"].items())
        helpers.push_back(readCreature(ally, grid, kThreat.with(CreatureMember::Helpless)));
    flanking::FlankQuestion question{&attacker, &target, helpers};
    question.ranged = input["attack"].word(kStrikeWords, StrikeBy::Melee) == StrikeBy::Ranged;
    return JsonObject{{"bonus", flanking::ruleFlanking(grid, question, options).answer.bonus}};
}

JsonValue proneKind(const Field& input, const rules::RuleOptions&) {
    const prone::ProneAnswer answer = prone::ruleProne(
        {input["attackerProne"].boolean(false), input["targetProne"].boolean(false),
         input["attack"].word(kStrikeWords) == StrikeBy::Ranged, input["gravity"].boolean(true)});
    return JsonObject{{"attack", answer.toHit}, {"ac", answer.armorClass}, {"offKilter", answer.offKilter}};
}

JsonValue reachKind(const Field& input, const rules::RuleOptions& options) {
    const GridKind grid = readGrid(input["grid"]);
    const Creature creature = readCreature(input["creature"], grid, kThreat.with(CreatureMember::Helpless));
    const std::vector<Cell> cells = reach::threatenedCells(grid, creature, options.reach);
    return JsonObject{{"count", static_cast<std::int64_t>(cells.size())}, {"cells", cellsJson(cells)}};
}

// ---- opportunity.move

constexpr std::array kMoves{Word<opportunity::MoveKind>{"move", opportunity::MoveKind::Move},
                            Word<opportunity::MoveKind>{"fiveFootStep", opportunity::MoveKind::FiveFootStep},
                            Word<opportunity::MoveKind>{"minimumMove", opportunity::MoveKind::MinimumMove}};

std::vector<Cell> readPath(const Field& path, GridKind grid, Cell from) {
    std::vector<Cell> cells;
    const auto offsets = board::neighbourOffsets(grid);
    for (const Field& item : path.items()) {
        const Cell to = readCell(item);
        if (std::find(offsets.begin(), offsets.end(), to - from) == offsets.end())
            item.fail(QueryErrorCode::OutOfRange, "Each cell of the path is a neighbour of the one before.");
        cells.push_back(to);
        from = to;
    }
    return cells;
}

// Everything of the query: a facing system, beyond the protocol, makes facings count.
struct Melee {
    GridKind grid = GridKind::Square;
    rules::FacingRules facing = rules::FacingRules::Off;
    Creature mover;
    std::vector<Cell> path;
    std::vector<Creature> enemies;
    std::vector<std::string> ids;
    BoardView board;
};

BoardView readBoard(const Field& scene, GridKind grid, std::int32_t farthest) {
    std::vector<Creature> bystanders;
    if (scene.present() && scene["creatures"].present())
        for (const Field& creature : scene["creatures"].items())
            bystanders.push_back(readCreature(creature, grid, kSpaceMembers));
    for (const Creature& creature : bystanders) farthest = std::max(farthest, farthestOf(creature));
    board::BoardParts parts =
        readScene(scene, grid, {SceneMember::Map, SceneMember::Solid, SceneMember::Walls, SceneMember::Cover},
                  farthest);
    parts.creatures = std::move(bystanders);
    return BoardView(std::move(parts));
}

// With a system also what it reads of a creature, and the facing is checked.
Creature readFighter(const Field& from, const Melee& melee, CreatureMembers members,
                     const rules::FacingOptions& options) {
    const bool faces = melee.facing != rules::FacingRules::Off;
    if (faces)
        for (const M member : {M::Facing, M::Arcs, M::Feats, M::Faceless, M::IgnoresFacing})
            members = members.with(member);
    const Creature creature = readCreature(from, melee.grid, members);
    const auto system = melee.facing == rules::FacingRules::Ua ? facing::System::Ua : facing::System::FiveE;
    if (faces) checkedFacing(from, system, melee.grid, creature, options);
    return creature;
}

Melee readMelee(const Field& input, const rules::RuleOptions& options) {
    constexpr std::array kFacingSystems{Word<rules::FacingRules>{"5e", rules::FacingRules::FiveE},
                                        Word<rules::FacingRules>{"ua", rules::FacingRules::Ua}};
    Melee melee;
    melee.grid = readGrid(input["grid"]);
    melee.facing = input["system"].word(kFacingSystems, rules::FacingRules::Off);
    melee.mover = readFighter(input["mover"], melee, kSpaceMembers, options.facing);
    melee.path = readPath(input["path"], melee.grid, melee.mover.at);
    std::int32_t farthest = farthestOf(melee.mover) + static_cast<std::int32_t>(melee.path.size());
    for (const Field& enemy : input["enemies"].items()) {
        melee.ids.push_back(enemy["id"].text());
        melee.enemies.push_back(
            readFighter(enemy, melee, kThreat.with(CreatureMember::Helpless), options.facing));
        farthest = std::max(farthest, farthestOf(melee.enemies.back()));
    }
    melee.board = readBoard(input["scene"], melee.grid, farthest);
    return melee;
}

JsonValue opportunityAttackKind(const Field& input, const rules::RuleOptions& given) {
    const Melee melee = readMelee(input, given);
    opportunity::MoveQuestion question{&melee.mover, melee.path, opportunity::MoveKind::Move, melee.enemies};
    question.kind = input["action"].word(kMoves, opportunity::MoveKind::Move);
    rules::RuleOptions options = given;
    options.facingRules = melee.facing;
    JsonArray attackers;
    JsonArray steps;
    for (const attack::Opportunity& one : attack::opportunitiesAlong(melee.board, question, options)) {
        const opportunity::Provocation& found = one.provocation;
        if (!found.deniedBy) attackers.emplace_back(melee.ids[found.enemy]);
        steps.emplace_back(
            JsonObject{{"enemy", melee.ids[found.enemy]},
                       {"step", static_cast<std::int64_t>(found.step)},
                       {"deniedBy", found.deniedBy ? JsonValue(found.deniedBy->id) : JsonValue()},
                       {"facing", orNull(one.facing)}});
    }
    return JsonObject{{"attackers", std::move(attackers)}, {"provocations", std::move(steps)}};
}

constexpr std::array kCombatKinds{QueryKind{"flank.attack", flankKind}, QueryKind{"prone.attack", proneKind},
                                  QueryKind{"reach.threatens", reachKind},
                                  QueryKind{"opportunity.move", opportunityAttackKind}};

}  // namespace

std::span<const QueryKind> combatKinds() { return kCombatKinds; }

}  // namespace tenaille::io
