// SPDX-License-Identifier: MIT
//
// A board that is mirrored or turned turns its rulings with it, on all three grids; a line is the same in
// both directions.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "core/rules/cover/concealment.h"
#include "core/rules/cover/cover.h"
#include "tests/support/dungeon.h"

namespace tenaille::cover {
namespace {

using board::GridKind;
using test::Random;

// A symmetry of the lattice: of points, and of the cells that they bound.
struct Symmetry {
    const char* name;
    std::function<LatticePoint(LatticePoint)> point;
    std::function<Cell(Cell)> cell;
};

std::vector<Symmetry> symmetries(GridKind grid) {
    if (grid == GridKind::Square)
        return {{"quarter turn",
                 [](LatticePoint p) {
                     return LatticePoint{-p.y, p.x};
                 },
                 [](Cell c) {
                     return Cell{-c.y - 1, c.x};
                 }},
                {"mirrored left to right",
                 [](LatticePoint p) {
                     return LatticePoint{-p.x, p.y};
                 },
                 [](Cell c) {
                     return Cell{-c.x - 1, c.y};
                 }},
                {"mirrored on the diagonal",
                 [](LatticePoint p) {
                     return LatticePoint{p.y, p.x};
                 },
                 [](Cell c) {
                     return Cell{c.y, c.x};
                 }}};
    return {{"sixth of a turn",
             [](LatticePoint p) {
                 return LatticePoint{-p.y, p.x + p.y};
             },
             [](Cell c) {
                 return Cell{-c.y, c.x + c.y};
             }},
            {"mirrored",
             [](LatticePoint p) {
                 return LatticePoint{p.y, p.x};
             },
             [](Cell c) {
                 return Cell{c.y, c.x};
             }}};
}

struct Scene {
    board::BoardParts parts;
    Space attacker;
    Space target;
};

Space moved(const Space& space, const Symmetry& symmetry, GridKind grid) {
    if (board::isHex(grid)) return {space.footprint, symmetry.cell(space.at)};
    Space result = space;
    bool first = true;
    for (const Cell cell : board::cellsAt(grid, space.footprint, space.at)) {
        const Cell image = symmetry.cell(cell);
        result.at = first ? image : Cell{std::min(result.at.x, image.x), std::min(result.at.y, image.y)};
        first = false;
    }
    if (symmetry.cell({1, 0}).x == symmetry.cell({0, 0}).x)
        std::swap(result.footprint.width, result.footprint.height);
    return result;
}

Scene moved(Scene scene, const Symmetry& symmetry) {
    const GridKind grid = scene.parts.grid;
    for (board::Barrier& barrier : scene.parts.barriers)
        barrier.where = {symmetry.point(barrier.where.b), symmetry.point(barrier.where.a)};
    for (board::SpecialCell& special : scene.parts.cells) special.cell = symmetry.cell(special.cell);
    for (board::Creature& creature : scene.parts.creatures) {
        const Space space = moved(spaceOf(creature), symmetry, grid);
        creature.footprint = space.footprint;
        creature.at = space.at;
    }
    return {scene.parts, moved(scene.attacker, symmetry, grid), moved(scene.target, symmetry, grid)};
}

board::TerrainEffect randomTerrain(Random& random) {
    const auto grade = static_cast<board::CoverGrade>(random.between(1, 3));
    switch (random.between(0, 4)) {
        case 0:
            return {.solid = true};
        case 1:
            return {.conceals = true};
        case 2:
            return {.opaque = true};
        default:
            return {.cover = grade, .low = random.oneIn(2)};
    }
}

Scene randomScene(GridKind grid, Random& random) {
    Scene scene;
    scene.parts.grid = grid;
    const auto cell = [&] { return Cell{random.between(-4, 5), random.between(-4, 5)}; };
    const auto corner = [&](Cell of) {
        const auto all = board::corners(grid, of);
        return all[static_cast<std::size_t>(random.between(0, static_cast<int>(all.size()) - 1))];
    };
    const auto space = [&] {
        Space result{{}, cell()};
        if (grid == GridKind::Square && random.oneIn(3)) result.footprint = {2, random.between(1, 2), {}};
        if (board::isHex(grid) && random.oneIn(5)) result.footprint.shape = board::HexShape::H7;
        return result;
    };
    scene.attacker = space();
    do scene.target = space();
    while (board::distance(grid, scene.attacker.footprint, scene.attacker.at, scene.target.footprint,
                           scene.target.at) == 0);
    for (int i = random.between(0, 5); i > 0; --i) {
        const geometry::Segment where{corner(cell()), corner(cell())};
        if (where.a == where.b) continue;
        const auto grade = static_cast<board::CoverGrade>(random.between(1, 3));
        const board::BarrierEffect solid{.stopsSight = true, .stopsEffect = true};
        scene.parts.barriers.push_back(
            {where,
             random.oneIn(2) ? solid : board::BarrierEffect{.cover = grade, .low = random.oneIn(2)},
             {}});
    }
    std::set<Cell> taken;
    for (int i = random.between(0, 8); i > 0; --i) {
        const Cell where = cell();
        if (taken.insert(where).second) scene.parts.cells.push_back({where, randomTerrain(random), {}});
    }
    for (int i = random.between(0, 2); i > 0; --i) {
        board::Creature creature;
        creature.at = cell();
        scene.parts.creatures.push_back(creature);
    }
    return scene;
}

rules::CoverOptions randomOptions(Random& random) {
    rules::CoverOptions options;
    if (random.oneIn(4)) options.chooser = rules::CoverChooser::Defender;
    if (random.oneIn(4)) options.quantifier = rules::Quantifier::All;
    if (random.oneIn(4)) options.wallEdge = rules::WallEdge::Count;
    if (random.oneIn(4)) options.meleeAdjacent = rules::MeleeAdjacent::AnyLine;
    if (random.oneIn(4)) options.rangedTarget = rules::RangedTarget::BestCell;
    if (random.oneIn(4)) options.softCover = rules::SoftCover::RangedAndReach;
    if (random.oneIn(4)) options.partial = rules::PartialCover::Lines;
    options.targetCell = !random.oneIn(4);
    return options;
}

class CoverProperties : public testing::TestWithParam<GridKind> {};

TEST_P(CoverProperties, CoverTurnsWithTheBoard) {
    Random random(31 + static_cast<std::uint64_t>(GetParam()));
    std::set<Tier> seen;
    for (int i = 0; i < 400; ++i) {
        const Scene scene = randomScene(GetParam(), random);
        const rules::CoverOptions options = randomOptions(random);
        const auto attack = static_cast<Attack>(random.between(0, 2));
        const CoverAnswer answer =
            ruleCover(board::BoardView(scene.parts), {scene.attacker, {}, scene.target, attack}, options)
                .answer;
        seen.insert(answer.tier);
        for (const Symmetry& symmetry : symmetries(GetParam())) {
            const Scene turned = moved(scene, symmetry);
            const CoverAnswer image = ruleCover(board::BoardView(turned.parts),
                                                {turned.attacker, {}, turned.target, attack}, options)
                                          .answer;
            SCOPED_TRACE(std::string("scene ") + std::to_string(i) + ", " + symmetry.name);
            EXPECT_EQ(name(image.tier), name(answer.tier));
            EXPECT_EQ(image.armorClass, answer.armorClass);
            EXPECT_EQ(image.reflex, answer.reflex);
            EXPECT_EQ(image.soft, answer.soft);
            EXPECT_EQ(image.lineOfEffect, answer.lineOfEffect);
            std::set<LatticePoint> corners;
            for (const LatticePoint point : answer.bestCorners) corners.insert(symmetry.point(point));
            EXPECT_EQ(corners, std::set<LatticePoint>(image.bestCorners.begin(), image.bestCorners.end()));
        }
    }
    EXPECT_EQ(seen.size(), 6u) << "the scenes should show every tier";
}

TEST_P(CoverProperties, ConcealmentTurnsWithTheBoard) {
    Random random(61 + static_cast<std::uint64_t>(GetParam()));
    for (int i = 0; i < 200; ++i) {
        const Scene scene = randomScene(GetParam(), random);
        rules::ConcealmentOptions options;
        if (random.oneIn(2)) options.chooser = rules::ConcealmentChooser::Attacker;
        if (random.oneIn(2)) options.edge = rules::ConcealmentEdge::Ignore;
        const ConcealmentQuestion question{scene.attacker, {}, scene.target, random.oneIn(2)};
        const ConcealmentAnswer answer =
            ruleConcealment(board::BoardView(scene.parts), question, options).answer;
        for (const Symmetry& symmetry : symmetries(GetParam())) {
            const Scene turned = moved(scene, symmetry);
            const ConcealmentAnswer image =
                ruleConcealment(board::BoardView(turned.parts),
                                {turned.attacker, {}, turned.target, question.melee}, options)
                    .answer;
            SCOPED_TRACE(std::string("scene ") + std::to_string(i) + ", " + symmetry.name);
            EXPECT_EQ(image.level, answer.level);
            EXPECT_EQ(image.missChance, answer.missChance);
            EXPECT_EQ(image.lineOfSight, answer.lineOfSight);
        }
    }
}

TEST_P(CoverProperties, ALineIsTheSameInBothDirections) {
    Random random(91 + static_cast<std::uint64_t>(GetParam()));
    LineTracer there;
    LineTracer back;
    for (int i = 0; i < 100; ++i) {
        Scene scene = randomScene(GetParam(), random);
        std::erase_if(scene.parts.cells, [](const auto& special) { return special.effect.low; });
        std::erase_if(scene.parts.barriers, [](const auto& barrier) { return barrier.effect.low; });
        const board::BoardView board(scene.parts);
        LineQuestion question;
        question.attacker = scene.attacker;
        question.target = scene.target;
        question.coverToo = false;
        there.prepare(board, question);
        question.attacker = scene.target;
        question.target = scene.attacker;
        back.prepare(board, question);
        for (std::size_t a = 0; a < there.from().size(); ++a)
            for (std::size_t b = 0; b < there.to().size(); ++b)
                EXPECT_EQ(there.facts(a, b), back.facts(b, a)) << "scene " << i;
    }
}

TEST_P(CoverProperties, MoreWallsNeverMeanLessCover) {
    Random random(121 + static_cast<std::uint64_t>(GetParam()));
    for (int i = 0; i < 200; ++i) {
        Scene scene = randomScene(GetParam(), random);
        const CoverQuestion question{scene.attacker, {}, scene.target, Attack::Ranged};
        const CoverAnswer before = ruleCover(board::BoardView(scene.parts), question, {}).answer;
        const Scene more = randomScene(GetParam(), random);
        scene.parts.barriers.insert(scene.parts.barriers.end(), more.parts.barriers.begin(),
                                    more.parts.barriers.end());
        const CoverAnswer after = ruleCover(board::BoardView(scene.parts), question, {}).answer;
        EXPECT_LE(after.lineOfEffect, before.lineOfEffect) << "scene " << i;
        if (!after.armorClass) continue;
        ASSERT_TRUE(before.armorClass.has_value());
        EXPECT_GE(*after.armorClass, *before.armorClass) << "scene " << i;
    }
}

INSTANTIATE_TEST_SUITE_P(Grids, CoverProperties,
                         testing::Values(GridKind::Square, GridKind::HexPointy, GridKind::HexFlat),
                         [](const auto& grid) { return std::string(board::name(grid.param)); });

}  // namespace
}  // namespace tenaille::cover
