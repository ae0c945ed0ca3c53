// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "core/geometry/predicates.h"
#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_kinds.h"
#include "core/io/rules/query_reader.h"
#include "core/rules/cover/cell_contact.h"
#include "core/rules/cover/concealment.h"
#include "core/rules/cover/cover.h"
#include "core/rules/cover/line_test.h"

namespace tenaille::io {

namespace {

using board::BoardView;
using board::Cell;
using board::Creature;
using board::GridKind;
using cover::Attack;
using geometry::LatticePoint;

constexpr Limits kSides{1, 10000};

// Grid points are written like cells: the top-left corner of the cell.
LatticePoint scaled(Cell point, std::int32_t units) { return {point.x * units, point.y * units}; }

// ---- geometry.segment

JsonValue segmentKind(const Field& input, const rules::RuleOptions&) {
    constexpr std::array<std::string_view, 4> kRelations{"none", "corner", "edge", "cross"};
    const Cell a = readCell(input["a"]);
    const Cell b = readCell(input["b"]);
    const auto rect = input["rect"].items(4);
    const cover::Space space{{rect[2].integer(kSides), rect[3].integer(kSides)},
                             {rect[0].integer(kCoordinates), rect[1].integer(kCoordinates)}};
    const BoardView board;
    const geometry::Segment line{scaled(a, board.unitsPerCell()), scaled(b, board.unitsPerCell())};
    JsonValue relation;
    if (space.footprint.width == 1 && space.footprint.height == 1)
        relation = kRelations[static_cast<std::size_t>(cover::cellContact(board, line, space.at))];
    return JsonObject{{"crosses", cover::crossesSpace(board, line, space)},
                      {"relation", std::move(relation)}};
}

// ---- geometry.line

struct QueryCorner {
    std::optional<Cell> cell;
    Cell point;
};

QueryCorner readCorner(const Field& end) {
    QueryCorner corner{std::nullopt, readCell(end["corner"])};
    if (!end["cell"].present()) return corner;
    corner.cell = readCell(end["cell"]);
    const Cell offset = corner.point - *corner.cell;
    if (offset.x < 0 || offset.x > 1 || offset.y < 0 || offset.y > 1)
        end["corner"].fail(QueryErrorCode::OutOfRange, "Write one of the four corners of the cell.");
    return corner;
}

std::int32_t farthestOfCorner(const QueryCorner& corner) {
    return std::max(std::abs(corner.point.x), std::abs(corner.point.y)) + 1;
}

JsonValue lineKind(const Field& input, const rules::RuleOptions&) {
    const QueryCorner from = readCorner(input["from"]);
    const QueryCorner to = readCorner(input["to"]);
    const BoardView board(readScene(input["scene"], GridKind::Square,
                                    {SceneMember::Map, SceneMember::Solid, SceneMember::Walls},
                                    std::max(farthestOfCorner(from), farthestOfCorner(to))));
    const cover::Corner a{scaled(from.point, board.unitsPerCell()), from.cell};
    const cover::Corner b{scaled(to.point, board.unitsPerCell()), to.cell};
    const auto centreOf = [&](const cover::Corner& corner) {
        return corner.cell ? board.centreOf(*corner.cell) : corner.point;
    };
    const std::array<LatticePoint, 2> fromPoints{centreOf(a), a.point};
    const std::array<LatticePoint, 2> toPoints{centreOf(b), b.point};
    cover::ObstacleQuestion question;
    question.coverToo = false;
    cover::Obstacles obstacles;
    cover::ObstacleGatherer().gather(board, question, {fromPoints, toPoints}, obstacles);
    cover::LineTester tester;
    tester.prepare(board, obstacles, {&a, 1}, {&b, 1});
    return JsonObject{{"blocked", tester.test(0, 0).stoppedBy(cover::StopSet::Solids)}};
}

// ---- cover.attack

constexpr std::array kAttacks{Word<Attack>{"ranged", Attack::Ranged}, Word<Attack>{"melee", Attack::Melee},
                              Word<Attack>{"reach", Attack::Reach}, Word<Attack>{"burst", Attack::Burst},
                              Word<Attack>{"spread", Attack::Spread}};

std::vector<Creature> readBystanders(const Field& scene, GridKind grid) {
    std::vector<Creature> creatures;
    if (!scene.present() || !scene["creatures"].present()) return creatures;
    for (const Field& creature : scene["creatures"].items())
        creatures.push_back(readCreature(creature, grid, kSpaceMembers.with(CreatureMember::NoSoftCover)));
    return creatures;
}

JsonValue pointsJson(const std::vector<LatticePoint>& points, std::int32_t units) {
    if (points.empty()) return {};
    return arrayJson(points, [units](LatticePoint p) {
        return JsonArray{exactJson(Rational(p.x, units)), exactJson(Rational(p.y, units))};
    });
}

JsonValue coverKind(const Field& input, const rules::RuleOptions& options) {
    const GridKind grid = readGrid(input["grid"]);
    cover::CoverQuestion question;
    question.attack = input["attack"].word(kAttacks);
    const Creature target = readCreature(input["target"], grid, kSpaceMembers);
    question.target = cover::spaceOf(target);
    std::int32_t farthest = farthestOf(target);
    Cell origin;
    const bool isArea = cover::isArea(question.attack);
    if (isArea) {
        origin = readCell(input["origin"]);
        farthest = std::max({farthest, std::abs(origin.x), std::abs(origin.y)});
    }
    if (!isArea || input["attacker"].present()) {
        const Creature attacker = readCreature(input["attacker"], grid, kSpaceMembers);
        if (board::distance(grid, attacker, target) == 0)
            input["attacker"].fail(QueryErrorCode::OutOfRange,
                                   "The spaces of attacker and target may not overlap.");
        question.attacker = cover::spaceOf(attacker);
        farthest = std::max(farthest, farthestOf(attacker));
    }
    const Field scene = input["scene"];
    std::vector<Creature> bystanders = readBystanders(scene, grid);
    for (const Creature& creature : bystanders) farthest = std::max(farthest, farthestOf(creature));
    board::BoardParts parts =
        readScene(scene, grid, {SceneMember::Map, SceneMember::Solid, SceneMember::Walls, SceneMember::Cover},
                  farthest);
    parts.creatures = std::move(bystanders);
    const BoardView board(std::move(parts));
    question.origin = scaled(origin, board.unitsPerCell());
    cover::LineTracer tracer;
    const cover::CoverAnswer answer = cover::answerCover(board, question, options.cover, tracer);
    return JsonObject{{"lineOfEffect", answer.lineOfEffect},
                      {"tier", JsonValue(cover::name(answer.tier))},
                      {"soft", answer.soft},
                      {"ac", orNull(answer.armorClass)},
                      {"reflex", orNull(answer.reflex)},
                      {"attackAllowed", answer.attackAllowed},
                      {"opportunityAllowed", orNull(answer.opportunityAllowed)},
                      {"bestCorners", pointsJson(answer.bestCorners, board.unitsPerCell())}};
}

// ---- concealment

JsonValue concealmentKind(const Field& input, const rules::RuleOptions& options) {
    constexpr std::array kWords{Word<Attack>{"ranged", Attack::Ranged}, Word<Attack>{"melee", Attack::Melee},
                                Word<Attack>{"reach", Attack::Reach}};
    const GridKind grid = readGrid(input["grid"]);
    const Attack attack = input["attack"].word(kWords);
    const Creature attacker = readCreature(
        input["attacker"], grid, kSpaceMembers.with(CreatureMember::Senses).with(CreatureMember::Sight));
    const Creature target = readCreature(input["target"], grid, kSpaceMembers.with(CreatureMember::Sight));
    const BoardView board(readScene(input["scene"], grid,
                                    {SceneMember::Map, SceneMember::Solid, SceneMember::Walls,
                                     SceneMember::Concealment, SceneMember::Opaque},
                                    std::max(farthestOf(attacker), farthestOf(target))));
    const cover::ConcealmentQuestion question =
        cover::concealmentQuestion(attacker, target, attack == Attack::Melee);
    const cover::ConcealmentAnswer answer =
        cover::ruleConcealment(board, question, options.concealment).answer;
    return JsonObject{{"level", answer.level ? JsonValue(cover::name(*answer.level)) : JsonValue()},
                      {"missChance", orNull(answer.missChance)},
                      {"lineOfEffect", answer.lineOfEffect},
                      {"lineOfSight", answer.lineOfSight}};
}

JsonValue missKind(const Field& input, const rules::RuleOptions&) {
    const std::int32_t chance = input["missChance"].integer({0, 100});
    const std::int32_t roll = input["d100"].integer({1, 100});
    return JsonObject{{"result", cover::isMiss(chance, roll) ? "miss" : "hit"}};
}

constexpr std::array kCoverKinds{QueryKind{"geometry.segment", segmentKind},
                                 QueryKind{"geometry.line", lineKind}, QueryKind{"cover.attack", coverKind},
                                 QueryKind{"concealment.attack", concealmentKind},
                                 QueryKind{"concealment.roll", missKind}};

}  // namespace

std::span<const QueryKind> coverKinds() { return kCoverKinds; }

}  // namespace tenaille::io
