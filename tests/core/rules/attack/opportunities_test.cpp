// SPDX-License-Identifier: MIT
#include "core/rules/attack/opportunities.h"

#include <gtest/gtest.h>

#include "tests/support/board_sketch.h"

namespace tenaille::attack::opportunities_test {

using board::Cell;
using board::Creature;
using board::GridKind;
using rules::FacingRules;
using rules::RuleOptions;

// m walks over 1 2 3 ... past the enemy e.
struct Walk {
    explicit Walk(const std::vector<std::string>& rows, FacingRules facing, GridKind grid = GridKind::Square)
        : sketch(rows, grid), mover(test::creatureOf("a")), enemy(test::creatureOf("b")) {
        mover.at = sketch.at('m');
        enemy.at = sketch.at('e');
        options.facingRules = facing;
    }
    Walk& over(const std::string& marks) {
        for (const char mark : marks) path.push_back(sketch.at(mark));
        return *this;
    }
    Walk& face(Creature& creature, std::string_view name) {
        creature.facing = board::facingNamed(sketch.parts().grid, name);
        EXPECT_TRUE(creature.facing) << name;
        return *this;
    }
    std::vector<Opportunity> trace() const {
        return opportunitiesAlong(sketch.view(), {&mover, path, opportunity::MoveKind::Move, {&enemy, 1}},
                                  options);
    }

    test::BoardSketch sketch;
    Creature mover;
    Creature enemy;
    std::vector<Cell> path;
    RuleOptions options;
};

TEST(Opportunities, F5_05_NobodyStrikesBehindHisBack) {
    Walk walk({".e.", "m1."}, FacingRules::FiveE);
    walk.over("1").face(walk.enemy, "N");
    const auto blind = Walk({".e.", ".m1"}, FacingRules::FiveE).over("1");
    Walk behind = blind;
    behind.face(behind.enemy, "N");
    const auto denied = behind.trace();
    ASSERT_EQ(denied.size(), 1u);
    EXPECT_EQ(denied[0].provocation.deniedBy, rules::RuleRef{"F5-05"});
    behind.face(behind.enemy, "S");
    EXPECT_EQ(behind.trace()[0].provocation.deniedBy, std::nullopt);
    behind.face(behind.enemy, "N");
    behind.enemy.traits = board::Trait::IgnoresFacing;
    EXPECT_EQ(behind.trace()[0].provocation.deniedBy, std::nullopt);
    EXPECT_EQ(blind.trace()[0].provocation.deniedBy, std::nullopt) << "no facing recorded: all front";
    EXPECT_EQ(walk.trace()[0].provocation.deniedBy, std::nullopt) << "beside the rear arc";
}

TEST(Opportunities, F5_05_TheNextStepMayStillBeStruck) {
    Walk walk({".e.", ".m1", "..2"}, FacingRules::FiveE);
    walk.over("12").face(walk.enemy, "N");
    const auto all = walk.trace();
    ASSERT_EQ(all.size(), 2u) << "from behind nothing, from the side an attack";
    EXPECT_TRUE(all[0].provocation.deniedBy);
    EXPECT_FALSE(all[1].provocation.deniedBy);
}

TEST(Opportunities, CO_08_WhoIsNotSeenIsNotStruck) {
    Walk walk({".e.", ".m1"}, FacingRules::Off);
    walk.over("1");
    walk.mover.traits = board::Trait::Invisible;
    EXPECT_EQ(walk.trace()[0].provocation.deniedBy, rules::RuleRef{"CO-08"});
    walk.mover.traits = {};
    walk.enemy.traits = board::Trait::Blinded;
    EXPECT_EQ(walk.trace()[0].provocation.deniedBy, rules::RuleRef{"CO-08"});
}

TEST(Opportunities, CV_07_CoverDenies) {
    Walk walk({".e.", ".m1"}, FacingRules::Off);
    walk.over("1");
    walk.sketch.wallBetween(walk.enemy.at, walk.mover.at, {.cover = board::CoverGrade::Normal});
    EXPECT_EQ(walk.trace()[0].provocation.deniedBy, rules::RuleRef{"CV-07"});
    EXPECT_FALSE(walk.trace()[0].facing);
}

TEST(Opportunities, InASharedSpaceThereIsNoCoverToAskFor) {
    Walk walk({".e.", ".1.", "m.."}, FacingRules::Ua);
    walk.mover.at = walk.enemy.at;
    walk.over("1");
    const auto all = walk.trace();
    ASSERT_EQ(all.size(), 1u);
    EXPECT_FALSE(all[0].provocation.deniedBy);
    EXPECT_FALSE(all[0].facing);
}

// The figures of the source: fighter at (2,1), rogue from (1,2) over (2,2) to (3,2).
int figure(std::string_view fighter, std::string_view rogue, std::size_t leaving) {
    const std::vector<std::string> rows{".....", "..e..", ".m12."};
    Walk walk(rows, FacingRules::Ua);
    walk.mover.at = Cell{1, 2} + Cell{static_cast<std::int32_t>(leaving), 0};
    walk.path = {walk.mover.at + Cell{1, 0}};
    walk.face(walk.enemy, fighter).face(walk.mover, rogue);
    const auto all = walk.trace();
    EXPECT_EQ(all.size(), 1u);
    return all.empty() ? 99 : all[0].facing.value_or(98);
}

TEST(Opportunities, UF_14_FiguresOfTheSource) {
    EXPECT_EQ(figure("S", "E", 1), 2);
    EXPECT_EQ(figure("S", "N", 1), 0);
    EXPECT_EQ(figure("N", "E", 1), -8);
    EXPECT_EQ(figure("S", "E", 0), 0);
    EXPECT_EQ(figure("S", "E", 2), 4);
    EXPECT_EQ(figure("N", "E", 0), -10);
    EXPECT_EQ(figure("N", "E", 2), -6);
}

TEST(Opportunities, UF_26_CombatReflexesLiftThePenaltyIntoTheFlank) {
    Walk walk({".e.", "m1."}, FacingRules::Ua);
    walk.over("1").face(walk.enemy, "SE").face(walk.mover, "N");
    EXPECT_EQ(walk.trace()[0].facing, -5);
    walk.enemy.feats = board::Feat::CombatReflexes;
    EXPECT_EQ(walk.trace()[0].facing, 0);
    EXPECT_EQ(walk.trace()[0].modifiers[0].rule.id, "UF-26");
}

TEST(Opportunities, ByOptionTheMoverFacesTheWayItGoes) {
    Walk walk({".....", "..e..", ".m1.."}, FacingRules::Ua);
    walk.over("1").face(walk.enemy, "S").face(walk.mover, "W");
    EXPECT_EQ(walk.trace()[0].facing, 4) << "the enemy stands behind a mover that looks west";
    walk.options.facing.whileMoving = rules::WhileMoving::Follow;
    EXPECT_EQ(walk.trace()[0].facing, 0) << "it turned east before the step";
}

TEST(Opportunities, SZ_05_TotalCoverBetweenTwo) {
    test::BoardSketch sketch({"a.b"});
    Creature a = test::creatureOf("a");
    Creature b = test::creatureOf("b");
    a.at = sketch.at('a');
    b.at = sketch.at('b');
    cover::LineTracer tracer;
    EXPECT_FALSE(hasTotalCover(sketch.view(), a, b, {}, tracer));
    sketch.wall({480, -2400}, {480, 2400});
    EXPECT_TRUE(hasTotalCover(sketch.view(), a, b, {}, tracer));
    EXPECT_FALSE(hasTotalCover(sketch.view(), a, a, {}, tracer));
}

}  // namespace tenaille::attack::opportunities_test
