// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_kinds.h"
#include "core/io/rules/query_reader.h"
#include "core/rules/cover/cover.h"
#include "core/rules/flanking/flanking.h"
#include "core/rules/opportunity/opportunity.h"
#include "core/rules/prone/prone.h"
#include "core/rules/reach/threatened_cells.h"

namespace tenaille::io {

namespace {

using board::BoardView;
using board::Cell;
using board::Creature;
using board::GridKind;

constexpr CreatureMembers kSpace{CreatureMember::At, CreatureMember::Space};
constexpr CreatureMembers kStriker = kSpace.with(CreatureMember::Reach);
constexpr CreatureMembers kThreat = kStriker.with(CreatureMember::Threatens);

enum class Strike : unsigned char { Melee, Ranged };
constexpr std::array kStrikes{Word<Strike>{"melee", Strike::Melee}, Word<Strike>{"ranged", Strike::Ranged}};

JsonValue flankKind(const Field& input, const rules::RuleOptions& options) {
    const Creature attacker = readCreature(input["attacker"], GridKind::Square, kStriker);
    const Creature target = readCreature(input["target"], GridKind::Square, kSpace);
    std::vector<Creature> helpers;
    for (const Field& ally : input["allies"].items())
        helpers.push_back(readCreature(ally, GridKind::Square, kThreat));
    flanking::FlankQuestion question{&attacker, &target, helpers};
    question.ranged = input["attack"].word(kStrikes, Strike::Melee) == Strike::Ranged;
    return JsonObject{{"bonus", flanking::ruleFlanking(GridKind::Square, question, options).answer.bonus}};
}

JsonValue proneKind(const Field& input, const rules::RuleOptions&) {
    const prone::ProneAnswer answer =
        prone::ruleProne({input["attackerProne"].boolean(false), input["targetProne"].boolean(false),
                          input["attack"].word(kStrikes) == Strike::Ranged, input["gravity"].boolean(true)});
    return JsonObject{{"attack", answer.toHit}, {"ac", answer.armorClass}, {"offKilter", answer.offKilter}};
}

JsonValue reachKind(const Field& input, const rules::RuleOptions& options) {
    const Creature creature = readCreature(input["creature"], GridKind::Square, kThreat);
    const std::vector<Cell> cells = reach::threatenedCells(GridKind::Square, creature, options.reach);
    return JsonObject{{"count", static_cast<std::int64_t>(cells.size())}, {"cells", cellsJson(cells)}};
}

// ---- opportunity.move

constexpr std::array kMoves{Word<opportunity::MoveKind>{"move", opportunity::MoveKind::Move},
                            Word<opportunity::MoveKind>{"fiveFootStep", opportunity::MoveKind::FiveFootStep},
                            Word<opportunity::MoveKind>{"minimumMove", opportunity::MoveKind::MinimumMove}};

std::vector<Cell> readPath(const Field& path, Cell from) {
    std::vector<Cell> cells;
    for (const Field& item : path.items()) {
        const Cell to = readCell(item);
        const Cell step = to - from;
        if (std::max(std::abs(step.x), std::abs(step.y)) != 1)
            item.fail(QueryErrorCode::OutOfRange, "Each cell of the path is a neighbour of the one before.");
        cells.push_back(to);
        from = to;
    }
    return cells;
}

// Everything of the query that is needed to test cover.
struct Melee {
    Creature mover;
    std::vector<Cell> path;
    std::vector<Creature> enemies;
    std::vector<std::string> ids;
    BoardView board;
};

BoardView readBoard(const Field& scene, std::int32_t farthest) {
    std::vector<Creature> bystanders;
    if (scene.present() && scene["creatures"].present())
        for (const Field& creature : scene["creatures"].items())
            bystanders.push_back(readCreature(creature, GridKind::Square, kSpace));
    for (const Creature& creature : bystanders) farthest = std::max(farthest, farthestOf(creature));
    board::BoardParts parts = readScene(
        scene, {SceneMember::Map, SceneMember::Solid, SceneMember::Walls, SceneMember::Cover}, farthest);
    parts.creatures = std::move(bystanders);
    return BoardView(std::move(parts));
}

Melee readMelee(const Field& input) {
    Melee melee;
    melee.mover = readCreature(input["mover"], GridKind::Square, kSpace);
    melee.path = readPath(input["path"], melee.mover.at);
    std::int32_t farthest = farthestOf(melee.mover) + static_cast<std::int32_t>(melee.path.size());
    for (const Field& enemy : input["enemies"].items()) {
        melee.ids.push_back(enemy["id"].text());
        melee.enemies.push_back(readCreature(enemy, GridKind::Square, kThreat));
        farthest = std::max(farthest, farthestOf(melee.enemies.back()));
    }
    melee.board = readBoard(input["scene"], farthest);
    return melee;
}

// CV-07: melee against a neighbour, else reach. Creatures in one space have no cover against each other.
bool hasCover(const BoardView& board, const Creature& enemy, const Creature& mover,
              const rules::CoverOptions& options, cover::LineTracer& tracer) {
    const int distance = board::distance(GridKind::Square, enemy, mover);
    if (distance == 0) return false;
    const cover::Attack attack = distance == 1 ? cover::Attack::Melee : cover::Attack::Reach;
    const cover::CoverQuestion question{cover::spaceOf(enemy), {}, cover::spaceOf(mover), attack};
    return cover::answerCover(board, question, options, tracer).opportunityAllowed == false;
}

JsonValue opportunityKind(const Field& input, const rules::RuleOptions& options) {
    const Melee melee = readMelee(input);
    opportunity::MoveQuestion question{&melee.mover, melee.path, opportunity::MoveKind::Move, melee.enemies};
    question.kind = input["action"].word(kMoves, opportunity::MoveKind::Move);
    cover::LineTracer tracer;
    const auto provocations = opportunity::traceProvocations(
        GridKind::Square, question, options.reach, [&](const Creature& enemy, const Creature& mover) {
            return hasCover(melee.board, enemy, mover, options.cover, tracer);
        });
    return JsonObject{{"attackers", arrayJson(opportunity::attackers(provocations),
                                              [&](std::size_t enemy) { return melee.ids[enemy]; })}};
}

constexpr std::array kKinds{QueryKind{"flank.attack", flankKind}, QueryKind{"prone.attack", proneKind},
                            QueryKind{"reach.threatens", reachKind},
                            QueryKind{"opportunity.move", opportunityKind}};

}  // namespace

std::span<const QueryKind> combatKinds() { return kKinds; }

}  // namespace tenaille::io
