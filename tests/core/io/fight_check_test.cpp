// SPDX-License-Identifier: MIT
//
// Files whose fight does not fit together: refused with the place and the creature's name, or read without
// the way back.
#include "core/io/fight_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/io/document_format.h"
#include "tests/support/filled_records.h"

namespace tenaille::io::fight_check_test {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

class FightCheck : public ::testing::Test {
  public:
    static std::vector<std::string> lines(const std::vector<Problem>& problems) {
        std::vector<std::string> texts;
        for (const Problem& problem : problems) texts.push_back(describe(problem));
        return texts;
    }
    DocumentReading read() const { return readDocument(writeDocument(m_encounter, "")); }
    // Edits the one record of a table that has this id.
    template <class R>
    void edit(document::Table<R>& table, RecordId id, auto&& change) {
        R record = *table.find(id);
        change(record);
        table.put(std::move(record));
    }
    void expectRefused(const std::string& text) const {
        const DocumentReading reading = read();
        EXPECT_FALSE(reading.encounter);
        EXPECT_THAT(lines(reading.problems), Contains(HasSubstr(text)));
    }
    // Without the steps, and a word about it; the fight itself is read.
    void expectStepsLetGo(std::size_t kept = 0) const {
        const DocumentReading reading = read();
        ASSERT_THAT(lines(reading.problems), IsEmpty());
        EXPECT_THAT(lines(reading.notices), Contains(StartsWith("steps")).Times(1));
        EXPECT_EQ(reading.encounter->steps.size(), kept);
        EXPECT_EQ(reading.encounter->combatants.size(), 2u);
    }

    document::Encounter m_encounter = test::filledEncounter(board::GridKind::Square);
};

TEST_F(FightCheck, AWholeFightIsReadWithoutAWord) {
    const DocumentReading reading = read();
    EXPECT_THAT(lines(reading.problems), IsEmpty());
    EXPECT_THAT(lines(reading.notices), Not(Contains(StartsWith("steps"))));
    ASSERT_TRUE(reading.encounter);
    EXPECT_EQ(reading.encounter->steps.size(), 1u);
}

TEST_F(FightCheck, AnOrderAtOneself) {
    edit(m_encounter.orders, {24}, [](auto& order) { order.target = order.who; });
    expectRefused("orders[0].target: This order of " + m_encounter.tokens.find({19})->name + " is aimed");
}

TEST_F(FightCheck, AnOrderThatNamesNobody) {
    edit(m_encounter.orders, {24}, [](auto& order) { order.target = {}; });
    expectRefused("names nobody");
}

TEST_F(FightCheck, AnOrderOfOneWhoTakesNoPart) {
    m_encounter.combatants.erase({27});
    expectRefused("This order names " + m_encounter.tokens.find({26})->name + ", who takes no part");
}

TEST_F(FightCheck, ACreatureTwice) {
    edit(m_encounter.combatants, {27}, [](auto& combatant) { combatant.token = {19}; });
    expectRefused(m_encounter.tokens.find({19})->name + " takes part in the fight twice");
}

// Nothing that was declared keeps a file from being read.
TEST_F(FightCheck, ATargetThatIsNobodyIsLetGo) {
    for (const RecordId nobody : {RecordId{4711}, RecordId{23}}) {
        edit(m_encounter.combatants, {23}, [&](auto& combatant) { combatant.target = nobody; });
        const DocumentReading reading = read();
        ASSERT_TRUE(reading.encounter) << nobody.value;
        EXPECT_FALSE(reading.encounter->combatants.find({23})->target);
        EXPECT_THAT(lines(reading.notices), Contains(StartsWith("combatants[0].target: The target that")));
    }
}

TEST_F(FightCheck, LaterDeclarationsArePutInOrder) {
    const std::int32_t now = m_encounter.clockRecord()->round;
    const auto declared = [](std::int32_t round, std::int32_t actions, RecordId target) {
        board::DeclarationRecord one;
        one.round = round;
        one.actions = actions;
        one.target = target;
        return one;
    };
    edit(m_encounter.combatants, {23}, [&](auto& combatant) {
        combatant.later = {declared(now + 3, 1, {26}), declared(now + 1, 2, {4711}), declared(now, 3, {}),
                           declared(now + 3, 4, {26})};
    });
    const DocumentReading reading = read();
    ASSERT_TRUE(reading.encounter);
    EXPECT_THAT(reading.encounter->combatants.find({23})->later,
                ElementsAre(declared(now + 1, 2, {}), declared(now + 3, 4, {26})));
    EXPECT_THAT(lines(reading.notices), Contains(StartsWith("combatants[0].laterDeclarations: ")).Times(1));

    edit(m_encounter.combatants, {23}, [&](auto& combatant) {
        combatant.later.clear();
        for (std::int32_t round = now + 1; round <= now + 2000; ++round)
            combatant.later.push_back(declared(round, 1, {}));
    });
    EXPECT_EQ(read().encounter->combatants.find({23})->later.size(), board::kMaxSteps);
}

// What a step back would write could not be saved, or the way back would go in circles.
TEST_F(FightCheck, StepsThatHoldTheImpossibleAreLetGo) {
    const document::Encounter whole = m_encounter;
    const RecordId step = m_encounter.steps.begin()->id;
    const auto creature = [&](auto&& change) {
        m_encounter = whole;
        edit(m_encounter.steps, step, [&](board::StepRecord& one) { change(one.creatures.front()); });
        expectStepsLetGo();
    };
    creature([](board::CreatureStep& one) { one.moved = {-1, 0}; });
    creature([](board::CreatureStep& one) { one.parity = {424242, 0}; });
    creature([](board::CreatureStep& one) { one.endurance = {-5, 0}; });
}

TEST_F(FightCheck, StepsThatLeadInCirclesAreLetGo) {
    board::StepRecord again = *m_encounter.steps.begin();
    again.id = document::nextId(m_encounter);
    m_encounter.steps.put(again);
    EXPECT_EQ(read().encounter->steps.size(), 2u) << "in a game of turns many are of one round";
    again.round -= 1;
    m_encounter.steps.put(again);
    expectStepsLetGo(1);
    // Wrong in itself besides: it goes as well, and no other reading finds it again.
    again.stage = board::ClockStage::RoundEnd;
    m_encounter.steps.put(again);
    expectStepsLetGo(0);
}

TEST_F(FightCheck, ADieShowsAFaceThatItHas) {
    edit(m_encounter.orders, {24}, [](auto& order) { order.dice.d20 = 21; });
    expectRefused("orders[0].dice.d20");
    edit(m_encounter.orders, {24}, [](auto& order) {
        order.dice.d20 = 20;
        order.dice.d6 = 0;
    });
    expectRefused("orders[0].dice.d6");
    edit(m_encounter.orders, {24}, [](auto& order) {
        order.dice.d6 = 6;
        order.dice.wear = 300;
        order.dice.save = -3;
    });
    EXPECT_TRUE(read().encounter) << "sums of several dice";
}

TEST_F(FightCheck, AnActivityWithoutSegments) {
    edit(m_encounter.combatants, {27}, [](auto& combatant) {
        combatant.activity->kind = board::OrderKind::Cast;
        combatant.activity->left = 0;
    });
    expectRefused("combatants[1].activity.left: What");
}

TEST_F(FightCheck, AClockThatCannotStandThere) {
    using board::ClockStage;
    struct Row {
        ClockStage stage;
        std::int32_t round;
        std::int32_t segment;
        bool isGood;
    };
    for (const Row& row :
         {Row{ClockStage::SurpriseSegment, 0, 0, true}, Row{ClockStage::SurpriseSegment, 1, 3, false},
          Row{ClockStage::RoundStart, 0, 0, true}, Row{ClockStage::RoundStart, 3, 10, true},
          Row{ClockStage::RoundStart, 3, 0, false}, Row{ClockStage::Segment, 1, 1, true},
          Row{ClockStage::Segment, 1, 10, true}, Row{ClockStage::Segment, 1, 0, false},
          Row{ClockStage::Segment, 0, 4, false}, Row{ClockStage::RoundEnd, 1, 10, false}}) {
        SCOPED_TRACE(std::to_string(static_cast<int>(row.stage)) + " " + std::to_string(row.round) + " " +
                     std::to_string(row.segment));
        edit(m_encounter.clock, {22}, [&](auto& clock) {
            clock.kind = board::ClockKind::Segments;
            clock.stage = row.stage;
            clock.round = row.round;
            clock.segment = row.segment;
        });
        if (row.isGood)
            EXPECT_THAT(lines(read().problems), IsEmpty());
        else
            expectRefused("clock: The clock cannot stand");
    }
}

TEST_F(FightCheck, ARoundTooFar) {
    edit(m_encounter.clock, {22}, [](auto& clock) { clock.round = board::kMaxRound + 1; });
    expectRefused("clock.round: The number 100001 is out of range");
}

TEST_F(FightCheck, StepsThatCannotBeTakenBackAreLetGo) {
    const std::vector<std::function<void(board::StepRecord&)>> faults{
        [](auto& step) { step.stage = board::ClockStage::RoundEnd; },
        [](auto& step) { step.creatures.push_back(step.creatures.front()); },
        [](auto& step) { step.creatures.front().token = {28}; },
        [](auto& step) { step.combatants.push_back(step.combatants.front()); },
        [](auto& step) { step.orders.push_back(step.orders.front()); },
        [](auto& step) { step.orders.front().id = {19}; },
        [](auto& step) { step.orders.front().id = {500}; },
        [](auto& step) {
            step.added = {{21}, {21}};
        },
        [](auto& step) { step.added = {{28}}; },
    };
    const document::Encounter whole = m_encounter;
    for (std::size_t i = 0; i < faults.size(); ++i) {
        SCOPED_TRACE(i);
        m_encounter = whole;
        edit(m_encounter.steps, {28}, faults[i]);
        expectStepsLetGo();
    }
}

TEST_F(FightCheck, OnlyTheStepsBeforeTheFaultGo) {
    board::StepRecord step = *m_encounter.steps.find({28});
    step.id = {30};
    m_encounter.steps.put(step);
    edit(m_encounter.steps, {28}, [](auto& one) { one.added = {{28}}; });
    expectStepsLetGo(1);
}

TEST_F(FightCheck, NewNumbersLetTheStepsGo) {
    board::NoteRecord far = *m_encounter.notes.begin();
    far.id = {1'900'000'000};
    m_encounter.notes.put(far);
    edit(m_encounter.combatants, {27}, [](auto& combatant) { combatant.grappling = {{19}, {777}}; });
    expectStepsLetGo();
    const DocumentReading reading = read();
    EXPECT_THAT(std::next(reading.encounter->combatants.begin())->grappling,
                ElementsAre(reading.encounter->tokens.begin()->id));
}

}  // namespace tenaille::io::fight_check_test
