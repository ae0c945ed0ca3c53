// SPDX-License-Identifier: MIT
#include "core/vision/fill_mask.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/property.h"

namespace tenaille::vision::fill_mask_test {

using board::GridKind;
using board::kUnitsPerSample;
using board::SampleBox;
using board::SampleMask;

constexpr SampleBox kBox{-64, -64, 128, 128};

// Where the middle of a sample lies, in half units.
std::int64_t middleOf(std::int32_t sample) { return (2 * std::int64_t{sample} + 1) * kUnitsPerSample; }

TEST(FillMask, ASquareOfOneCellHasItsSamplesAndNoMore) {
    SampleMask mask(kBox);
    const std::vector<SeenPoint> cell{{240, 240}, {480, 240}, {480, 480}, {240, 480}};
    PolygonFiller().add(cell, mask);
    EXPECT_EQ(mask.count(), 16 * 16);
    EXPECT_EQ(mask.bounds(), (SampleBox{16, 16, 32, 32}));
}

TEST(FillMask, TheSenseOfAPolygonIsNothingToIt) {
    SampleMask one(kBox);
    SampleMask other(kBox);
    std::vector<SeenPoint> triangle{{-300, -200}, {900, 100}, {200, 1100}};
    PolygonFiller filler;
    filler.add(triangle, one);
    std::reverse(triangle.begin(), triangle.end());
    filler.add(triangle, other);
    EXPECT_EQ(one, other);
    EXPECT_FALSE(one.empty());
}

TEST(FillMask, WhatLiesOutsideOfTheBoxIsLeftOut) {
    SampleMask mask(kBox);
    PolygonFiller().add(std::vector<SeenPoint>{{-1e6, -1e6}, {1e6, -1e6}, {1e6, 1e6}, {-1e6, 1e6}}, mask);
    EXPECT_EQ(mask.count(), 192 * 192);
    SampleMask none(kBox);
    PolygonFiller().add(std::vector<SeenPoint>{{5000, 0}, {6000, 0}, {6000, 500}}, none);
    EXPECT_TRUE(none.empty());
}

TEST(FillMask, TrianglesOfAFanShareNoSampleAndLeaveNone) {
    for (int i = 0; i < test::cases(200); ++i) {
        test::Random random(test::seedOf(61, i));
        const auto place = [&] { return static_cast<double>(random.between(-900, 1800)); };
        const SeenPoint a{place(), place()};
        const SeenPoint b{place(), place()};
        const SeenPoint c{place(), place()};
        const double share = random.between(1, 9) / 10.0;
        const SeenPoint cut{b.x + (c.x - b.x) * share, b.y + (c.y - b.y) * share};
        PolygonFiller filler;
        SampleMask whole(kBox);
        SampleMask left(kBox);
        SampleMask right(kBox);
        filler.add(std::vector<SeenPoint>{a, b, c}, whole);
        filler.add(std::vector<SeenPoint>{a, b, cut}, left);
        filler.add(std::vector<SeenPoint>{a, cut, c}, right);
        SampleMask both = left;
        both &= right;
        EXPECT_TRUE(both.empty());
        left |= right;
        // Rounding of the cut may move one sample on the edge b-c.
        EXPECT_LE(std::abs(left.count() - whole.count()), 2);
    }
}

TEST(FillMask, DiscsAreExactOnSquaresAndHexes) {
    for (int i = 0; i < test::cases(60); ++i) {
        test::Random random(test::seedOf(62, i));
        const geometry::LatticePoint middle{random.between(-700, 1500), random.between(-700, 1500)};
        const std::int32_t radius = random.between(0, 900);
        for (const GridKind grid : {GridKind::Square, GridKind::HexPointy}) {
            SampleMask mask(kBox);
            addDisc(grid, middle, radius, mask);
            for (std::int32_t y = kBox.top; y < kBox.bottom; ++y)
                for (std::int32_t x = kBox.left; x < kBox.right; ++x) {
                    const std::int64_t dx = middleOf(x) - 2 * middle.x;
                    const std::int64_t dy = middleOf(y) - 2 * middle.y;
                    const std::int64_t square =
                        grid == GridKind::Square ? dx * dx + dy * dy : dx * dx + dx * dy + dy * dy;
                    const bool inside = square <= 4 * std::int64_t{radius} * radius;
                    ASSERT_EQ(mask.test(x, y), inside)
                        << "sample " << x << ", " << y << " of a disc of " << radius << " about " << middle.x
                        << ", " << middle.y << " on " << board::name(grid);
                }
        }
    }
}

}  // namespace tenaille::vision::fill_mask_test
