// SPDX-License-Identifier: MIT
//
// CM-10 on the board: whoever stands in the next cell is in contact, for moves, offers, strikes and the log
// alike.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/actions/fight_of.h"
#include "core/actions/strike_situation.h"
#include "core/io/document_format.h"
#include "tests/core/actions/fight_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::actions::fight_contact_test {

using board::Cell;
using board::OrderKind;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

class Contact : public test::Fight {
  protected:
    bool inContact(RecordId one, RecordId other) const {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        const fight::FightState state = fightOnBoard({m_encounter, board, options});
        return fight::areEngaged(state.combatants[*state.find(combatantId(one))],
                                 state.combatants[*state.find(combatantId(other))], options.segment);
    }
    // The log says "in contact" or "parted" of the two in the last step.
    std::string lastWord(RecordId one, RecordId other) const {
        std::string word;
        for (const RecordId id : std::prev(m_encounter.steps.end())->added) {
            const board::LogRecord* line = m_encounter.log.find(id);
            if (line == nullptr || (line->entry != "fight.engaged" && line->entry != "fight.disengaged"))
                continue;
            const std::vector<std::string> names{token(one).name, token(other).name};
            const std::vector<std::string> turned{names[1], names[0]};
            if (line->arguments == names || line->arguments == turned) word = line->entry;
        }
        return word;
    }
    void run(RecordId who, RecordId towards) {
        board::OrderRecord order = this->order(who, clock().segment, OrderKind::FastMove, towards);
        order.round = clock().round;
        ASSERT_EQ(perform(GiveOrder{order}), "");
    }
};

// The cell in which the straight line ends is taken; another one beside the foe is as near.
TEST_F(Contact, WhoRunsUpToSomebodyStopsBesideHimThoughTheFirstCellIsTaken) {
    a = add("Arda", "party", {2, 4});
    const RecordId friendly = add("Cass", "party", {9, 4});
    b = add("Brok", "foes", {10, 4});
    ASSERT_EQ(perform(BeginFight{{a, b, friendly}, {}, 7}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    run(a, b);
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(board::distance(board::GridKind::Square, token(a).creature.at, {10, 4}), 1);
    EXPECT_TRUE(inContact(a, b));
    EXPECT_EQ(lastWord(a, b), "fight.engaged");
}

// All that is near is taken: he is not in contact, and the log does not say so.
TEST_F(Contact, TheLogSaysNoContactThatTheNextSegmentDoesNotKnow) {
    a = add("Arda", "party", {2, 4});
    b = add("Brok", "foes", {10, 4});
    std::vector<RecordId> all{a, b};
    for (const Cell cell : {Cell{9, 3}, Cell{9, 4}, Cell{9, 5}, Cell{10, 3}, Cell{10, 5}, Cell{11, 3},
                            Cell{11, 4}, Cell{11, 5}})
        all.push_back(add("C" + std::to_string(all.size()), "party", cell));
    ASSERT_EQ(perform(BeginFight{all, {}, 7}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    run(a, b);
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_FALSE(inContact(a, b));
    EXPECT_EQ(lastWord(a, b), "");
}

// The corridor of the samples, as a game master played it: two run up to the same orc.
TEST_F(Contact, InTheCorridorTheLogAndTheBoardAgree) {
    const io::DocumentReading reading =
        io::readDocument(test::readText((test::sourceDir() / "maps" / "corridor.encounter.json").string()));
    ASSERT_TRUE(reading.encounter);
    m_encounter = *reading.encounter;
    std::vector<RecordId> all;
    for (const board::TokenRecord& one : m_encounter.tokens) all.push_back(one.id);
    ASSERT_EQ(perform(BeginFight{all, {}, 7}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    const RecordId galaad{32}, conrath{33}, orc1{36}, orc2{37};
    run(galaad, orc2);
    run(orc1, conrath);
    for (int segment = 1; segment <= 10; ++segment) {
        if (segment == 2) run(conrath, orc2);
        if (segment == 3) run(orc2, galaad);
        const auto before = [&] {
            std::vector<std::pair<RecordId, RecordId>> pairs;
            for (const RecordId one : all)
                for (const RecordId other : all)
                    if (one < other && inContact(one, other)) pairs.emplace_back(one, other);
            return pairs;
        };
        const auto were = before();
        ASSERT_EQ(perform(StepForward{}), "");
        const auto are = before();
        for (const RecordId one : all)
            for (const RecordId other : all) {
                if (!(one < other)) continue;
                const std::pair pair{one, other};
                const bool was = std::ranges::count(were, pair) > 0;
                const bool is = std::ranges::count(are, pair) > 0;
                EXPECT_EQ(lastWord(one, other), was == is ? ""
                                                : is      ? "fight.engaged"
                                                          : "fight.disengaged")
                    << token(one).name << ", " << token(other).name << " in segment " << segment;
            }
    }
    EXPECT_TRUE(inContact(conrath, orc2));
}

// A run ends anywhere in a cell; contact is a matter of cells.
TEST_F(Contact, WhereInItsCellARunEndedDoesNotMatter) {
    a = add("Arda", "party", {1, 4});
    b = add("Brok", "foes", {18, 10});
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    board::OrderRecord order = this->order(a, 1, OrderKind::FastMove);
    order.to = Cell{18, 4};
    order.speed = 5;  // 10 m: 6 cells and two thirds
    ASSERT_EQ(perform(GiveOrder{order}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    const Cell at = token(a).creature.at;
    for (const std::int32_t beside : {-1, 1}) {
        board::TokenRecord foe = token(b);
        foe.creature.at = {at.x + beside, at.y + 1};
        m_encounter.tokens.put(foe);
        EXPECT_TRUE(inContact(a, b)) << beside;
        foe.creature.at = {at.x + 2 * beside, at.y};
        m_encounter.tokens.put(foe);
        EXPECT_FALSE(inContact(a, b)) << beside;
    }
}

// ---- orders that say nothing, and what can be said of them at once

TEST_F(Contact, AMoveThatLeadsNowhereIsRefused) {
    duel();
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(perform(GiveOrder{order(a, 1, OrderKind::FastMove)}), HasSubstr("leads nowhere"));
    EXPECT_THAT(perform(GiveOrder{order(a, 1, OrderKind::SlowMove)}), HasSubstr("leads nowhere"));
    EXPECT_EQ(perform(GiveOrder{order(a, 1, OrderKind::SlowMove, b)}), "");
}

class Answers : public Contact {
  protected:
    void start(std::int32_t actions) {
        duel();
        ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 1, 1, b}), "");
        ASSERT_EQ(perform(Declaration{b, board::Mode::Melee, actions, 1, a}), "");
        ASSERT_EQ(perform(StepForward{}), "");
    }
    std::string hopeless(RecordId order) const {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        const std::vector<HopelessOrder> all = *hopelessOrders({m_encounter, board, options});
        for (const HopelessOrder& one : all)
            if (one.order == order) return std::string(fight::name(one.reason));
        return {};
    }
    RecordId parry() {
        EXPECT_EQ(perform(GiveOrder{order(b, 1, OrderKind::Parry, a)}), "");
        return std::prev(m_encounter.orders.end())->id;
    }
};

// EX-25, SG-04: who strikes in a segment does not parry in it.
TEST_F(Answers, AParryInTheSegmentOfOnesOwnStrikeIsHopelessAtOnce) {
    start(2);
    EXPECT_EQ(hopeless(parry()), "segmentActionUsed");
    undoAll();
    m_encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 20, 15});
    start(2);
    ASSERT_EQ(perform(Declaration{b, board::Mode::Melee, 2, {}, {}}), "");
    EXPECT_EQ(hopeless(parry()), "") << "it may come to something";
}

TEST_F(Answers, AParryWithoutAnActionInReserveIsHopelessAtOnce) {
    start(0);
    EXPECT_EQ(hopeless(parry()), "noActionInReserve");
}

// 9.2: who is down does nothing, be it due now or later in the round.
TEST_F(Answers, OrdersOfWhoIsDownAreHopelessAndToldAsRefused) {
    start(2);
    ASSERT_EQ(perform(GiveOrder{order(b, 1, OrderKind::SimpleAction)}), "");
    ASSERT_EQ(perform(GiveOrder{order(b, 4, OrderKind::FastMove, a)}), "");
    std::vector<RecordId> orders;
    for (const board::OrderRecord& one : m_encounter.orders) orders.push_back(one.id);
    for (const RecordId one : orders) EXPECT_EQ(hopeless(one), "");

    board::TokenRecord down = *m_encounter.tokens.find(b);
    down.hitPoints = 0;
    m_encounter.tokens.put(down);
    for (const RecordId one : orders) EXPECT_EQ(hopeless(one), "down");

    ASSERT_EQ(perform(StepForward{}), "");
    std::vector<std::string> refused;
    for (const board::LogRecord& line : m_encounter.log)
        if (line.entry == "fight.refused") refused = line.arguments;
    EXPECT_THAT(refused, ::testing::ElementsAre("Brok", "simple", "down", ""));
    EXPECT_EQ(hopeless(orders[0]), "") << "over";
    EXPECT_EQ(hopeless(orders[1]), "down");
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(hopeless(orders[0]), "down") << "due again";
}

TEST_F(Answers, WhatCannotSucceedLaterInTheRoundIsToldNow) {
    start(2);
    board::OrderRecord light = order(a, 7, OrderKind::Cast);
    light.what = "light";
    ASSERT_EQ(perform(GiveOrder{light}), "");
    EXPECT_EQ(hopeless(std::prev(m_encounter.orders.end())->id), "mode") << "SG-17";
    ASSERT_EQ(perform(GiveOrder{order(a, 4, OrderKind::Parry, b)}), "");
    const RecordId parry = std::prev(m_encounter.orders.end())->id;
    EXPECT_EQ(hopeless(parry), "");
    ASSERT_EQ(perform(GiveOrder{order(a, 1, OrderKind::Routine, b)}), "");
    const RecordId strike = std::prev(m_encounter.orders.end())->id;
    ASSERT_EQ(perform(ChangeHitPoints{{b}, -100}), "");
    EXPECT_EQ(hopeless(parry), "targetDown");
    EXPECT_EQ(hopeless(strike), "targetDown");
    ASSERT_EQ(perform(StepForward{}), "");
    std::vector<std::string> refused;
    for (const board::LogRecord& line : m_encounter.log)
        if (line.entry == "fight.refused") refused = line.arguments;
    EXPECT_THAT(refused, ::testing::ElementsAre("Arda", "routine", "targetDown", "CM-10"));
}

// CM-10 is about blows: a shot at who is down is not refused, and not foretold as if it were.
TEST_F(Answers, AShotAtWhoIsDownIsNotForetoldAsRefused) {
    duel();
    ASSERT_EQ(perform(Declaration{a, board::Mode::Shooting, 2, 1, {}}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(GiveOrder{order(a, 1, OrderKind::Routine, b)}), "");
    const RecordId shot = std::prev(m_encounter.orders.end())->id;
    ASSERT_EQ(perform(ChangeHitPoints{{b}, -100}), "");
    EXPECT_EQ(hopeless(shot), "");
    ASSERT_EQ(perform(StepForward{}), "");
    for (const board::LogRecord& line : m_encounter.log) EXPECT_NE(line.entry, "fight.refused");
}

// Whoever strikes him down by hand ends what he was at, as a blow does.
TEST_F(Answers, WhoIsBroughtDownByHandLosesWhatWasUnderWay) {
    start(0);
    board::OrderRecord climb = order(b, 1, OrderKind::SimpleAction);
    climb.what = "climb";
    climb.duration = 5;
    ASSERT_EQ(perform(GiveOrder{climb}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    const auto combatant = [&] { return *combatantOf(m_encounter, b); };
    ASSERT_TRUE(combatant().activity);
    const document::Encounter before = m_encounter;
    ASSERT_EQ(perform(ChangeHitPoints{{b}, -100}), "");
    EXPECT_FALSE(combatant().activity);
    EXPECT_EQ(std::prev(m_encounter.log.end())->entry, "fight.activityLost");
    EXPECT_THAT(std::prev(m_encounter.log.end())->arguments, ::testing::ElementsAre("Brok", "climb"));
    m_encounter = before;
    board::TokenRecord down = *m_encounter.tokens.find(b);
    down.hitPoints = 0;
    ASSERT_EQ(perform(EditToken{down}), "");
    EXPECT_FALSE(combatant().activity) << "in the form as well";
}

// The damage of the hand stays, and so does what it ended.
TEST_F(Answers, AStepBackPastAFallByHandBringsNothingBackThatWasUnderWay) {
    start(0);
    board::OrderRecord climb = order(b, 1, OrderKind::SimpleAction);
    climb.what = "climb";
    climb.duration = 5;
    ASSERT_EQ(perform(GiveOrder{climb}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    const document::Encounter under = m_encounter;
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_TRUE(combatantOf(m_encounter, b)->activity) << "without a fall it is under way again";
    m_encounter = under;
    ASSERT_EQ(perform(ChangeHitPoints{{b}, -100}), "");
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_TRUE(isDown(*m_encounter.tokens.find(b), document::optionsOf(m_encounter)));
    EXPECT_FALSE(combatantOf(m_encounter, b)->activity);
}

// Between two rounds the orders of the next one are looked at in the mode that is declared for it.
TEST_F(Answers, BeforeARoundOrdersAgainstTheFallenAreToldAtOnce) {
    duel();
    ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 2, 1, b}), "");
    ASSERT_EQ(perform(GiveOrder{order(a, 1, OrderKind::Routine, b)}), "");
    const RecordId strike = std::prev(m_encounter.orders.end())->id;
    ASSERT_EQ(perform(GiveOrder{order(b, 2, OrderKind::SimpleAction)}), "");
    const RecordId own = std::prev(m_encounter.orders.end())->id;
    EXPECT_EQ(hopeless(strike), "");
    ASSERT_EQ(perform(ChangeHitPoints{{b}, -100}), "");
    EXPECT_EQ(hopeless(strike), "targetDown");
    EXPECT_EQ(hopeless(own), "down");
    ASSERT_EQ(perform(Declaration{a, board::Mode::Shooting, 2, 1, b}), "");
    EXPECT_EQ(hopeless(strike), "") << "a shot now";
}

TEST_F(Answers, ABlowThatMissedIsToldAsOne) {
    start(2);
    ASSERT_EQ(perform(Declaration{b, board::Mode::Melee, 2, {}, {}}), "");
    board::OrderRecord strike = order(a, 1, OrderKind::Routine, b);
    strike.dice.d20 = 2;
    ASSERT_EQ(perform(GiveOrder{strike}), "");
    parry();
    ASSERT_EQ(perform(StepForward{}), "");
    std::vector<std::string> refused;
    for (const board::LogRecord& line : m_encounter.log)
        if (line.entry == "fight.refused") refused = line.arguments;
    EXPECT_THAT(refused, ::testing::ElementsAre("Brok", "parry", "blowMissed", "EX-25"));
}

// ---- what the log tells of a sum

TEST_F(Answers, TheLogTellsHowDamageCameAbout) {
    start(0);
    board::OrderRecord strike = order(a, 1, OrderKind::Routine, b);
    strike.dice.d20 = 20;
    strike.dice.loss = 4;
    ASSERT_EQ(perform(GiveOrder{strike}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    std::vector<std::string> words;
    for (const board::LogRecord& line : m_encounter.log)
        if (line.entry == "fight.damage") words = line.arguments;
    ASSERT_EQ(words.size(), 16u);
    const int face = std::stoi(words[9]);
    EXPECT_EQ(words[7], std::to_string(face + 1)) << "1d6+1";
    EXPECT_EQ(words[2], std::to_string(2 * (face + 1)));
    EXPECT_EQ(words[8], "1d6+1");
    EXPECT_EQ(words[10], "rolled");
    EXPECT_EQ(words[11], "doubled");
    EXPECT_EQ(words[12], "3");
    EXPECT_EQ(words[13], "6");
    EXPECT_EQ(words[14], "4");
}

// EX-06: who has lost his weapon strikes with bare hands (AO-26), and that is said until it is in hand again.
TEST_F(Answers, WhoHasLostHisWeaponIsNamedWhenHeStrikes) {
    start(0);
    board::OrderRecord strike = order(a, 1, OrderKind::Routine, b);
    strike.dice.d20 = 1;
    strike.dice.d6 = 4;
    ASSERT_EQ(perform(GiveOrder{strike}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_FALSE(combatant(a).armed);
    EXPECT_THAT(entries(), Not(Contains("fight.bareHanded"))) << "the blow itself was made with it";
    while (clock().stage == board::ClockStage::Segment) ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 2, 1, b}), "");
    for (int step = 0; step < 2; ++step) ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(std::ranges::count(entries(), "fight.bareHanded"), 1);
    ASSERT_EQ(perform(SetArmed{a, true}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(std::ranges::count(entries(), "fight.attack"), 3);
    EXPECT_EQ(std::ranges::count(entries(), "fight.bareHanded"), 1);
}

// SG-13: told when the round begins, not when it is over.
TEST_F(Answers, ActionsThatTheRoundDoesNotHoldAreToldAtItsStart) {
    duel();
    ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 9, 6, b}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(std::prev(m_encounter.log.end())->entry, "fight.beyondRound");
    EXPECT_THAT(std::prev(m_encounter.log.end())->arguments, ::testing::ElementsAre("Arda", "6", "4"));
}

TEST_F(Answers, WhyARoutineActionIsLostIsTold) {
    duel();
    ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 1, 6, {}}), "");
    playRound();
    std::vector<std::string> lost;
    for (const board::LogRecord& line : m_encounter.log)
        if (line.entry == "fight.routineLost" && line.arguments[0] == "Arda") lost = line.arguments;
    EXPECT_THAT(lost, ::testing::ElementsAre("Arda", "6", "6", "noTarget"));
}

TEST_F(Answers, TheNearestEnemyInContactIsTheOneToStrikeAt) {
    duel();
    const RecordId far = add("Dorn", "foes", {9, 9});
    ASSERT_EQ(perform(JoinFight{{far}}), "");
    const auto nearest = [&](RecordId who) {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        return nearestFoe({m_encounter, board, options}, who);
    };
    EXPECT_EQ(nearest(a), b);
    EXPECT_EQ(nearest(far), std::nullopt);
    ASSERT_EQ(perform(Declaration{far, board::Mode::Shooting, 1, {}, {}}), "");
    EXPECT_EQ(nearest(far), a) << "who shoots needs no contact";
}

}  // namespace tenaille::actions::fight_contact_test
