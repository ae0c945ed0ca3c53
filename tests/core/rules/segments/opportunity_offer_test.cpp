// SPDX-License-Identifier: MIT
#include "core/rules/segments/opportunity_offer.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tenaille::segments::opportunity_offer_test {

using rules::SegmentOptions;

// A striker in melee beside somebody who draws his weapon.
struct Pair {
    Striker striker;
    Opponent opponent;
    rules::Length distance = 1500;
    SegmentOptions options;

    Pair() {
        striker.id = "s";
        opponent.id = "o";
        opponent.doing = Act::Simple;
    }
    OfferRuling ruling() const { return ruleOffer(striker, opponent, distance, options); }
    OfferReason reason() const { return ruling().reason; }
};

// ---- causes

TEST(Ao01, ASimpleActionOrARun) {
    Pair pair;
    EXPECT_EQ(pair.ruling().causes, OpportunityCause::SimpleAction);
    EXPECT_TRUE(pair.ruling().offered());
    pair.opponent.doing = Act::FastMove;
    EXPECT_EQ(pair.ruling().causes, OpportunityCause::SimpleAction);
    for (const Act act : {Act::None, Act::Cast, Act::Routine, Act::Opportunity, Act::Surprise, Act::Parry}) {
        pair.opponent.doing = act;
        EXPECT_EQ(pair.reason(), OfferReason::NoCause) << name(act);
    }
}

TEST(Ao02, AModeThatDoesNotFightInContact) {
    Pair pair;
    pair.opponent.doing = Act::None;
    for (const Mode mode :
         {Mode::Shooting, Mode::Covering, Mode::Casting, Mode::MagicItem, Mode::SimpleAction}) {
        pair.opponent.mode = mode;
        EXPECT_EQ(pair.ruling().causes, OpportunityCause::OtherMode) << name(mode);
        EXPECT_TRUE(pair.ruling().offered());
    }
}

TEST(Ao03, PassingTheGuardOfAStrikerInMelee) {
    Pair pair;
    pair.opponent.doing = Act::Routine;
    pair.opponent.mode = Mode::Grapple;
    pair.opponent.passingGuardOf = "s";
    EXPECT_EQ(pair.ruling().causes, OpportunityCause::PassGuard);
    pair.striker.mode = Mode::Grapple;
    EXPECT_EQ(pair.reason(), OfferReason::NoCause) << "in grapple mode there is none";
    pair.striker.mode = Mode::Melee;
    pair.opponent.passingGuardOf = "z";
    EXPECT_EQ(pair.reason(), OfferReason::NoCause) << "another's guard";
}

TEST(Ao05, OneWhoGrapplesAThird) {
    Pair pair;
    const std::vector<std::string> third{"z"};
    const std::vector<std::string> both{"s", "z"};
    pair.opponent.doing = Act::None;
    pair.opponent.grappling = third;
    EXPECT_EQ(pair.ruling().causes, OpportunityCause::GrappledWithThird);
    pair.striker.mode = Mode::Grapple;
    EXPECT_EQ(pair.reason(), OfferReason::NoCause) << "only in melee";
    pair.striker.mode = Mode::Melee;
    pair.opponent.grappling = both;
    EXPECT_EQ(pair.reason(), OfferReason::NoCause) << "he holds the striker too";
}

TEST(Ao04, SeveralCausesMakeOneOffer) {
    Pair pair;
    const std::vector<std::string> third{"z"};
    pair.opponent.mode = Mode::Casting;
    pair.opponent.grappling = third;
    EXPECT_EQ(pair.ruling().causes,
              (OpportunityCauses{OpportunityCause::SimpleAction, OpportunityCause::OtherMode,
                                 OpportunityCause::GrappledWithThird}));
}

// ---- conditions

TEST(Ao04, BothLiveAndAreInContact) {
    Pair pair;
    pair.distance = 2000;
    EXPECT_EQ(pair.reason(), OfferReason::NotEngaged);
    pair.striker.alive = false;
    EXPECT_EQ(pair.reason(), OfferReason::Dead);
    pair.striker.alive = true;
    pair.opponent.alive = false;
    EXPECT_EQ(pair.reason(), OfferReason::Dead);
}

TEST(Ao06, TheStrikersOwnReach) {
    Pair pair;
    pair.distance = 2500;
    pair.opponent.polearm = true;
    EXPECT_EQ(pair.reason(), OfferReason::OutOfReach);
    pair.options.opportunityRequiresReach = false;
    EXPECT_EQ(pair.reason(), OfferReason::Ok);
    pair.options.opportunityRequiresReach = true;
    pair.striker.polearm = true;
    EXPECT_EQ(pair.reason(), OfferReason::Ok);
}

TEST(Ao07, TheStateOfTheStriker) {
    Pair pair;
    pair.striker.surprised = true;
    EXPECT_EQ(pair.reason(), OfferReason::Surprised);
    pair.striker.surprised = false;
    pair.striker.bowInHand = true;
    EXPECT_EQ(pair.reason(), OfferReason::NotCloseMode);
    pair.striker.bowInHand = false;
    pair.striker.mode = Mode::Shooting;
    EXPECT_EQ(pair.reason(), OfferReason::NotCloseMode);
    pair.striker.mode = Mode::Grapple;
    EXPECT_EQ(pair.reason(), OfferReason::Ok);
    for (const Act act : {Act::Simple, Act::FastMove, Act::Cast}) {
        pair.striker.doing = act;
        EXPECT_EQ(pair.reason(), OfferReason::OwnGuardLowered) << name(act);
    }
}

TEST(Ao07, OneWhoGrapplesStrikesHisPartnerOnly) {
    Pair pair;
    const std::vector<std::string> third{"z"};
    const std::vector<std::string> him{"o"};
    pair.striker.grappling = third;
    EXPECT_EQ(pair.reason(), OfferReason::BusyGrappling);
    pair.striker.grappling = him;
    EXPECT_EQ(pair.reason(), OfferReason::Ok);
}

TEST(Sg14, OpportunitiesAfterAChangeOfMode) {
    Pair pair;
    pair.striker.modeChangedNow = true;
    pair.striker.routineBlocked = true;
    EXPECT_EQ(pair.reason(), OfferReason::Ok) << "an opportunity is no routine action";
    pair.options.modeChangeBlocksOpportunity = true;
    EXPECT_EQ(pair.reason(), OfferReason::ModeChanged);
    pair.options.modeChangeEffective = rules::ModeChangeEffective::NextSegment;
    EXPECT_EQ(pair.reason(), OfferReason::ModeTooLate);
    pair.striker.modeChangedNow = false;
    EXPECT_EQ(pair.reason(), OfferReason::ModeChanged);
}

// One condition after another is lifted; the first that is left is named.
TEST(OfferReasons, AreTestedInTheirOrder) {
    Pair pair;
    const std::vector<std::string> third{"z"};
    pair.opponent.doing = Act::None;
    pair.opponent.polearm = true;
    pair.striker = {"s", Mode::Shooting, false, true, Act::Simple, true, false, third, true, true};
    pair.distance = 3000;
    pair.options.modeChangeEffective = rules::ModeChangeEffective::NextSegment;
    pair.options.modeChangeBlocksOpportunity = true;
    EXPECT_EQ(pair.reason(), OfferReason::NoCause);
    pair.opponent.doing = Act::FastMove;
    EXPECT_EQ(pair.reason(), OfferReason::Dead);
    pair.striker.alive = true;
    EXPECT_EQ(pair.reason(), OfferReason::NotEngaged);
    pair.distance = 2999;
    EXPECT_EQ(pair.reason(), OfferReason::OutOfReach);
    pair.distance = 1000;
    EXPECT_EQ(pair.reason(), OfferReason::Surprised);
    pair.striker.surprised = false;
    EXPECT_EQ(pair.reason(), OfferReason::NotCloseMode);
    pair.striker.mode = Mode::Grapple;
    EXPECT_EQ(pair.reason(), OfferReason::NotCloseMode) << "the bow";
    pair.striker.bowInHand = false;
    EXPECT_EQ(pair.reason(), OfferReason::ModeTooLate);
    pair.striker.modeChangedNow = false;
    EXPECT_EQ(pair.reason(), OfferReason::ModeChanged);
    pair.striker.routineBlocked = false;
    EXPECT_EQ(pair.reason(), OfferReason::OwnGuardLowered);
    pair.striker.doing = Act::Routine;
    EXPECT_EQ(pair.reason(), OfferReason::BusyGrappling);
    pair.striker.grappling = {};
    EXPECT_EQ(pair.reason(), OfferReason::Ok);
}

TEST(OfferReasons, EachCitesItsRule) {
    EXPECT_EQ(ruleOf(OfferReason::OutOfReach), rules::RuleRef{"AO-06"});
    EXPECT_EQ(ruleOf(OfferReason::BusyGrappling), rules::RuleRef{"AO-07"});
    EXPECT_EQ(ruleOf(OfferReason::ModeChanged), rules::RuleRef{"SG-14"});
    EXPECT_EQ(ruleOf(OfferReason::Ok), rules::RuleRef{"AO-04"});
    EXPECT_EQ(name(OfferReason::OwnGuardLowered), "ownGuardLowered");
    EXPECT_EQ(name(OpportunityCause::GrappledWithThird), "grappledWithThird");
}

}  // namespace tenaille::segments::opportunity_offer_test
