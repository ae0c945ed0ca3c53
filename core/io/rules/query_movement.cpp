// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_kinds.h"
#include "core/io/rules/query_reader.h"
#include "core/rules/movement/forced_stop.h"
#include "core/rules/movement/passing.h"
#include "core/rules/movement/path.h"
#include "core/rules/movement/reachable.h"
#include "core/rules/movement/short_step.h"
#include "core/rules/movement/speed.h"
#include "core/rules/movement/step_cost.h"

namespace tenaille::io {

namespace {

using board::Cell;
using board::Creature;
using board::GridKind;
using movement::Armor;
using movement::MoveGrid;
using movement::MoveMode;
using movement::People;
using movement::ShortStep;

using M = CreatureMember;
constexpr CreatureMembers kPassing{M::Space, M::Side, M::Condition};
constexpr CreatureMembers kOnBoard{M::At, M::Space, M::Side, M::Condition};
constexpr Limits kParity{0, 1};

constexpr std::array kMoveModes{
    Word<MoveMode>{"move", MoveMode::Move},     Word<MoveMode>{"run", MoveMode::Run},
    Word<MoveMode>{"charge", MoveMode::Charge}, Word<MoveMode>{"overrun", MoveMode::Overrun},
    Word<MoveMode>{"tumble", MoveMode::Tumble}, Word<MoveMode>{"squeeze", MoveMode::Squeeze}};
constexpr std::array kShortSteps{Word<ShortStep>{"fiveFootStep", ShortStep::FiveFootStep},
                                 Word<ShortStep>{"minimumMove", ShortStep::MinimumMove}};
constexpr std::array kPeoples{
    Word<People>{"human", People::Human},      Word<People>{"elf", People::Elf},
    Word<People>{"halfElf", People::HalfElf},  Word<People>{"halfOrc", People::HalfOrc},
    Word<People>{"dwarf", People::Dwarf},      Word<People>{"gnome", People::Gnome},
    Word<People>{"halfling", People::Halfling}};
constexpr std::array kArmors{Word<Armor>{"none", Armor::None}, Word<Armor>{"light", Armor::Light},
                             Word<Armor>{"medium", Armor::Medium}, Word<Armor>{"heavy", Armor::Heavy}};

JsonValue costKind(const Field& input, const rules::RuleOptions& options) {
    const auto step = movement::stepCost(input["diagonal"].boolean(), input["doublings"].integer({0, 10}, 0),
                                         input["parity"].integer(kParity, 0), options.move);
    return JsonObject{{"cost", step.cost}, {"parity", step.parity}};
}

JsonValue checkJson(movement::PassCheck check) {
    switch (check) {
        case movement::PassCheck::Overrun:
            return "overrun";
        case movement::PassCheck::Acrobatics:
            return "acrobatics";
        default:
            return {};
    }
}

JsonValue passKind(const Field& input, const rules::RuleOptions& options) {
    const auto pass = movement::rulePass(readCreature(input["mover"], GridKind::Square, kPassing),
                                         readCreature(input["occupant"], GridKind::Square, kPassing),
                                         input["mode"].word(kMoveModes, MoveMode::Move), options.move);
    return JsonObject{{"canPass", orNull(pass.canPass)},
                      {"canStop", pass.canStop},
                      {"doublings", pass.doublings},
                      {"provokes", pass.provokes},
                      {"check", checkJson(pass.check)}};
}

// The board, the mover and the others that most kinds of movement start from.
struct MoveCourse {
    MoveGrid grid;
    Creature creature;
    std::vector<Creature> others;

    movement::Mover mover(const rules::RuleOptions& options, MoveMode mode = MoveMode::Move) const {
        return {creature, others, mode, options.move};
    }
};

MoveCourse readCourse(const Field& input, const rules::RuleOptions& options) {
    const GridKind grid = readGrid(input["grid"]);
    const Field scene = input["scene"];
    static_cast<void>(scene["map"].items());  // movement needs a map
    // Every cell of the largest map can be entered.
    constexpr std::int32_t kFarthest = 202;
    const board::BoardParts parts =
        readScene(scene, grid, {SceneMember::Map, SceneMember::Solid, SceneMember::Walls}, kFarthest);
    Creature mover = readCreature(input["mover"], grid, kOnBoard);
    const board::Extent extent = *parts.extent;
    for (const Cell cell : board::cellsAt(grid, mover.footprint, mover.at))
        if (!extent.contains(cell))
            input["mover"].fail(QueryErrorCode::OutOfRange, "The mover must stand on the map.");
    std::vector<Creature> others;
    if (scene["creatures"].present())
        for (const Field& creature : scene["creatures"].items())
            others.push_back(readCreature(creature, grid, kOnBoard));
    return {MoveGrid(board::BoardView(parts), options.hex.partial), std::move(mover), std::move(others)};
}

JsonValue pathKind(const Field& input, const rules::RuleOptions& options) {
    const MoveCourse course = readCourse(input, options);
    const std::vector<Cell> path = readCells(input["path"]);
    const MoveMode mode = input["mode"].word(kMoveModes, MoveMode::Move);
    const std::int32_t parity = input["parity"].integer(kParity, 0);
    std::optional<std::int32_t> budget;
    if (input["budget"].present()) budget = input["budget"].integer({0, 1000});
    const auto ruling = movement::rulePath(course.grid, course.mover(options, mode), path, parity);
    if (ruling.obstruction)
        return JsonObject{{"legal", false},
                          {"cost", {}},
                          {"steps", {}},
                          {"parity", {}},
                          {"canStop", {}},
                          {"withinBudget", {}},
                          {"failedAt", cellJson(ruling.obstruction->to)},
                          {"reason", movement::name(ruling.obstruction->failure)}};
    return JsonObject{
        {"legal", true},
        {"cost", ruling.cost},
        {"steps", arrayJson(ruling.steps, [](const movement::PathStep& step) { return step.cost; })},
        {"parity", ruling.parity},
        {"canStop", ruling.canStop},
        {"withinBudget", budget ? JsonValue(ruling.cost <= *budget) : JsonValue()},
        {"failedAt", {}},
        {"reason", {}}};
}

JsonValue placeJson(const movement::ReachablePlace& place) {
    return JsonArray{place.at.x, place.at.y, place.cost};
}

JsonValue squeezedJson(const movement::SqueezedPlace& place) {
    return JsonArray{place.at.x, place.at.y, place.width, place.height, place.cost};
}

JsonValue reachableKind(const Field& input, const rules::RuleOptions& options) {
    const MoveCourse course = readCourse(input, options);
    const std::int32_t budget = input["budget"].integer({0, 100});
    const MoveMode mode = input["mode"].word(kMoveModes, MoveMode::Move);
    const std::int32_t parity = input["parity"].integer(kParity, 0);
    const bool squeezes = input["squeeze"].boolean(false);
    const bool onSquares = course.grid.grid() == GridKind::Square;
    if (squeezes && (!onSquares || course.creature.footprint.width != course.creature.footprint.height))
        input["mover"].fail(QueryErrorCode::OutOfRange,
                            "Only a space of squares as wide as high can be squeezed.");
    const auto reachable =
        movement::ruleReachable(course.grid, course.mover(options, mode), budget, parity, squeezes);
    JsonArray stop;
    JsonArray passOnly;
    for (const movement::ReachablePlace& place : reachable.places)
        (place.canStop ? stop : passOnly).push_back(placeJson(place));
    return JsonObject{{"stop", std::move(stop)},
                      {"passOnly", std::move(passOnly)},
                      {"squeezed", arrayJson(reachable.squeezed, squeezedJson)}};
}

// Adjacent steps over open cells of the map.
void checkWalked(const MoveCourse& course, const Field& path, const std::vector<Cell>& anchors) {
    const bool bodiless = course.creature.traits.has(board::Trait::Incorporeal);
    Cell from = course.creature.at;
    for (const Cell to : anchors) {
        const auto offsets = board::neighbourOffsets(course.grid.grid());
        if (std::find(offsets.begin(), offsets.end(), to - from) == offsets.end())
            path.fail(QueryErrorCode::OutOfRange, "Every anchor must be a neighbour of the one before.");
        for (const Cell cell : board::cellsAt(course.grid.grid(), course.creature.footprint, to)) {
            const movement::Floor floor = course.grid.floorAt(cell);
            if (floor.outside || (floor.solid && !bodiless))
                path.fail(QueryErrorCode::OutOfRange, "The path must lead over open cells of the map.");
        }
        from = to;
    }
}

JsonValue forcedStopKind(const Field& input, const rules::RuleOptions& options) {
    const MoveCourse course = readCourse(input, options);
    const std::vector<Cell> path = readCells(input["path"]);
    checkWalked(course, input["path"], path);
    const auto ruling = movement::ruleForcedStop(course.grid, course.mover(options), path);
    return JsonObject{{"legal", ruling.legal},
                      {"places", cellsJson(ruling.places)},
                      {"randomDraw", ruling.places.size() > 1}};
}

JsonValue stepKind(const Field& input, const rules::RuleOptions& options) {
    const MoveCourse course = readCourse(input, options);
    rules::RuleOptions known = options;
    known.move.passNeutral = {};  // no option of this kind (protocol section 5)
    const auto ruling =
        movement::ruleShortStep(course.grid, course.mover(known), readCell(input["to"]),
                                input["action"].word(kShortSteps), input["canMove"].boolean(true));
    return JsonObject{{"allowed", ruling.allowed()}, {"provokes", ruling.provokes}};
}

JsonValue speedKind(const Field& input, const rules::RuleOptions&) {
    const auto speeds = movement::ruleSpeed(input["people"].word(kPeoples), input["armor"].word(kArmors),
                                            input["overloaded"].boolean(false));
    return JsonObject{{"speed", speeds.speed},
                      {"meters", exactJson(speeds.meters())},
                      {"move", speeds.speed},
                      {"doubleMove", speeds.doubleMove},
                      {"run", speeds.run}};
}

constexpr std::array kMovementKinds{QueryKind{"move.cost", costKind},
                                    QueryKind{"move.pass", passKind},
                                    QueryKind{"move.path", pathKind},
                                    QueryKind{"move.reachable", reachableKind},
                                    QueryKind{"move.forcedStop", forcedStopKind},
                                    QueryKind{"move.step", stepKind},
                                    QueryKind{"move.speed", speedKind}};

}  // namespace

std::span<const QueryKind> movementKinds() { return kMovementKinds; }

}  // namespace tenaille::io
