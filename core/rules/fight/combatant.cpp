// SPDX-License-Identifier: MIT
#include "core/rules/fight/combatant.h"

#include <algorithm>

namespace tenaille::fight {

namespace {

void insertSorted(std::vector<std::string>& ids, const std::string& id) {
    const auto at = std::lower_bound(ids.begin(), ids.end(), id);
    if (at == ids.end() || *at != id) ids.insert(at, id);
}

}  // namespace

std::int32_t effectiveInitiative(const Combatant& combatant, const Slot& slot,
                                 const rules::SegmentOptions& options) {
    return segments::readjusted(slot.initiative, combatant.busy, options.readjust);
}

std::int32_t fatiguePenalty(const Combatant& combatant) {
    return fatigue::penaltyOf(combatant.tiredness.points, combatant.sheet.fatigueThreshold);
}

bool grapples(const Combatant& combatant, std::string_view id) {
    return std::find(combatant.grappling.begin(), combatant.grappling.end(), id) != combatant.grappling.end();
}

void joinInGrapple(Combatant& a, Combatant& b) {
    insertSorted(a.grappling, b.id);
    insertSorted(b.grappling, a.id);
}

}  // namespace tenaille::fight
