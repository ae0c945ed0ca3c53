// SPDX-License-Identifier: MIT
//
// Sight from 200 points of twelve maps: ours beside the triangular expansion of CGAL (inexact constructions,
// its fastest), both with finding the eye, in one run; and what changing the map costs. Goals: dungeon 1 us,
// cave 8 us, forest of 5 000 350 us; ten times the peer in the geometric mean and never less than three
// times; 20 000 walls built in 40 ms, one more in 0.2 ms, and a door opened without building anything.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <utility>

#ifdef TENAILLE_CGAL
#include <CGAL/Arr_segment_traits_2.h>
#include <CGAL/Arr_walk_along_line_point_location.h>
#include <CGAL/Arrangement_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Triangular_expansion_visibility_2.h>
#endif

#include "core/vision/sight_map.h"
#include "tests/bench/sight_scenes.h"
#include "tests/support/dungeon.h"

namespace {

using namespace tenaille;
using bench::SightKind;
using bench::SightScene;
using geometry::LatticePoint;
using vision::SightMap;
using vision::SightWall;

const SightScene& sceneOf(const benchmark::State& state) {
    static std::map<std::pair<SightKind, int>, SightScene> scenes;
    const std::pair key{static_cast<SightKind>(state.range(0)), static_cast<int>(state.range(1))};
    const auto found = scenes.find(key);
    if (found != scenes.end()) return found->second;
    return scenes.emplace(key, bench::makeSightScene(key.first, key.second)).first->second;
}

std::vector<SightWall> wallsOf(const SightScene& scene) {
    std::vector<SightWall> walls;
    for (const geometry::Segment& wall : scene.walls)
        walls.push_back({wall, false, RecordId{static_cast<std::uint32_t>(walls.size() + 1)}});
    return walls;
}

void onEveryScene(benchmark::internal::Benchmark* benchmark) {
    for (const int kind : {0, 1, 2})
        for (const int walls : {100, 1000, 5000, 20000}) benchmark->Args({kind, walls});
}

// Arguments: 0 dungeon, 1 forest, 2 cave; number of walls.
void BM_SightOfTenaille(benchmark::State& state) {
    const SightScene& scene = sceneOf(state);
    const SightMap map(wallsOf(scene), scene.frame);
    SightMap::Scratch scratch;
    std::vector<vision::SeenPoint> region;
    std::size_t next = 0;
    std::size_t points = 0;
    for (auto _ : state) {
        map.regionFrom(scene.eyes[next], region, scratch);
        points += region.size();
        next = next + 1 == scene.eyes.size() ? 0 : next + 1;
    }
    state.SetLabel(scene.name);
    state.counters["points"] = static_cast<double>(points) / static_cast<double>(state.iterations());
}
BENCHMARK(BM_SightOfTenaille)->Apply(onEveryScene)->Unit(benchmark::kMicrosecond);

#ifdef TENAILLE_CGAL
using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Traits = CGAL::Arr_segment_traits_2<Kernel>;
using Arrangement = CGAL::Arrangement_2<Traits>;
using Expansion = CGAL::Triangular_expansion_visibility_2<Arrangement>;

Kernel::Point_2 pointOf(LatticePoint point) { return {point.x, point.y}; }

void insertInto(Arrangement& arrangement, const SightScene& scene) {
    const LatticePoint right{scene.frame.max.x, scene.frame.min.y};
    const LatticePoint left{scene.frame.min.x, scene.frame.max.y};
    std::vector<Traits::X_monotone_curve_2> curves;
    const auto add = [&](LatticePoint a, LatticePoint b) { curves.emplace_back(pointOf(a), pointOf(b)); };
    add(scene.frame.min, right);
    add(right, scene.frame.max);
    add(scene.frame.max, left);
    add(left, scene.frame.min);
    for (const geometry::Segment& wall : scene.walls) add(wall.a, wall.b);
    CGAL::insert_non_intersecting_curves(arrangement, curves.begin(), curves.end());
}

void BM_SightOfCgal(benchmark::State& state) {
    const SightScene& scene = sceneOf(state);
    Arrangement arrangement;
    insertInto(arrangement, scene);
    const Expansion expansion(arrangement);
    const CGAL::Arr_walk_along_line_point_location<Arrangement> location(arrangement);
    std::size_t next = 0;
    std::size_t points = 0;
    Arrangement region;
    for (auto _ : state) {
        const Kernel::Point_2 eye = pointOf(scene.eyes[next]);
        const auto place = location.locate(eye);
        const auto* face = boost::get<Arrangement::Face_const_handle>(&place);
        if (face == nullptr) {
            state.SkipWithError("an eye lies on a wall");
            break;
        }
        expansion.compute_visibility(eye, *face, region);
        points += region.number_of_vertices();
        next = next + 1 == scene.eyes.size() ? 0 : next + 1;
    }
    state.SetLabel(scene.name);
    state.counters["points"] = static_cast<double>(points) / static_cast<double>(state.iterations());
}
BENCHMARK(BM_SightOfCgal)->Apply(onEveryScene)->Unit(benchmark::kMicrosecond);
#endif

// Arguments as above.
void BM_SightBuild(benchmark::State& state) {
    const SightScene& scene = sceneOf(state);
    const std::vector<SightWall> walls = wallsOf(scene);
    for (auto _ : state) benchmark::DoNotOptimize(SightMap(walls, scene.frame));
    state.SetLabel(scene.name);
}
BENCHMARK(BM_SightBuild)->ArgsProduct({{0, 1, 2}, {5000, 20000}})->Unit(benchmark::kMillisecond);

double microsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

void report(benchmark::State& state, const std::string& what, std::vector<double>& micros) {
    std::sort(micros.begin(), micros.end());
    state.counters[what + "_us"] = micros[micros.size() / 2];
    state.counters[what + "_p99"] = micros[micros.size() * 99 / 100];
}

// A wall of up to eight cells' length is put in anywhere and taken out again, then a door is turned.
void BM_SightChanges(benchmark::State& state) {
    const SightScene& scene = sceneOf(state);
    SightMap map(wallsOf(scene), scene.frame);
    test::Random random(5);
    std::vector<double> inserted;
    std::vector<double> removed;
    std::vector<double> toggled;
    std::uint32_t count = 0;
    const auto across = [&](std::int32_t from, std::int32_t low, std::int32_t high) {
        return std::clamp(from + random.between(-500, 500), low + 1, high - 1);
    };
    for (auto _ : state) {
        const geometry::Box& frame = scene.frame;
        const LatticePoint a{random.between(frame.min.x, frame.max.x),
                             random.between(frame.min.y, frame.max.y)};
        const LatticePoint b{across(a.x, frame.min.x, frame.max.x), across(a.y, frame.min.y, frame.max.y)};
        auto start = std::chrono::steady_clock::now();
        map.insert({{a, b}, false, RecordId{1'000'000}});
        inserted.push_back(microsSince(start));
        start = std::chrono::steady_clock::now();
        map.remove(RecordId{1'000'000});
        removed.push_back(microsSince(start));
        const RecordId door{1 + count % static_cast<std::uint32_t>(scene.walls.size())};
        start = std::chrono::steady_clock::now();
        map.setOpen(door, count % 2 == 0);
        toggled.push_back(microsSince(start));
        ++count;
    }
    report(state, "insert", inserted);
    report(state, "remove", removed);
    report(state, "toggle", toggled);
    state.SetLabel(scene.name);
}
BENCHMARK(BM_SightChanges)->ArgsProduct({{0, 1, 2}, {5000, 20000}})->Unit(benchmark::kMicrosecond);

}  // namespace
