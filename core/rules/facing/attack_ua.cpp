// SPDX-License-Identifier: MIT
#include "core/rules/facing/attack_ua.h"

#include <algorithm>
#include <utility>

#include "core/rules/facing/facing_ua.h"
#include "core/rules/facing/shield.h"
#include "core/rules/reach_band.h"

namespace tenaille::facing {

namespace {

using board::Feat;
using board::Trait;
using rules::RuleRef;

constexpr std::int32_t kFlankPenalty = -5;  // UF-16
constexpr std::int32_t kRearPenalty = -10;  // UF-16
constexpr std::int32_t kFlankBonus = 2;     // UF-18
constexpr std::int32_t kRearBonus = 4;      // UF-18
constexpr std::int32_t kDodgeLevels = 4;    // UF-27

bool isFlank(Zone zone) { return zone == Zone::Left || zone == Zone::Right; }

// UF-29: by default the feat helps every attack, as its text says.
bool whirls(const AttackQuery& query, const FacingOptions& options) {
    return query.attacker.feats.has(Feat::WhirlwindAttack) &&
           (query.whirlwindAction || !options.whirlwindOnly);
}

// The rule that lifts the penalty into the flank, if any.
std::optional<RuleRef> flankExemption(const AttackQuery& query) {
    const auto has = [&](Feat feat) { return query.attacker.feats.has(feat); };
    if (query.strike == Strike::Cleave) return RuleRef{"UF-25"};
    if (query.strike == Strike::Opportunity && has(Feat::CombatReflexes)) return RuleRef{"UF-26"};
    if (query.mounted && has(Feat::MountedCombat)) return RuleRef{"UF-28"};
    if (query.strike == Strike::FlankNatural) return RuleRef{"UF-32"};
    return std::nullopt;
}

std::int32_t penaltyInto(Zone zone, const AttackQuery& query, const FacingOptions& options) {
    // A tail strikes behind without penalty and, if at all, ahead with that of the rear, which no feat lifts
    // (UF-33).
    const bool tail = query.strike == Strike::RearNatural;
    if (tail && zone == Zone::Front) return kRearPenalty;
    if (whirls(query, options)) return 0;
    if (isFlank(zone)) return flankExemption(query) ? 0 : kFlankPenalty;
    return zone == Zone::Rear && !tail ? kRearPenalty : 0;
}

std::int32_t bonusFrom(Zone zone, const AttackQuery& query) {
    if (query.target.feats.has(Feat::ImprovedUncannyDodge)) return 0;  // UF-27
    if (zone == Zone::Rear) return kRearBonus;
    return isFlank(zone) ? kFlankBonus : 0;
}

// How many of the possible cells have this value.
std::ptrdiff_t countOf(const std::vector<ValuedCell>& cells, std::int32_t value) {
    return std::count_if(cells.begin(), cells.end(),
                         [value](const ValuedCell& cell) { return cell.possible && cell.value == value; });
}

// For whoever stands there: the rear is better than a flank, a flank better than the front.
int rankOf(Zone zone) { return zone == Zone::Rear ? 2 : isFlank(zone) ? 1 : 0; }

// The first of the possible cells that suits best by the reading of UF-37; nullptr if none is possible. Of
// cells from which the bonus is the same (a feat may lift it) the better area counts.
const ValuedCell* choose(const std::vector<ValuedCell>& cells, rules::MultiCell reading, bool byArea) {
    const auto suitsBetter = [&](const ValuedCell& one, const ValuedCell& other) {
        if (byArea && one.value == other.value) {
            const int difference = rankOf(one.zone) - rankOf(other.zone);
            return reading == rules::MultiCell::Worst ? difference < 0 : difference > 0;
        }
        if (reading == rules::MultiCell::Worst) return one.value < other.value;
        const auto first = countOf(cells, one.value);
        const auto second = countOf(cells, other.value);
        if (reading == rules::MultiCell::Majority && first != second) return first > second;
        return one.value > other.value;
    };
    const ValuedCell* chosen = nullptr;
    for (const ValuedCell& cell : cells)
        if (cell.possible && (chosen == nullptr || suitsBetter(cell, *chosen))) chosen = &cell;
    return chosen;
}

// UF-37, option: a blow in melee that does not reach the cell of the other creature, or from there.
bool isBeyondReach(GridKind grid, const AttackQuery& query, const Creature& space, Cell cell,
                   const FacingOptions& options) {
    if (!options.multiCellInReach || query.strike == Strike::Ranged) return false;
    return !rules::reachBand(query.attacker, query.reach)
                .holds(board::distance(grid, space.footprint, space.at, {}, cell));
}

// UF-19 names the adjacent rear area. Of cells that are worth the same the first one is told; for standing
// next to the target any of them will do, so that the answer does not depend on the way the board lies.
bool standsAdjacent(const std::vector<ValuedCell>& cells, const ValuedCell& chosen) {
    return std::any_of(cells.begin(), cells.end(), [&](const ValuedCell& cell) {
        return cell.possible && cell.adjacent && cell.zone == chosen.zone && cell.value == chosen.value;
    });
}

// UF-19, UF-20, UF-27.
bool isSneakAttack(Zone from, bool adjacent, const AttackQuery& query, const FacingOptions& options) {
    if (query.target.traits.has(Trait::ImmuneToSneak)) return false;
    if (query.flatFooted || (query.losesDexterity && options.sneakOnLostDexterity)) return true;
    if (query.strike == Strike::Ranged || from != Zone::Rear) return false;
    if (!adjacent && !options.sneakFromBeyond) return false;
    return !query.target.feats.has(Feat::ImprovedUncannyDodge) ||
           *query.attacker.sneakLevel >= query.target.level + kDodgeLevels;
}

rules::Modifier toHit(std::int32_t value, RuleRef rule, std::string reason, RecordId source) {
    rules::Modifier modifier;
    modifier.value = value;
    modifier.rule = rule;
    modifier.reason = std::move(reason);
    modifier.source = source;
    return modifier;
}

// Each number with its reason; a penalty that a feat lifts stays in the list as 0.
std::vector<rules::Modifier> modifiersOf(const AttackUa& attack, const AttackQuery& query,
                                         const FacingOptions& options) {
    std::vector<rules::Modifier> list;
    const RecordId attacker = query.attacker.record;
    const RuleRef areaRule = query.strike == Strike::RearNatural ? RuleRef{"UF-33"}
                             : query.strike == Strike::Ranged    ? RuleRef{"UF-17"}
                                                                 : RuleRef{"UF-16"};
    const bool lifted =
        attack.penalty == 0 && (isFlank(attack.struck.zone) || attack.struck.zone == Zone::Rear);
    if (attack.penalty != 0)
        list.push_back(toHit(attack.penalty, areaRule,
                             isFlank(attack.struck.zone) ? "facing.intoFlank" : "facing.intoRear", attacker));
    if (lifted) {
        const RuleRef exemption =
            whirls(query, options) ? RuleRef{"UF-29"} : flankExemption(query).value_or(areaRule);
        list.push_back(toHit(0, exemption, "facing.penaltyLifted", attacker));
    }
    const bool fromSide = isFlank(attack.from.zone);
    if (attack.bonus != 0)
        list.push_back(
            toHit(attack.bonus, {"UF-18"}, fromSide ? "facing.fromFlank" : "facing.fromRear", attacker));
    else if (fromSide || attack.from.zone == Zone::Rear)
        list.push_back(toHit(0, {"UF-27"}, "facing.uncannyDodge", query.target.record));
    return list;
}

}  // namespace

AttackEvidence traceAttackUa(GridKind grid, const AttackQuery& query, const FacingOptions& options) {
    AttackEvidence evidence;
    const Creature& attacker = query.attacker;
    const Creature& target = query.target;
    const auto isAdjacent = [grid](const Creature& creature, Cell cell) {
        return board::distance(grid, creature.footprint, creature.at, {}, cell) <= 1;
    };
    const bool noFront = query.strike == Strike::RearNatural &&
                         options.rearAttackIntoFront == rules::RearAttackIntoFront::Refuse;
    for (const Cell cell : board::cellsAt(grid, target.footprint, target.at)) {
        const Zone zone = zoneUa(grid, attacker, cell, options);
        const bool possible =
            !(noFront && zone == Zone::Front) && !isBeyondReach(grid, query, attacker, cell, options);
        evidence.struck.push_back(
            {cell, zone, penaltyInto(zone, query, options), possible, isAdjacent(attacker, cell)});
    }
    for (const Cell cell : board::cellsAt(grid, attacker.footprint, attacker.at)) {
        const Zone zone = zoneUa(grid, target, cell, options);
        evidence.from.push_back({cell, zone, bonusFrom(zone, query),
                                 !isBeyondReach(grid, query, target, cell, options),
                                 isAdjacent(target, cell)});
    }
    return evidence;
}

bool shieldCoversAttack(GridKind grid, const AttackUa& attack, const AttackEvidence& evidence,
                        const Creature& target, const FacingOptions& options) {
    const auto covers = [&](const ValuedCell& cell) {
        return shieldCovers(System::Ua, grid, target, cell.cell, options);
    };
    const bool worst = options.multiCell == rules::MultiCell::Worst;
    for (const ValuedCell& cell : evidence.from)
        if (cell.possible && cell.value == attack.bonus && covers(cell) == worst) return worst;
    return !worst;
}

std::optional<AttackUa> gradeAttackUa(const AttackEvidence& evidence, const AttackQuery& query,
                                      const FacingOptions& options) {
    const ValuedCell* struck = choose(evidence.struck, options.multiCell, false);
    const ValuedCell* from = choose(evidence.from, options.multiCell, true);
    if (struck == nullptr || from == nullptr) return std::nullopt;
    AttackUa attack;
    attack.struck = *struck;
    attack.from = *from;
    attack.penalty = struck->value;
    attack.bonus = from->value;
    if (query.attacker.sneakLevel)
        attack.sneakAttack = isSneakAttack(from->zone, standsAdjacent(evidence.from, *from), query, options);
    attack.modifiers = modifiersOf(attack, query, options);
    return attack;
}

AttackRulingUa attackUa(GridKind grid, const AttackQuery& query, const FacingOptions& options) {
    AttackEvidence evidence = traceAttackUa(grid, query, options);
    std::optional<AttackUa> answer = gradeAttackUa(evidence, query, options);
    return {std::move(answer), std::move(evidence)};
}

}  // namespace tenaille::facing
