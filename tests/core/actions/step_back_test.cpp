// SPDX-License-Identifier: MIT
//
// The clock back: a step back takes back what the step did, exactly, and nothing that hands did.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "core/io/document_format.h"
#include "tests/core/actions/fight_fixture.h"

namespace tenaille::actions::step_back_test {

using board::OrderKind;
using document::Encounter;
using ::testing::HasSubstr;

class StepBackTest : public test::Fight {
  public:
    // What a file keeps of the document, and that it can be read again without a word.
    void expectWhole() const {
        const io::DocumentReading again = io::readDocument(io::writeDocument(m_encounter, ""));
        ASSERT_TRUE(again.problems.empty()) << describe(again.problems.front());
        ASSERT_TRUE(again.notices.empty()) << describe(again.notices.front());
        EXPECT_TRUE(document::sameContent(*again.encounter, m_encounter));
    }
    void change(RecordId id, auto&& edit) {
        board::TokenRecord record = token(id);
        edit(record);
        m_encounter.tokens.put(record);
    }
    // Steps on until somebody loses hit points or endurance; who, or nobody within two rounds.
    RecordId untilABlowLands() {
        for (int step = 0; step < 22; ++step) {
            const auto sum = [&](RecordId id) { return token(id).hitPoints + token(id).fighter.endurance; };
            const int before[] = {sum(a), sum(b)};
            EXPECT_EQ(perform(StepForward{}), "");
            if (sum(a) != before[0]) return a;
            if (sum(b) != before[1]) return b;
        }
        return {};
    }
};

TEST_F(StepBackTest, BackRestoresEverythingExactly) {
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

TEST_F(StepBackTest, TheSameDiceFallAgain) {
    duel();
    playRound();
    const Encounter first = m_encounter;
    for (int step = 0; step <= 10; ++step) ASSERT_EQ(perform(StepBack{}), "");
    playRound();
    EXPECT_TRUE(document::sameContent(m_encounter, first));
}

TEST_F(StepBackTest, WhatHandsChangedMeanwhileStaysUnlessTheStepChangedIt) {
    duel();
    const RecordId bystander = add("Cat", "neutral", {10, 10});
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(MoveTokens{{{bystander, {{11, 10}}}}}), "");
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(token(bystander).creature.at, (board::Cell{11, 10}));
    EXPECT_EQ(clock().round, 0);
}

TEST_F(StepBackTest, ANameOrASpeedGivenByHandStays) {
    duel();
    const RecordId struck = untilABlowLands();
    ASSERT_TRUE(struck);
    change(struck, [](board::TokenRecord& record) { record.name = "Berta", record.speed = 4; });
    ASSERT_EQ(perform(Declaration{struck, board::Mode::Grapple, 1, 3, {}}), "");
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(token(struck).name, "Berta");
    EXPECT_EQ(token(struck).speed, 4);
    EXPECT_EQ(combatant(struck).declaredMode, board::Mode::Grapple) << "declared by hand";
}

// SG-02: a declaration is for one round. Behind the round before it that one's own counts again, and the
// later one when the clock comes back to it.
TEST_F(StepBackTest, EveryRoundHasItsOwnDeclaration) {
    duel();
    ASSERT_EQ(perform(Declaration{a, board::Mode::Covering, 1, 3, b}), "");
    const Encounter first = m_encounter;
    playRound();
    ASSERT_EQ(perform(Declaration{a, board::Mode::Casting, 0, 5, {}, true}), "");
    const Encounter declared = m_encounter;
    ASSERT_EQ(perform(StepForward{}), "");
    for (int step = 0; step < 2; ++step) ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(clock().segment, 10);
    EXPECT_EQ(combatant(a).declaredMode, board::Mode::Covering) << "segment 10 is played as it was";
    EXPECT_EQ(combatant(a).target, b);
    for (int step = 0; step < 10; ++step) ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(combatant(a).declaredMode, board::Mode::Covering);
    EXPECT_EQ(combatant(a).declaredInitiative, 3);
    ASSERT_EQ(combatant(a).later.size(), 1u);
    expectWhole();
    board::CombatantRecord alike = combatant(a);
    alike.later.clear();
    Encounter without = m_encounter;
    without.combatants.put(alike);
    EXPECT_TRUE(document::sameContent(without, first));
    playRound();
    EXPECT_EQ(combatant(a), *combatantOf(declared, a)) << "the later declaration is there again";
    EXPECT_EQ(combatant(b), *combatantOf(declared, b));
    undoAll();
}

TEST_F(StepBackTest, ADeclarationInMidRoundIsForTheNextOne) {
    duel();
    for (int step = 0; step < 4; ++step) ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(Declaration{a, board::Mode::Grapple, 1, 9, b}), "");
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(combatant(a).declaredMode, board::Mode::Grapple) << "the round is the same";
    for (int step = 0; step < 3; ++step) ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(combatant(a).declaredMode, board::Mode::Melee) << "of round 1";
    playRound();
    EXPECT_EQ(combatant(a).declaredMode, board::Mode::Grapple);
    EXPECT_EQ(combatant(a).declaredInitiative, 9);
    EXPECT_TRUE(combatant(a).later.empty());
}

// What is declared anew for a round takes the place of what waited for it.
TEST_F(StepBackTest, ANewDeclarationTakesThePlaceOfTheOneThatWaits) {
    duel();
    playRound();
    ASSERT_EQ(perform(Declaration{a, board::Mode::Casting, 0, {}, {}}), "");
    for (int step = 0; step < 11; ++step) ASSERT_EQ(perform(StepBack{}), "");
    ASSERT_EQ(perform(Declaration{a, board::Mode::Grapple, 1, {}, b}), "") << "for round 1";
    EXPECT_EQ(combatant(a).later.size(), 1u);
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(combatant(a).mode, board::Mode::Grapple);
    ASSERT_EQ(perform(Declaration{a, board::Mode::Covering, 1, {}, b}), "") << "for round 2";
    EXPECT_TRUE(combatant(a).later.empty());
    for (int step = 0; step < 10; ++step) ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(combatant(a).declaredMode, board::Mode::Covering);
}

TEST_F(StepBackTest, WhoIsTakenFromTheBoardIsNoLaterTarget) {
    duel();
    playRound();
    ASSERT_EQ(perform(Declaration{a, board::Mode::Casting, 0, {}, b}), "");
    for (int step = 0; step < 11; ++step) ASSERT_EQ(perform(StepBack{}), "");
    ASSERT_EQ(perform(RemoveRecords{{b}}), "");
    ASSERT_EQ(combatant(a).later.size(), 1u);
    EXPECT_FALSE(combatant(a).later.front().target);
    expectWhole();
}

// The blow is taken back, the healing is not; nobody gets more than can be had.
TEST_F(StepBackTest, HealingByHandStays) {
    duel();
    const RecordId struck = untilABlowLands();
    ASSERT_TRUE(struck);
    const board::TokenRecord after = token(struck);
    for (const int healed : {1, 100}) {
        SCOPED_TRACE(healed);
        const Encounter there = m_encounter;
        change(struck, [&](board::TokenRecord& record) {
            record.hitPoints = std::min(after.hitPoints - 2 + healed, 10);
            record.fighter.endurance = std::min(after.fighter.endurance + healed, 20);
        });
        const board::TokenRecord meanwhile = token(struck);
        const board::CreatureStep step = [&] {
            for (const board::CreatureStep& one : std::prev(m_encounter.steps.end())->creatures)
                if (one.token == struck) return one;
            return board::CreatureStep{};
        }();
        ASSERT_EQ(step.token, struck);
        ASSERT_EQ(perform(StepBack{}), "");
        EXPECT_EQ(token(struck).hitPoints,
                  std::min(meanwhile.hitPoints + step.hitPoints[0] - step.hitPoints[1], 10));
        EXPECT_EQ(token(struck).fighter.endurance,
                  std::min(meanwhile.fighter.endurance + step.endurance[0] - step.endurance[1], 20));
        m_encounter = there;
    }
}

TEST_F(StepBackTest, WhoWasMovedByHandSinceStaysThere) {
    duel();
    const RecordId runner = add("Cass", "party", {10, 2});
    ASSERT_EQ(perform(JoinFight{{runner}}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    board::OrderRecord run = order(runner, 1, OrderKind::FastMove);
    run.to = board::Cell{14, 2};
    ASSERT_EQ(perform(GiveOrder{run}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_NE(token(runner).creature.at, (board::Cell{10, 2}));
    change(runner, [](board::TokenRecord& record) { record.creature.at = {10, 9}; });
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(token(runner).creature.at, (board::Cell{10, 9}));
}

TEST_F(StepBackTest, AStepBackPastADepartureGoesOn) {
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

TEST_F(StepBackTest, WhoLeftAndCameBackIsThereOnce) {
    duel();
    for (int step = 0; step < 4; ++step) ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(LeaveFight{{b}}), "");
    ASSERT_EQ(perform(JoinFight{{b}}), "");
    for (int step = 0; step < 4; ++step) {
        ASSERT_EQ(perform(StepBack{}), "");
        expectWhole();
    }
    EXPECT_EQ(m_encounter.combatants.size(), 2u);
    EXPECT_EQ(perform(StepForward{}), "");
}

TEST_F(StepBackTest, WhoIsTakenFromTheBoardDoesNotComeBack) {
    duel();
    for (int step = 0; step < 13; ++step) ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(RemoveRecords{{b}}), "");
    while (!m_encounter.steps.empty()) {
        ASSERT_EQ(perform(StepBack{}), "");
        expectWhole();
    }
    EXPECT_EQ(m_encounter.combatants.size(), 1u);
    undoAll();
}

// The way back of a large fight is short, that of a usual one long; the file stays readable.
TEST_F(StepBackTest, TheWayBackIsBounded) {
    std::vector<RecordId> all;
    for (int i = 0; i < 300; ++i)
        all.push_back(add("C" + std::to_string(i), i % 2 ? "foes" : "party", {i % 20, i / 20}));
    ASSERT_EQ(perform(BeginFight{all, {}, 7}), "");
    std::vector<Declaration> declarations;
    for (const RecordId id : all) {
        const RecordId other = id == all.back() ? all.front() : RecordId{id.value + 1};
        declarations.push_back({id, board::Mode::Melee, 2, {}, other, true});
    }
    ASSERT_EQ(perform(Declare{declarations}), "");
    std::size_t most = 0;
    for (int step = 0; step < 80; ++step) {
        ASSERT_EQ(perform(StepForward{}), "");
        m_undo.clear();
        std::size_t entries = 0;
        for (const board::StepRecord& one : m_encounter.steps) entries += one.size();
        EXPECT_LE(entries, board::kMaxStepEntries);
        EXPECT_LE(m_encounter.steps.size(), board::kMaxSteps);
        most = std::max(most, m_encounter.steps.size());
    }
    EXPECT_LT(most, 80u) << "some were let go";
    expectWhole();
    ASSERT_EQ(perform(StepBack{}), "");
}

TEST_F(StepBackTest, AnyWalkForwardAndBackEndsInAnIdenticalDocument) {
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
                ASSERT_TRUE(document::sameContent(m_encounter, states[at])) << "fight " << fight;
            }
        }
        undoAll();
        EXPECT_EQ(m_encounter.clockRecord(), nullptr);
    }
}

// Hands change anything between the steps: whatever comes, the document can be saved and read, and undo leads
// back to the start.
TEST_F(StepBackTest, WhateverHandsDoTheDocumentStaysWhole) {
    std::mt19937 random(20261122);
    const auto pick = [&](std::size_t count) { return static_cast<std::int32_t>(random() % count); };
    for (int fight = 0; fight < 60; ++fight) {
        m_encounter = document::makeEncounter(document::DocumentKind::Encounter,
                                              {static_cast<board::GridKind>(fight % 3), 20, 15});
        m_undo.clear();
        for (int i = 0; i < 5; ++i)
            add("C" + std::to_string(i), i % 2 ? "foes" : "party",
                m_encounter.gridRecord().extent.cellOf(3 + i, 4 + pick(3)));
        const Encounter start = m_encounter;
        const auto anybody = [&]() -> RecordId {
            const auto count = m_encounter.tokens.size();
            return count == 0 ? RecordId{9999} : (m_encounter.tokens.begin() + pick(count))->id;
        };
        std::vector<RecordId> all;
        for (const board::TokenRecord& one : m_encounter.tokens) all.push_back(one.id);
        ASSERT_EQ(perform(BeginFight{all, {}, 1 + pick(100000)}), "");
        for (int deed = 0; deed < 150; ++deed) {
            switch (pick(12)) {
                case 0:
                    if (pick(5) == 0) perform(RemoveRecords{{anybody()}});
                    break;
                case 1:
                    perform(LeaveFight{{anybody()}});
                    break;
                case 2:
                    perform(JoinFight{{anybody(), anybody()}});
                    break;
                case 3:
                    perform(MoveTokens{
                        {{anybody(), {m_encounter.gridRecord().extent.cellOf(pick(20), pick(15))}}}});
                    break;
                case 4:
                    perform(Declaration{
                        anybody(), static_cast<board::Mode>(pick(7)), pick(3), {}, anybody(), pick(2) == 0});
                    break;
                case 5: {
                    board::OrderRecord one =
                        order(anybody(), pick(11), static_cast<OrderKind>(pick(12)), anybody());
                    one.round = m_encounter.clockRecord()->round;
                    one.what = "act";
                    perform(GiveOrder{one});
                    break;
                }
                case 6:
                    if (!m_undo.empty() && m_undo.size() > 1) {
                        ASSERT_TRUE(document::apply(m_encounter, m_undo.back()));
                        m_undo.pop_back();
                    }
                    break;
                case 7:
                case 8:
                    perform(StepBack{});
                    break;
                default:
                    ASSERT_EQ(perform(StepForward{}), "");
                    break;
            }
            if (deed % 5 == 0) expectWhole();
            ASSERT_FALSE(HasFatalFailure()) << "fight " << fight << ", deed " << deed;
        }
        undoAll();
        EXPECT_TRUE(document::sameContent(m_encounter, start));
    }
}

}  // namespace tenaille::actions::step_back_test
