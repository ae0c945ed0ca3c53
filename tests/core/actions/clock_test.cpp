// SPDX-License-Identifier: MIT
//
// The clock of the segment game in a document: who takes part, what is declared, forward. Back:
// step_back_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "core/actions/fight_of.h"
#include "core/actions/routine_forecast.h"
#include "core/io/codec_words.h"
#include "core/io/document_format.h"
#include "tests/core/actions/fight_fixture.h"

namespace tenaille::actions::clock_test {

using board::ClockStage;
using board::OrderKind;
using document::ChangeSet;
using document::Encounter;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class Clock : public test::Fight {};

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
    EXPECT_THAT(arguments,
                ElementsAre("Arda", "Brok", "20", "25", "5", "0", "0", "12", "critical", "typed", "0", "-"));
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

// EX-06: 1 to 3 gives the opponent an opportunity.
// CV-13: a wall between two who stand side by side.
TEST_F(Clock, NobodyIsOfferedAnOpportunityThroughAWall) {
    a = add("Arda", "party", {2, 2});
    b = add("Brok", "foes", {3, 2});
    board::WallRecord wall;
    wall.id = document::nextId(m_encounter);
    wall.points = {{3 * 240, 0}, {3 * 240, 6 * 240}};
    m_encounter.walls.put(wall);
    ASSERT_EQ(perform(actions::BeginFight{{a, b}, {}, 7}), "");
    ASSERT_EQ(perform(actions::Declaration{a, board::Mode::Melee, 1, {}, {}}), "");
    ASSERT_EQ(perform(actions::Declaration{b, board::Mode::Shooting, 1, {}, a}), "");
    ASSERT_EQ(perform(actions::StepForward{}), "");
    const auto offers = [&] {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        return actions::opportunitiesDue({m_encounter, board, options})->size();
    };
    EXPECT_EQ(offers(), 0u);
    // The game master may say otherwise on the card.
    ASSERT_EQ(perform(actions::SetOverride{a, b, "refusal.noLineOfEffect", 1}), "");
    EXPECT_EQ(offers(), 1u);
    m_undo.clear();
    m_encounter.overrides = {};
    EXPECT_EQ(offers(), 0u);
    m_encounter.walls = {};
    EXPECT_EQ(offers(), 1u) << "who shoots beside an enemy lowers his guard (AO-02)";
}

TEST_F(Clock, WhoTakesAllOpportunitiesTakesThoseOfACriticalFailure) {
    duel();
    ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 0, {}, {}, true}), "");
    ASSERT_EQ(perform(Declaration{b, board::Mode::Melee, 2, 1, a}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    board::OrderRecord strike = order(b, 1, OrderKind::Routine, a);
    strike.dice.d20 = 2;
    strike.dice.d6 = 2;
    ASSERT_EQ(perform(GiveOrder{strike}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(entries(), Not(Contains("fight.opportunity")));
    EXPECT_EQ(m_encounter.orders.size(), 1u) << "what waited in vain leaves no trace";
    ASSERT_EQ(perform(StepBack{}), "");
    strike = *m_encounter.orders.begin();
    strike.dice.d20 = 1;
    ASSERT_EQ(perform(GiveOrder{strike}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(entries(), Contains("fight.opportunity"));
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

// A wall from the top down to row 5, to the right of column 5.
void buildWall(Encounter& encounter, std::int32_t rows) {
    board::WallRecord wall;
    wall.id = document::nextId(encounter);
    wall.kind = "stone";
    const std::int32_t x = 6 * geometry::kUnitsPerCell;
    wall.points = {{x, 0}, {x, rows * geometry::kUnitsPerCell}};
    encounter.walls.put(wall);
}

// Beside a fight somebody is told in round 1 to run to the other side of a wall.
class RunnerBehindAWall : public Clock {
  protected:
    void run(std::int32_t wallRows, std::int32_t speed) {
        duel();
        runner = add("Cass", "party", {4, 2});
        buildWall(m_encounter, wallRows);
        ASSERT_EQ(perform(JoinFight{{runner}}), "");
        ASSERT_EQ(perform(StepForward{}), "");
        board::OrderRecord run = order(runner, 1, OrderKind::FastMove);
        run.to = board::Cell{8, 2};
        run.speed = speed;
        ASSERT_EQ(perform(GiveOrder{run}), "");
    }
    RecordId runner;
};

TEST_F(RunnerBehindAWall, GoesRoundIt) {
    run(6, 3);
    std::vector<board::Cell> seen;
    for (int step = 0; step < 4 && token(runner).creature.at != (board::Cell{8, 2}); ++step) {
        ASSERT_EQ(perform(StepForward{}), "");
        seen.push_back(token(runner).creature.at);
    }
    // 6 m a segment: straight it would be there at once, round the end of the wall it is about 16 m.
    ASSERT_EQ(seen.size(), 3u);
    EXPECT_LE(seen[0].x, 5);
    EXPECT_EQ(seen.back(), (board::Cell{8, 2}));
    EXPECT_FALSE(combatant(runner).activity);
    EXPECT_THAT(entries(), Not(Contains("fight.noWay")));
}

TEST_F(RunnerBehindAWall, EndsTheRunWhereThereIsNoWay) {
    run(15, 0);
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(token(runner).creature.at, (board::Cell{4, 2}));
    EXPECT_FALSE(combatant(runner).activity);
    EXPECT_THAT(entries(), Contains("fight.noWay"));
}

TEST_F(RunnerBehindAWall, MayNotRunAndIsToldSoAndNotThatThereIsNoWay) {
    run(15, 1);
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(entries(), Contains("fight.refused"));
    EXPECT_THAT(entries(), Not(Contains("fight.noWay")));
}

TEST_F(Clock, ARunGoesRoundFoesAndUpToItsTarget) {
    duel();
    const RecordId runner = add("Cass", "party", {4, 8});
    for (std::int32_t y = 7; y <= 9; ++y) add("Guard", "foes", {8, y});
    const RecordId target = add("Chief", "foes", {11, 8});
    ASSERT_EQ(perform(JoinFight{{runner, target}}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    board::OrderRecord run = order(runner, 1, OrderKind::FastMove, target);
    run.speed = 3;
    ASSERT_EQ(perform(GiveOrder{run}), "");
    const auto isGuarded = [](board::Cell cell) { return cell.x == 8 && cell.y >= 7 && cell.y <= 9; };
    for (int step = 0; step < 3; ++step) {
        ASSERT_EQ(perform(StepForward{}), "");
        EXPECT_FALSE(isGuarded(token(runner).creature.at));
    }
    EXPECT_EQ(board::distance(board::GridKind::Square, token(runner).creature.at, {11, 8}), 1);
    EXPECT_GE(token(runner).creature.at.x, 10);
}

// A push, or a slow step, ends at a wall.
TEST_F(Clock, NobodyMovesThroughAWall) {
    a = add("Arda", "party", {5, 2});
    b = add("Brok", "foes", {15, 3});
    buildWall(m_encounter, 15);
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    for (std::int32_t segment = 1; segment <= 6; ++segment) {
        board::OrderRecord step = order(a, segment, OrderKind::SlowMove, b);
        step.manner = "advance";
        ASSERT_EQ(perform(GiveOrder{step}), "");
        ASSERT_EQ(perform(StepForward{}), "");
        EXPECT_LE(token(a).creature.at.x, 5);
    }
}

// SG-08: an order for later holds a slot back; the declared action does not strike before.
TEST_F(Clock, ARoutineActionOrderedForLaterIsNotMadeBefore) {
    a = add("Arda", "party", {2, 2});
    b = add("Brok", "foes", {3, 3});
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7}), "");
    ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 1, 2, b}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(GiveOrder{order(a, 6, OrderKind::Routine, b)}), "");
    for (std::int32_t segment = 1; segment <= 7; ++segment) {
        const auto before = std::ranges::count(entries(), "fight.attack");
        ASSERT_EQ(perform(StepForward{}), "");
        EXPECT_EQ(std::ranges::count(entries(), "fight.attack") - before, segment == 6 ? 1 : 0) << segment;
    }
}

class PutOff : public Clock {
  protected:
    // Arda strikes at Brok with so many actions from an initiative on.
    void declared(std::int32_t actions, std::int32_t initiative,
                  std::initializer_list<std::int32_t> ordered) {
        a = add("Arda", "party", {2, 2});
        b = add("Brok", "foes", {3, 3});
        ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7}), "");
        ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, actions, initiative, b}), "");
        ASSERT_EQ(perform(Declaration{b, board::Mode::Melee, 0}), "");
        ASSERT_EQ(perform(StepForward{}), "");
        for (const std::int32_t segment : ordered)
            ASSERT_EQ(perform(GiveOrder{order(a, segment, OrderKind::Routine, b)}), "");
    }
    std::vector<std::int32_t> foreseen() const {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        return routinesAhead({m_encounter, board, options},
                             combatantOf(m_encounter.gridRecord().extent, token(a), combatant(a), options));
    }
    // Where he strikes in the rest of the round.
    std::vector<std::int32_t> played() {
        std::vector<std::int32_t> segments;
        while (clock().stage == board::ClockStage::Segment) {
            const std::int32_t segment = clock().segment;
            const auto before = std::ranges::count(entries(), "fight.attack");
            EXPECT_EQ(perform(StepForward{}), "");
            if (std::ranges::count(entries(), "fight.attack") > before) segments.push_back(segment);
        }
        return segments;
    }
};

// SG-09, SG-10: an order for later holds the last action back that is due by then; the earlier one is made.
TEST_F(PutOff, TheFirstActionIsMadeWhenItIsDueAndTheLastOneWaits) {
    declared(2, 4, {7});
    EXPECT_THAT(foreseen(), ElementsAre(4));
    EXPECT_THAT(played(), ElementsAre(4, 7));
}

TEST_F(PutOff, AnActionThatIsDueAfterTheOrderIsNotHeldBackForIt) {
    declared(1, 4, {7});
    board::CombatantRecord record = combatant(a);
    record.slots.push_back({8, board::SlotUse::Reserved});
    m_encounter.combatants.put(record);
    EXPECT_THAT(foreseen(), ElementsAre(8)) << "the action of 4 is held back for 7";
    EXPECT_THAT(played(), ElementsAre(7, 8));
}

TEST_F(PutOff, AnOrderBeforeAnyActionIsDueHoldsNoneBack) {
    declared(1, 5, {3});
    EXPECT_THAT(foreseen(), ElementsAre(5));
    EXPECT_THAT(played(), ElementsAre(5));
}

// SG-04: one act a segment; what a simple action fills puts everything off (SG-12).
TEST_F(PutOff, WhatFillsSegmentsShiftsWhatIsForeseen) {
    declared(2, 4, {});
    EXPECT_THAT(foreseen(), ElementsAre(4, 5));
    board::OrderRecord drink = order(a, 4, OrderKind::SimpleAction);
    drink.what = "drink";
    drink.duration = 2;
    ASSERT_EQ(perform(GiveOrder{drink}), "");
    EXPECT_THAT(foreseen(), ElementsAre(6, 7));
    EXPECT_THAT(played(), ElementsAre(6, 7));
}

// Whatever is ordered, the forecast of each segment is what is played then, as far as only his own orders go.
TEST_F(PutOff, TheForecastIsWhatIsPlayed) {
    std::mt19937 random(20261124);
    const auto pick = [&](std::size_t count) { return static_cast<std::int32_t>(random() % count); };
    for (int round = 0; round < 40; ++round) {
        m_encounter =
            document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 20, 15});
        m_undo.clear();
        declared(pick(4), 1 + pick(8), {});
        m_encounter.tokens.put([&] {
            board::TokenRecord brok = token(b);
            brok.maxHitPoints = 0;  // nobody falls
            return brok;
        }());
        for (int i = pick(4); i > 0; --i) {
            board::OrderRecord one =
                order(a, 1 + pick(10), pick(3) == 0 ? OrderKind::SimpleAction : OrderKind::Routine, b);
            if (one.kind == OrderKind::SimpleAction) one.target = {}, one.what = "drink";
            perform(GiveOrder{one});
        }
        std::vector<std::int32_t> ordered;
        for (const board::OrderRecord& one : m_encounter.orders)
            if (one.kind == OrderKind::Routine) ordered.push_back(one.segment);
        const std::vector<std::int32_t> expected = foreseen();
        std::vector<std::int32_t> made = played();
        std::erase_if(made, [&](std::int32_t segment) { return std::ranges::count(ordered, segment) > 0; });
        EXPECT_EQ(made, expected) << round;
    }
}

// SG-10: the opportunity goes first, and the order that was given waits for the next segment with its dice.
TEST_F(Clock, AnOrderPostponedByAnOpportunityWaits) {
    a = add("Arda", "party", {2, 2});
    b = add("Brok", "foes", {3, 3});
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7}), "");
    ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 1, 3, {}}), "");
    for (int step = 0; step < 3; ++step) ASSERT_EQ(perform(StepForward{}), "");
    board::OrderRecord drink = order(b, 3, OrderKind::SimpleAction);
    drink.what = "drink";
    board::OrderRecord strike = order(a, 3, OrderKind::Routine, b);
    strike.dice.d20 = 17;
    // What answers others in the next segment stands in nobody's way.
    const board::OrderRecord answer = order(a, 4, OrderKind::Opportunity, b);
    for (const board::OrderRecord& one : {drink, strike, order(a, 3, OrderKind::Opportunity, b), answer})
        ASSERT_EQ(perform(GiveOrder{one}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_THAT(entries(), Contains("fight.routinePostponed"));
    const auto waiting =
        std::find_if(m_encounter.orders.begin(), m_encounter.orders.end(),
                     [&](const auto& one) { return one.who == a && one.kind == OrderKind::Routine; });
    ASSERT_NE(waiting, m_encounter.orders.end());
    EXPECT_EQ(waiting->segment, 4);
    const RecordId id = waiting->id;
    EXPECT_EQ(waiting->dice.d20, 17);
    EXPECT_FALSE(waiting->dice.wear) << "only the dice from the table";
    ASSERT_EQ(perform(StepBack{}), "");
    ASSERT_NE(m_encounter.orders.find(id), nullptr);
    EXPECT_EQ(m_encounter.orders.find(id)->segment, 3);
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
    ASSERT_EQ(perform(ChangeHitPoints{{b}, 3}), "");
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
    followFight({m_encounter, board, options}, before, after, {}, changes);
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
    ASSERT_EQ(perform(ChangeHitPoints{{b}, -50}), "");
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

}  // namespace tenaille::actions::clock_test
