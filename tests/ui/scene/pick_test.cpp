// SPDX-License-Identifier: MIT
#include "ui/scene/pick.h"

#include <gtest/gtest.h>

#include "tests/support/sample_boards.h"
#include "ui/scene/camera.h"

namespace tenaille::ui::pick_test {

using board::LatticePoint;

class PickTest : public testing::Test {
  protected:
    PickTest() {
        board::WallRecord wallRecord;
        wallRecord.points = {{0, 240}, {1200, 240}};
        wall = test::add(e, e.walls, wallRecord);
        board::DoorRecord doorRecord;
        doorRecord.where = {{1200, 240}, {1440, 240}};
        door = test::add(e, e.doors, doorRecord);
        board::PropRecord propRecord;
        propRecord.at = {1200, 1200};
        propRecord.width = 480;
        propRecord.height = 120;
        propRecord.rotation = 90;
        prop = test::add(e, e.props, propRecord);
        board::LightRecord lightRecord;
        lightRecord.at = {600, 1800};
        lightRecord.dim = 480;
        light = test::add(e, e.lights, lightRecord);
        board::NoteRecord noteRecord;
        noteRecord.at = {1800, 600};
        note = test::add(e, e.notes, noteRecord);
        large = test::add(e, e.tokens,
                          test::makeToken(e.gridRecord().extent.grid, "Ogre", "foe", {7, 7}, "N",
                                          board::SizeCategory::Large));
        small =
            test::add(e, e.tokens, test::makeToken(e.gridRecord().extent.grid, "Imp", "foe", {7, 7}, "N"));
        scene.show(e);
    }
    Pick at(LatticePoint point, double tolerance = 0.08) const {
        return pickAt(scene, planePoint(scene.grid(), point), tolerance, true);
    }

    document::Encounter e =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 12, 12});
    BoardScene scene;
    RecordId wall, door, prop, light, note, large, small;
};

TEST_F(PickTest, FindsEveryKind) {
    EXPECT_EQ(at({600, 240}), (Pick{PickKind::Wall, wall}));
    EXPECT_EQ(at({1320, 250}), (Pick{PickKind::Door, door}));
    EXPECT_EQ(at({600, 1800}), (Pick{PickKind::Light, light}));
    EXPECT_EQ(at({1800, 590}), (Pick{PickKind::Note, note}));
    EXPECT_EQ(at({2000, 2000}), (Pick{PickKind::Token, large}));
    EXPECT_FALSE(at({120, 2600}));
}

TEST_F(PickTest, PropsAreHitAsTheyAreTurned) {
    EXPECT_EQ(at({1200, 1400}).record, prop);  // inside only because of the quarter turn
    EXPECT_FALSE(at({1400, 1200}));
}

TEST_F(PickTest, SmallTokensLieOnLargeOnesAndBothCanBeReached) {
    const auto all = picksAt(scene, planePoint(scene.grid(), {1800, 1800}), 0.08, true);
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].record, small);
    EXPECT_EQ(all[1].record, large);
}

TEST_F(PickTest, DoorsGoBeforeWalls) { EXPECT_EQ(at({1200, 240}).kind, PickKind::Door); }

TEST_F(PickTest, LightsAreHitOnlyWhereTheyAreShown) { EXPECT_FALSE(pickAt(scene, {2.5, 7.5}, 0.08, false)); }

TEST_F(PickTest, RubberBandTakesWholeTokens) {
    EXPECT_EQ(tokensInside(scene, QRectF(6.9, 6.9, 1.2, 1.2)), std::vector{small});
    EXPECT_EQ(tokensInside(scene, QRectF(6.9, 6.9, 2.2, 2.2)).size(), 2u);
    EXPECT_TRUE(tokensInside(scene, QRectF(0, 0, 3, 3)).empty());
}

}  // namespace tenaille::ui::pick_test
