// SPDX-License-Identifier: MIT
#include "core/document/plain_walls.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/property.h"

namespace tenaille::document::plain_walls_test {

using board::LatticePoint;
using board::WallRecord;
using Points = std::vector<LatticePoint>;
using testing::UnorderedElementsAre;

WallRecord wall(Points points, const char* kind = "stone") {
    WallRecord record;
    record.kind = kind;
    record.points = std::move(points);
    return record;
}

std::vector<Points> lines(const std::vector<WallRecord>& walls) {
    std::vector<Points> found;
    for (const WallRecord& one : plainWalls(walls)) found.push_back(one.points);
    return found;
}

TEST(PlainWalls, OneLineIsOnePiece) {
    EXPECT_THAT(lines({wall({{0, 0}, {240, 0}}), wall({{480, 0}, {240, 0}}), wall({{480, 0}, {720, 0}})}),
                UnorderedElementsAre(Points{{0, 0}, {720, 0}}));
    EXPECT_THAT(lines({wall({{0, 0}, {300, 150}}), wall({{100, 50}, {400, 200}})}),
                UnorderedElementsAre(Points{{0, 0}, {400, 200}}))
        << "they overlap";
    EXPECT_THAT(lines({wall({{0, 0}, {0, 100}}), wall({{0, 101}, {0, 200}})}),
                UnorderedElementsAre(Points{{0, 0}, {0, 100}}, Points{{0, 101}, {0, 200}}))
        << "there is a gap";
    EXPECT_THAT(lines({wall({{0, 0}, {0, 100}}), wall({{0, 100}, {0, 200}}, "fence")}),
                UnorderedElementsAre(Points{{0, 0}, {0, 100}}, Points{{0, 100}, {0, 200}}))
        << "they look different";
    EXPECT_THAT(lines({wall({{7, 7}, {7, 7}})}), UnorderedElementsAre());
}

TEST(PlainWalls, CornersAreWalkedThroughCrossingsAreNot) {
    EXPECT_THAT(lines({wall({{0, 0}, {240, 0}}), wall({{240, 240}, {240, 0}})}),
                UnorderedElementsAre(Points{{0, 0}, {240, 0}, {240, 240}}));
    EXPECT_THAT(lines({wall({{0, 0}, {240, 0}}), wall({{240, 240}, {240, 0}}), wall({{240, 0}, {480, 100}})}),
                UnorderedElementsAre(Points{{0, 0}, {240, 0}}, Points{{240, 0}, {240, 240}},
                                     Points{{240, 0}, {480, 100}}));
    EXPECT_THAT(lines({wall({{240, 240}, {240, 0}, {0, 0}, {0, 240}, {240, 240}})}),
                UnorderedElementsAre(Points{{0, 0}, {0, 240}, {240, 240}, {240, 0}, {0, 0}}))
        << "a ring";
}

TEST(PlainWalls, LongOnesAreCut) {
    Points zigzag;
    for (int i = 0; i <= 150; ++i) zigzag.push_back({i * 10, (i % 2) * 10});
    const std::vector<Points> cut = lines({wall(zigzag)});
    std::size_t pieces = 0;
    for (const Points& part : cut) {
        EXPECT_LE(part.size(), kMostWallPieces + 1);
        pieces += part.size() - 1;
    }
    EXPECT_EQ(cut.size(), 3u);
    EXPECT_EQ(pieces, 150u);
}

TEST(PlainWalls, AWallKeepsItsIdWhenAnotherOneChanges) {
    const auto table = plainWalls({wall({{0, 0}, {240, 0}}), wall({{0, 480}, {240, 480}})});
    const auto after = plainWalls({wall({{0, 0}, {480, 0}}), wall({{240, 480}, {0, 480}})});
    const auto same = std::find_if(table.begin(), table.end(),
                                   [](const WallRecord& one) { return one.points.front().y == 480; });
    ASSERT_NE(same, table.end());
    ASSERT_NE(after.find(same->id), nullptr);
    EXPECT_EQ(*after.find(same->id), *same);
    const auto twins = identified({wall({{0, 0}, {1, 1}}), wall({{0, 0}, {1, 1}})});
    EXPECT_EQ(twins.size(), 2u);
}

// Cut anywhere, doubled, turned round and shuffled, the walls are the same.
TEST(PlainWallsProperties, DoNotTellHowWallsAreRecorded) {
    for (int seed = 0; seed < test::cases(2000); ++seed) {
        test::Random random(test::seedOf(7301, seed));
        const auto point = [&] { return LatticePoint{random.between(0, 4) * 12, random.between(0, 4) * 12}; };
        std::vector<WallRecord> whole;
        for (int i = random.between(1, 8); i > 0; --i) {
            Points points{point()};
            for (int corner = random.between(1, 4); corner > 0; --corner) points.push_back(point());
            whole.push_back(wall(points, random.oneIn(4) ? "fence" : "stone"));
        }
        std::vector<WallRecord> cut;
        for (const WallRecord& one : whole)
            for (std::size_t i = 1; i < one.points.size(); ++i) {
                const LatticePoint a = one.points[i - 1];
                const LatticePoint b = one.points[i];
                const LatticePoint middle{(a.x + b.x) / 2, (a.y + b.y) / 2};  // even steps: on the line
                const LatticePoint third{a.x + (b.x - a.x) / 3, a.y + (b.y - a.y) / 3};
                cut.push_back(wall({b, random.oneIn(2) ? middle : third}, one.kind.c_str()));  // both meet
                cut.push_back(wall({a, middle}, one.kind.c_str()));
                if (random.oneIn(3)) cut.push_back(wall({third, b}, one.kind.c_str()));
            }
        for (std::size_t i = cut.size(); i > 1; --i)
            std::swap(cut[i - 1], cut[static_cast<std::size_t>(random.between(0, static_cast<int>(i) - 1))]);
        std::erase_if(cut, [](const WallRecord& one) { return one.points[0] == one.points[1]; });
        const auto plain = plainWalls(whole);
        EXPECT_EQ(plainWalls(cut), plain) << "seed " << seed;
        EXPECT_EQ(plainWalls({plain.begin(), plain.end()}), plain) << "seed " << seed;
    }
}

}  // namespace tenaille::document::plain_walls_test
