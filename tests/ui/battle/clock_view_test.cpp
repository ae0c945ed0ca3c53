// SPDX-License-Identifier: MIT
#include "ui/battle/clock_view.h"

#include <gmock/gmock.h>

#include "core/actions/plan.h"
#include "core/document/board_of.h"
#include "core/io/document_format.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::ui::clock_view_test {

// SG-17: the surprise segment is the one before the first; the bar of what began there begins at the first.
TEST(ClockViewTest, ASpellOfTheSurpriseSegmentStaysInTheStrip) {
    const std::string path = (test::sourceDir() / "maps" / "fights" / "orcs.encounter.json").string();
    io::DocumentReading reading = io::readDocument(test::readText(path));
    ASSERT_TRUE(reading.encounter);
    document::Encounter encounter = std::move(*reading.encounter);
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

}  // namespace tenaille::ui::clock_view_test
