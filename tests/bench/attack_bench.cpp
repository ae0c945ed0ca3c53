// SPDX-License-Identifier: MIT
//
// The ruling card: from a hovered creature to the finished ruling, all families together, with 5 000 walls
// and 300 creatures.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "core/rules/attack/attack.h"
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

}  // namespace
