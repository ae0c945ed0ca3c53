// SPDX-License-Identifier: MIT
#include "core/io/rules/query_facing_ua.h"

#include <array>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_reader.h"
#include "core/rules/facing/attack_ua.h"
#include "core/rules/facing/awareness_ua.h"
#include "core/rules/facing/facing_ua.h"

namespace tenaille::io {

namespace {

using board::Cell;
using board::Creature;
using board::GridKind;
using facing::Strike;
using facing::System;
using facing::Zone;
using M = CreatureMember;

constexpr std::array kFacedStrikes{Word<Strike>{"melee", Strike::Melee},
                                   Word<Strike>{"ranged", Strike::Ranged},
                                   Word<Strike>{"opportunity", Strike::Opportunity},
                                   Word<Strike>{"cleave", Strike::Cleave},
                                   Word<Strike>{"flankNatural", Strike::FlankNatural},
                                   Word<Strike>{"rearNatural", Strike::RearNatural}};
// Words for true and false.
constexpr std::array kSenses{Word<bool>{"sight", true}, Word<bool>{"hearing", false}};
constexpr std::array kActions{Word<bool>{"move", true}, Word<bool>{"fiveFootStep", false}};

Creature readFaced(const Field& from, GridKind grid, CreatureMembers more,
                   const rules::RuleOptions& options) {
    for (const M member : {M::At, M::Space, M::Facing, M::Faceless}) more = more.with(member);
    const Creature creature = readCreature(from, grid, more);
    checkedFacing(from, System::Ua, grid, creature, options.facing);
    return creature;
}

}  // namespace

std::string_view zoneName(Zone zone) {
    if (const auto arc = facing::arcOf(zone)) return arcName(*arc);
    return zone == Zone::Self ? "self" : "none";
}

void checkedFacing(const Field& place, System system, GridKind grid, const Creature& creature,
                   const rules::FacingOptions& options) {
    const Outcome outcome = facing::checkFacing(system, grid, creature, options);
    if (!outcome) place.fail(QueryErrorCode::OutOfRange, describe(outcome.problem()));
}

JsonValue stepKind(const Field& input, const rules::RuleOptions& options) {
    const GridKind grid = readGrid(input["grid"]);
    const board::Facing faced = readFacing(input["facing"], grid);
    const board::Facing direction = readFacing(input["direction"], grid);
    if (board::isHex(grid) && direction.index % 2 != 0)
        input["direction"].fail(QueryErrorCode::OutOfRange, "A step on hexes goes through a side.");
    const bool costs = input["action"].word(kActions, true);
    const std::int32_t cost =
        input["baseCost"].integer({1, 2}, 1) * input["terrainMultiplier"].integer({1, 16}, 1);
    const facing::StepUa step = facing::stepUa(grid, faced, board::direction(grid, direction),
                                               input["faceless"].boolean(false), cost, options.facing);
    return JsonObject{{"allowed", true},
                      {"arc", zoneName(step.zone)},
                      {"cost", costs ? JsonValue(step.cost) : JsonValue()},
                      {"facingAfter", board::name(grid, faced)}};
}

JsonValue attackKind(const Field& input, const rules::RuleOptions& options) {
    const GridKind grid = readGrid(input["grid"]);
    CreatureMembers members{M::Feats, M::SneakLevel};
    if (options.facing.multiCellInReach) members = members.with(M::Reach);  // beyond the protocol
    const Creature attacker = readFaced(input["attacker"], grid, members, options);
    const Creature target = readFaced(input["target"], grid, {M::Feats, M::Level, M::ImmuneToSneak}, options);
    const facing::AttackQuery query{.attacker = attacker,
                                    .target = target,
                                    .strike = input["attack"].word(kFacedStrikes, Strike::Melee),
                                    .mounted = input["mounted"].boolean(false),
                                    .flatFooted = input["flatFooted"].boolean(false),
                                    .losesDexterity = input["losesDexterity"].boolean(false),
                                    .whirlwindAction = input["whirlwindAction"].boolean(false),
                                    .reach = options.reach};
    if (board::distance(grid, attacker, target) == 0)
        input["target"].fail(QueryErrorCode::OutOfRange, "The two spaces overlap.");
    const auto answer = facing::attackUa(grid, query, options.facing).answer;
    if (!answer)
        return JsonObject{{"allowed", false},      {"targetArc", nullptr}, {"attackerArc", nullptr},
                          {"penalty", nullptr},    {"bonus", nullptr},     {"total", nullptr},
                          {"sneakAttack", nullptr}};
    return JsonObject{{"allowed", true},
                      {"targetArc", zoneName(answer->struck.zone)},
                      {"attackerArc", zoneName(answer->from.zone)},
                      {"penalty", answer->penalty},
                      {"bonus", answer->bonus},
                      {"total", answer->total()},
                      {"sneakAttack", orNull(answer->sneakAttack)}};
}

JsonValue perceiveKind(const Field& input, const rules::RuleOptions& options) {
    const GridKind grid = readGrid(input["grid"]);
    const Creature creature = readFaced(input["creature"], grid, {M::Feats, M::AllAroundVision}, options);
    const Zone zone = facing::zoneUa(grid, creature, readCell(input["cell"]), options.facing);
    const bool bySight = input["sense"].word(kSenses, true);
    return JsonObject{{"arc", zoneName(zone)},
                      {"spot", facing::spotModifier(creature, zone, options.facing)},
                      {"readiedTrigger", facing::mayTrigger(creature, zone, bySight)}};
}

JsonValue spellKind(const Field& input, const rules::RuleOptions& options) {
    const GridKind grid = readGrid(input["grid"]);
    const Creature creature = readFaced(input["creature"], grid, {}, options);
    JsonArray canTarget;
    if (input["cells"].present())
        for (const Cell cell : readCells(input["cells"]))
            canTarget.emplace_back(facing::zoneUa(grid, creature, cell, options.facing) != Zone::Rear);
    const auto cones = facing::coneDirections(grid, creature, options.facing);
    return JsonObject{
        {"origins",
         board::isHex(grid) ? JsonValue() : cellsJson(facing::spellOrigins(creature, options.facing))},
        {"coneDirections",
         cones ? arrayJson(*cones, [grid](board::Facing f) { return board::name(grid, f); }) : JsonValue()},
        {"canTarget", std::move(canTarget)}};
}

}  // namespace tenaille::io
