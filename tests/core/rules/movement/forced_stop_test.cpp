// SPDX-License-Identifier: MIT
#include "core/rules/movement/forced_stop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/rules/movement/walk.h"

namespace tenaille::movement::forced_stop_test {

using board::Cell;
using board::Trait;
using test::creatureOf;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

ForcedStop forced(const Walk& walk, const std::vector<Cell>& path) {
    return ruleForcedStop(walk.grid(), walk.mover(), path);
}

// Allies on all marks x.
Walk crowd(const std::vector<std::string>& rows) {
    Walk walk(rows);
    for (const Cell cell : walk.sketch.all('x')) {
        walk.sketch.put('x', creatureOf("a"));
        walk.sketch.parts().creatures.back().at = cell;
    }
    return walk;
}

TEST(Mv22, OnALegalPlaceNothingHappens) {
    const ForcedStop stop = forced(Walk({"@.."}), {{1, 0}});
    EXPECT_TRUE(stop.legal);
    EXPECT_THAT(stop.places, ElementsAre(Cell{1, 0}));
}

TEST(Mv22, BackToTheLastLegalPlace) {
    const ForcedStop stop = forced(crowd({"@.x"}), {{1, 0}, {2, 0}});
    EXPECT_FALSE(stop.legal);
    EXPECT_THAT(stop.places, ElementsAre(Cell{1, 0}));
}

TEST(Mv22, OnToANearerPlace) {
    EXPECT_THAT(forced(crowd({"@xx."}), {{1, 0}, {2, 0}}).places, ElementsAre(Cell{3, 0}));
}

TEST(Mv22, TheLastLegalPlaceWinsTies) {
    EXPECT_THAT(forced(crowd({"@x."}), {{1, 0}}).places, ElementsAre(Cell{0, 0}));
}

TEST(Mv09, AmongEquallyNearPlacesTheLotDecides) {
    const ForcedStop stop = forced(crowd({"....", "@xx.", "...."}), {{1, 1}, {2, 1}});
    EXPECT_THAT(stop.places, UnorderedElementsAre(Cell{1, 0}, Cell{2, 0}, Cell{3, 0}, Cell{3, 1}, Cell{1, 2},
                                                  Cell{2, 2}, Cell{3, 2}));
}

TEST(Mv22, ObstaclesAreNoPlacesAndTerrainDoesNotMatter) {
    EXPECT_THAT(forced(crowd({"@xxo.", "#####"}), {{1, 0}, {2, 0}}).places, ElementsAre(Cell{0, 0}));
    EXPECT_THAT(forced(crowd({"@xxT.", "#####"}), {{1, 0}, {2, 0}}).places, ElementsAre(Cell{3, 0}));
}

TEST(Mv22, NobodyWalksThroughEnemiesOrWalls) {
    Walk walk = crowd({"@xxxe.", "######"});
    walk.sketch.put('e', creatureOf("b"));
    EXPECT_THAT(forced(walk, {{1, 0}, {2, 0}, {3, 0}}).places, ElementsAre(Cell{0, 0}));
    Walk walled = crowd({"@xx.", "####"});
    walled.sketch.wallBetween({2, 0}, {3, 0});
    EXPECT_THAT(forced(walled, {{1, 0}, {2, 0}}).places, ElementsAre(Cell{0, 0}));
}

TEST(Mv22, NowhereToGo) {
    Walk walk = crowd({"@x"});
    walk.sketch.put('@', creatureOf("a"));
    EXPECT_THAT(forced(walk, {{1, 0}}).places, IsEmpty());
}

TEST(Mv22, OnHexes) {
    Walk walk({"@x..", "####"}, board::GridKind::HexPointy);
    walk.sketch.put('x', creatureOf("a"));
    EXPECT_THAT(forced(walk, {walk.sketch.at('x')}).places, ElementsAre(walk.creature.at));
}

TEST(Mv15, AVerySmallCreatureMayStayUnlessTheOptionForbids) {
    Walk walk = crowd({"@x."});
    walk.size(board::SizeCategory::Tiny);
    EXPECT_TRUE(forced(walk, {{1, 0}}).legal);
    walk.options.tinyStop = false;
    EXPECT_FALSE(forced(walk, {{1, 0}}).legal);
}

}  // namespace tenaille::movement::forced_stop_test
