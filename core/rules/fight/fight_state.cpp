// SPDX-License-Identifier: MIT
#include "core/rules/fight/fight_state.h"

#include <algorithm>

#include "core/rules/segments/engagement.h"

namespace tenaille::fight {

std::optional<std::size_t> FightState::find(std::string_view id) const {
    const auto at = std::lower_bound(
        combatants.begin(), combatants.end(), id,
        [](const Combatant& combatant, std::string_view wanted) { return combatant.id < wanted; });
    if (at == combatants.end() || at->id != id) return std::nullopt;
    return static_cast<std::size_t>(at - combatants.begin());
}

bool areEnemies(const Combatant& a, const Combatant& b) { return a.sheet.side != b.sheet.side; }

bool areEngaged(const Combatant& a, const Combatant& b, const rules::SegmentOptions& options) {
    return areEnemies(a, b) && a.alive && b.alive && !a.hidden && !b.hidden &&
           !(isPartedFrom(a, b.id) && isPartedFrom(b, a.id)) &&
           segments::areEngaged(contactDistance(a, b), a.sheet.polearm, b.sheet.polearm, options);
}

}  // namespace tenaille::fight
