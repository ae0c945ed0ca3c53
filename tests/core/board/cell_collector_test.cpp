// SPDX-License-Identifier: MIT
#include "core/board/cell_collector.h"

#include <gtest/gtest.h>

namespace tenaille::board::cell_collector_test {

std::vector<SpecialCell> collected(std::initializer_list<TerrainEffect> effects) {
    CellCollector cells;
    std::uint32_t record = 1;
    for (const TerrainEffect& effect : effects) cells.add({3, 4}, effect, RecordId{record++});
    return cells.take();
}

TEST(CellCollector, WhatAnyElementSaysHolds) {
    const auto cells = collected({{.doublings = 2}, {.obstacle = true}, {.opaque = true, .doublings = 1}});
    ASSERT_EQ(cells.size(), 1u);
    EXPECT_EQ(cells[0].effect, (TerrainEffect{.opaque = true, .doublings = 2, .obstacle = true}));
    EXPECT_EQ(cells[0].record, RecordId{1});
}

TEST(CellCollector, CO_05_FogIsHarderToSeeThroughThanDarknessAndDimLight) {
    const TerrainEffect fog{.conceals = true, .cause = Concealment::Fog};
    const TerrainEffect dim{.conceals = true, .cause = Concealment::DimLight};
    const TerrainEffect dark{.conceals = true, .cause = Concealment::Darkness};
    const auto cause = [](std::initializer_list<TerrainEffect> all) {
        return collected(all)[0].effect.cause;
    };
    EXPECT_EQ(cause({fog, dark}), Concealment::Fog);
    EXPECT_EQ(cause({dark, fog}), Concealment::Fog);
    EXPECT_EQ(cause({dim, dark}), Concealment::Darkness);
    EXPECT_EQ(cause({dark, dim}), Concealment::Darkness);
    EXPECT_EQ(cause({TerrainEffect{}, dim}), Concealment::DimLight) << "plain floor has no cause";
}

TEST(CellCollector, CV_08_ALowCoverOfAHigherGradeStandsBesideTheOther) {
    const TerrainEffect crate{.cover = CoverGrade::Partial};
    const TerrainEffect lowWall{.cover = CoverGrade::Normal, .low = true};
    const TerrainEffect wall{.cover = CoverGrade::Normal};
    EXPECT_EQ(collected({crate, lowWall}).size(), 2u) << "the crate counts where the low wall does not";
    EXPECT_EQ(collected({lowWall, crate}).size(), 2u);
    EXPECT_EQ(collected({wall, lowWall}).size(), 1u);
    EXPECT_FALSE(collected({lowWall, wall})[0].effect.low);
}

}  // namespace tenaille::board::cell_collector_test
