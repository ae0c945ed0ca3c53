// SPDX-License-Identifier: MIT
#pragma once

// A fight on the clock, driven through intents, with everything that was done kept for undo.

#include <gtest/gtest.h>

#include "core/actions/clock_orders.h"
#include "core/document/board_of.h"

namespace tenaille::test {

class Fight : public ::testing::Test {
  public:
    // Plans and applies; the problem as text, empty if there was none.
    std::string perform(const actions::Intent& intent) {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        const Result<document::ChangeSet> changes = actions::plan({m_encounter, board, options}, intent);
        if (!changes) return describe(changes.problem());
        EXPECT_TRUE(document::apply(m_encounter, *changes));
        m_undo.push_back(document::inverse(*changes));
        return {};
    }
    std::string perform(const actions::Declaration& one) { return perform(actions::Declare{{one}}); }
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
        ASSERT_EQ(perform(actions::BeginFight{{a, b}, {}, 7}), "");
        for (const auto& [who, whom] : {std::pair(a, b), std::pair(b, a)})
            ASSERT_EQ(perform(actions::Declaration{who, board::Mode::Melee, 2, {}, whom}), "");
    }
    // The same two in a game of turns, with hit points alone.
    void beginTurns() {
        a = add("Arda", "party", {2, 2});
        b = add("Brok", "foes", {3, 3});
        for (const RecordId id : {a, b}) {
            board::TokenRecord plain = token(id);
            plain.fighter.endurance = plain.fighter.maxEndurance = 0;
            m_encounter.tokens.put(plain);
        }
        ASSERT_EQ(perform(actions::BeginFight{
                      {a, b}, {}, 7, board::ClockKind::Turns, false, false, {{a, 30}, {b, 20}}}),
                  "");
    }
    board::OrderRecord order(RecordId who, std::int32_t segment, board::OrderKind kind,
                             RecordId target = {}) const {
        board::OrderRecord record;
        record.who = who;
        record.segment = segment;
        record.kind = kind;
        record.target = target;
        return record;
    }

    const board::ClockRecord& clock() const { return *m_encounter.clockRecord(); }
    const board::CombatantRecord& combatant(RecordId id) const {
        return *actions::combatantOf(m_encounter, id);
    }
    const board::TokenRecord& token(RecordId id) const { return *m_encounter.tokens.find(id); }
    std::vector<std::string> entries() const {
        std::vector<std::string> result;
        for (const board::LogRecord& line : m_encounter.log) result.push_back(line.entry);
        return result;
    }
    void playRound() {
        ASSERT_EQ(clock().stage, board::ClockStage::RoundStart);
        for (int step = 0; step <= 10; ++step) ASSERT_EQ(perform(actions::StepForward{}), "");
    }

    RecordId a, b;
    document::Encounter m_encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 20, 15});
    std::vector<document::ChangeSet> m_undo;
};

}  // namespace tenaille::test
