// SPDX-License-Identifier: MIT
//
// Movement on large boards: what a drag costs while the pointer moves. Goals: reachable area with budget 30
// on 200 x 200 cells as bits in 5 us, cheapest path over 100 x 100 under 1 ms.
#include <benchmark/benchmark.h>

#include <random>

#include "core/rules/movement/cheapest_path.h"
#include "core/rules/movement/path.h"
#include "core/rules/movement/reach_rows.h"
#include "core/rules/movement/reachable.h"

namespace {

using namespace tenaille;
using board::Cell;

// A dungeon-like board: one cell in eight is rock, one in eight difficult, a wall of a few cells here and
// there, forty creatures.
board::BoardView boardOf(board::GridKind grid, int side) {
    std::mt19937 dice(7);
    const auto below = [&dice](int limit) {
        return static_cast<std::int32_t>(dice() % static_cast<unsigned>(limit));
    };
    board::BoardParts parts;
    parts.grid = grid;
    parts.extent = board::Extent{grid, side, side};
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const int roll = below(16);
            if (x == side / 2 && y == side / 2) continue;
            if (roll < 2) parts.cells.push_back({parts.extent->cellOf(x, y), {.solid = true}, {}});
            if (roll == 2 || roll == 3)
                parts.cells.push_back({parts.extent->cellOf(x, y), {.doublings = 1}, {}});
        }
    }
    for (int i = 0; i < side * 5; ++i) {
        const Cell cell = parts.extent->cellOf(below(side), below(side));
        const board::LatticePoint from{cell.x * 240 + 40, cell.y * 240};
        parts.barriers.push_back({{from, {from.x + 240 * below(4), from.y + 240 * below(4) + 60}},
                                  {.stopsMovement = true, .stopsSight = true, .stopsEffect = true},
                                  {}});
    }
    for (int i = 0; i < 40; ++i) {
        board::Creature creature;
        creature.side = i % 2 == 0 ? "a" : "b";
        creature.at = parts.extent->cellOf(below(side), below(side));
        parts.creatures.push_back(creature);
    }
    return board::BoardView(std::move(parts));
}

board::BoardView emptyBoard(board::GridKind grid, int side) {
    board::BoardParts parts;
    parts.grid = grid;
    parts.extent = board::Extent{grid, side, side};
    return board::BoardView(std::move(parts));
}

board::Creature moverOn(const board::BoardView& view, int side, int width = 1) {
    board::Creature creature;
    creature.side = "a";
    creature.at = view.extent()->cellOf(side / 2, side / 2);
    creature.footprint = {width, width, board::HexShape::H1};
    return creature;
}

board::GridKind gridOf(const benchmark::State& state) { return static_cast<board::GridKind>(state.range(0)); }

void BM_MoveGridOf200x200(benchmark::State& state) {
    const board::BoardView view = boardOf(gridOf(state), 200);
    for (auto _ : state) benchmark::DoNotOptimize(movement::MoveGrid(view));
}
BENCHMARK(BM_MoveGridOf200x200)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

void BM_Reachable30On200x200(benchmark::State& state) {
    const bool open = state.range(2) != 0;
    const board::BoardView view = open ? emptyBoard(gridOf(state), 200) : boardOf(gridOf(state), 200);
    const movement::MoveGrid grid(view);
    const board::Creature creature = moverOn(view, 200, static_cast<int>(state.range(1)));
    const movement::Mover mover{creature, view.creatures()};
    for (auto _ : state) benchmark::DoNotOptimize(movement::ruleReachable(grid, mover, 30, 0));
}
BENCHMARK(BM_Reachable30On200x200)
    ->ArgNames({"grid", "width", "open"})
    ->Args({0, 1, 1})
    ->Args({0, 1, 0})
    ->Args({0, 3, 1})
    ->Args({1, 1, 1})
    ->Args({1, 1, 0})
    ->Unit(benchmark::kMicrosecond);

// The same as bits, without the list of places.
void BM_ReachedRows30On200x200(benchmark::State& state) {
    const bool open = state.range(2) != 0;
    const board::BoardView view = open ? emptyBoard(gridOf(state), 200) : boardOf(gridOf(state), 200);
    const movement::MoveGrid grid(view);
    const board::Creature creature = moverOn(view, 200, static_cast<int>(state.range(1)));
    const movement::Mover mover{creature, view.creatures()};
    for (auto _ : state) benchmark::DoNotOptimize(movement::reachInRows(grid, mover, 30, 0)->count());
}
BENCHMARK(BM_ReachedRows30On200x200)
    ->ArgNames({"grid", "width", "open"})
    ->Args({0, 1, 1})
    ->Args({0, 1, 0})
    ->Args({0, 3, 1})
    ->Args({1, 1, 1})
    ->Unit(benchmark::kMicrosecond);

void BM_ReachableSqueezing12On200x200(benchmark::State& state) {
    const board::BoardView view = boardOf(board::GridKind::Square, 200);
    const movement::MoveGrid grid(view);
    const board::Creature creature = moverOn(view, 200, 2);
    const movement::Mover mover{creature, view.creatures()};
    for (auto _ : state) benchmark::DoNotOptimize(movement::ruleReachable(grid, mover, 12, 0, true));
}
BENCHMARK(BM_ReachableSqueezing12On200x200)->Unit(benchmark::kMicrosecond);

// The first question after a way-point: the whole board is looked at.
void BM_CheapestPathOver100x100(benchmark::State& state) {
    const board::BoardView view = boardOf(gridOf(state), 100);
    const movement::MoveGrid grid(view);
    board::Creature creature = moverOn(view, 100);
    creature.at = view.extent()->cellOf(0, 0);
    const movement::Mover mover{creature, view.creatures()};
    const Cell goal = view.extent()->cellOf(99, 97);
    for (auto _ : state) {
        movement::CheapestPaths paths(grid, mover, 0);
        auto way = paths.to(goal);
        benchmark::DoNotOptimize(way);
    }
}
BENCHMARK(BM_CheapestPathOver100x100)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

// The following ones, with the evidence of every step.
void BM_CheapestPathWhileDragging(benchmark::State& state) {
    const board::BoardView view = boardOf(gridOf(state), 100);
    const movement::MoveGrid grid(view);
    const board::Creature creature = moverOn(view, 100);
    const movement::Mover mover{creature, view.creatures()};
    movement::CheapestPaths paths(grid, mover, 0);
    int turn = 0;
    for (auto _ : state) {
        turn = (turn + 37) % 10000;
        const auto way = paths.to(view.extent()->cellOf(turn % 100, turn / 100));
        if (way) benchmark::DoNotOptimize(movement::rulePath(grid, mover, *way, 0));
    }
}
BENCHMARK(BM_CheapestPathWhileDragging)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

}  // namespace
