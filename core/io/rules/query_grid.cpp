// SPDX-License-Identifier: MIT
#include <gmpxx.h>

#include <algorithm>
#include <array>
#include <limits>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_kinds.h"
#include "core/io/rules/query_reader.h"

namespace tenaille::io {

namespace {

using board::Creature;
using board::GridKind;
using board::HexShape;

// Metres of one cell, square or hex (MV-01, HX-01).
constexpr Rational kMetres(3, 2);

// HX-03: how many shortest paths join two hexes, C(distance, smallest difference).
JsonValue shortestPaths(board::Cell a, board::Cell b) {
    const board::Cell d = b - a;
    std::array<std::int32_t, 3> steps{std::abs(d.x), std::abs(d.y), std::abs(d.x + d.y)};
    std::sort(steps.begin(), steps.end());
    mpz_class paths;
    mpz_bin_uiui(paths.get_mpz_t(), static_cast<unsigned long>(steps[2]),
                 static_cast<unsigned long>(steps[0]));
    if (paths.fits_slong_p()) return std::int64_t{paths.get_si()};
    return JsonWhole{paths.get_str()};
}

JsonValue distanceKind(const Field& input, const rules::RuleOptions&) {
    const GridKind grid = readGrid(input["grid"]);
    const Creature a = readCreature(input["a"], grid, kSpaceMembers);
    const Creature b = readCreature(input["b"], grid, kSpaceMembers);
    const int distance = board::distance(grid, a, b);
    const bool single =
        board::isHex(grid) && a.footprint.shape == HexShape::H1 && b.footprint.shape == HexShape::H1;
    return JsonObject{{"distance", distance},
                      {"feet", 5 * distance},
                      {"meters", exactJson(kMetres * Rational(distance))},
                      {"shortestPaths", single ? shortestPaths(a.at, b.at) : JsonValue()}};
}

// MV-09: equally near candidates are drawn by lot.
JsonValue nearestKind(const Field& input, const rules::RuleOptions&) {
    const GridKind grid = readGrid(input["grid"]);
    const Creature from = readCreature(input["from"], grid, kSpaceMembers);
    int best = std::numeric_limits<int>::max();
    JsonArray nearest;
    for (const Field& candidate : input["candidates"].items()) {
        const std::string& id = candidate["id"].text();
        const int distance = board::distance(grid, from, readCreature(candidate, grid, kSpaceMembers));
        if (distance > best) continue;
        if (distance < best) nearest.clear();
        best = distance;
        nearest.emplace_back(id);
    }
    if (nearest.empty()) input["candidates"].fail(QueryErrorCode::OutOfRange, "Name at least one candidate.");
    const bool draw = nearest.size() > 1;
    return JsonObject{{"distance", best}, {"nearest", std::move(nearest)}, {"randomDraw", draw}};
}

constexpr std::array kGridKinds{QueryKind{"grid.distance", distanceKind},
                                QueryKind{"grid.nearest", nearestKind}};

}  // namespace

std::span<const QueryKind> gridKinds() { return kGridKinds; }

}  // namespace tenaille::io
