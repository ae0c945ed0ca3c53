// SPDX-License-Identifier: MIT
#include "core/rules/flanking/flanking.h"

#include <algorithm>
#include <array>

#include "core/geometry/predicates.h"
#include "core/rules/reach_band.h"

namespace tenaille::flanking {

namespace {

using board::Cell;
using board::Creature;
using board::GridKind;
using geometry::LatticePoint;
using geometry::Segment;

constexpr std::int32_t kUnit = geometry::kUnitsPerCell;
constexpr std::int32_t kBonus = 2;

bool meets(Segment line, Segment side) { return geometry::meeting(line, side) != geometry::Meeting::Apart; }

bool crossesRectangle(const Creature& target, Segment line) {
    const LatticePoint min{target.at.x * kUnit, target.at.y * kUnit};
    const LatticePoint max{min.x + target.footprint.width * kUnit, min.y + target.footprint.height * kUnit};
    const LatticePoint topRight{max.x, min.y};
    const LatticePoint bottomLeft{min.x, max.y};
    return (meets(line, {min, bottomLeft}) && meets(line, {topRight, max})) ||
           (meets(line, {min, topRight}) && meets(line, {bottomLeft, max}));
}

// Bit i: the line meets a side of the outline that looks towards neighbour i.
bool crossesHexes(GridKind grid, const std::vector<Cell>& space, Segment line) {
    constexpr std::size_t kSides = 6;
    std::array<bool, kSides> met{};
    const auto offsets = board::neighbourOffsets(grid);
    for (const Cell cell : space) {
        const auto corners = board::corners(grid, cell);
        for (std::size_t i = 0; i < kSides; ++i) {
            const Segment side{corners[i], corners[(i + 1) % kSides]};
            // The two corners of a side add up to the way to the neighbour across it.
            const LatticePoint middle = board::centre(grid, cell);
            const LatticePoint across = side.a - middle + (side.b - middle);
            const Cell offset{across.x / kUnit, across.y / kUnit};
            if (std::find(space.begin(), space.end(), cell + offset) != space.end() || !meets(line, side))
                continue;
            met[static_cast<std::size_t>(std::find(offsets.begin(), offsets.end(), offset) -
                                         offsets.begin())] = true;
        }
    }
    for (std::size_t i = 0; i < kSides / 2; ++i)
        if (met[i] && met[i + kSides / 2]) return true;
    return false;
}

bool isAdjacent(GridKind grid, const Creature& target, Cell cell) {
    return board::distance(grid, target.footprint, target.at, {}, cell) == 1;
}

HelperEvidence judge(GridKind grid, const FlankQuestion& question, std::size_t index,
                     const rules::RuleOptions& options) {
    const Creature& helper = question.helpers[index];
    const Creature& target = *question.target;
    HelperEvidence evidence{index, HelperVerdict::NoReach, {}, {}};
    if (helper.reach == 0) return evidence;
    evidence.verdict = HelperVerdict::DoesNotThreaten;
    if (!rules::threatens(grid, helper, target.footprint, target.at, options.reach)) return evidence;
    evidence.verdict = HelperVerdict::CutOff;
    if (question.isCutOff && question.isCutOff(helper)) return evidence;
    evidence.verdict = HelperVerdict::NotOpposite;
    const bool adjacentOnly = options.flank.mode == rules::FlankMode::AdjacentOpposite;
    for (const Cell mine : board::cellsAt(grid, question.attacker->footprint, question.attacker->at)) {
        if (adjacentOnly && !isAdjacent(grid, target, mine)) continue;
        for (const Cell theirs : board::cellsAt(grid, helper.footprint, helper.at)) {
            if (adjacentOnly && !isAdjacent(grid, target, theirs)) continue;
            if (areOpposite(grid, target, mine, theirs)) return {index, HelperVerdict::Flanks, mine, theirs};
        }
    }
    return evidence;
}

// The attacker must itself be able to strike from where it stands (FL-02); its readiness is given.
bool strikes(GridKind grid, const FlankQuestion& question, const rules::ReachOptions& options) {
    const Creature& attacker = *question.attacker;
    const rules::ReachBand band = rules::reachBand(attacker, options);
    return !band.empty() && band.holds(rules::reachDistance(grid, attacker, question.target->footprint,
                                                            question.target->at, options));
}

}  // namespace

bool areOpposite(GridKind grid, const Creature& target, Cell one, Cell other) {
    const std::vector<Cell> space = board::cellsAt(grid, target.footprint, target.at);
    const auto isInside = [&](Cell cell) {
        return std::find(space.begin(), space.end(), cell) != space.end();
    };
    if (isInside(one) || isInside(other)) return false;
    const Segment line{board::centre(grid, one), board::centre(grid, other)};
    return board::isHex(grid) ? crossesHexes(grid, space, line) : crossesRectangle(target, line);
}

rules::RuleRef ruleOf(HelperVerdict verdict) {
    switch (verdict) {
        case HelperVerdict::Flanks:
            return {"FL-01"};
        case HelperVerdict::NoReach:
            return {"FL-04"};
        case HelperVerdict::DoesNotThreaten:
            return {"FL-02"};
        case HelperVerdict::CutOff:
            return {"SZ-05"};
        case HelperVerdict::NotOpposite:
            return {"FL-03"};
    }
    return rules::kSheet;
}

FlankRuling ruleFlanking(GridKind grid, const FlankQuestion& question, const rules::RuleOptions& options) {
    FlankRuling ruling;
    if (question.ranged || !strikes(grid, question, options.reach)) return ruling;
    for (std::size_t i = 0; i < question.helpers.size(); ++i) {
        ruling.evidence.push_back(judge(grid, question, i, options));
        if (ruling.evidence.back().verdict != HelperVerdict::Flanks) continue;
        rules::Modifier modifier;
        modifier.target = rules::Target::ToHit;
        modifier.value = kBonus;
        modifier.stacking = rules::Stacking::Flanking;
        modifier.rule = ruleOf(HelperVerdict::Flanks);
        modifier.reason = "flank.opposite";
        modifier.source = question.helpers[i].record;
        ruling.answer.modifiers.push_back(modifier);
    }
    rules::suppressDuplicates(ruling.answer.modifiers);
    ruling.answer.bonus = rules::total(ruling.answer.modifiers, rules::Target::ToHit);
    return ruling;
}

}  // namespace tenaille::flanking
