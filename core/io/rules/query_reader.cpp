// SPDX-License-Identifier: MIT
#include "core/io/rules/query_reader.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tenaille::io {

namespace {

using board::Arc;
using board::Creature;
using board::GridKind;
using board::Trait;
using M = CreatureMember;

constexpr Limits kSpaceWidth{1, 30};

constexpr std::array kArcPresets{Word<const board::ArcRoles*>{"standard", &board::kStandardArcs},
                                 Word<const board::ArcRoles*>{"allFront", &board::kAllFrontArcs},
                                 Word<const board::ArcRoles*>{"hydra", &board::kHydraArcs}};
constexpr std::array kArcWords{Word<Arc>{"front", Arc::Front}, Word<Arc>{"left", Arc::Left},
                               Word<Arc>{"right", Arc::Right}, Word<Arc>{"rear", Arc::Rear}};
constexpr std::array kShieldSides{Word<board::ShieldSide>{"left", board::ShieldSide::Left},
                                  Word<board::ShieldSide>{"right", board::ShieldSide::Right},
                                  Word<board::ShieldSide>{"front", board::ShieldSide::Front}};
constexpr std::array kSenseWords{Word<board::Sense>{"darkvision", board::Sense::Darkvision},
                                 Word<board::Sense>{"lowLight", board::Sense::LowLight}};
constexpr std::array kFeats{Word<board::Feat>{"combatReflexes", board::Feat::CombatReflexes},
                            Word<board::Feat>{"improvedUncannyDodge", board::Feat::ImprovedUncannyDodge},
                            Word<board::Feat>{"mountedCombat", board::Feat::MountedCombat},
                            Word<board::Feat>{"whirlwindAttack", board::Feat::WhirlwindAttack},
                            Word<board::Feat>{"combatAwareness", board::Feat::CombatAwareness}};

// A preset by name, or an object whose missing arcs keep their own role (F5-08).
board::ArcRoles readArcs(const Field& arcs) {
    if (!arcs.present()) return board::kStandardArcs;
    if (arcs.value().object() == nullptr) return *arcs.word(kArcPresets);
    board::ArcRoles roles = board::kStandardArcs;
    for (const auto& arc : kArcWords)
        roles[static_cast<std::size_t>(arc.value)] = arcs[arc.text].word(kArcWords, arc.value);
    return roles;
}

board::Shield readShield(const Field& shield) {
    return {shield["side"].word(kShieldSides, board::ShieldSide::Left), shield["bonus"].integer({0, 30}, 0),
            shield["enhancement"].integer({0, 30}, 0)};
}

template <class Words, class Set>
void readSet(const Field& list, const Words& words, Set& set) {
    if (!list.present()) return;
    for (const Field& item : list.items()) set = set.with(item.word(words));
}

void readTrait(const Field& flag, Trait trait, Creature& creature) {
    if (flag.boolean(false)) creature.traits = creature.traits.with(trait);
}

void readPlace(const Field& from, GridKind grid, CreatureMembers members, Creature& creature) {
    if (members.has(M::At)) creature.at = readCell(from["at"]);
    if (members.has(M::Space)) {
        creature.size = readSize(from["size"]);
        creature.footprint = readFootprint(from["footprint"], grid, creature.size);
    }
    if (members.has(M::Facing) && from["facing"].present())
        creature.facing = readFacing(from["facing"], grid);
    if (members.has(M::Side) && from["side"].present()) creature.side = from["side"].text();
    if (members.has(M::Reach)) {
        creature.reach = from["reach"].integer({0, 30}, 1);
        creature.reachWeapon = from["reachWeapon"].boolean(false);
    }
    if (members.has(M::Threatens)) creature.threatens = from["threatens"].boolean(true);
}

void readDefence(const Field& from, CreatureMembers members, Creature& creature) {
    if (members.has(M::Arcs)) creature.arcs = readArcs(from["arcs"]);
    if (members.has(M::Shield) && from["shield"].present()) creature.shield = readShield(from["shield"]);
    if (members.has(M::ArmorClass) && from["ac"].present())
        creature.armorClass = from["ac"].integer({-100, 200});
}

void readTraits(const Field& from, CreatureMembers members, Creature& creature) {
    if (members.has(M::Senses)) readSet(from["senses"], kSenseWords, creature.senses);
    if (members.has(M::Feats)) readSet(from["feats"], kFeats, creature.feats);
    if (members.has(M::Level)) creature.level = from["level"].integer({0, 100}, 0);
    if (members.has(M::SneakLevel) && from["sneakLevel"].present())
        creature.sneakLevel = from["sneakLevel"].integer({0, 100});
    if (members.has(M::Faceless)) readTrait(from["faceless"], Trait::Faceless, creature);
    if (members.has(M::AllAroundVision)) readTrait(from["allAroundVision"], Trait::AllAroundVision, creature);
    if (members.has(M::ImmuneToSneak)) readTrait(from["immuneToSneak"], Trait::ImmuneToSneak, creature);
    if (members.has(M::IgnoresFacing)) readTrait(from["ignoresFacing"], Trait::IgnoresFacing, creature);
    if (members.has(M::NoSoftCover)) readTrait(from["noSoftCover"], Trait::NoSoftCover, creature);
    if (members.has(M::Helpless)) readTrait(from["helpless"], Trait::Helpless, creature);
    if (members.has(M::Sight)) {
        if (from["darkvisionRange"].present())
            creature.darkvisionRange = from["darkvisionRange"].integer({0, 1000});
        readTrait(from["blurred"], Trait::Blurred, creature);
        readTrait(from["invisible"], Trait::Invisible, creature);
        readTrait(from["blinded"], Trait::Blinded, creature);
    }
    if (!members.has(M::Condition)) return;
    readTrait(from["helpless"], Trait::Helpless, creature);
    readTrait(from["bulky"], Trait::Bulky, creature);
    readTrait(from["fillsSpace"], Trait::FillsSpace, creature);
    readTrait(from["flying"], Trait::Flying, creature);
    readTrait(from["incorporeal"], Trait::Incorporeal, creature);
}

}  // namespace

GridKind readGrid(const Field& grid) {
    return grid.present() ? grid.named(board::gridNamed) : GridKind::Square;
}

board::Cell readCell(const Field& cell) {
    const auto pair = cell.items(2);
    return {pair[0].integer(kCoordinates), pair[1].integer(kCoordinates)};
}

std::vector<board::Cell> readCells(const Field& cells) {
    std::vector<board::Cell> result;
    for (const Field& cell : cells.items()) result.push_back(readCell(cell));
    return result;
}

board::Facing readFacing(const Field& facing, GridKind grid) {
    return facing.named([grid](std::string_view text) { return board::facingNamed(grid, text); });
}

board::SizeCategory readSize(const Field& size) {
    return size.present() ? size.named(board::sizeNamed) : board::SizeCategory::Medium;
}

board::Footprint readFootprint(const Field& footprint, GridKind grid, board::SizeCategory size) {
    board::Footprint result = board::footprintOf(size);
    if (!footprint.present()) return result;
    const bool isName = footprint.value().string() != nullptr;
    if (isName || board::isHex(grid)) {
        if (!isName && footprint.value().array() == nullptr)
            footprint.fail(QueryErrorCode::WrongType, "Write the name of a hex space.");
        if (isName != board::isHex(grid))
            footprint.fail(QueryErrorCode::OutOfRange, "Write [w, h] on squares and a name on hexes.");
        result.shape = footprint.named(board::hexShapeNamed);
        return result;
    }
    const auto sides = footprint.items(2);
    result.width = sides[0].integer(kSpaceWidth);
    result.height = sides[1].integer(kSpaceWidth);
    return result;
}

ExactPoint readPoint(const Field& point) {
    const auto pair = point.items(2);
    return {pair[0].exact(kCoordinates), pair[1].exact(kCoordinates)};
}

Creature readCreature(const Field& creature, GridKind grid, CreatureMembers members) {
    Creature result;
    static_cast<void>(creature["at"]);  // refuses what is absent or no object, whatever is read of it
    readPlace(creature, grid, members, result);
    readDefence(creature, members, result);
    readTraits(creature, members, result);
    return result;
}

std::int32_t farthestOf(const Creature& creature) {
    const auto reach = [](std::int32_t from, std::int32_t length) {
        return std::max(std::abs(from), std::abs(from + length));
    };
    return std::max(reach(creature.at.x, creature.footprint.width),
                    reach(creature.at.y, creature.footprint.height));
}

}  // namespace tenaille::io
