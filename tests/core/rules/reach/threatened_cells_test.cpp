// SPDX-License-Identifier: MIT
#include "core/rules/reach/threatened_cells.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/rules/reach_band.h"

namespace tenaille::reach::threatened_cells_test {

using board::Cell;
using board::Creature;
using board::GridKind;
using rules::ReachOptions;

constexpr ReachOptions kException{.tenFootException = true};

Creature striker(int width, int reach, bool weapon = false) {
    Creature creature;
    creature.at = {5, 5};
    creature.footprint = {width, width, {}};
    creature.reach = reach;
    creature.reachWeapon = weapon;
    return creature;
}

std::size_t count(const Creature& creature, const ReachOptions& options = {}) {
    return threatenedCells(GridKind::Square, creature, options).size();
}

// The counts of the catalogue.
TEST(Sz05, NumberOfThreatenedCells) {
    EXPECT_EQ(count(striker(1, 1)), 8u);
    EXPECT_EQ(count(striker(1, 1, true)), 12u);
    EXPECT_EQ(count(striker(1, 1, true), kException), 16u);
    EXPECT_EQ(count(striker(2, 1)), 12u);
    EXPECT_EQ(count(striker(2, 2)), 28u);
    EXPECT_EQ(count(striker(2, 2), kException), 32u);
    EXPECT_EQ(count(striker(2, 2, true)), 48u);
    EXPECT_EQ(count(striker(2, 2, true), kException), 44u);
    EXPECT_EQ(count(striker(3, 2)), 36u);
    EXPECT_EQ(count(striker(3, 3)), 60u);
    EXPECT_EQ(count(striker(4, 3)), 72u);
    EXPECT_EQ(count(striker(4, 4)), 108u);
    EXPECT_EQ(count(striker(6, 6)), 240u);
}

TEST(Sz05, TheSecondDiagonalIsReachedOnlyWithTheException) {
    const Creature tall = striker(1, 2);
    EXPECT_FALSE(rules::threatens(GridKind::Square, tall, {}, {7, 7}, {}));
    EXPECT_TRUE(rules::threatens(GridKind::Square, tall, {}, {7, 7}, kException));
    EXPECT_EQ(rules::reachDistance(GridKind::Square, tall, {}, {8, 8}, kException), 4);
}

TEST(Sz03, ReachZeroAndUnarmedCreaturesThreatenNothing) {
    EXPECT_EQ(count(striker(1, 0)), 0u);
    EXPECT_EQ(count(striker(1, 0, true)), 0u);
    Creature unarmed = striker(1, 1);
    unarmed.threatens = false;
    EXPECT_EQ(count(unarmed), 0u);
}

TEST(Sz07, AReachWeaponSkipsTheNaturalReach) {
    const Creature pike = striker(1, 1, true);
    EXPECT_FALSE(rules::threatens(GridKind::Square, pike, {}, {6, 5}, {}));
    EXPECT_TRUE(rules::threatens(GridKind::Square, pike, {}, {7, 5}, {}));
    EXPECT_FALSE(rules::threatens(GridKind::Square, pike, {}, {8, 5}, {}));
    EXPECT_FALSE(rules::threatens(GridKind::Square, pike, {}, pike.at, {}));
}

TEST(Sz05, CellsAreListedInReadingOrderWithoutTheOwnSpace) {
    const Creature ogre = striker(2, 2);
    const auto cells = threatenedCells(GridKind::Square, ogre, {});
    EXPECT_TRUE(std::is_sorted(cells.begin(), cells.end(),
                               [](Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }));
    for (const Cell own : board::cellsAt(GridKind::Square, ogre.footprint, ogre.at))
        EXPECT_EQ(std::count(cells.begin(), cells.end(), own), 0);
}

TEST(Sz05, OnHexesReachIsTheDistance) {
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat}) {
        EXPECT_EQ(threatenedCells(grid, striker(1, 1), {}).size(), 6u);
        EXPECT_EQ(threatenedCells(grid, striker(1, 2), {}).size(), 18u);
        EXPECT_EQ(threatenedCells(grid, striker(1, 1, true), kException).size(), 12u);
    }
}

TEST(Sz05, CellsInTotalCoverAreNotThreatened) {
    Creature creature;
    const auto cells = threatenedCells(GridKind::Square, creature, {}, [](Cell cell) { return cell.x > 0; });
    EXPECT_EQ(cells.size(), 5u);
    EXPECT_TRUE(std::all_of(cells.begin(), cells.end(), [](Cell cell) { return cell.x <= 0; }));
}

TEST(Fl02, TheHelplessThreatenNothing) {
    Creature creature;
    creature.traits = board::Trait::Helpless;
    EXPECT_TRUE(threatenedCells(GridKind::Square, creature, {}).empty());
}

TEST(Sz07, ByOptionAReachWeaponStrikesAtDoubleTheReachAlone) {
    Creature giant;
    giant.reach = 2;
    giant.reachWeapon = true;
    const rules::ReachOptions exactly{.weaponBand = rules::WeaponBand::Exactly};
    EXPECT_EQ(rules::reachBand(giant, {}).first, 3);
    EXPECT_EQ(rules::reachBand(giant, exactly).first, 4);
    EXPECT_EQ(rules::reachBand(giant, exactly).last, 4);
    for (const Cell cell : threatenedCells(GridKind::Square, giant, exactly))
        EXPECT_EQ(board::distance(GridKind::Square, giant.at, cell), 4);
    EXPECT_FALSE(threatenedCells(GridKind::HexFlat, giant, exactly).empty());
}

}  // namespace tenaille::reach::threatened_cells_test
