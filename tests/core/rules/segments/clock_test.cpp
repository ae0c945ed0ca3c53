// SPDX-License-Identifier: MIT
//
// Initiatives, castings, gaits and engagement.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/rules/segments/casting.h"
#include "core/rules/segments/engagement.h"
#include "core/rules/segments/gait.h"
#include "core/rules/segments/initiative.h"

namespace tenaille::segments::clock_test {

using rules::Readjust;
using rules::SegmentOptions;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

SegmentSet busy(std::initializer_list<std::size_t> segments) {
    SegmentSet set;
    for (const std::size_t segment : segments) set.set(segment);
    return set;
}

SegmentOptions spaced(std::int32_t spacing) {
    SegmentOptions options;
    options.routineSpacing = spacing;
    return options;
}

// ---- SG-03, SG-04

TEST(Sg03, OnlyMeleeAndGrappleFightInContact) {
    for (const Mode mode :
         {Mode::Shooting, Mode::Covering, Mode::Casting, Mode::MagicItem, Mode::SimpleAction})
        EXPECT_FALSE(isClose(mode)) << name(mode);
    EXPECT_TRUE(isClose(Mode::Melee) && isClose(Mode::Grapple));
}

TEST(Sg04, WordsOfModesAndActs) {
    EXPECT_EQ(modeNamed("magicItem"), Mode::MagicItem);
    EXPECT_EQ(modeNamed("Melee"), std::nullopt);
    EXPECT_EQ(actNamed("fastMove"), Act::FastMove);
    EXPECT_EQ(actNamed(""), std::nullopt) << "nothing has no name";
    for (const Act act : {Act::Simple, Act::FastMove, Act::Cast, Act::Routine, Act::Parry})
        EXPECT_EQ(actNamed(name(act)), act);
}

TEST(Sg05, SimpleActionsRunsAndCastingsLowerTheGuard) {
    for (const Act act : {Act::Simple, Act::FastMove, Act::Cast}) EXPECT_TRUE(lowersGuard(act)) << name(act);
    for (const Act act : {Act::None, Act::Routine, Act::Opportunity, Act::Surprise, Act::Parry})
        EXPECT_FALSE(lowersGuard(act)) << name(act);
}

// ---- SG-08, SG-12, SG-13

TEST(Sg08, ActionsFollowTheInitiative) {
    EXPECT_THAT(initiativesOf(3, 2, {}), ElementsAre(3, 4));
    EXPECT_THAT(initiativesOf(3, 3, spaced(5)), ElementsAre(3, 8, 13));
    EXPECT_THAT(initiativesOf(3, 0, {}), IsEmpty());
}

TEST(Sg12, ShiftCountsEveryBusySegment) {
    EXPECT_EQ(readjusted(4, busy({1, 2, 3, 4}), Readjust::Shift), 8);
    EXPECT_EQ(readjusted(4, busy({7, 9}), Readjust::Shift), 6) << "later ones as well";
}

TEST(Sg12, MaxTakesTheFirstFreeSegment) {
    EXPECT_EQ(readjusted(4, busy({1, 2, 3, 4}), Readjust::Max), 5);
    EXPECT_EQ(readjusted(7, busy({1, 2, 3, 4}), Readjust::Max), 7);
    EXPECT_EQ(readjusted(9, busy({9, 10}), Readjust::Max), 11);
    EXPECT_EQ(readjusted(14, busy({9, 10}), Readjust::Max), 14);
}

TEST(Sg12, RestartCountsFromTheLastBusySegment) {
    EXPECT_EQ(readjusted(4, busy({2, 3}), Readjust::Restart), 7);
    EXPECT_EQ(readjusted(4, busy({4}), Readjust::Restart), 8);
    EXPECT_EQ(readjusted(4, busy({5, 6}), Readjust::Restart), 4) << "all of them come later";
    EXPECT_EQ(readjusted(4, busy({2, 9}), Readjust::Restart), 13);
}

TEST(Sg12, NothingIsReadjustedWithoutBusySegmentsNorEverEarlier) {
    for (const Readjust reading : {Readjust::Shift, Readjust::Max, Readjust::Restart})
        for (std::int32_t initiative = 1; initiative <= 12; ++initiative) {
            EXPECT_EQ(readjusted(initiative, {}, reading), initiative);
            for (unsigned bits = 0; bits < 1024; ++bits)
                EXPECT_GE(readjusted(initiative, SegmentSet(bits << 1), reading), initiative);
        }
}

TEST(Sg12, ShiftAndRestartAgreeOnARunFromTheFirstSegment) {
    for (std::int32_t initiative = 1; initiative <= 10; ++initiative)
        for (std::size_t length = 1; length <= 10; ++length) {
            SegmentSet run;
            for (std::size_t s = 1; s <= length; ++s) run.set(s);
            EXPECT_EQ(readjusted(initiative, run, Readjust::Shift),
                      readjusted(initiative, run, Readjust::Restart));
        }
}

TEST(Sg13, PastTheTenthSegmentIsLost) {
    EXPECT_FALSE(isLost(10));
    EXPECT_TRUE(isLost(11));
}

// ---- SG-17, SU-05

TEST(Sg17, TheEffectComesAtTheEndOfTheLastSegment) {
    EXPECT_EQ(spellEffectAt({1, 4}, 1, {}), (SegmentTime{1, 4}));
    EXPECT_EQ(spellEffectAt({1, 7}, 4, {}), (SegmentTime{1, 10}));
    EXPECT_EQ(spellEffectAt({1, 9}, 4, {}), (SegmentTime{2, 2}));
    EXPECT_EQ(spellEffectAt({1, 9}, 22, {}), (SegmentTime{3, 10}));
}

TEST(Su05, TheSurpriseSegmentCounts) {
    EXPECT_EQ(spellEffectAt({}, 1, {}), (SegmentTime{0, 0}));
    EXPECT_EQ(spellEffectAt({}, 2, {}), (SegmentTime{1, 1}));
    EXPECT_EQ(spellEffectAt({}, 12, {}), (SegmentTime{2, 1}));
}

TEST(Sg17, WithoutCarryOverTheRoundEndsTheCasting) {
    SegmentOptions options;
    options.castCarryOver = false;
    EXPECT_EQ(spellEffectAt({1, 9}, 2, options), (SegmentTime{1, 10}));
    EXPECT_EQ(spellEffectAt({1, 9}, 3, options), std::nullopt);
    EXPECT_EQ(spellEffectAt({}, 11, options), (SegmentTime{1, 10}));
    EXPECT_EQ(spellEffectAt({}, 12, options), std::nullopt);
}

// ---- CM-01 to CM-05, CM-25

TEST(Cm03, TwoIsSlowAndMoreIsFast) {
    EXPECT_EQ(classOf(0, {}), MoveClass::None);
    EXPECT_EQ(classOf(Rational(1, 2), {}), MoveClass::Slow);
    EXPECT_EQ(classOf(2, {}), MoveClass::Slow);
    EXPECT_EQ(classOf(Rational(2001, 1000), {}), MoveClass::Fast);
    SegmentOptions options;
    options.slowMaxSpeed = 3;
    EXPECT_EQ(classOf(3, options), MoveClass::Slow);
}

TEST(Cm05, SegmentsAreRoundedUp) {
    EXPECT_EQ(segmentsFor(8, 16000), 1);
    EXPECT_EQ(segmentsFor(8, 16001), 2);
    EXPECT_EQ(segmentsFor(Rational(5, 2), 12000), 3);
    EXPECT_EQ(segmentsFor(8, 0), 0);
    EXPECT_EQ(segmentsFor(0, 0), 0) << "who is there has arrived";
    EXPECT_EQ(segmentsFor(0, 1), std::nullopt);
}

TEST(Cm25, AChargeIsFastAndTenMetres) {
    EXPECT_TRUE(isCharge(8, 10000, {}));
    EXPECT_FALSE(isCharge(8, 9999, {}));
    EXPECT_FALSE(isCharge(2, 10000, {}));
}

// ---- CM-10

TEST(Cm10, NearerThanTwoMetresOrThreeWithAPolearm) {
    EXPECT_TRUE(areEngaged(1999, false, false, {}));
    EXPECT_TRUE(areEngaged({1999, true}, false, false, {}));
    EXPECT_FALSE(areEngaged(2000, false, false, {}));
    EXPECT_TRUE(areEngaged(2999, true, false, {}));
    EXPECT_TRUE(areEngaged(2999, false, true, {}));
    EXPECT_FALSE(areEngaged(3000, true, true, {}));
}

TEST(Length, AFractionIsMoreThanTheWholeMillimetres) {
    EXPECT_LT(rules::Length(1999, true), rules::Length(2000));
    EXPECT_GT(rules::Length(2000, true), rules::Length(2000));
    EXPECT_LT(rules::Length(2000, true), rules::Length(2001));
}

}  // namespace tenaille::segments::clock_test
