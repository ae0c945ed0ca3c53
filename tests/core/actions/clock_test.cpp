// SPDX-License-Identifier: MIT
//
// The clock of the segment game in a document: who takes part, what is declared, forward and back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "core/actions/clock_orders.h"
#include "core/document/board_of.h"
#include "core/io/codec_words.h"
#include "core/io/document_format.h"

namespace tenaille::actions {
namespace {

using board::ClockStage;
using board::OrderKind;
using document::ChangeSet;
using document::Encounter;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class Clock : public ::testing::Test {
  public:
    // Plans and applies; the problem as text, empty if there was none.
    std::string perform(const Intent& intent) {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        const Result<ChangeSet> changes = plan({m_encounter, board, options}, intent);
        if (!changes) return describe(changes.problem());
        EXPECT_TRUE(document::apply(m_encounter, *changes));
        m_undo.push_back(document::inverse(*changes));
        return {};
    }
    std::string perform(const Declaration& one) { return perform(Declare{{one}}); }
    void undoAll() {
        for (; !m_undo.empty(); m_undo.pop_back()) EXPECT_TRUE(document::apply(m_encounter, m_undo.back()));
    }

    RecordId add(const std::string& name, const std::string& side, board::Cell at) {
        board::TokenRecord token;
        token.id = document::nextId(m_encounter);
        token.name = name;
        token.creature.record = token.id;
        token.creature.side = side;
        token.creature.at = at;
        token.creature.armorClass = 12;
        token.attackBonus = 5;
        token.hitPoints = token.maxHitPoints = 10;
        token.fighter.damage = "1d6+1";
        token.fighter.endurance = token.fighter.maxEndurance = 20;
        m_encounter.tokens.put(token);
        return token.id;
    }
    // Two who face each other on a diagonal.
    void duel() {
        a = add("Arda", "party", {2, 2});
        b = add("Brok", "foes", {3, 3});
        ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7}), "");
        for (const auto& [who, whom] : {std::pair(a, b), std::pair(b, a)})
            ASSERT_EQ(perform(Declaration{who, board::Mode::Melee, 2, {}, whom}), "");
    }
    board::OrderRecord order(RecordId who, std::int32_t segment, OrderKind kind, RecordId target = {}) const {
        board::OrderRecord record;
        record.who = who;
        record.segment = segment;
        record.kind = kind;
        record.target = target;
        return record;
    }

    const board::ClockRecord& clock() const { return *m_encounter.clockRecord(); }
    const board::CombatantRecord& combatant(RecordId id) const { return *combatantOf(m_encounter, id); }
    const board::TokenRecord& token(RecordId id) const { return *m_encounter.tokens.find(id); }
    std::vector<std::string> entries() const {
        std::vector<std::string> result;
        for (const board::LogRecord& line : m_encounter.log) result.push_back(line.entry);
        return result;
    }
    void playRound() {
        ASSERT_EQ(clock().stage, ClockStage::RoundStart);
        for (int step = 0; step <= 10; ++step) ASSERT_EQ(perform(StepForward{}), "");
    }

    RecordId a, b;
    Encounter m_encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 20, 15});
    std::vector<ChangeSet> m_undo;
};

TEST_F(Clock, ARoundHasAStartAndTenSegments) {
    duel();
    EXPECT_EQ(clock().round, 0);
    EXPECT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(clock().stage, ClockStage::Segment);
    EXPECT_EQ(clock().round, 1);
    EXPECT_EQ(clock().segment, 1);
    for (int segment = 1; segment <= 10; ++segment) EXPECT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(clock().stage, ClockStage::RoundStart);
    EXPECT_EQ(clock().round, 1);
}

TEST_F(Clock, WhoStandsOnTheNextDiagonalIsInContact) {
    duel();
    playRound();
    EXPECT_EQ(std::ranges::count(entries(), "fight.attack"), 4) << "two routine actions each";
}

TEST_F(Clock, ALargeCreatureIsInContactFromItsSide) {
    duel();
    board::TokenRecord large = token(b);
    large.creature.size = board::SizeCategory::Large;
    large.creature.footprint = board::footprintOf(large.creature.size);
    m_encounter.tokens.put(large);
    const rules::RuleOptions options;
    const auto engagedFrom = [&](board::Cell at) {
        board::TokenRecord moved = token(a);
        moved.creature.at = at;
        m_encounter.tokens.put(moved);
        const fight::FightState state = fightOf(m_encounter, options);
        return fight::areEngaged(state.combatants[0], state.combatants[1], options.segment);
    };
    // It takes 3..4 x 3..4.
    for (std::int32_t y = 1; y <= 6; ++y)
        for (std::int32_t x = 1; x <= 6; ++x) {
            const bool beside = x >= 2 && x <= 5 && y >= 2 && y <= 5;
            EXPECT_EQ(engagedFrom({x, y}), beside) << x << ", " << y;
        }
}

TEST_F(Clock, BackRestoresEverythingExactly) {
    duel();
    std::vector<Encounter> states{m_encounter};
    for (int step = 0; step < 25; ++step) {
        ASSERT_EQ(perform(StepForward{}), "");
        states.push_back(m_encounter);
    }
    for (int step = 25; step > 0; --step) {
        EXPECT_TRUE(document::sameContent(m_encounter, states[static_cast<std::size_t>(step)])) << step;
        ASSERT_EQ(perform(StepBack{}), "");
    }
    EXPECT_TRUE(document::sameContent(m_encounter, states[0]));
    EXPECT_THAT(perform(StepBack{}), HasSubstr("no step to take back"));
}

TEST_F(Clock, TheSameDiceFallAgain) {
    duel();
    playRound();
    const Encounter first = m_encounter;
    for (int step = 0; step <= 10; ++step) ASSERT_EQ(perform(StepBack{}), "");
    playRound();
    EXPECT_TRUE(document::sameContent(m_encounter, first));
}

TEST_F(Clock, WhatHandsChangedMeanwhileStaysUnlessTheStepChangedIt) {
    duel();
    const RecordId bystander = add("Cat", "neutral", {10, 10});
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(MoveTokens{{{bystander, {{11, 10}}}}}), "");
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(token(bystander).creature.at, (board::Cell{11, 10}));
    EXPECT_EQ(clock().round, 0);
}

TEST_F(Clock, UndoGoesBackToBeforeTheFight) {
    const Encounter before = [&] {
        a = add("Arda", "party", {2, 2});
        b = add("Brok", "foes", {3, 3});
        return m_encounter;
    }();
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7}), "");
    playRound();
    ASSERT_EQ(perform(StepBack{}), "");
    ASSERT_EQ(perform(EndFight{}), "");
    EXPECT_EQ(m_encounter.clockRecord(), nullptr);
    EXPECT_TRUE(m_encounter.combatants.empty() && m_encounter.orders.empty() && m_encounter.steps.empty());
    undoAll();
    EXPECT_TRUE(document::sameContent(m_encounter, before));
}

TEST_F(Clock, AFightSurvivesItsFile) {
    duel();
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(GiveOrder{[&] {
                  board::OrderRecord cast = order(b, 5, OrderKind::Cast);
                  cast.what = "web";
                  cast.duration = 3;
                  return cast;
              }()}),
              "");
    for (int step = 0; step < 6; ++step) ASSERT_EQ(perform(StepForward{}), "");
    const io::DocumentReading again = io::readDocument(io::writeDocument(m_encounter, ""));
    ASSERT_TRUE(again.encounter);
    EXPECT_TRUE(document::sameContent(*again.encounter, m_encounter));
}

TEST_F(Clock, TypedDiceAreUsedAndMarked) {
    duel();
    ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 2, 1, b}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    board::OrderRecord strike = order(a, 1, OrderKind::Routine, b);
    strike.dice.d20 = 20;
    strike.dice.wear = 9;
    strike.dice.loss = 4;
    ASSERT_EQ(perform(GiveOrder{strike}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(token(b).fighter.endurance, 2) << "EX-19: doubled";
    EXPECT_EQ(token(b).hitPoints, 7) << "EX-19: 4 - 1";
    std::vector<std::string> arguments;
    for (const board::LogRecord& line : m_encounter.log)
        if (line.entry == "fight.attack") arguments = line.arguments;
    EXPECT_THAT(arguments, ElementsAre("Arda", "Brok", "20", "25", "5", "0", "0", "12", "critical", "typed"));
}

TEST_F(Clock, AnOpportunityIsOfferedAndTaken) {
    duel();
    ASSERT_EQ(perform(Declaration{b, board::Mode::Melee, 0}), "");
    ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 0}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    board::OrderRecord drink = order(b, 1, OrderKind::SimpleAction);
    drink.what = "drink";
    drink.duration = 2;
    ASSERT_EQ(perform(GiveOrder{drink}), "");
    const auto open = [&] {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options;
        return *opportunitiesDue({m_encounter, board, options});
    };
    ASSERT_EQ(open().size(), 1u);
    EXPECT_EQ(open()[0].to, a);
    EXPECT_FALSE(open()[0].taken);
    ASSERT_EQ(perform(GiveOrder{order(a, 1, OrderKind::Opportunity, b)}), "");
    EXPECT_TRUE(open()[0].taken);
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(entries(), Contains("fight.opportunity"));
    // AO-10: in the next segment again; this time of itself.
    ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 0, {}, {}, true}), "");
    EXPECT_TRUE(open()[0].taken);
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(std::ranges::count(entries(), "fight.opportunity"), 2);
    EXPECT_THAT(open(), IsEmpty());
}

TEST_F(Clock, ARunnerMovesOnTheBoard) {
    a = add("Arda", "party", {1, 1});
    b = add("Brok", "foes", {16, 1});
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    board::OrderRecord run = order(a, 1, OrderKind::FastMove, b);
    run.speed = 3;  // 6 m a segment: 4 cells
    ASSERT_EQ(perform(GiveOrder{run}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(token(a).creature.at, (board::Cell{5, 1}));
    for (int step = 0; step < 3; ++step) ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(token(a).creature.at, (board::Cell{15, 1})) << "and stops beside him";
    EXPECT_FALSE(combatant(a).activity);
}

TEST_F(Clock, SurpriseComesFirst) {
    a = add("Arda", "party", {2, 2});
    b = add("Brok", "foes", {3, 2});
    ASSERT_EQ(perform(BeginFight{{a, b}, {b}, 7}), "");
    EXPECT_EQ(clock().stage, ClockStage::SurpriseSegment);
    board::OrderRecord strike = order(a, 0, OrderKind::SurpriseAttack, b);
    strike.round = 0;
    ASSERT_EQ(perform(GiveOrder{strike}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(entries(), Contains("fight.surpriseAttack"));
    EXPECT_EQ(clock().stage, ClockStage::RoundStart);
    EXPECT_FALSE(combatant(b).surprised);
}

TEST_F(Clock, WhatMakesNoSenseIsRefusedAndChangesNothing) {
    EXPECT_THAT(perform(StepForward{}), HasSubstr("No fight"));
    EXPECT_THAT(perform(StepBack{}), HasSubstr("No fight"));
    EXPECT_THAT(perform(EndFight{}), HasSubstr("No fight"));
    EXPECT_THAT(perform(BeginFight{}), HasSubstr("Nobody"));
    duel();
    const RecordId outsider = add("Cat", "neutral", {10, 10});
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    const Encounter before = m_encounter;
    EXPECT_THAT(perform(BeginFight{{a, b}, {}, 1}), HasSubstr("already"));
    EXPECT_THAT(perform(GiveOrder{order(a, 1, OrderKind::Routine, b)}), HasSubstr("over"));
    EXPECT_THAT(perform(GiveOrder{order(outsider, 3, OrderKind::Routine, b)}), HasSubstr("no part"));
    EXPECT_THAT(perform(GiveOrder{order(a, 3, OrderKind::Routine, outsider)}), HasSubstr("no part"));
    EXPECT_THAT(perform(GiveOrder{order(a, 3, OrderKind::Routine)}), HasSubstr("names nobody"));
    EXPECT_THAT(perform(GiveOrder{order(a, 3, OrderKind::Routine, a)}), HasSubstr("himself"));
    board::OrderRecord endless = order(a, 3, OrderKind::SimpleAction);
    endless.duration = -2;
    EXPECT_THAT(perform(GiveOrder{endless}), HasSubstr("-2 segments"));
    EXPECT_THAT(perform(WithdrawOrder{a}), HasSubstr("no element"));
    EXPECT_THAT(perform(Declaration{a, board::Mode::Melee, -1}), HasSubstr("0 to 10"));
    EXPECT_TRUE(document::sameContent(m_encounter, before));
    ASSERT_EQ(perform(GiveOrder{order(a, 3, OrderKind::SimpleAction)}), "");
    EXPECT_THAT(perform(GiveOrder{order(a, 3, OrderKind::Routine, b)}), HasSubstr("something else"));
}

TEST_F(Clock, TheFallenDoNothing) {
    duel();
    board::TokenRecord dead = token(b);
    dead.hitPoints = 1;
    dead.fighter.endurance = 0;
    m_encounter.tokens.put(dead);
    ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 1, 1, b}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    board::OrderRecord strike = order(a, 1, OrderKind::Routine, b);
    strike.dice.d20 = 19;
    strike.dice.wear = 5;
    ASSERT_EQ(perform(GiveOrder{strike}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_TRUE(isDown(token(b), {}));
    EXPECT_THAT(perform(GiveOrder{order(b, 5, OrderKind::Routine, a)}), HasSubstr("down"));
}

TEST_F(Clock, WhoIsHealedStandsAgain) {
    duel();
    board::TokenRecord dead = token(b);
    dead.hitPoints = 0;
    m_encounter.tokens.put(dead);
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(perform(GiveOrder{order(b, 5, OrderKind::Routine, a)}), HasSubstr("down"));
    ASSERT_EQ(perform(ChangeHitPoints{b, 3}), "");
    EXPECT_EQ(perform(GiveOrder{order(b, 5, OrderKind::Routine, a)}), "");
}

// Nobody has given it hit points: that is no reason to fall.
TEST_F(Clock, WithoutHitPointsNobodyFalls) {
    duel();
    board::TokenRecord bare = token(b);
    bare.hitPoints = bare.maxHitPoints = 0;
    bare.fighter = {};
    m_encounter.tokens.put(bare);
    for (int step = 0; step < 12; ++step) ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(entries(), Not(Contains("fight.down")));
    EXPECT_LT(token(b).hitPoints, 0) << "what was taken is counted";
}

TEST_F(Clock, TwoChangePlaces) {
    duel();
    ASSERT_EQ(perform(StepForward{}), "");
    const fight::FightState before = fightOf(m_encounter, {});
    fight::FightState after = before;
    std::swap(after.combatants[0].position, after.combatants[1].position);
    const board::BoardView board = document::boardOf(m_encounter);
    const rules::RuleOptions options;
    ChangeSet changes;
    followFight({m_encounter, board, options}, before, after, changes);
    ASSERT_TRUE(document::apply(m_encounter, changes));
    EXPECT_EQ(token(a).creature.at, (board::Cell{3, 3}));
    EXPECT_EQ(token(b).creature.at, (board::Cell{2, 2}));
}

TEST_F(Clock, TheLossDieIsThatOfTheBlow) {
    duel();
    board::OrderRecord grapple = order(a, 1, OrderKind::Routine, b);
    grapple.action = "grappleDamage";
    grapple.dice.d20 = 20;
    std::set<std::int32_t> faces;
    for (std::int32_t round = 1; round <= 200; ++round) {
        grapple.round = round;
        faces.insert(*withDice(m_encounter, grapple, {})->dice.loss);
    }
    EXPECT_EQ(*faces.rbegin(), 4) << "EX-18: 1d4-1";
}

TEST_F(Clock, TheLikelyTargetIsTheDeclaredOneOrTheNearestThatStands) {
    duel();
    const RecordId near = add("Crow", "foes", {2, 3});
    ASSERT_EQ(perform(JoinFight{{near}, false}), "");
    const auto likely = [&] {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options;
        return likelyTarget({m_encounter, board, options}, a);
    };
    EXPECT_EQ(likely(), b) << "declared";
    ASSERT_EQ(perform(Declaration{a}), "");
    EXPECT_EQ(likely(), b) << "both touch: the smaller record";
    ASSERT_EQ(perform(ChangeHitPoints{b, -50}), "");
    EXPECT_EQ(likely(), near);
}

TEST_F(Clock, DamageThatIsNoDiceIsNamed) {
    duel();
    board::TokenRecord odd = token(a);
    odd.fighter.damage = "1d8+x";
    m_encounter.tokens.put(odd);
    ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 1, 1, b}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    const Encounter before = m_encounter;
    EXPECT_THAT(perform(StepForward{}), HasSubstr("1d8+x"));
    EXPECT_TRUE(document::sameContent(m_encounter, before));
}

TEST_F(Clock, WhoIsTakenFromTheBoardLeavesTheFight) {
    duel();
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(GiveOrder{order(a, 3, OrderKind::Routine, b)}), "");
    ASSERT_EQ(perform(RemoveRecords{{b}}), "");
    EXPECT_EQ(combatantOf(m_encounter, b), nullptr);
    EXPECT_TRUE(m_encounter.orders.empty());
    EXPECT_FALSE(combatant(a).target);
    EXPECT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(LeaveFight{{a}}), "");
    EXPECT_EQ(perform(StepForward{}), "");
    undoAll();
}

TEST_F(Clock, WhoIsNamedButNotThereStopsNothing) {
    duel();
    ASSERT_EQ(perform(StepForward{}), "");
    board::CombatantRecord odd = combatant(a);
    odd.grappling = {{9999}};
    odd.activity = board::ActivityRecord{OrderKind::FastMove, "fastMove", 0, 3, {9999}, {}};
    m_encounter.combatants.put(odd);
    board::OrderRecord strike = order(b, 1, OrderKind::Routine, {9999});
    strike.id = {5000};
    m_encounter.orders.put(strike);
    EXPECT_EQ(perform(StepForward{}), "");
    EXPECT_TRUE(combatant(a).grappling.empty());
    EXPECT_FALSE(combatant(a).activity);
}

TEST_F(Clock, AStepBackPastADepartureGoesOn) {
    duel();
    ASSERT_EQ(perform(StepForward{}), "");
    board::CombatantRecord held = combatant(a);
    held.grappling = {b};
    m_encounter.combatants.put(held);
    held = combatant(b);
    held.grappling = {a};
    m_encounter.combatants.put(held);
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(RemoveRecords{{b}}), "");
    ASSERT_EQ(perform(StepBack{}), "");
    for (int step = 0; step < 12; ++step) ASSERT_EQ(perform(StepForward{}), "");
    for (int step = 0; step < 12; ++step) ASSERT_EQ(perform(StepBack{}), "");
}

TEST_F(Clock, LateArrivalsJoin) {
    duel();
    ASSERT_EQ(perform(StepForward{}), "");
    const RecordId c = add("Cass", "party", {9, 9});
    ASSERT_EQ(perform(JoinFight{{c, a}, true}), "");
    EXPECT_TRUE(combatant(c).unnoticed);
    EXPECT_EQ(m_encounter.combatants.size(), 3u) << "who is there already joins no second time";
    EXPECT_EQ(perform(StepForward{}), "");
}

// ---- words that files and rules share

TEST(ClockWords, ModesAreCalledAlikeInFilesAndRules) {
    for (std::size_t i = 0; i < io::kWords<board::Mode>.size(); ++i)
        EXPECT_EQ(io::kWords<board::Mode>[i], segments::name(static_cast<segments::Mode>(i)));
    EXPECT_FALSE(segments::modeNamed("").has_value());
}

// ---- any walk forward and back

TEST_F(Clock, AnyWalkForwardAndBackEndsInAnIdenticalDocument) {
    std::mt19937 random(20261121);
    const auto pick = [&](std::size_t count) { return random() % count; };
    for (int fight = 0; fight < 30; ++fight) {
        m_encounter = document::makeEncounter(document::DocumentKind::Encounter,
                                              {static_cast<board::GridKind>(fight % 3), 20, 15});
        m_undo.clear();
        std::vector<RecordId> all;
        for (int i = 0; i < 6; ++i)
            all.push_back(add("C" + std::to_string(i), i % 2 ? "foes" : "party",
                              m_encounter.gridRecord().extent.cellOf(3 + i, 4 + static_cast<int>(pick(3)))));
        ASSERT_EQ(perform(BeginFight{all, pick(3) == 0 ? std::vector{all[0]} : std::vector<RecordId>{},
                                     static_cast<std::int32_t>(pick(100000))}),
                  "");
        for (int walk = 0; walk < 12; ++walk) {
            // Orders and declarations at random; what is refused changes nothing.
            for (std::size_t i = pick(16); i > 0; --i) {
                const RecordId who = all[pick(6)];
                const RecordId whom = all[pick(6)];
                if (pick(2) == 0) {
                    perform(Declaration{who,
                                        static_cast<board::Mode>(pick(7)),
                                        static_cast<std::int32_t>(pick(3)),
                                        {},
                                        whom,
                                        pick(2) == 0});
                    continue;
                }
                board::OrderRecord one = order(who, clock().segment + static_cast<std::int32_t>(pick(4)),
                                               static_cast<OrderKind>(pick(12)), whom);
                one.round = clock().round;
                one.what = "act";
                one.duration = 1 + static_cast<std::int32_t>(pick(3));
                one.mode = static_cast<board::Mode>(pick(7));
                perform(GiveOrder{one});
            }
            std::vector<Encounter> states{m_encounter};
            for (std::size_t steps = 1 + pick(12); steps > 0; --steps) {
                ASSERT_EQ(perform(StepForward{}), "") << "fight " << fight;
                states.push_back(m_encounter);
            }
            // To and fro between the first and the last of them.
            std::size_t at = states.size() - 1;
            for (int step = 0; step < 30; ++step) {
                const bool back = at > 0 && (at + 1 == states.size() || pick(2) == 0);
                ASSERT_EQ(back ? perform(StepBack{}) : perform(StepForward{}), "");
                at = back ? at - 1 : at + 1;
                ASSERT_EQ(io::writeDocument(m_encounter, ""), io::writeDocument(states[at], ""))
                    << "fight " << fight;
            }
        }
        undoAll();
        EXPECT_EQ(m_encounter.clockRecord(), nullptr);
    }
}

}  // namespace
}  // namespace tenaille::actions
