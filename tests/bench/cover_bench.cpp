// SPDX-License-Identifier: MIT
//
// Cover: all lines of a pair, the whole ruling, one attacker against many, with 5 000 walls and 300
// creatures.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "core/rules/cover/cover.h"
#include "tests/support/dungeon.h"

namespace {

using namespace tenaille;
using board::BoardView;
using cover::Space;

const BoardView& dungeon(int walls) {
    static const BoardView kSmall(test::makeDungeon({1000, 300, 42}));
    static const BoardView kLarge(test::makeDungeon({5000, 300, 42}));
    static const BoardView kHuge(test::makeDungeon({20000, 300, 42}));
    return walls <= 1000 ? kSmall : walls <= 5000 ? kLarge : kHuge;
}

struct Pair {
    Space attacker;
    Space target;
};

// Pairs of spaces at most `reach` cells apart on each axis.
std::vector<Pair> pairs(int reach, int width) {
    test::Random random(99);
    std::vector<Pair> result;
    const board::Footprint space{width, width, board::HexShape::H1};
    const int last = 2 * reach + 40;
    while (result.size() < 1000) {
        const board::Cell from{random.between(0, last), random.between(0, last)};
        const board::Cell to =
            from + board::Cell{random.between(-reach, reach), random.between(-reach, reach)};
        if (board::distance(board::GridKind::Square, space, from, space, to) > 0)
            result.push_back({{space, from}, {space, to}});
    }
    return result;
}

cover::LineQuestion linesOf(const Pair& pair) {
    cover::LineQuestion question;
    question.attacker = pair.attacker;
    question.target = pair.target;
    return question;
}

// Gather once and test sixteen lines. Argument: number of walls.
void BM_SixteenLines(benchmark::State& state) {
    const BoardView& board = dungeon(static_cast<int>(state.range(0)));
    const auto all = pairs(12, 1);
    cover::LineTracer tracer;
    std::size_t next = 0;
    int cut = 0;
    for (auto _ : state) {
        tracer.prepare(board, linesOf(all[next]));
        for (std::size_t from = 0; from < 4; ++from)
            for (std::size_t to = 0; to < 4; ++to) cut += tracer.facts(from, to).stops != 0 ? 1 : 0;
        next = (next + 1) % all.size();
    }
    benchmark::DoNotOptimize(cut);
}
BENCHMARK(BM_SixteenLines)->Arg(1000)->Arg(5000)->Arg(20000);

// The ruling with its evidence. Arguments: width of both spaces, farthest distance.
void BM_Ruling(benchmark::State& state) {
    const BoardView& board = dungeon(5000);
    const auto all = pairs(static_cast<int>(state.range(1)), static_cast<int>(state.range(0)));
    cover::LineTracer tracer;
    std::vector<double> micros;
    std::size_t next = 0;
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        const Pair& pair = all[next];
        const cover::CoverQuestion question{pair.attacker, {}, pair.target, cover::Attack::Ranged};
        benchmark::DoNotOptimize(cover::ruleCover(board, question, {}, tracer));
        micros.push_back(
            std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
        next = (next + 1) % all.size();
    }
    std::sort(micros.begin(), micros.end());
    state.counters["p99_us"] = micros[micros.size() * 99 / 100];
}
BENCHMARK(BM_Ruling)->Args({1, 12})->Args({1, 60})->Args({3, 12})->Args({6, 12});

// Labels over a hundred targets while the attacker is dragged.
void BM_HundredTargets(benchmark::State& state) {
    const BoardView& board = dungeon(5000);
    const auto all = pairs(12, 1);
    cover::LineTracer tracer;
    for (auto _ : state) {
        for (std::size_t i = 0; i < 100; ++i) {
            const cover::CoverQuestion question{all[i].attacker, {}, all[i].target, cover::Attack::Ranged};
            benchmark::DoNotOptimize(cover::answerCover(board, question, {}, tracer));
        }
    }
}
BENCHMARK(BM_HundredTargets);

// Solid cells instead of walls. Argument: per cent of rock.
void BM_CaveSixteenLines(benchmark::State& state) {
    const BoardView board(test::makeCave(150, static_cast<int>(state.range(0)), 7));
    const auto all = pairs(12, 1);
    cover::LineTracer tracer;
    std::size_t next = 0;
    for (auto _ : state) {
        tracer.prepare(board, linesOf(all[next]));
        for (std::size_t from = 0; from < 4; ++from)
            for (std::size_t to = 0; to < 4; ++to) benchmark::DoNotOptimize(tracer.facts(from, to));
        next = (next + 1) % all.size();
    }
}
BENCHMARK(BM_CaveSixteenLines)->Arg(10)->Arg(45);

void BM_BuildBoard(benchmark::State& state) {
    const auto parts = test::makeDungeon({5000, 300, 42});
    for (auto _ : state) benchmark::DoNotOptimize(BoardView(parts));
}
BENCHMARK(BM_BuildBoard)->Unit(benchmark::kMicrosecond);

}  // namespace
