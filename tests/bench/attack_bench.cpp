// SPDX-License-Identifier: MIT
//
// The ruling card: from a hovered creature to the finished ruling, all families together, with 5 000 walls
// and 300 creatures.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "core/rules/attack/attack.h"
#include "core/rules/attack/opportunities.h"
#include "core/rules/reach/threatened_cells.h"
#include "tests/support/dungeon.h"

namespace {

using namespace tenaille;

// Every creature against every other in turn, so that near and far pairs are mixed as they stand.
void BM_HoverToRuling(benchmark::State& state) {
    const board::BoardView board(test::makeDungeon({5000, 300, 42}));
    const auto creatures = board.creatures();
    const rules::RuleOptions options;
    std::vector<double> micros;
    std::size_t next = 0;
    for (auto _ : state) {
        const board::Creature& attacker = creatures[next % creatures.size()];
        const board::Creature& target =
            creatures[(next * 7 + 1 + next / creatures.size()) % creatures.size()];
        ++next;
        if (&attacker == &target) continue;
        const auto begin = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(
            attack::attackRuling(board, {attacker, target, board::AttackMode::Ranged, 5, {}}, options));
        micros.push_back(
            std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count());
    }
    std::sort(micros.begin(), micros.end());
    if (micros.empty()) return;
    state.counters["p50_us"] = micros[micros.size() / 2];
    state.counters["p99_us"] = micros[micros.size() * 99 / 100];
    state.counters["max_us"] = micros.back();
}
BENCHMARK(BM_HoverToRuling)->Unit(benchmark::kMicrosecond);

// Whom a drag of thirty steps provokes, and how, among a hundred who threaten. Argument: walls.
void BM_OpportunitiesOfThirtySteps(benchmark::State& state) {
    const board::BoardView board(test::makeDungeon({static_cast<int>(state.range(0)), 100, 42}));
    rules::RuleOptions options;
    options.facingRules = rules::FacingRules::Off;
    board::Creature mover;
    mover.at = board.creatures()[0].at;
    std::vector<board::Cell> path;
    for (int i = 1; i <= 30; ++i) path.push_back(mover.at + board::Cell{i, i % 2});
    const opportunity::MoveQuestion question{&mover, path, opportunity::MoveKind::Move, board.creatures()};
    std::size_t found = 0;
    for (auto _ : state) found = attack::opportunitiesAlong(board, question, options).size();
    state.counters["provocations"] = static_cast<double>(found);
}
BENCHMARK(BM_OpportunitiesOfThirtySteps)->Arg(0)->Arg(5000)->Unit(benchmark::kMicrosecond);

// The threatened cells of a hundred creatures, for the overlay.
void BM_ThreatOfAHundred(benchmark::State& state) {
    const board::BoardView board(test::makeDungeon({0, 100, 42}));
    for (auto _ : state)
        for (const board::Creature& creature : board.creatures())
            benchmark::DoNotOptimize(reach::threatenedCells(board.grid(), creature, {}, {}));
}
BENCHMARK(BM_ThreatOfAHundred)->Unit(benchmark::kMicrosecond);

}  // namespace
