// SPDX-License-Identifier: MIT
//
// Combat facing: what an attack gains and loses by the facings of both creatures, and whether it is a sneak
// attack (UF-14 to UF-20, UF-25 to UF-29, UF-32, UF-33, UF-37). monster_lists.h lists which natural attacks
// go to the flank or the rear.
#pragma once

#include <optional>
#include <vector>

#include "core/rules/facing/arcs.h"
#include "core/rules/modifier.h"
#include "core/rules/ruling.h"

namespace tenaille::facing {

enum class Strike : std::uint8_t { Melee, Ranged, Opportunity, Cleave, FlankNatural, RearNatural };

struct AttackQuery {
    const Creature& attacker;
    const Creature& target;
    Strike strike = Strike::Melee;
    bool mounted = false;            // the attacker rides; his own entry is the steed's space and facing
    bool flatFooted = false;         // the target
    bool losesDexterity = false;     // the target, for another reason: a feint, a grapple (UF-19)
    bool whirlwindAction = false;    // matters with facing.whirlwindOnly
    rules::ReachOptions reach = {};  // matters with facing.multiCellInReach
};

// Evidence: each cell of one creature in the areas of the other, with the number it is worth.
struct ValuedCell {
    Cell cell;
    Zone zone = Zone::None;
    std::int32_t value = 0;  // penalty 0, -5, -10, or bonus 0, 2, 4
    bool possible = true;    // false: a rear attack cannot go there, or out of reach
    bool adjacent = false;   // to the other creature's space
};
struct AttackEvidence {
    std::vector<ValuedCell> struck;  // cells of the target in the attacker's areas, reading order
    std::vector<ValuedCell> from;    // cells of the attacker in the target's areas, reading order
};
AttackEvidence traceAttackUa(GridKind grid, const AttackQuery& query, const FacingOptions& options);

// The cells that count: smallest penalty and largest bonus, with facing.multiCell = worst the opposite, with
// majority the value of most cells (equally many: the best); of equal ones to strike from the better area
// (rear, flank, front; with worst the opposite), then the first in reading order (UF-37). With
// facing.multiCellInReach melee counts only cells within the attacker's reach.
struct AttackUa {
    ValuedCell struck;
    ValuedCell from;
    std::int32_t penalty = 0;
    std::int32_t bonus = 0;
    std::optional<bool> sneakAttack;  // none without sneakLevel
    std::vector<rules::Modifier> modifiers;

    std::int32_t total() const { return penalty + bonus; }
};

// No value: no cell to strike or to strike from (UF-33, UF-37). Overlapping spaces have no meaning here.
std::optional<AttackUa> gradeAttackUa(const AttackEvidence& evidence, const AttackQuery& query,
                                      const FacingOptions& options);

// Whether the target's shield (there must be one) counts (UF-35): of the cells to strike from that are worth
// the same the attacker chooses one that it does not cover, with facing.multiCell = worst the target one that
// it does.
bool shieldCoversAttack(GridKind grid, const AttackUa& attack, const AttackEvidence& evidence,
                        const Creature& target, const FacingOptions& options);

using AttackRulingUa = rules::Ruling<std::optional<AttackUa>, AttackEvidence>;
AttackRulingUa attackUa(GridKind grid, const AttackQuery& query, const FacingOptions& options);

}  // namespace tenaille::facing
