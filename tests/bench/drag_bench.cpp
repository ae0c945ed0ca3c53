// SPDX-License-Identifier: MIT
//
// A creature dragged over a board of 5 000 walls and 300 creatures: the ruling from each place it is held
// over (goal: under 1 ms), and planning the drop, with the grid of movement made each time or kept.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "core/actions/attack_question.h"
#include "core/actions/plan.h"
#include "core/actions/what_if.h"
#include "core/document/board_of.h"
#include "tests/support/dungeon.h"

namespace {

using namespace tenaille;

document::Encounter dungeon() {
    const board::BoardParts parts = test::makeDungeon({5000, 300, 42});
    document::Encounter encounter = document::makeEncounter(document::DocumentKind::Encounter, *parts.extent);
    std::uint32_t id = document::nextId(encounter).value;
    for (const board::Barrier& barrier : parts.barriers) {
        board::WallRecord wall;
        wall.id = {id++};
        wall.points = {barrier.where.a, barrier.where.b};
        encounter.walls.put(std::move(wall));
    }
    for (const board::Creature& creature : parts.creatures) {
        board::TokenRecord token;
        token.id = {id++};
        token.creature = creature;
        token.creature.record = token.id;
        token.attackMode = board::AttackMode::Ranged;
        encounter.tokens.put(std::move(token));
    }
    return encounter;
}

void report(benchmark::State& state, std::vector<double> micros) {
    if (micros.empty()) return;
    std::sort(micros.begin(), micros.end());
    state.counters["p50_us"] = micros[micros.size() / 2];
    state.counters["p99_us"] = micros[micros.size() * 99 / 100];
    state.counters["max_us"] = micros.back();
}

// The board with the ghost, the question, the answer: what every new cell of a drag costs.
void BM_DragToRuling(benchmark::State& state) {
    const document::Encounter encounter = dungeon();
    const board::BoardView board = document::boardOf(encounter);
    const rules::RuleOptions options;
    std::vector<const board::TokenRecord*> tokens;
    for (const board::TokenRecord& token : encounter.tokens) tokens.push_back(&token);
    std::vector<double> micros;
    int step = 0;
    for (auto _ : state) {
        const auto at = static_cast<std::size_t>(step);
        const board::TokenRecord& mover = *tokens[(at / 50) % tokens.size()];
        const board::TokenRecord& target = *tokens[(at / 50 * 7 + 1) % tokens.size()];
        const board::Cell around{step % 9 - 4, step / 9 % 9 - 4};
        ++step;
        if (mover.id == target.id) continue;
        const auto begin = std::chrono::steady_clock::now();
        const std::vector<actions::Placement> ghost{{mover.id, target.creature.at + around, {}}};
        const board::BoardView there = actions::boardWith(board, ghost);
        const board::TokenRecord attacker = actions::tokenWith(mover, ghost);
        benchmark::DoNotOptimize(attack::attackRuling(
            there, actions::attackQuestion(encounter, attacker, target, options), options));
        micros.push_back(
            std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count());
    }
    report(state, std::move(micros));
}
BENCHMARK(BM_DragToRuling)->Unit(benchmark::kMicrosecond);

void BM_PlanAMove(benchmark::State& state) {
    const document::Encounter encounter = dungeon();
    const board::BoardView board = document::boardOf(encounter);
    const movement::MoveGrid grid(board);
    const rules::RuleOptions options;
    const board::TokenRecord& mover = *encounter.tokens.begin();
    const actions::MoveTokens intent{{{mover.id, {mover.creature.at + board::Cell{1, 0}}}}, false};
    for (auto _ : state) {
        const auto planned =
            actions::plan({encounter, board, options, state.range(0) != 0 ? &grid : nullptr}, intent);
        benchmark::DoNotOptimize(planned.ok());
    }
}
BENCHMARK(BM_PlanAMove)->ArgName("kept")->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

// After an edit that moved a creature only: the board made anew, or its map shared.
void BM_BoardAfterAMove(benchmark::State& state) {
    const document::Encounter encounter = dungeon();
    const board::BoardView board = document::boardOf(encounter);
    for (auto _ : state)
        benchmark::DoNotOptimize(state.range(0) != 0 ? board.withCreatures(document::creaturesOf(encounter))
                                                     : document::boardOf(encounter));
}
BENCHMARK(BM_BoardAfterAMove)->ArgName("shared")->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

}  // namespace
