// SPDX-License-Identifier: MIT
//
// Arcs part the plane, and turn with the board, in both rule sets, on all three grids and under any reading.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/rules/facing/facing_5e.h"
#include "core/rules/facing/facing_ua.h"
#include "core/rules/facing/target_5e.h"
#include "tests/support/property.h"
#include "tests/support/random_board.h"
#include "tests/support/symmetry.h"

namespace tenaille::facing::facing_properties_test {

using test::Random;

struct Watch {
    System system;
    Creature creature;
    FacingOptions options;

    Zone zone(GridKind grid, Cell cell) const {
        return system == System::FiveE ? zone5e(grid, creature, cell, options)
                                       : zoneUa(grid, creature, cell, options);
    }
};

// A creature that faces a way that it may take, and readings.
Watch randomWatch(GridKind grid, Random& random) {
    Watch watch;
    watch.system = random.oneIn(2) ? System::FiveE : System::Ua;
    watch.options = test::randomOptions(random, {"facing."}).facing;
    watch.creature = test::randomCreature(grid, random, RecordId{1});
    const auto facings = permittedFacings(watch.system, grid, watch.creature.footprint, watch.options);
    watch.creature.facing =
        facings[static_cast<std::size_t>(random.between(0, static_cast<int>(facings.size()) - 1))];
    if (!checkFacing(watch.system, grid, watch.creature, watch.options)) watch.options.hexArcs = {};
    return watch;
}

Zone mirrored(Zone zone) {
    return zone == Zone::Left ? Zone::Right : zone == Zone::Right ? Zone::Left : zone;
}

class FacingProperties : public testing::TestWithParam<GridKind> {};

TEST_P(FacingProperties, TheArcsPartThePlane) {
    const GridKind grid = GetParam();
    for (int i = 0; i < test::cases(300); ++i) {
        Random random(test::seedOf(11, i));
        const Watch watch = randomWatch(grid, random);
        const bool faces = hasFacing(watch.system, watch.creature);
        for (int k = 0; k < 40; ++k) {
            const Cell cell = test::randomCell(random, 12);
            const bool own = isOwnCell(grid, watch.creature, cell);
            const Zone zone = watch.zone(grid, cell);
            SCOPED_TRACE("case " + std::to_string(i));
            ASSERT_EQ(zone == Zone::Self, own);
            ASSERT_EQ(!own && arcOf(zone).has_value(), !own && faces);
            if (watch.system == System::Ua) continue;
            const CellArc place = cellArc5e(grid, watch.creature, cell, watch.options);
            ASSERT_EQ(place.zone, zone);
            if (!place.shares) continue;
            Rational sum;
            for (const Rational share : *place.shares) {
                ASSERT_GE(share, Rational(0));
                sum = sum + share;
            }
            ASSERT_EQ(sum, Rational(1));
            ASSERT_EQ(largest(*place.shares), *arcOf(zone));
        }
    }
}

// Going round the space once, each of the four arcs is entered once: an arc is one piece.
TEST_P(FacingProperties, EveryArcIsOnePieceOfTheRing) {
    const GridKind grid = GetParam();
    for (int i = 0; i < test::cases(300); ++i) {
        Random random(test::seedOf(12, i));
        Watch watch = randomWatch(grid, random);
        if (!hasFacing(watch.system, watch.creature)) continue;
        auto ring = board::ring(grid, watch.creature.footprint, watch.creature.at);
        const auto around = board::middle(grid, watch.creature.footprint, {});
        const auto angle = [&](Cell cell) {
            const auto at = board::position(grid, board::centre(grid, cell - watch.creature.at) - around);
            return std::atan2(at.y, at.x);
        };
        std::sort(ring.begin(), ring.end(), [&](Cell a, Cell b) { return angle(a) < angle(b); });
        std::size_t changes = 0;
        std::set<Zone> zones;
        for (std::size_t k = 0; k < ring.size(); ++k) {
            zones.insert(watch.zone(grid, ring[k]));
            changes += watch.zone(grid, ring[k]) != watch.zone(grid, ring[(k + 1) % ring.size()]) ? 1 : 0;
        }
        ASSERT_EQ(changes, zones.size()) << "case " << i;
        // F5-15: the sector of 60 degrees from the middle may pass between the hexes around a small space.
        if (watch.options.hexArcs != rules::HexArcs::Center60) {
            ASSERT_EQ(zones.size(), 4u) << "case " << i;
        }
    }
}

TEST_P(FacingProperties, TheyTurnWithTheBoard) {
    const GridKind grid = GetParam();
    for (int i = 0; i < test::cases(150); ++i) {
        Random random(test::seedOf(13, i));
        const Watch watch = randomWatch(grid, random);
        for (const test::Symmetry& symmetry : test::symmetries(grid)) {
            const auto image = symmetry(watch.creature);
            if (!image) continue;
            const Watch turned{watch.system, *image, watch.options};
            for (int k = 0; k < 20; ++k) {
                const Cell cell = test::randomCell(random, 12);
                const Zone zone = watch.zone(grid, cell);
                ASSERT_EQ(turned.zone(grid, symmetry(cell)), symmetry.mirrored() ? mirrored(zone) : zone)
                    << "case " << i << ", " << symmetry.name() << ", cell " << cell.x << "," << cell.y;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Grids, FacingProperties, testing::ValuesIn(test::kGrids),
                         [](const auto& grid) { return std::string(board::name(grid.param)); });

}  // namespace tenaille::facing::facing_properties_test
