// SPDX-License-Identifier: MIT
#include "ui/battle/clock_view.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>

#include "core/actions/fight_summary.h"
#include "core/actions/plan.h"
#include "core/document/board_of.h"
#include "core/io/document_format.h"
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

}  // namespace tenaille::ui::clock_view_test
