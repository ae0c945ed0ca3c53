// SPDX-License-Identifier: MIT
#include "tests/support/random_board.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/rules/option_table.h"

namespace tenaille::test {

using board::Cell;
using board::Creature;
using board::GridKind;
using board::HexShape;
using board::LatticePoint;
using board::Trait;

namespace {

template <class List>
const auto& oneOf(const List& list, Random& random) {
    return list[static_cast<std::size_t>(random.between(0, static_cast<int>(std::size(list)) - 1))];
}

LatticePoint randomEnd(GridKind grid, Random& random) {
    const Cell cell = randomCell(random);
    if (random.oneIn(8)) return board::centre(grid, cell);
    const auto corners = board::corners(grid, cell);
    const LatticePoint corner = oneOf(corners, random);
    if (!random.oneIn(8)) return corner;
    return {corner.x + 40 * random.between(-2, 2), corner.y + 40 * random.between(-2, 2)};
}

board::BarrierEffect randomEffect(Random& random) {
    const auto grade = static_cast<board::CoverGrade>(random.between(1, 3));
    switch (random.between(0, 7)) {
        case 0:
            return {.stopsSight = true};
        case 1:
            return {.hampers = true};
        case 2:
            return {.stopsMovement = true, .stopsEffect = true};
        case 3:
        case 4:
            return {.cover = grade, .low = random.oneIn(2)};
        case 5:
            return {.stopsMovement = true, .cover = grade};
        default:
            return {.stopsMovement = true, .stopsSight = true, .stopsEffect = true};
    }
}

// Spaces of which every turn and mirror image is a named space again.
board::Footprint randomSpace(GridKind grid, Random& random) {
    static constexpr std::array kShapes{HexShape::H1, HexShape::H1,   HexShape::H1,      HexShape::H3Down,
                                        HexShape::H7, HexShape::H3Up, HexShape::H12Down, HexShape::H19};
    if (board::isHex(grid)) return {1, 1, oneOf(kShapes, random)};
    const int width = random.oneIn(2) ? 1 : random.between(1, 3);
    return {width, width, HexShape::H1};
}

// One of those that 5e and the variant both permit: straight on squares, sides for one hex, else corners.
board::Facing randomFacing(GridKind grid, const board::Footprint& space, Random& random) {
    if (grid == GridKind::Square) return {static_cast<std::uint8_t>(2 * random.between(0, 3))};
    const int corner = space.shape == HexShape::H1 ? 0 : 1;
    return {static_cast<std::uint8_t>(2 * random.between(0, 5) + corner)};
}

void addConditions(Random& random, Creature& creature) {
    static constexpr std::array kConditions{Trait::Faceless,  Trait::AllAroundVision, Trait::ImmuneToSneak,
                                            Trait::Helpless,  Trait::Prone,           Trait::Blurred,
                                            Trait::Invisible, Trait::Blinded,         Trait::NoSoftCover,
                                            Trait::Squeezing, Trait::Flying,          Trait::IgnoresFacing};
    for (const Trait trait : kConditions)
        if (random.oneIn(12)) creature.traits = creature.traits.with(trait);
    static constexpr std::array kFeats{board::Feat::CombatReflexes, board::Feat::ImprovedUncannyDodge,
                                       board::Feat::WhirlwindAttack};
    for (const board::Feat feat : kFeats)
        if (random.oneIn(8)) creature.feats = creature.feats.with(feat);
    if (random.oneIn(4)) creature.senses = board::Sense::Darkvision;
    if (random.oneIn(4)) creature.senses = creature.senses.with(board::Sense::LowLight);
    if (random.oneIn(6)) creature.darkvisionRange = random.between(0, 4);
}

bool overlap(GridKind grid, const Creature& a, const Creature& b) { return board::distance(grid, a, b) == 0; }

}  // namespace

Cell randomCell(Random& random, int span) {
    const int x = random.between(-span, span);
    return {x, random.between(-span, span)};
}

board::Barrier randomBarrier(GridKind grid, Random& random) {
    geometry::Segment where;
    do {
        where.a = randomEnd(grid, random);
        where.b = randomEnd(grid, random);
    } while (where.a == where.b);
    return {where, randomEffect(random), {}};
}

board::TerrainEffect randomTerrain(Random& random) {
    const auto grade = static_cast<board::CoverGrade>(random.between(1, 3));
    switch (random.between(0, 7)) {
        case 0:
        case 1:
            return {.solid = true};
        case 2:
            return {.conceals = true, .cause = static_cast<board::Concealment>(random.between(0, 2))};
        case 3:
            return {.opaque = true};
        case 4:
            return {.obstacle = true};
        case 5:
            return {.doublings = static_cast<std::uint8_t>(random.between(1, 3))};
        default:
            return {.cover = grade, .low = random.oneIn(2)};
    }
}

Creature randomCreature(GridKind grid, Random& random, RecordId record) {
    static const std::array<std::string, 4> kSides{"party", "foe", "foe", board::kNeutralSide};
    Creature creature;
    creature.record = record;
    creature.at = randomCell(random);
    creature.size = static_cast<board::SizeCategory>(random.between(0, board::kSizeCount - 1));
    creature.footprint = randomSpace(grid, random);
    if (!random.oneIn(8)) creature.facing = randomFacing(grid, creature.footprint, random);
    creature.side = oneOf(kSides, random);
    creature.reach = random.oneIn(3) ? random.between(0, 3) : 1;
    creature.reachWeapon = random.oneIn(5);
    creature.threatens = !random.oneIn(8);
    if (random.oneIn(4)) creature.arcs = random.oneIn(2) ? board::kHydraArcs : board::kAllFrontArcs;
    if (random.oneIn(2))
        creature.shield = board::Shield{static_cast<board::ShieldSide>(random.between(0, 2)),
                                        random.between(0, 4), random.between(0, 2)};
    creature.armorClass = random.between(10, 20);
    creature.level = random.between(0, 10);
    if (random.oneIn(3)) creature.sneakLevel = random.between(0, 10);
    addConditions(random, creature);
    return creature;
}

board::BoardParts randomBoard(GridKind grid, Random& random) {
    board::BoardParts parts;
    parts.grid = grid;
    for (int i = random.between(0, 5); i > 0; --i) parts.barriers.push_back(randomBarrier(grid, random));
    std::set<Cell> taken;
    for (int i = random.between(0, 8); i > 0; --i) {
        const Cell cell = randomCell(random);
        if (taken.insert(cell).second) parts.cells.push_back({cell, randomTerrain(random), {}});
    }
    const int count = random.between(2, 6);
    for (int i = 1; i <= count; ++i) {
        Creature creature;
        do creature = randomCreature(grid, random, RecordId{static_cast<std::uint32_t>(i)});
        while (i == 2 && overlap(grid, creature, parts.creatures[0]));
        parts.creatures.push_back(creature);
    }
    return parts;
}

rules::RuleOptions randomOptions(Random& random, const std::vector<std::string_view>& families) {
    rules::RuleOptions options;
    for (const rules::OptionEntry& entry : rules::optionTable()) {
        const bool isMeant = std::any_of(families.begin(), families.end(), [&](std::string_view family) {
            return entry.key.starts_with(family);
        });
        if (!isMeant || !random.oneIn(4)) continue;
        switch (entry.type) {
            case rules::OptionType::Word:
                entry.set(options, random.between(0, static_cast<int>(entry.words.size()) - 1));
                break;
            case rules::OptionType::Boolean:
                entry.set(options, random.between(0, 1));
                break;
            case rules::OptionType::Integer:
                entry.set(options, random.between(entry.min, entry.max));
                break;
        }
    }
    return options;
}

}  // namespace tenaille::test
