// SPDX-License-Identifier: MIT
//
// A step of the clock with 60 combatants, forward and back (goal: 5 ms each).
#include <benchmark/benchmark.h>

#include "core/actions/fight_of.h"
#include "core/document/board_of.h"

namespace tenaille::clock_bench {

constexpr std::int32_t kCombatants = 60;

struct Fight {
    document::Encounter encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 40, 40});

    Fight() {
        std::vector<RecordId> all;
        for (std::int32_t i = 0; i < kCombatants; ++i) {
            board::TokenRecord token;
            token.id = token.creature.record = document::nextId(encounter);
            token.name = "C" + std::to_string(i);
            token.creature.side = i % 2 == 0 ? "party" : "foe";
            token.creature.at = {5 + i / 2, 10 + i % 2};
            token.attackBonus = 5;
            token.hitPoints = token.maxHitPoints = 1000;
            token.fighter.damage = "1d8+2";
            token.fighter.endurance = 1000;
            all.push_back(token.id);
            encounter.tokens.put(std::move(token));
        }
        perform(actions::BeginFight{all, {}, 7});
        actions::Declare declare;
        for (std::size_t i = 0; i < all.size(); ++i)
            declare.declarations.push_back({all[i], board::Mode::Melee, 3, std::nullopt, all[i ^ 1u], true});
        perform(declare);
    }
    void perform(const actions::Intent& intent) {
        const board::BoardView board = document::boardOf(encounter);
        const rules::RuleOptions options;
        const auto changes = actions::plan({encounter, board, options}, intent);
        if (!changes || !document::apply(encounter, *changes)) std::abort();
    }
};

void stepForward(benchmark::State& state) {
    Fight fight;
    for (auto _ : state) fight.perform(actions::StepForward{});
}
BENCHMARK(stepForward)->Unit(benchmark::kMillisecond)->Iterations(300);

void stepThereAndBack(benchmark::State& state) {
    Fight fight;
    for (int i = 0; i < 5; ++i) fight.perform(actions::StepForward{});
    for (auto _ : state) {
        fight.perform(actions::StepForward{});
        fight.perform(actions::StepBack{});
    }
}
BENCHMARK(stepThereAndBack)->Unit(benchmark::kMillisecond)->Iterations(300);

}  // namespace tenaille::clock_bench
