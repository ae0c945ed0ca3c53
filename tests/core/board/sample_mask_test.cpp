// SPDX-License-Identifier: MIT
#include "core/board/sample_mask.h"

#include <gtest/gtest.h>

#include "tests/support/property.h"

namespace tenaille::board::sample_mask_test {

constexpr SampleBox kBox{-64, 0, 128, 64};

TEST(SampleMask, BoxesOfBoardsAreWholeTilesAroundEveryCell) {
    EXPECT_EQ(samplesOf({GridKind::Square, 4, 3}), (SampleBox{0, 0, 64, 64}));
    EXPECT_EQ(samplesOf({GridKind::Square, 5, 4}), (SampleBox{0, 0, 128, 64}));
    EXPECT_TRUE(samplesOf({}).empty());
    for (const Extent& extent : {Extent{GridKind::HexPointy, 9, 12}, Extent{GridKind::HexFlat, 7, 11},
                                 Extent{GridKind::HexPointy, 3, 9, Stagger::Even}}) {
        const SampleBox box = samplesOf(extent);
        for (std::int32_t column = 0; column < extent.width; ++column)
            for (std::int32_t row = 0; row < extent.height; ++row)
                for (const LatticePoint corner : corners(extent.grid, extent.cellOf(column, row))) {
                    EXPECT_LE(box.left * kUnitsPerSample, corner.x);
                    EXPECT_LE(corner.x, box.right * kUnitsPerSample);
                    EXPECT_LE(box.top * kUnitsPerSample, corner.y);
                    EXPECT_LE(corner.y, box.bottom * kUnitsPerSample);
                }
        EXPECT_EQ(box.left % 64, 0);
        EXPECT_EQ(box.bottom % 64, 0);
    }
}

TEST(SampleMask, RowsAreSetFromTheFirstToBeforeTheLastSample) {
    SampleMask mask(kBox);
    mask.setRow(3, -1, 66);
    EXPECT_EQ(mask.count(), 67);
    EXPECT_FALSE(mask.test(-2, 3));
    EXPECT_TRUE(mask.test(-1, 3));
    EXPECT_TRUE(mask.test(65, 3));
    EXPECT_FALSE(mask.test(66, 3));
    EXPECT_EQ(mask.bounds(), (SampleBox{-1, 3, 66, 4}));
    mask.setRow(64, 0, 5);
    mask.setRow(0, 400, 500);
    mask.setRow(5, 9, 9);
    EXPECT_EQ(mask.count(), 67) << "outside of the box, or nothing";
    EXPECT_TRUE(mask.testsAny({64, 2, 70, 4}));
    EXPECT_FALSE(mask.testsAny({66, 2, 70, 4}));
    EXPECT_FALSE(mask.testsAny({-500, -500, -400, 500}));
}

TEST(SampleMask, JoiningMeetingAndTakingAwayGoSampleBySample) {
    SampleMask left(kBox);
    left.set({-64, 0, 10, 20});
    SampleMask right(kBox);
    right.set({0, 10, 128, 64});
    SampleMask both = left;
    both &= right;
    EXPECT_EQ(both.count(), 10 * 10);
    SampleMask all = left;
    all |= right;
    EXPECT_EQ(all.count(), left.count() + right.count() - both.count());
    EXPECT_TRUE(all.includes(left));
    EXPECT_FALSE(left.includes(all));
    all -= right;
    EXPECT_EQ(all.count(), left.count() - both.count());
    all.clear();
    EXPECT_TRUE(all.empty());
    EXPECT_TRUE(all.bounds().empty());
    all.fill();
    EXPECT_EQ(all.count(), 192 * 64);
}

TEST(SampleMask, GrowingReachesOverWordsAndStopsAtTheBox) {
    SampleMask mask(kBox);
    mask.set(63, 30);
    mask.set(-64, 0);
    const SampleMask grown = mask.grown(2);
    EXPECT_EQ(grown.count(), 25 + 9);
    EXPECT_TRUE(grown.test(65, 32));
    EXPECT_TRUE(grown.test(-62, 2));
    EXPECT_FALSE(grown.test(66, 30));
}

TEST(SampleMask, CellsOfABoardShareNoSampleAndLeaveNoneWithin) {
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat}) {
        SampleMask mask(SampleBox{-128, -128, 128, 128});
        std::int64_t sum = 0;
        for (std::int32_t x = -2; x <= 2; ++x)
            for (std::int32_t y = -2; y <= 2; ++y) {
                SampleMask one(mask.box());
                setCell(one, grid, {x, y});
                sum += one.count();
                mask |= one;
                EXPECT_TRUE(touchesCell(one, grid, {x, y}));
                EXPECT_FALSE(touchesCell(one, grid, {x + 2, y}));
            }
        const std::int64_t area = std::int64_t{25} * kSamplesPerCell * kSamplesPerCell;
        // The middles of a few samples lie on the border of two hexes: one of them has them.
        EXPECT_EQ(sum, area);
        EXPECT_EQ(mask.count(), sum);
    }
}

// Otherwise whoever stands in one is seen from the next.
TEST(SampleMask, NeighboursShareNoSample) {
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat})
        for (const Cell offset : neighbourOffsets(grid)) {
            SampleMask own(SampleBox{-128, -128, 128, 128});
            setCell(own, grid, {1, 1});
            EXPECT_FALSE(touchesCell(own, grid, Cell{1, 1} + offset)) << offset.x << ", " << offset.y;
        }
}

TEST(SampleMask, APointBelongsToTheSampleRightOfAndBelowItsBorder) {
    EXPECT_EQ(sampleAt({0, 14}), (Sample{0, 0}));
    EXPECT_EQ(sampleAt({15, -1}), (Sample{1, -1}));
    EXPECT_EQ(sampleAt({-15, -16}), (Sample{-1, -2}));
}

TEST(SampleMask, MasksOfOtherBoxesCountWhereTheyAre) {
    SampleMask large(SampleBox{-64, 0, 192, 128});
    SampleMask small(SampleBox{64, 64, 128, 128});
    small.set(100, 70);
    EXPECT_FALSE(large.meets(small));
    large |= small;
    EXPECT_EQ(large.count(), 1);
    EXPECT_TRUE(large.test(100, 70));
    EXPECT_TRUE(large.meets(small));
    EXPECT_TRUE(small.meets(large));
    SampleMask apart(SampleBox{256, 0, 320, 64});
    apart.fill();
    EXPECT_FALSE(large.meets(apart));
    large |= apart;
    large -= apart;
    EXPECT_EQ(large.count(), 1);
    large.fill();
    SampleMask part = large;
    part -= small;
    EXPECT_EQ(part.count(), large.count() - 1);
    large &= small;
    EXPECT_EQ(large.count(), 1);
    EXPECT_EQ(large.box(), (SampleBox{-64, 0, 192, 128}));
    large &= apart;
    EXPECT_TRUE(large.empty());
}

TEST(SampleMask, BoxesOfTiles) {
    EXPECT_EQ(wholeTiles({-1, 0, 64, 65}), (SampleBox{-64, 0, 64, 128}));
    EXPECT_EQ(united({}, {1, 2, 3, 4}), (SampleBox{1, 2, 3, 4}));
    EXPECT_EQ(united({0, 2, 3, 4}, {1, 1, 3, 5}), (SampleBox{0, 1, 3, 5}));
    EXPECT_EQ(intersection({0, 0, 64, 64}, {64, 0, 128, 64}), SampleBox{});
}

}  // namespace tenaille::board::sample_mask_test
