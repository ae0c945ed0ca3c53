// SPDX-License-Identifier: MIT
#include "core/document/fog.h"

#include <gtest/gtest.h>

#include "tests/support/property.h"

namespace tenaille::document::fog_test {

using board::GridKind;
using board::SampleMask;

SampleMask randomMask(const board::SampleBox& box, test::Random& random) {
    SampleMask mask(box);
    for (int i = random.between(0, 4); i > 0; --i) {
        const int x = random.between(box.left, box.right);
        const int y = random.between(box.top, box.bottom);
        mask.set({x, y, x + random.between(1, 80), y + random.between(1, 80)});
    }
    return mask;
}

TEST(Fog, WhatIsPutIsReadAgain) {
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat}) {
        test::Random random(7);
        Encounter map = makeEncounter(DocumentKind::Encounter, {grid, 13, 9});
        for (int i = 0; i < 30; ++i) {
            const Encounter before = map;
            FogMasks fog = fogOf(map);
            fog.explored |= randomMask(fog.explored.box(), random);
            fog.uncovered = randomMask(fog.explored.box(), random);
            fog.covered = randomMask(fog.explored.box(), random);
            ChangeSet changes;
            RecordId next = nextId(map);
            putFog(map, fog, next, changes);
            ASSERT_TRUE(apply(map, changes).ok());
            const FogMasks read = fogOf(map);
            EXPECT_EQ(read.explored, fog.explored);
            EXPECT_EQ(read.uncovered, fog.uncovered);
            EXPECT_EQ(read.covered, fog.covered);
            ChangeSet again;
            putFog(map, fog, next, again);
            EXPECT_TRUE(again.empty()) << "nothing differs";
            ASSERT_TRUE(apply(map, inverse(changes)).ok());
            EXPECT_TRUE(sameContent(map, before));
            ASSERT_TRUE(apply(map, changes).ok());
        }
    }
}

TEST(Fog, OnlyTilesThatDifferChangeAndEmptyOnesGo) {
    Encounter map = makeEncounter(DocumentKind::Encounter, {GridKind::Square, 40, 40});
    FogMasks fog = fogOf(map);
    fog.explored.set({0, 0, 64, 64});
    fog.explored.set(600, 600);
    ChangeSet changes;
    RecordId next = nextId(map);
    putFog(map, fog, next, changes);
    EXPECT_EQ(changes.changes.size(), 2u);
    ASSERT_TRUE(apply(map, changes).ok());
    fog.explored.set(601, 600);
    ChangeSet one;
    putFog(map, fog, next, one);
    EXPECT_EQ(one.changes.size(), 1u);
    ASSERT_TRUE(apply(map, one).ok());
    fog.explored.clear();
    ChangeSet gone;
    putFog(map, fog, next, gone);
    ASSERT_TRUE(apply(map, gone).ok());
    EXPECT_TRUE(map.fog.empty());
}

TEST(Fog, TilesBeyondASmallerBoardAreLeftAside) {
    Encounter map = makeEncounter(DocumentKind::Encounter, {GridKind::Square, 40, 40});
    FogMasks fog = fogOf(map);
    fog.explored.fill();
    ChangeSet changes;
    RecordId next = nextId(map);
    putFog(map, fog, next, changes);
    ASSERT_TRUE(apply(map, changes).ok());
    board::GridRecord small = map.gridRecord();
    small.extent = {GridKind::Square, 8, 8};
    map.grid.put(small);
    EXPECT_EQ(fogOf(map).explored.count(), 128 * 128);
}

}  // namespace tenaille::document::fog_test
