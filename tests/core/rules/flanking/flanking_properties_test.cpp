// SPDX-License-Identifier: MIT
//
// Flanking and threat on random boards of all three grids: they turn with the board, two who flank do so
// both, and the cells of a threat are those in which a target would be threatened.
#include <gtest/gtest.h>

#include <set>

#include "core/rules/flanking/flanking.h"
#include "core/rules/reach/threatened_cells.h"
#include "core/rules/reach_band.h"
#include "tests/support/property.h"
#include "tests/support/random_board.h"
#include "tests/support/symmetry.h"

namespace tenaille::flanking::flanking_properties_test {

using board::Cell;
using board::Creature;
using board::GridKind;
using test::Random;

class FlankingProperties : public testing::TestWithParam<GridKind> {};

// An attacker, a target and a helper close together, so that about one in four trios flanks.
struct Trio {
    std::vector<Creature> creatures;
    rules::RuleOptions options;

    int bonus(GridKind grid) const {
        return ruleFlanking(grid, {&creatures[0], &creatures[1], {&creatures[2], 1}}, options).answer.bonus;
    }
};

Trio randomTrio(GridKind grid, Random& random) {
    Trio trio;
    trio.options = test::randomOptions(random, {"flank.", "reach."});
    for (std::uint32_t i = 1; i <= 3; ++i) {
        trio.creatures.push_back(test::randomCreature(grid, random, RecordId{i}));
        trio.creatures.back().at = test::randomCell(random, 2);
    }
    if (random.oneIn(2)) {  // exactly opposite
        Creature& helper = trio.creatures[2];
        helper = trio.creatures[0];
        trio.creatures[1].footprint = {};
        helper.at = trio.creatures[1].at + (trio.creatures[1].at - trio.creatures[0].at);
    }
    return trio;
}

TEST_P(FlankingProperties, ItTurnsWithTheBoard) {
    int flanked = 0;
    for (int i = 0; i < test::cases(400); ++i) {
        Random random(test::seedOf(21, i));
        const Trio trio = randomTrio(GetParam(), random);
        const int bonus = trio.bonus(GetParam());
        flanked += bonus;
        for (const test::Symmetry& symmetry : test::symmetries(GetParam())) {
            Trio image{{}, trio.options};
            for (const Creature& creature : trio.creatures)
                if (const auto one = symmetry(creature)) image.creatures.push_back(*one);
            if (image.creatures.size() < 3) continue;
            ASSERT_EQ(image.bonus(GetParam()), bonus) << "case " << i << ", " << symmetry.name();
        }
    }
    EXPECT_GT(flanked, 0);
}

TEST_P(FlankingProperties, WhoIsHelpedHelps) {
    for (int i = 0; i < test::cases(400); ++i) {
        Random random(test::seedOf(22, i));
        Trio trio = randomTrio(GetParam(), random);
        // Readiness is asked of the helper alone (FL-02).
        for (Creature& creature : trio.creatures) {
            creature.threatens = true;
            creature.traits = creature.traits.without(board::Trait::Helpless);
        }
        const int bonus = trio.bonus(GetParam());
        std::swap(trio.creatures[0], trio.creatures[2]);
        ASSERT_EQ(trio.bonus(GetParam()), bonus) << "case " << i;
    }
}

TEST_P(FlankingProperties, ALineAcrossIsTheSameFromBothEnds) {
    for (int i = 0; i < test::cases(400); ++i) {
        Random random(test::seedOf(23, i));
        const Creature target = test::randomCreature(GetParam(), random, RecordId{1});
        const Cell one = target.at + test::randomCell(random, 4);
        const Cell other = target.at + test::randomCell(random, 4);
        ASSERT_EQ(areOpposite(GetParam(), target, one, other), areOpposite(GetParam(), target, other, one))
            << "case " << i;
    }
}

TEST_P(FlankingProperties, ThreatTurnsWithTheBoardAndIsThatOfEachCell) {
    const GridKind grid = GetParam();
    for (int i = 0; i < test::cases(200); ++i) {
        Random random(test::seedOf(24, i));
        const Creature creature = test::randomCreature(grid, random, RecordId{1});
        const rules::ReachOptions options = test::randomOptions(random, {"reach."}).reach;
        const auto list = reach::threatenedCells(grid, creature, options);
        const std::set<Cell> cells(list.begin(), list.end());
        ASSERT_EQ(cells.size(), list.size());
        for (int k = 0; k < 30; ++k) {
            const Cell cell = creature.at + test::randomCell(random, 9);
            const bool own = board::distance(grid, creature.footprint, creature.at, {}, cell) == 0;
            ASSERT_EQ(cells.contains(cell), !own && rules::threatens(grid, creature, {}, cell, options))
                << "case " << i;
        }
        for (const test::Symmetry& symmetry : test::symmetries(grid)) {
            const auto image = symmetry(creature);
            if (!image) continue;
            std::set<Cell> turned;
            for (const Cell cell : reach::threatenedCells(grid, *image, options)) turned.insert(cell);
            ASSERT_EQ(turned.size(), cells.size());
            for (const Cell cell : cells) ASSERT_TRUE(turned.contains(symmetry(cell))) << "case " << i;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Grids, FlankingProperties, testing::ValuesIn(test::kGrids),
                         [](const auto& grid) { return std::string(board::name(grid.param)); });

}  // namespace tenaille::flanking::flanking_properties_test
