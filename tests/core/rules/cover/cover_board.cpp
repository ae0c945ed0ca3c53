// SPDX-License-Identifier: MIT
#include "tests/core/rules/cover/cover_board.h"

#include <algorithm>
#include <utility>

namespace tenaille::cover {

namespace {

using board::Concealment;
using board::CoverGrade;
using board::TerrainEffect;

const std::vector<std::pair<char, TerrainEffect>> kTerrain{
    {'c', {.cover = CoverGrade::Normal}},
    {'p', {.cover = CoverGrade::Partial}},
    {'i', {.cover = CoverGrade::Improved}},
    {'l', {.cover = CoverGrade::Normal, .low = true}},
    {'m', {.cover = CoverGrade::Partial, .low = true}},
    {'f', {.conceals = true}},
    {'g', {.conceals = true, .cause = Concealment::DimLight}},
    {'k', {.conceals = true, .cause = Concealment::Darkness}},
    {'q', {.opaque = true}},
};

bool isDrawn(const std::vector<std::string>& rows, char sign) {
    return std::any_of(rows.begin(), rows.end(),
                       [sign](const std::string& row) { return row.find(sign) != std::string::npos; });
}

}  // namespace

CoverBoard::CoverBoard(const std::vector<std::string>& rows, board::GridKind grid) : sketch(rows, grid) {
    for (const auto& [sign, effect] : kTerrain)
        if (isDrawn(rows, sign)) sketch.terrain(sign, effect);
    for (const char letter : {'X', 'Y', 'Z'}) {
        if (!isDrawn(rows, letter)) continue;
        board::Creature creature;
        creature.record = RecordId{static_cast<std::uint32_t>(101 + letter - 'X')};
        creature.footprint = space(letter).footprint;
        sketch.put(letter, creature);
    }
}

Space CoverBoard::space(char letter) const {
    const std::vector<Cell> cells = sketch.all(letter);
    Space space{{}, cells.front()};
    for (const Cell cell : cells) {
        space.footprint.width = std::max(space.footprint.width, cell.x - space.at.x + 1);
        space.footprint.height = std::max(space.footprint.height, cell.y - space.at.y + 1);
    }
    return space;
}

CoverRuling CoverBoard::attack(Attack attack, const rules::CoverOptions& options) const {
    return ruleCover(view(), {space('A'), {}, space('B'), attack}, options);
}

CoverRuling CoverBoard::burst(LatticePoint origin, Attack shape) const {
    return ruleCover(view(), {std::nullopt, origin, space('B'), shape}, {});
}

ConcealmentRuling CoverBoard::conceal(bool melee, const rules::ConcealmentOptions& options,
                                      Flags<board::Sense> senses) const {
    return ruleConcealment(view(), {space('A'), senses, space('B'), melee}, options);
}

std::string summary(const CoverAnswer& answer) {
    std::string text(name(answer.tier));
    if (answer.tier == Tier::None || answer.tier == Tier::Total) return text;
    return text + " " + std::to_string(answer.armorClass.value_or(-1)) + "/" +
           std::to_string(answer.reflex.value_or(-1));
}

}  // namespace tenaille::cover
