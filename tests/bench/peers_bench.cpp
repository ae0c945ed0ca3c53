// SPDX-License-Identifier: MIT
//
// Our geometry and our search beside those that Debian packages, in one run and on the same boards. Goals:
// sixteen exact lines ten times faster than an R-tree of Boost that finds the walls of each line; the whole
// of a board of 1000 x 1000 twelve times faster than the search of libtcod, which solves an easier problem
// (one length for every diagonal, no creatures, no walls between cells).
#include <benchmark/benchmark.h>

#include <algorithm>
#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <libtcod.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/geometry/predicates.h"
#include "core/rules/cover/cover.h"
#include "core/rules/movement/cheapest_path.h"
#include "core/rules/movement/reachable.h"
#include "core/rules/movement/wave_search.h"
#include "tests/support/dungeon.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace {

using namespace tenaille;
using board::BoardView;
using board::Cell;
using geometry::LatticePoint;
using geometry::Segment;

// ---- lines
// -------------------------------------------------------------------------------------------------

using Point = boost::geometry::model::point<std::int32_t, 2, boost::geometry::cs::cartesian>;
using Box = boost::geometry::model::box<Point>;

Box boxOf(const Segment& segment) {
    const geometry::Box box = geometry::boundingBox(segment);
    return {Point(box.min.x, box.min.y), Point(box.max.x, box.max.y)};
}

// A thousand pairs at most twelve cells apart, from all over the board.
std::vector<std::pair<Cell, Cell>> pairs(const BoardView& board) {
    test::Random random(99);
    std::vector<std::pair<Cell, Cell>> result;
    while (result.size() < 1000) {
        const Cell from{random.between(0, board.extent()->width - 1),
                        random.between(0, board.extent()->height - 1)};
        const Cell to = from + Cell{random.between(-12, 12), random.between(-12, 12)};
        if (from != to) result.emplace_back(from, to);
    }
    return result;
}

BoardView dungeon(const benchmark::State& state) {
    return BoardView(test::makeDungeon({static_cast<int>(state.range(0)), 0, 42}));
}

// Argument: number of walls.
void BM_SixteenLinesOfTenaille(benchmark::State& state) {
    const BoardView board = dungeon(state);
    const auto all = pairs(board);
    cover::LineTracer tracer;
    std::size_t next = 0;
    int cut = 0;
    for (auto _ : state) {
        cover::LineQuestion question;
        question.attacker = cover::Space{{}, all[next].first};
        question.target = cover::Space{{}, all[next].second};
        tracer.prepare(board, question);
        for (std::size_t from = 0; from < 4; ++from)
            for (std::size_t to = 0; to < 4; ++to) cut += tracer.facts(from, to).stops != 0 ? 1 : 0;
        next = (next + 1) % all.size();
    }
    state.counters["cut"] = benchmark::Counter(cut, benchmark::Counter::kAvgIterations);
}
BENCHMARK(BM_SixteenLinesOfTenaille)->Arg(1000)->Arg(5000)->Arg(20000);

// What a user of the tree may write, from the plainest to the most careful. Asked for what meets a line, the
// tree tests segments itself, rounded, and what it finds is tested exactly; asked for the box around the line
// it finds more walls sooner. What only touches is left aside in all of them.
enum class Asked : std::uint8_t {
    TheLine,   // all walls that meet the line
    TheBox,    // all walls whose box touches the box of the line
    EarlyHit,  // the same until one cuts the line
};

template <class Geometry>
using TreeOf =
    boost::geometry::index::rtree<std::pair<Geometry, std::uint32_t>, boost::geometry::index::quadratic<16>>;
using RealPoint = boost::geometry::model::point<double, 2, boost::geometry::cs::cartesian>;
using RealSegment = boost::geometry::model::segment<RealPoint>;
RealSegment realOf(const Segment& s) { return {RealPoint(s.a.x, s.a.y), RealPoint(s.b.x, s.b.y)}; }

template <class Geometry, class GeometryOf>
void sixteenLinesOfBoost(benchmark::State& state, GeometryOf geometryOf, bool stopEarly) {
    const BoardView board = dungeon(state);
    std::vector<std::pair<Geometry, std::uint32_t>> entries;
    for (std::uint32_t i = 0; i < board.barriers().size(); ++i)
        entries.emplace_back(geometryOf(board.barriers()[i].where), i);
    const TreeOf<Geometry> tree(entries);
    const auto all = pairs(board);
    const auto cuts = [&](const Segment& line, std::uint32_t wall) {
        return geometry::meeting(line, board.barriers()[wall].where) == geometry::Meeting::Cross;
    };
    std::vector<std::pair<Geometry, std::uint32_t>> near;
    std::size_t next = 0;
    int cut = 0;
    for (auto _ : state) {
        const auto from = board.cornersOf(all[next].first);
        const auto to = board.cornersOf(all[next].second);
        for (const LatticePoint a : from) {
            for (const LatticePoint b : to) {
                const Segment line{a, b};
                const auto touching = boost::geometry::index::intersects(geometryOf(line));
                near.clear();
                if (stopEarly) {
                    for (auto hit = tree.qbegin(touching); hit != tree.qend(); ++hit) {
                        if (!cuts(line, hit->second)) continue;
                        ++cut;
                        break;
                    }
                    continue;
                }
                tree.query(touching, std::back_inserter(near));
                cut += std::any_of(near.begin(), near.end(),
                                   [&](const auto& hit) { return cuts(line, hit.second); })
                           ? 1
                           : 0;
            }
        }
        next = (next + 1) % all.size();
    }
    state.counters["cut"] = benchmark::Counter(cut, benchmark::Counter::kAvgIterations);
}

void BM_SixteenLinesOfBoostRtree(benchmark::State& state, Asked asked) {
    if (asked == Asked::TheLine)
        sixteenLinesOfBoost<RealSegment>(state, realOf, false);
    else
        sixteenLinesOfBoost<Box>(state, boxOf, asked == Asked::EarlyHit);
}
BENCHMARK_CAPTURE(BM_SixteenLinesOfBoostRtree, line, Asked::TheLine)->Arg(1000)->Arg(5000)->Arg(20000);
BENCHMARK_CAPTURE(BM_SixteenLinesOfBoostRtree, box, Asked::TheBox)->Arg(1000)->Arg(5000)->Arg(20000);
BENCHMARK_CAPTURE(BM_SixteenLinesOfBoostRtree, boxEarly, Asked::EarlyHit)->Arg(1000)->Arg(5000)->Arg(20000);

// JTS in a process of its own, which warms up first. Packages default-jdk-headless and libjts-java; without
// them it is left out.
void BM_SixteenLinesOfJts(benchmark::State& state, const char* how) {
    const BoardView board = dungeon(state);
    const test::TemporaryFolder folder;
    const std::string numbers = folder.file("numbers.txt");
    {
        std::ofstream out(numbers);
        const auto write = [&](LatticePoint point) { out << point.x << ' ' << point.y << '\n'; };
        out << board.barriers().size() << '\n';
        for (const auto& barrier : board.barriers()) {
            write(barrier.where.a);
            write(barrier.where.b);
        }
        const auto all = pairs(board);
        out << all.size() << '\n';
        for (const auto& [from, to] : all)
            for (const Cell cell : {from, to})
                for (const LatticePoint corner : board.cornersOf(cell)) write(corner);
    }
    const std::string program = (test::sourceDir() / "tests/bench/SixteenLines.java").string();
    const std::string command =
        "java -cp /usr/share/java/jts-core.jar '" + program + "' " + how + " < '" + numbers + "'";
    double nanoseconds = 0;
    double cut = 0;
    for (auto _ : state) {
        const std::unique_ptr<FILE, int (*)(FILE*)> process(popen(command.c_str(), "r"), pclose);
        if (process == nullptr || std::fscanf(process.get(), "%lf %lf", &nanoseconds, &cut) != 2)
            return state.SkipWithError("needs default-jdk-headless and libjts-java");
        state.SetIterationTime(nanoseconds * 1e-9);
    }
    state.counters["cut"] = cut;
}
BENCHMARK_CAPTURE(BM_SixteenLinesOfJts, tree, "tree")
    ->Arg(1000)
    ->Arg(5000)
    ->Arg(20000)
    ->Iterations(1)
    ->UseManualTime();
BENCHMARK_CAPTURE(BM_SixteenLinesOfJts, prepared, "prepared")
    ->Arg(1000)
    ->Arg(5000)
    ->Arg(20000)
    ->Iterations(1)
    ->UseManualTime();

// ---- search
// ------------------------------------------------------------------------------------------------

constexpr int kSide = 1000;

// One cell in eight is rock; the corners and the middle are open.
const std::vector<bool>& rock() {
    static const std::vector<bool> kRock = [] {
        test::Random random(11);
        std::vector<bool> cells(static_cast<std::size_t>(kSide) * kSide);
        for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = random.oneIn(8);
        for (const int open : {0, kSide * kSide - 1, kSide / 2 * kSide + kSide / 2})
            cells[static_cast<std::size_t>(open)] = false;
        return cells;
    }();
    return kRock;
}

bool isRock(int x, int y) { return rock()[static_cast<std::size_t>(y * kSide + x)]; }

BoardView rocks() {
    board::BoardParts parts;
    parts.extent = board::Extent{board::GridKind::Square, kSide, kSide};
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x)
            if (isRock(x, y)) parts.cells.push_back({{x, y}, {.solid = true}, {}});
    return BoardView(std::move(parts));
}

void BM_WholeBoardOfTenaille(benchmark::State& state) {
    const movement::MoveGrid grid(rocks());
    board::Creature creature;
    creature.at = {kSide / 2, kSide / 2};
    const movement::Mover mover{creature, {}};
    std::size_t reached = 0;
    for (auto _ : state) reached = movement::ruleReachable(grid, mover, 4 * kSide, 0).places.size();
    state.counters["cells"] = static_cast<double>(reached);
}
BENCHMARK(BM_WholeBoardOfTenaille)->Unit(benchmark::kMillisecond);

// The same search, its costs written into a map that is there already: what libtcod does. The list of places
// above takes fourteen megabytes of fresh memory besides.
void BM_WholeBoardAsMapOfTenaille(benchmark::State& state) {
    const movement::MoveGrid grid(rocks());
    board::Creature creature;
    creature.at = {kSide / 2, kSide / 2};
    const movement::Mover mover{creature, {}};
    std::vector<std::int32_t> costs(static_cast<std::size_t>(kSide) * kSide, -1);
    for (auto _ : state) {
        const auto window = movement::WaveSearch::windowAround(grid, mover, 4 * kSide);
        movement::WaveSearch search(grid, mover, window, 0, movement::WaveSearch::Keep::LastWave);
        while (search.next()) {
            for (const movement::WaveSearch::Settled& settled : search.wave()) {
                const Cell first = window.first + Cell{64 * settled.strip, settled.row};
                std::int32_t* const corner = costs.data() + std::ptrdiff_t{first.y} * kSide + first.x;
                settled.forEach(
                    [&](int x, int row) { corner[std::ptrdiff_t{row} * kSide + x] = search.halves() / 2; });
            }
        }
    }
    state.counters["cells"] =
        static_cast<double>(std::count_if(costs.begin(), costs.end(), [](std::int32_t c) { return c >= 0; }));
}
BENCHMARK(BM_WholeBoardAsMapOfTenaille)->Unit(benchmark::kMillisecond);

void BM_CornerToCornerOfTenaille(benchmark::State& state) {
    const movement::MoveGrid grid(rocks());
    board::Creature creature;
    const movement::Mover mover{creature, {}};
    for (auto _ : state) {
        movement::CheapestPaths paths(grid, mover, 0);
        auto way = paths.to({kSide - 1, kSide - 1});
        benchmark::DoNotOptimize(way);
    }
}
BENCHMARK(BM_CornerToCornerOfTenaille)->Unit(benchmark::kMillisecond);

std::unique_ptr<TCODMap> tcodRocks() {
    auto map = std::make_unique<TCODMap>(kSide, kSide);
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x) map->setProperties(x, y, true, !isRock(x, y));
    return map;
}

void BM_WholeBoardOfLibtcod(benchmark::State& state) {
    const auto map = tcodRocks();
    TCODDijkstra search(map.get());
    for (auto _ : state) search.compute(kSide / 2, kSide / 2);
    std::size_t reached = 0;
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x) reached += search.getDistance(x, y) >= 0 ? 1U : 0U;
    state.counters["cells"] = static_cast<double>(reached);
}
BENCHMARK(BM_WholeBoardOfLibtcod)->Unit(benchmark::kMillisecond);

void BM_CornerToCornerOfLibtcod(benchmark::State& state) {
    const auto map = tcodRocks();
    TCODPath search(map.get());
    for (auto _ : state) benchmark::DoNotOptimize(search.compute(0, 0, kSide - 1, kSide - 1));
}
BENCHMARK(BM_CornerToCornerOfLibtcod)->Unit(benchmark::kMillisecond);

}  // namespace
