// SPDX-License-Identifier: MIT
//
// A strike in a fight counts what the ruling card shows of the same pair.
#include "core/actions/strike_situation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/actions/attack_question.h"
#include "tests/core/actions/fight_fixture.h"

namespace tenaille::actions::strike_situation_test {

using board::OrderKind;
using ::testing::Contains;
using ::testing::IsEmpty;

class StrikeSituation : public test::Fight {
  protected:
    void SetUp() override {
        a = add("Archer", "party", {2, 2});
        b = add("Brok", "foes", {8, 2});
        ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7}), "");
        ASSERT_EQ(perform(Declaration{a, board::Mode::Shooting, 1, 1, b}), "");
    }
    // In column 5, from row `top` to row `bottom`.
    void buildWall(const std::string& kind, std::int32_t top, std::int32_t bottom) {
        board::WallRecord wall;
        wall.id = document::nextId(m_encounter);
        wall.kind = kind;
        const std::int32_t x = 11 * geometry::kUnitsPerCell / 2;
        wall.points = {{x, top * geometry::kUnitsPerCell}, {x, bottom * geometry::kUnitsPerCell}};
        m_encounter.walls.put(wall);
    }
    // The arguments of the first line of the log about a shot in segment 1; empty: there was none.
    std::vector<std::string> shoot(std::optional<std::int32_t> missDie = {}) {
        EXPECT_EQ(perform(StepForward{}), "");
        board::OrderRecord shot = order(a, 1, OrderKind::Routine, b);
        shot.dice.d20 = 10;
        shot.dice.miss = missDie;
        EXPECT_EQ(perform(GiveOrder{shot}), "");
        EXPECT_EQ(perform(StepForward{}), "");
        for (const board::LogRecord& line : m_encounter.log)
            if (line.entry == "fight.attack") return line.arguments;
        return {};
    }
    attack::AttackAnswer card() {
        const board::BoardView board = document::boardOf(m_encounter);
        attack::AttackQuestion question = attackQuestion(m_encounter, token(a), token(b), {});
        question.mode = board::AttackMode::Ranged;
        return attack::attackRuling(board, question, document::optionsOf(m_encounter)).answer;
    }
};

TEST_F(StrikeSituation, CoverCountsAsOnTheCard) {
    buildWall("stone", 0, 3);
    const attack::AttackAnswer shown = card();
    ASSERT_GT(*shown.armorClass, *token(b).creature.armorClass) << "there is cover";
    const std::vector<std::string> line = shoot();
    ASSERT_GT(line.size(), 15u);
    std::int32_t armorClass = std::stoi(line[7]);
    for (std::size_t i = 12; i + 3 < line.size(); i += 4)
        if (line[i] == "ac") armorClass += std::stoi(line[i + 1]);
    EXPECT_EQ(armorClass, *shown.armorClass);
    EXPECT_EQ(line[8], 10 + shown.toHit >= armorClass ? "hit" : "miss");
}

// FA-06: on the card as in the strike, and once.
TEST_F(StrikeSituation, TirednessCountsAsOnTheCard) {
    const std::int32_t fresh = card().toHit;
    board::CombatantRecord tired = *combatantOf(m_encounter, a);
    tired.fatigue = 500;
    m_encounter.combatants.put(tired);
    const attack::AttackAnswer shown = card();
    EXPECT_LT(shown.toHit, fresh);
    const std::vector<std::string> line = shoot();
    ASSERT_GT(line.size(), 11u);
    EXPECT_EQ(shown.toHit, fresh - std::stoi(line[5]));
    EXPECT_EQ(std::stoi(line[3]), 10 + shown.toHit);
}

TEST_F(StrikeSituation, AnOverrideOfTheGameMasterCounts) {
    ASSERT_EQ(perform(SetOverride{a, b, "sheet.armorClass", 30}), "");
    EXPECT_EQ(*card().armorClass, 30);
    EXPECT_EQ(shoot()[8], "miss");
}

TEST_F(StrikeSituation, NothingIsShotThroughAWallUnlessTheGameMasterAllowsIt) {
    buildWall("stone", -5, 20);
    EXPECT_THAT(shoot(), IsEmpty());
    EXPECT_THAT(entries(), Contains("fight.refused"));
    ASSERT_EQ(perform(StepBack{}), "");
    ASSERT_EQ(perform(SetOverride{a, b, "refusal.noLineOfEffect", 1}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(entries(), Contains("fight.attack"));
}

// CO-04: 20 or less misses.
TEST_F(StrikeSituation, WhoIsConcealedIsMissedByTheDie) {
    buildWall("curtain", -5, 20);
    const std::int32_t chance = card().missChance;
    ASSERT_GT(chance, 0);
    EXPECT_EQ(shoot(chance)[8], "concealed");
}
TEST_F(StrikeSituation, WhoIsConcealedIsHitAboveIt) {
    buildWall("curtain", -5, 20);
    EXPECT_EQ(shoot(card().missChance + 1)[8], "hit");
}

TEST_F(StrikeSituation, IsOfStrikesAlone) {
    const board::BoardView board = document::boardOf(m_encounter);
    const rules::RuleOptions options = document::optionsOf(m_encounter);
    const fight::Situation none =
        situationOf({m_encounter, board, options}, order(a, 1, OrderKind::Parry, b));
    EXPECT_EQ(none, fight::Situation{});
}

}  // namespace tenaille::actions::strike_situation_test
