// SPDX-License-Identifier: MIT
#include "core/players/known_walls.h"

#include <gtest/gtest.h>

#include <optional>

#include "core/document/plain_walls.h"
#include "core/geometry/lattice.h"
#include "core/players/along_mask.h"
#include "core/vision/fill_mask.h"
#include "tests/support/dungeon.h"
#include "tests/support/property.h"

namespace tenaille::players::known_walls_test {

using board::LatticePoint;

constexpr std::int32_t kUnit = geometry::kUnitsPerCell;
constexpr std::uint64_t kWalls = 171;

document::Table<board::WallRecord> shown(const std::vector<std::vector<LatticePoint>>& lines,
                                         const board::SampleMask& known) {
    std::vector<board::WallRecord> walls;
    for (const std::vector<LatticePoint>& line : lines) {
        walls.emplace_back().points = line;
        walls.back().kind = "stone";
    }
    const document::Table<board::WallRecord> plain = document::plainWalls(walls);
    const Partitions partitions(plain, {});
    return knownWalls(plain, {}, {}, BesideKnown(known, partitions));
}

board::SampleMask leftHalf() {
    board::SampleMask known(board::samplesOf({board::GridKind::Square, 20, 20}));
    known.set({0, 0, 10 * kUnit / board::kUnitsPerSample, 20 * kUnit / board::kUnitsPerSample});
    return known;
}

// Where it ends in the dark, and what it meets there, is nobody's business, to the last unit.
TEST(KnownWallsProperties, TheDarkEndOfAWallDoesNotShow) {
    const board::SampleMask known = leftHalf();
    const int count = test::cases(400);
    int cut = 0;
    for (int i = 0; i < count; ++i) {
        test::Random random(test::seedOf(kWalls, i));
        const LatticePoint from{random.between(0, 6 * kUnit), random.between(0, 20 * kUnit)};
        const LatticePoint step{random.between(1, 40), random.between(-40, 40)};
        const std::int32_t reach = 12 * kUnit / step.x;  // past the middle
        const auto end = [&](std::int32_t steps) {
            return from + LatticePoint{step.x * steps, step.y * steps};
        };
        const LatticePoint far = end(reach);
        const LatticePoint farther = end(reach + random.between(1, 30));
        const auto plain = shown({{from, far}}, known);
        cut += plain.empty() ? 0 : 1;
        EXPECT_EQ(plain, shown({{farther, from}}, known)) << "case " << i;
        EXPECT_EQ(plain, shown({{from, far}, {far, far + LatticePoint{random.between(1, 300), 700}}}, known))
            << "case " << i;
        EXPECT_EQ(plain, shown({{from, far}, {far + LatticePoint{90, -kUnit}, far}}, known)) << "case " << i;
    }
    EXPECT_GT(2 * cut, count);
}

board::SampleMask knownFrom(board::SampleBox box) {
    board::SampleMask known(board::samplesOf({board::GridKind::Square, 20, 20}));
    known.set(box);
    return known;
}

// One that is known a little past another wall is told to end there; what it hides it hides all the same.
TEST(KnownWalls, AWallThatEndsAtAnotherHidesAsFarAsItIsKnown) {
    const board::SampleMask known = knownFrom({0, 100, 121, 200});
    const auto shownOf = [&](std::optional<std::vector<LatticePoint>> dark) {
        std::vector<std::vector<LatticePoint>> lines{{{0, 1500}, {2400, 1500}}, {{1796, 1500}, {1796, 1800}}};
        if (dark) lines.push_back(*dark);
        std::vector<board::WallRecord> walls;
        for (const std::vector<LatticePoint>& line : lines) {
            walls.emplace_back().points = line;
            walls.back().kind = "stone";
        }
        KnownWalls knownWalls;
        return knownWalls.of(document::plainWalls(walls), {}, known, {}).walls;
    };
    const document::Table<board::WallRecord> told = shownOf(std::nullopt);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told.begin()->points, (std::vector<LatticePoint>{{0, 1500}, {1796, 1500}, {1796, 1800}}));
    for (std::int32_t left = 1480; left < 1499; ++left)
        for (std::int32_t right = 1480; right < 1499; ++right)
            EXPECT_EQ(told, shownOf({{{1700, left}, {1900, right}}})) << left << ' ' << right;
}

// Where sight ends at a slanted wall is rounded: a sample whose middle lies a quarter of a unit behind it may
// be known, and tells nothing of what else is there.
TEST(KnownWalls, AMiddleOnAWallTellsOfNeitherSide) {
    const board::SampleMask known = knownFrom({77, 100, 120, 200});
    const Partitions hedge(std::vector<geometry::Segment>{{{1141, 1508}, {1812, 1493}}});
    EXPECT_TRUE(BesideKnown(known, hedge).stretches({{891, 1493}, {1540, 1479}}).empty());
    EXPECT_FALSE(BesideKnown(known, hedge).stretches({{891, 1523}, {1540, 1509}}).empty()) << "before it";
}

// Where a bent wall is painted its ground is known: no dark notch at a joint, nor where a ring closes.
TEST(KnownWalls, JointsAreAsBroadAsTheWall) {
    for (const std::vector<LatticePoint>& line :
         {std::vector<LatticePoint>{{396, 1096}, {384, 1072}, {380, 1045}},
          {{384, 1072}, {380, 1045}, {440, 1050}, {396, 1096}, {384, 1072}}}) {
        board::SampleMask painted(board::samplesOf({board::GridKind::Square, 20, 20}));
        vision::PolygonFiller filler;
        addBroad(line, halfWidth("stone"), filler, painted);
        EXPECT_TRUE(painted.test(382 / board::kUnitsPerSample, 1072 / board::kUnitsPerSample));
    }
}

}  // namespace tenaille::players::known_walls_test
