// SPDX-License-Identifier: MIT
#include "core/rules/opportunity/opportunity.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tenaille::opportunity::opportunity_test {

using board::Cell;
using board::Creature;
using board::GridKind;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr rules::RuleRef kCover{"CV-07"};

Creature creatureAt(Cell at, int reach = 1, bool weapon = false) {
    Creature creature;
    creature.at = at;
    creature.reach = reach;
    creature.reachWeapon = weapon;
    return creature;
}

struct Scene {
    Creature mover;
    std::vector<Cell> path;
    std::vector<Creature> enemies;
    MoveKind kind = MoveKind::Move;
    rules::ReachOptions options = {};

    std::vector<Provocation> trace(const Denial& denial = {}) const {
        return traceProvocations(GridKind::Square, {&mover, path, kind, enemies}, options, denial);
    }
    std::vector<std::size_t> attackers(const Denial& denial = {}) const {
        return opportunity::attackers(trace(denial));
    }
};

TEST(Sz08, LeavingAThreatenedCellProvokesAndEnteringDoesNot) {
    EXPECT_THAT((Scene{creatureAt({1, 2}), {{0, 2}}, {creatureAt({2, 2})}}.attackers()), ElementsAre(0u));
    EXPECT_THAT((Scene{creatureAt({0, 2}), {{1, 2}}, {creatureAt({2, 2})}}.attackers()), IsEmpty());
    EXPECT_THAT((Scene{creatureAt({1, 2}), {{1, 3}}, {creatureAt({2, 2})}}.attackers()), ElementsAre(0u));
}

TEST(Sz08, OncePerEnemyAndOneForEachEnemy) {
    const Scene scene{
        creatureAt({1, 2}), {{1, 3}, {0, 3}}, {creatureAt({2, 2}), creatureAt({8, 8}), creatureAt({2, 3})}};
    EXPECT_THAT(scene.attackers(), ElementsAre(0u, 2u));
    const auto all = scene.trace();
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].step, 0u);
    EXPECT_EQ(all[0].where, (Cell{1, 2}));
}

TEST(Mv06, AFiveFootStepDoesNotProvokeByLeaving) {
    Scene scene{creatureAt({1, 2}), {{0, 2}}, {creatureAt({2, 2})}, MoveKind::FiveFootStep};
    EXPECT_THAT(scene.attackers(), IsEmpty());
}

TEST(Mv24, TheMinimumMovementDoes) {
    Scene scene{creatureAt({1, 2}), {{0, 2}}, {creatureAt({2, 2})}, MoveKind::MinimumMove};
    EXPECT_THAT(scene.attackers(), ElementsAre(0u));
}

TEST(Mv15, EnteringAnEnemysSpaceProvokesAlsoInAStep) {
    Scene scene{creatureAt({1, 2}), {{2, 2}}, {creatureAt({2, 2}, 0)}, MoveKind::FiveFootStep};
    const auto all = scene.trace();
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0].cause, Cause::EnteredSpace);
}

TEST(Sz03, ReachZeroGivesNoneToPassersBy) {
    EXPECT_THAT((Scene{creatureAt({1, 1}), {{0, 1}}, {creatureAt({2, 1}, 0)}}.attackers()), IsEmpty());
}

TEST(Sz06, ClosingInOnALongReachProvokesWhenMovingWithinIt) {
    Creature giant = creatureAt({4, 0}, 2);
    giant.footprint = {2, 2, {}};
    EXPECT_THAT((Scene{creatureAt({0, 0}), {{1, 0}, {2, 0}, {3, 0}}, {giant}}.attackers()), ElementsAre(0u));
    EXPECT_THAT((Scene{creatureAt({0, 0}), {{1, 0}, {2, 0}}, {giant}}.attackers()), IsEmpty());
}

TEST(Sz07, TheCornerHoleOfAReachWeaponIsClosedByTheException) {
    Scene scene{creatureAt({2, 2}), {{3, 3}, {4, 4}}, {creatureAt({5, 5}, 1, true)}};
    EXPECT_THAT(scene.attackers(), IsEmpty());
    scene.options.tenFootException = true;
    EXPECT_THAT(scene.attackers(), ElementsAre(0u));
}

TEST(Sz08, LargeMoversLeaveTheCellsThatTheyNoLongerTake) {
    Creature ogre = creatureAt({0, 0});
    ogre.footprint = {2, 2, {}};
    EXPECT_THAT((Scene{ogre, {{0, 1}}, {creatureAt({2, 0})}}.attackers()), ElementsAre(0u));
    EXPECT_THAT((Scene{ogre, {{1, 0}}, {creatureAt({3, 0})}}.attackers()), IsEmpty());
}

TEST(Fl02, TheHelplessStrikeNobody) {
    Creature helpless = creatureAt({2, 2});
    helpless.traits = board::Trait::Helpless;
    EXPECT_THAT((Scene{creatureAt({1, 2}), {{0, 2}}, {helpless}}.attackers()), IsEmpty());
}

TEST(Cv07, CoverStopsOneStepAndIsAskedWhereTheMoverStood) {
    const Scene scene{creatureAt({1, 1}), {{1, 2}, {1, 3}}, {creatureAt({2, 2})}};
    std::vector<Cell> asked;
    const auto all = scene.trace([&](const Creature&, const Creature& mover) {
        asked.push_back(mover.at);
        return mover.at == Cell{1, 1} ? std::optional(kCover) : std::nullopt;
    });
    EXPECT_THAT(asked, ElementsAre(Cell{1, 1}, Cell{1, 2}));
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].deniedBy, kCover);
    EXPECT_EQ(all[1].deniedBy, std::nullopt);
    EXPECT_THAT(opportunity::attackers(all), ElementsAre(0u));
    EXPECT_THAT(scene.attackers([](const Creature&, const Creature&) { return kCover; }), IsEmpty());
}

TEST(Sz08, CreaturesThatDoNotThreatenGetNone) {
    Creature unarmed = creatureAt({2, 2});
    unarmed.threatens = false;
    EXPECT_THAT((Scene{creatureAt({1, 2}), {{0, 2}}, {unarmed}}.attackers()), IsEmpty());
    EXPECT_THAT((Scene{creatureAt({1, 2}), {{2, 2}}, {unarmed}}.attackers()), IsEmpty());
}

}  // namespace tenaille::opportunity::opportunity_test
