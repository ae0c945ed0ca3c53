// SPDX-License-Identifier: MIT
//
// A board that is turned or mirrored turns its rulings with it: all families together, on all three grids and
// under any reading.
#include <gtest/gtest.h>

#include <set>

#include "core/rules/attack/attack.h"
#include "core/rules/attack/opportunities.h"
#include "tests/support/property.h"
#include "tests/support/random_board.h"
#include "tests/support/symmetry.h"

namespace tenaille::attack::attack_properties_test {

using board::AttackMode;
using board::BoardView;
using board::Creature;
using board::GridKind;
using test::Random;

const std::vector<std::string_view> kFamilies{"rules.facing", "facing.", "reach.", "cover.",
                                              "concealment.", "flank.",  "prone."};

// What counts, by reason. Modifiers of 0 are left aside: of cells that are worth the same the first one in
// reading order is told (UF-37), and whether a feat has to lift its penalty depends on it. So is the first of
// corners that are worth the same (CV-02), and with it why cover is partial.
std::multiset<std::pair<std::string, int>> counted(const AttackAnswer& answer) {
    std::multiset<std::pair<std::string, int>> found;
    for (const rules::Modifier& one : answer.modifiers)
        if (one.value != 0 && !one.suppressed)
            found.emplace(one.reason == "cover.partialSeen" ? "cover.partial" : one.reason, one.value);
    return found;
}

class AttackProperties : public testing::TestWithParam<GridKind> {};

TEST_P(AttackProperties, TheWholeRulingTurnsWithTheBoard) {
    for (int i = 0; i < test::cases(150); ++i) {
        Random random(test::seedOf(1, i));
        const board::BoardParts parts = test::randomBoard(GetParam(), random);
        const rules::RuleOptions options = test::randomOptions(random, kFamilies);
        const auto mode = static_cast<AttackMode>(random.between(0, 2));
        const Creature& attacker = parts.creatures[0];
        const Creature& target = parts.creatures[1];
        const AttackAnswer answer =
            attackRuling(BoardView(parts), {attacker, target, mode, 5, {}}, options).answer;
        for (const test::Symmetry& symmetry : test::symmetries(GetParam())) {
            const auto image = symmetry(parts);
            if (!image) continue;
            const AttackAnswer turned =
                attackRuling(BoardView(*image), {image->creatures[0], image->creatures[1], mode, 5, {}},
                             options)
                    .answer;
            SCOPED_TRACE("case " + std::to_string(i) + ", " + symmetry.name());
            ASSERT_EQ(turned.toHit, answer.toHit);
            ASSERT_EQ(turned.armorClass, answer.armorClass);
            ASSERT_EQ(turned.missChance, answer.missChance);
            ASSERT_EQ(turned.refusals, answer.refusals);
            ASSERT_EQ(turned.advantage, answer.advantage);
            ASSERT_EQ(counted(turned), counted(answer));
        }
    }
}

TEST_P(AttackProperties, OpportunitiesTurnWithTheBoard) {
    int provoked = 0;
    for (int i = 0; i < test::cases(100); ++i) {
        Random random(test::seedOf(2, i));
        const board::BoardParts parts = test::randomBoard(GetParam(), random);
        const rules::RuleOptions options = test::randomOptions(random, kFamilies);
        const auto offsets = board::neighbourOffsets(GetParam());
        std::vector<board::Cell> path{parts.creatures[0].at};
        for (int step = 0; step < 5; ++step)
            path.push_back(
                path.back() +
                offsets[static_cast<std::size_t>(random.between(0, static_cast<int>(offsets.size()) - 1))]);
        path.erase(path.begin());
        const auto trace = [&](const board::BoardParts& board, const std::vector<board::Cell>& way) {
            return opportunitiesAlong(BoardView(board),
                                      {&board.creatures[0], way, opportunity::MoveKind::Move,
                                       std::span(board.creatures).subspan(1)},
                                      options);
        };
        const auto answer = trace(parts, path);
        provoked += static_cast<int>(answer.size());
        for (const test::Symmetry& symmetry : test::symmetries(GetParam())) {
            const auto image = symmetry(parts);
            if (!image) continue;
            std::vector<board::Cell> way;
            way.reserve(path.size());
            for (const board::Cell at : path) way.push_back(symmetry(parts.creatures[0].footprint, at)->at);
            const auto turned = trace(*image, way);
            SCOPED_TRACE("case " + std::to_string(i) + ", " + symmetry.name());
            ASSERT_EQ(turned.size(), answer.size());
            for (std::size_t k = 0; k < answer.size(); ++k) {
                ASSERT_EQ(turned[k].provocation.enemy, answer[k].provocation.enemy);
                ASSERT_EQ(turned[k].provocation.step, answer[k].provocation.step);
                ASSERT_EQ(turned[k].provocation.deniedBy, answer[k].provocation.deniedBy);
                ASSERT_EQ(turned[k].facing, answer[k].facing);
            }
        }
    }
    EXPECT_GT(provoked, 0);
}

TEST_P(AttackProperties, TotalsAreTheSumsOfWhatCounts) {
    for (int i = 0; i < test::cases(200); ++i) {
        Random random(test::seedOf(3, i));
        const board::BoardParts parts = test::randomBoard(GetParam(), random);
        const rules::RuleOptions options = test::randomOptions(random, kFamilies);
        const AttackAnswer answer =
            attackRuling(BoardView(parts), {parts.creatures[0], parts.creatures[1], AttackMode::Melee, 5, {}},
                         options)
                .answer;
        int toHit = 0;
        for (const rules::Modifier& one : answer.modifiers) {
            if (one.target == rules::Target::ToHit && !one.suppressed) toHit += one.value;
            ASSERT_FALSE(one.rule.id.empty()) << one.reason;
        }
        ASSERT_EQ(answer.toHit, toHit) << "case " << i;
        for (const Refused& refused : answer.refusals) ASSERT_NE(refused.rule, rules::kSheet);
    }
}

INSTANTIATE_TEST_SUITE_P(Grids, AttackProperties, testing::ValuesIn(test::kGrids),
                         [](const auto& grid) { return std::string(board::name(grid.param)); });

}  // namespace tenaille::attack::attack_properties_test
