// SPDX-License-Identifier: MIT
#include "core/board/box_index.h"

#include <gtest/gtest.h>

#include <set>

#include "core/geometry/predicates.h"
#include "tests/support/dungeon.h"

namespace tenaille::board::box_index_test {

using geometry::Box;

std::set<std::uint32_t> near(const BoxIndex& index, const Box& box) {
    std::set<std::uint32_t> found;
    index.visitNear(
        box, [](const Box&) { return true; }, [&](std::uint32_t i) { found.insert(i); });
    return found;
}

TEST(BoxIndex, FindsEveryBoxThatTouches) {
    test::Random random(3);
    const auto anyBox = [&](int size) {
        const geometry::LatticePoint min{random.between(-5000, 5000), random.between(-5000, 5000)};
        return Box{min, min + geometry::LatticePoint{random.between(0, size), random.between(0, size)}};
    };
    std::vector<Box> boxes;
    for (int i = 0; i < 300; ++i) boxes.push_back(anyBox(i % 10 == 0 ? 4000 : 200));
    const BoxIndex index(boxes, 480);
    for (int i = 0; i < 300; ++i) {
        const Box asked = anyBox(1500);
        const auto found = near(index, asked);
        for (std::uint32_t box = 0; box < boxes.size(); ++box)
            EXPECT_TRUE(!boxes[box].touches(asked) || found.contains(box)) << i << " misses " << box;
    }
}

TEST(BoxIndex, KeepReceivesTheBucketCutToTheQuestion) {
    const std::vector<Box> boxes{{{0, 0}, {10, 10}}, {{5000, 5000}, {5010, 5010}}};
    const BoxIndex index(boxes, 480);
    const Box asked{{-100, -100}, {6000, 6000}};
    int offered = 0;
    int visited = 0;
    index.visitNear(
        asked,
        [&](const Box& bucket) {
            ++offered;
            EXPECT_GE(bucket.min, asked.min);
            EXPECT_LE(bucket.max, asked.max);
            return bucket.max.x < 1000;
        },
        [&](std::uint32_t box) {
            ++visited;
            EXPECT_EQ(box, 0u);
        });
    EXPECT_EQ(offered, 2);
    EXPECT_EQ(visited, 1);
}

// Coordinates near the greatest permitted ones too, where the index looks into more buckets than it must.
TEST(BoxIndex, FindsEveryBoxThatTouchesABand) {
    int spared = 0;
    for (const std::int32_t scale : {1, 100000}) {
        test::Random random(4);
        const auto anyPoint = [&](int reach) {
            return geometry::LatticePoint{scale * random.between(-reach, reach),
                                          scale * random.between(-reach, reach)};
        };
        std::vector<Box> boxes;
        for (int i = 0; i < 300; ++i) {
            const geometry::LatticePoint min = anyPoint(5000);
            boxes.push_back({min, min + geometry::LatticePoint{scale * random.between(0, 300),
                                                               scale * random.between(0, 300)}});
        }
        const BoxIndex index(boxes, 480 * scale);
        for (int i = 0; i < 300; ++i) {
            const geometry::LatticePoint base = anyPoint(5000);
            const geometry::LatticePoint ahead = anyPoint(5000);
            Band band{geometry::boundingBox({base, ahead}), base, ahead};
            band.low = -static_cast<std::int64_t>(scale) * scale * random.between(0, 500000);
            band.high = -band.low;
            std::set<std::uint32_t> found;
            EXPECT_TRUE(index.visitBand(band, [&](std::uint32_t one) {
                found.insert(one);
                return true;
            }));
            const auto inStrip = [&](const geometry::LatticePoint& p) {
                const std::int64_t across = geometry::cross(base, ahead, p);
                return across >= band.low && across <= band.high;
            };
            for (std::uint32_t box = 0; box < boxes.size(); ++box) {
                const bool touches = boxes[box].touches(band.box) && inStrip(boxes[box].min);
                EXPECT_TRUE(!touches || found.contains(box)) << i << " misses " << box;
            }
            spared += found.size() < near(index, band.box).size() ? 1 : 0;
        }
    }
    EXPECT_GT(spared, 100);
}

TEST(BoxIndex, ABandIsLeftWhenTheVisitorHasEnough) {
    const std::vector<Box> boxes{{{0, 0}, {10, 10}}, {{1000, 0}, {1010, 10}}};
    const BoxIndex index(boxes, 480);
    int visited = 0;
    const Band all{{{0, 0}, {2000, 10}}, {0, 0}, {2000, 0}, -100000, 100000};
    EXPECT_FALSE(index.visitBand(all, [&](std::uint32_t) {
        ++visited;
        return false;
    }));
    EXPECT_EQ(visited, 1);
    EXPECT_TRUE(BoxIndex().visitBand(all, [](std::uint32_t) { return false; }));
}

TEST(BoxIndex, EmptyAndFarQuestionsFindNothing) {
    EXPECT_TRUE(near(BoxIndex(), {{0, 0}, {1, 1}}).empty());
    EXPECT_TRUE(near(BoxIndex({}, 480), {{0, 0}, {1, 1}}).empty());
    const std::vector<Box> one{{{0, 0}, {10, 10}}};
    EXPECT_TRUE(near(BoxIndex(one, 480), {{100000, 0}, {100001, 1}}).empty());
    for (const geometry::LatticePoint far :
         {geometry::LatticePoint{100000, 5}, {-100000, 5}, {5, 100000}, {5, -100000}}) {
        const geometry::LatticePoint ahead = far + geometry::LatticePoint{30, 20};
        const Band band{geometry::boundingBox({far, ahead}), far, ahead, -1000, 1000};
        EXPECT_TRUE(BoxIndex(one, 480).visitBand(band, [](std::uint32_t) { return false; }));
    }
}

}  // namespace tenaille::board::box_index_test
