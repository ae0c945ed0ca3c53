// SPDX-License-Identifier: MIT
#include "ui/battle/clock_view.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>

#include "core/actions/fight_summary.h"
#include "core/actions/plan.h"
#include "core/document/board_of.h"
#include "core/io/document_format.h"
#include "tests/core/actions/fight_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::ui::clock_view_test {

document::Encounter orcs() {
    const std::string path = (test::sourceDir() / "maps" / "fights" / "orcs.encounter.json").string();
    return io::readDocument(test::readText(path)).encounter.value();
}

// SG-17: the surprise segment is the one before the first; the bar of what began there begins at the first.
TEST(ClockViewTest, ASpellOfTheSurpriseSegmentStaysInTheStrip) {
    document::Encounter encounter = orcs();
    const auto spells = [&] {
        const board::BoardView board = document::boardOf(encounter);
        const rules::RuleOptions options = document::optionsOf(encounter);
        std::vector<std::pair<int, int>> found;
        for (const ClockRow& row : clockView({encounter, board, options}).rows)
            for (const ClockChip& chip : row.chips)
                if (chip.kind == ChipKind::Cast) found.emplace_back(chip.from, chip.to);
        return found;
    };
    for (int step = 0; step < 4; ++step) {
        if (encounter.clockRecord()->stage == board::ClockStage::Segment) {
            EXPECT_THAT(spells(), testing::ElementsAre(std::pair(1, 1))) << step;
        }
        const board::BoardView board = document::boardOf(encounter);
        const rules::RuleOptions options = document::optionsOf(encounter);
        const auto changes = actions::plan({encounter, board, options}, actions::StepForward{});
        ASSERT_TRUE(changes.ok());
        ASSERT_TRUE(document::apply(encounter, *changes).ok());
    }
}

// Every blow of the round that somebody ordered says how it ended, as the log tells it.
TEST(ClockViewTest, APlayedBlowSaysWhetherItHit) {
    document::Encounter encounter = orcs();
    std::map<bool, int> shown;
    for (int step = 0; step < 24; ++step) {
        const board::BoardView board = document::boardOf(encounter);
        const rules::RuleOptions options = document::optionsOf(encounter);
        const actions::PlanContext context{encounter, board, options};
        for (const ClockRow& row : clockView(context).rows)
            for (const ClockChip& chip : row.chips) {
                if (!chip.hit) continue;
                ++shown[*chip.hit];
                EXPECT_EQ(chip.state, ChipState::Played);
                EXPECT_TRUE(
                    chip.detail.endsWith(*chip.hit ? QStringLiteral(": hit") : QStringLiteral(": missed")))
                    << chip.detail.toStdString();
                const board::OrderRecord& order = *encounter.orders.find(chip.order);
                const auto blow =
                    std::find_if(encounter.log.begin(), encounter.log.end(), [&](const auto& line) {
                        return actions::hitOf(line) == chip.hit &&
                               line.arguments.front() == row.name.toStdString() &&
                               line.arguments.at(1) == encounter.tokens.find(order.target)->name;
                    });
                EXPECT_NE(blow, encounter.log.end()) << chip.detail.toStdString();
            }
        const auto changes = actions::plan(context, actions::StepForward{});
        if (!changes.ok()) break;
        ASSERT_TRUE(document::apply(encounter, *changes).ok());
    }
    EXPECT_GT(shown[true], 0);
    EXPECT_GT(shown[false], 0);
}

class LastSegmentTest : public tenaille::test::Fight {
  protected:
    ClockView shown() const {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        return clockView({m_encounter, board, options});
    }
};

// The strip shows the coming round as soon as the last segment is played.
TEST_F(LastSegmentTest, ItsBlowsAreToldAtTheStartOfTheNextRound) {
    duel();
    EXPECT_EQ(shown().prompt, QStringLiteral("Declare, then start the round"));
    ASSERT_EQ(perform(actions::StepForward{}), "");
    board::OrderRecord sure = order(a, 10, board::OrderKind::Routine, b);
    sure.dice.d20 = 20;
    board::OrderRecord vain = order(b, 10, board::OrderKind::Routine, a);
    vain.dice.d20 = 1;
    ASSERT_EQ(perform(actions::GiveOrder{sure}), "");
    ASSERT_EQ(perform(actions::GiveOrder{vain}), "");
    while (clock().stage == board::ClockStage::Segment) ASSERT_EQ(perform(actions::StepForward{}), "");
    ASSERT_TRUE(shown().atRoundStart);
    EXPECT_THAT(shown().prompt.toStdString(),
                testing::AllOf(testing::StartsWith("Segment 10: 1 hit"), testing::HasSubstr(", 1 miss"),
                               testing::EndsWith(" · Declare, then start the round")));
    playRound();
    EXPECT_EQ(shown().prompt, QStringLiteral("Declare, then start the round")) << "nobody waited this time";
}

TEST_F(LastSegmentTest, ARowTellsWhatAilsItsCreature) {
    duel();
    ASSERT_EQ(perform(actions::AddCondition{{a}, "prone"}), "");
    for (const ClockRow& row : shown().rows)
        EXPECT_EQ(row.states.contains(QStringLiteral("prone")), row.token == a) << row.name.toStdString();
}

}  // namespace tenaille::ui::clock_view_test
