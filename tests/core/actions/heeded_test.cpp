// SPDX-License-Identifier: MIT
//
// Moves of the program's own take no notice of who is hidden from the players: a fight goes for them as it
// would go without him, and the game master is told.
#include "core/actions/heeded.h"

#include <gmock/gmock.h>

#include <random>

#include "core/actions/make_attack.h"
#include "core/actions/strike_situation.h"
#include "tests/core/actions/fight_fixture.h"
#include "tests/support/property.h"

namespace tenaille::actions::heeded_test {

using board::OrderKind;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

class HeededTest : public test::Fight {
  protected:
    void hide(RecordId id) {
        board::TokenRecord record = token(id);
        record.hidden = true;
        m_encounter.tokens.put(record);
    }
    // The words of the last such line of the log.
    std::vector<std::string> told(const std::string& entry) const {
        std::vector<std::string> words;
        for (const board::LogRecord& line : m_encounter.log)
            if (line.entry == entry) words = line.arguments;
        return words;
    }
    void run(RecordId who, board::Cell to) {
        board::OrderRecord run = order(who, 1, OrderKind::FastMove);
        run.to = to;
        run.speed = 3;
        ASSERT_EQ(perform(GiveOrder{run}), "");
    }
    // To (8, 8), in the first segment of round 1.
    void runThere(RecordId who) {
        ASSERT_EQ(perform(StepForward{}), "");
        run(who, {8, 8});
        ASSERT_EQ(perform(StepForward{}), "");
    }
};

TEST_F(HeededTest, WhoRunsEndsWhereHeWouldEndWithoutTheHiddenOne) {
    duel();
    const RecordId runner = add("Cass", "party", {4, 8});
    const RecordId lurker = add("Lurker", "foes", {8, 8});
    hide(lurker);
    ASSERT_EQ(perform(JoinFight{{runner, lurker}}), "");
    runThere(runner);
    EXPECT_EQ(token(runner).creature.at, (board::Cell{8, 8}));
    EXPECT_THAT(told("ontoHidden"), ElementsAre("Cass", "Lurker"));
    EXPECT_THAT(entries(), Not(Contains("fight.throughHidden")));
    EXPECT_THAT(entries(), Not(Contains("fight.noWay")));
}

TEST_F(HeededTest, WhoRunsGoesThroughTheHiddenOneAndTheLogSaysSo) {
    duel();
    const RecordId runner = add("Cass", "party", {4, 8});
    for (std::int32_t y = 0; y < 15; ++y) hide(add("Guard", "foes", {6, y}));
    ASSERT_EQ(perform(JoinFight{{runner}}), "");
    runThere(runner);
    EXPECT_EQ(token(runner).creature.at, (board::Cell{8, 8}));
    EXPECT_THAT(told("fight.throughHidden"), ElementsAre("Cass", "Guard"));
    EXPECT_EQ(std::ranges::count(entries(), "fight.throughHidden"), 1);
    EXPECT_THAT(entries(), Not(Contains("ontoHidden")));
}

TEST_F(HeededTest, AFriendIsPassedWithoutAWord) {
    duel();
    const RecordId runner = add("Cass", "party", {4, 8});
    hide(add("Scout", "party", {6, 8}));
    ASSERT_EQ(perform(JoinFight{{runner}}), "");
    runThere(runner);
    EXPECT_EQ(token(runner).creature.at, (board::Cell{8, 8}));
    EXPECT_THAT(entries(), Not(Contains("fight.throughHidden")));
}

// Round the end of a wall: the hidden ones stand behind it, at the second leg of the way.
TEST_F(HeededTest, EveryLegOfTheWayIsLookedAt) {
    constexpr std::int32_t k = geometry::kUnitsPerCell;
    duel();
    const RecordId runner = add("Cass", "party", {4, 2});
    for (std::int32_t x = 7; x < 20; ++x) hide(add("Guard", "foes", {x, 4}));
    board::WallRecord wall;
    wall.id = document::nextId(m_encounter);
    wall.kind = "stone";
    wall.points = {{6 * k, 0}, {6 * k, 6 * k}};
    m_encounter.walls.put(wall);
    ASSERT_EQ(perform(JoinFight{{runner}}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    run(runner, {8, 2});
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(entries(), Not(Contains("fight.throughHidden"))) << "he comes round the end";
    for (int step = 0; step < 2; ++step) ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(token(runner).creature.at, (board::Cell{8, 2}));
    EXPECT_THAT(told("fight.throughHidden"), ElementsAre("Cass", "Guard"));
}

TEST_F(HeededTest, OneWhoIsHiddenTooMakesRoomForEverybody) {
    duel();
    const RecordId runner = add("Shade", "foes", {4, 8});
    const RecordId lurker = add("Lurker", "foes", {8, 8});
    hide(runner);
    hide(lurker);
    ASSERT_EQ(perform(JoinFight{{runner, lurker}}), "");
    runThere(runner);
    EXPECT_NE(token(runner).creature.at, (board::Cell{8, 8}));
    EXPECT_THAT(entries(), Not(Contains("ontoHidden")));
}

// The hidden one has the smaller record and comes to the same place: it is he who looks for another.
TEST_F(HeededTest, OfTwoWhoComeTheHiddenOneMakesRoom) {
    const RecordId lurker = add("Lurker", "foes", {8, 2});
    hide(lurker);
    duel();
    const RecordId runner = add("Cass", "party", {4, 8});
    ASSERT_EQ(perform(JoinFight{{lurker, runner}}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    run(lurker, {8, 6});
    run(runner, {8, 6});
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(token(runner).creature.at, (board::Cell{8, 6}));
    EXPECT_NE(token(lurker).creature.at, (board::Cell{8, 6}));
}

TEST_F(HeededTest, WhoGetsOffMakesNoRoomForTheHidden) {
    const RecordId horse = add("Horse", "party", {4, 4});
    const RecordId knight = add("Knight", "party", {2, 2});
    const auto placeBeside = [&] {
        EXPECT_EQ(perform(Mount{{knight}, horse}), "");
        EXPECT_EQ(perform(Dismount{{knight}}), "");
        return token(knight).creature.at;
    };
    const board::Cell alone = placeBeside();
    const RecordId lurker = add("Lurker", "foes", alone);
    EXPECT_NE(placeBeside(), alone);
    hide(lurker);
    EXPECT_EQ(placeBeside(), alone);
    EXPECT_THAT(told("ontoHidden"), ElementsAre("Knight", "Lurker"));
    hide(horse);
    EXPECT_NE(placeBeside(), token(horse).creature.at);
}

// A rider is in the fight, and his large mount goes over the hidden one with all its space.
TEST_F(HeededTest, WhatAMountGoesOverIsToldOfItsRider) {
    const RecordId horse = add("Horse", "party", {4, 8});
    board::TokenRecord large = token(horse);
    large.creature.size = board::SizeCategory::Large;
    large.creature.footprint = board::footprintOf(large.creature.size);
    m_encounter.tokens.put(large);
    const RecordId knight = add("Knight", "party", {4, 8});
    hide(add("Lurker", "foes", {7, 9}));
    ASSERT_EQ(perform(Mount{{knight}, horse}), "");
    duel();
    ASSERT_EQ(perform(JoinFight{{knight}}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    run(knight, {8, 8});
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(token(knight).creature.at, (board::Cell{8, 8}));
    EXPECT_EQ(token(horse).creature.at, (board::Cell{8, 8}));
    EXPECT_THAT(told("fight.throughHidden"), ElementsAre("Knight", "Lurker"));
}

// CV-09: who is hidden gives no cover to one whom the players see, from another whom they see.
TEST_F(HeededTest, AShotPastAHiddenOneIsJudgedAsThePlayersSeeIt) {
    a = add("Arda", "party", {2, 2});
    b = add("Brok", "foes", {8, 2});
    const RecordId lurker = add("Lurker", "foes", {5, 2});
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7}), "");
    ASSERT_EQ(perform(Declaration{a, board::Mode::Shooting, 0, {}, b}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    board::OrderRecord shot = order(a, 1, OrderKind::Routine, b);
    shot.action = "shot";
    shot.dice.d20 = 10;
    const auto cover = [&](bool counted) {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        const PlanContext context{m_encounter, board, options};
        int sum = 0;
        for (const rules::Modifier& one :
             counted ? situationOf(context, shot).modifiers : notCounted(context, shot))
            if (one.target == rules::Target::ArmorClass) sum += one.effective();
        return sum;
    };
    EXPECT_EQ(cover(true), 4);
    EXPECT_EQ(cover(false), 0);
    hide(lurker);
    EXPECT_EQ(cover(true), 0);
    EXPECT_EQ(cover(false), 4);
    const RecordId guard = add("Guard", "foes", {6, 2});
    EXPECT_EQ(cover(true), 4);
    EXPECT_EQ(cover(false), 0) << "the guard alone gives as much";
    m_encounter.tokens.erase(guard);
    hide(b);
    EXPECT_EQ(cover(true), 4) << "a blow at one whom they do not see is the game master's alone";
    EXPECT_EQ(cover(false), 0);
}

// Of a stacking kind one counts; the others add up.
TEST(GivenByHidden, IsTheDifference) {
    using rules::Modifier;
    using rules::Stacking;
    const auto armour = [](std::int32_t value, Stacking stacking, const char* reason) {
        return Modifier{rules::Target::ArmorClass, value, stacking, rules::kSheet, reason};
    };
    const auto sums = [](const std::vector<Modifier>& all, const std::vector<Modifier>& shown) {
        std::vector<std::int32_t> values;
        for (const Modifier& one : givenByHidden(all, shown)) values.push_back(one.effective());
        return values;
    };
    const Modifier wall = armour(4, Stacking::Cover, "cover.normal");
    const Modifier half = armour(2, Stacking::Cover, "cover.partial");
    const Modifier dodge = armour(1, Stacking::Untyped, "dodge");
    const Modifier rear = armour(-2, Stacking::Untyped, "rear");
    EXPECT_THAT(sums({wall, dodge}, {wall, dodge}), ElementsAre());
    EXPECT_THAT(sums({wall}, {half}), ElementsAre(2)) << "more cover than without";
    EXPECT_THAT(sums({wall, rear}, {dodge}), ElementsAre(4, -2, -1)) << "others come, one is lost";
    Modifier given = wall;
    given.overridden = 3;
    EXPECT_THAT(sums({given}, {given}), ElementsAre()) << "what the game master says of both is the same";
    EXPECT_THAT(sums({given}, {}), ElementsAre(3));
}

TEST_F(HeededTest, WhoWouldStandOnAHiddenFriendIsToldOfHim) {
    a = add("Arda", "party", {2, 2});
    const RecordId scout = add("Scout", "party", {3, 2});
    const auto refusal = [&] { return perform(MoveTokens{{{a, {{3, 2}}}}}); };
    EXPECT_EQ(refusal().find("Scout"), std::string::npos) << "whom everybody sees";
    EXPECT_NE(refusal(), "");
    hide(scout);
    EXPECT_NE(refusal().find("Scout, whom the players do not see"), std::string::npos);
}

// In a game of turns the game master sees what the hidden one gives, and decides.
TEST_F(HeededTest, AnAttackTellsWhatAHiddenOneGives) {
    a = add("Arda", "party", {2, 2});
    b = add("Brok", "foes", {3, 2});
    const RecordId scout = add("Scout", "party", {4, 2});  // opposite: FL-01
    MakeAttack attack{a, b};
    const auto given = [&] {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        std::vector<std::string> reasons;
        for (const rules::Modifier& one : hiddenModifiers({m_encounter, board, options}, attack))
            reasons.push_back(one.reason);
        return reasons;
    };
    EXPECT_THAT(given(), ElementsAre()) << "nobody is hidden";
    hide(scout);
    EXPECT_THAT(given(), ElementsAre("flank.opposite"));
    attack.given = {{"flank.opposite", 0}};
    EXPECT_THAT(given(), ElementsAre()) << "left out";
    attack.given.clear();
    hide(a);
    EXPECT_THAT(given(), ElementsAre()) << "who strikes is hidden himself";
}

// FA-04: nobody fights with one of whom he knows nothing.
TEST_F(HeededTest, AHiddenOneBesideSomebodyDoesNotTireHim) {
    duel();
    for (const RecordId id : {a, b}) ASSERT_EQ(perform(Declaration{id, board::Mode::Melee, 0, {}, {}}), "");
    hide(b);
    playRound();
    EXPECT_EQ(combatant(a).fatigue, 0);
    EXPECT_EQ(combatant(b).fatigue, 1) << "he knows";
}

TEST_F(HeededTest, AnOpportunityAgainstAHiddenOneIsOfferedAndNotTaken) {
    duel();
    ASSERT_EQ(perform(Declaration{b, board::Mode::Melee, 0, {}, {}, true}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    run(a, {2, 8});  // away from b, who may strike at him
    const auto offers = [&] {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        return *opportunitiesDue({m_encounter, board, options});
    };
    ASSERT_EQ(offers().size(), 1u);
    EXPECT_TRUE(offers().front().taken);
    for (const RecordId hidden : {a, b}) {
        const board::TokenRecord before = token(hidden);
        hide(hidden);
        ASSERT_EQ(offers().size(), 1u);
        EXPECT_FALSE(offers().front().taken) << before.name;
        m_encounter.tokens.put(before);
    }
}

// ---- fights that differ in hidden ones alone

struct Twin : test::Fight {
    void TestBody() override {}
};

// The same fight twice, once with hidden ones in it who strike at nobody.
class Twins {
  public:
    explicit Twins(std::uint64_t seed) : m_random(seed) {}

    void build() {
        const int shown = between(2, 5);
        const std::vector<std::string> sides{"party", "foes"};
        for (int i = 0; i < shown; ++i) {
            const board::Cell at{between(0, 9), between(0, 9)};
            bool free = true;
            for (const RecordId other : m_shown) free = free && m_plain.token(other).creature.at != at;
            if (!free) continue;
            for (Twin* one : {&m_plain, &m_other}) {
                const RecordId id = one->add("Shown", sides[static_cast<std::size_t>(i) % 2], at);
                board::TokenRecord token = one->token(id);
                token.hitPoints = token.maxHitPoints = 500;
                one->m_encounter.tokens.put(token);
                if (one == &m_other) m_shown.push_back(id);
            }
        }
        std::vector<RecordId> all = m_shown;
        for (int i = between(1, 6); i > 0; --i) {
            const RecordId id = m_other.add("Hidden", sides[static_cast<std::size_t>(between(0, 1))],
                                            {between(0, 9), between(0, 9)});
            board::TokenRecord token = m_other.token(id);
            token.hidden = true;
            m_other.m_encounter.tokens.put(token);
            if (between(0, 2) == 0) continue;  // beside the fight
            all.push_back(id);
            m_hidden.push_back(id);
        }
        std::vector<RecordId> surprised;
        for (const RecordId id : m_shown)
            if (between(0, 2) == 0) surprised.push_back(id);
        if (surprised.size() == m_shown.size()) surprised.clear();  // else the hidden ones alone would act
        ASSERT_EQ(m_plain.perform(BeginFight{m_shown, surprised, 7}), "");
        ASSERT_EQ(m_other.perform(BeginFight{all, surprised, 7}), "");
    }

    // One deed of the game master, or a step.
    void go() {
        const RecordId who = any();
        const RecordId whom = any();
        switch (between(0, 8)) {
            case 0: {
                const Declaration one{who, board::Mode::Melee, 2, {}, whom, between(0, 1) == 1};
                return both(one);
            }
            case 1:
            case 2:
                return order(who, OrderKind::FastMove, whom);
            case 3:
                return order(who, OrderKind::SlowMove, whom);
            case 4:
                return order(who, OrderKind::SurpriseAttack, whom);
            case 5:
                return sneak();
            default:
                return both(Intent(StepForward{}));
        }
    }

    void expectAlike() const {
        for (const RecordId id : m_shown) {
            board::TokenRecord here = m_plain.token(id);
            board::TokenRecord there = m_other.token(id);
            EXPECT_EQ(here.creature.at, there.creature.at) << id.value;
            EXPECT_EQ(here.hitPoints, there.hitPoints) << id.value;
            EXPECT_EQ(here.fighter.endurance, there.fighter.endurance) << id.value;
        }
        EXPECT_EQ(m_plain.clock().segment, m_other.clock().segment);
    }
    bool wentOver() const {
        const std::vector<std::string> entries = m_other.entries();
        return std::ranges::count(entries, "ontoHidden") +
                   std::ranges::count(entries, "fight.throughHidden") >
               0;
    }

  private:
    int between(int least, int most) { return std::uniform_int_distribution<int>(least, most)(m_random); }
    RecordId any() {
        return m_shown[static_cast<std::size_t>(between(0, static_cast<int>(m_shown.size()) - 1))];
    }
    template <class Deed>
    void both(const Deed& deed) {
        EXPECT_EQ(m_plain.perform(deed), m_other.perform(deed));
    }
    void order(RecordId who, OrderKind kind, RecordId whom) {
        const board::ClockRecord& clock = m_plain.clock();
        board::OrderRecord order = m_plain.order(who, clock.segment, kind);
        order.round = clock.round;
        if (clock.stage == board::ClockStage::RoundStart) {
            order.round = clock.round + 1;
            order.segment = between(1, 3);
        }
        if (kind == OrderKind::SlowMove)
            order.manner = std::vector<std::string>{
                "advance", "retreat", "circleClockwise"}[static_cast<std::size_t>(between(0, 2))];
        if (kind == OrderKind::FastMove) order.speed = between(0, 3);
        if (kind == OrderKind::SurpriseAttack || between(0, 1) == 1)
            order.target = whom;
        else
            order.to = board::Cell{between(0, 9), between(0, 9)};
        both(Intent(GiveOrder{order}));
    }

    // A hidden one moves; what he may not is refused.
    void sneak() {
        if (m_hidden.empty()) return;
        const auto which = static_cast<std::size_t>(between(0, static_cast<int>(m_hidden.size()) - 1));
        const board::ClockRecord& clock = m_other.clock();
        board::OrderRecord order = m_other.order(m_hidden[which], clock.segment, OrderKind::FastMove);
        order.round = clock.round;
        if (clock.stage == board::ClockStage::RoundStart) {
            order.round = clock.round + 1;
            order.segment = between(1, 3);
        }
        order.to = board::Cell{between(0, 9), between(0, 9)};
        m_other.perform(GiveOrder{order});
    }

    std::mt19937 m_random;
    Twin m_plain;
    Twin m_other;
    std::vector<RecordId> m_shown;
    std::vector<RecordId> m_hidden;  // of the fight
};

TEST(HeededProperties, AFightGoesAsItWouldWithoutTheHidden) {
    int over = 0;
    const int count = test::countedCases(150);
    for (int i = test::firstCase(); i < count; ++i) {
        SCOPED_TRACE(i);
        Twins twins(test::seedOf(0x4eed, i));
        twins.build();
        for (int deed = 0; deed < 40 && !testing::Test::HasFailure(); ++deed) {
            twins.go();
            twins.expectAlike();
        }
        over += twins.wentOver() ? 1 : 0;
        if (testing::Test::HasFailure()) return;
    }
    if (test::firstCase() > 0) return;  // a part of a long run
    EXPECT_GT(over, count / 10);
}

}  // namespace tenaille::actions::heeded_test
