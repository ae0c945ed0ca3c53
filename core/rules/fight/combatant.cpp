// SPDX-License-Identifier: MIT
#include "core/rules/fight/combatant.h"

#include <algorithm>
#include <cstdlib>

namespace tenaille::fight {

namespace {

void insertSorted(std::vector<std::string>& ids, const std::string& id) {
    const auto at = std::lower_bound(ids.begin(), ids.end(), id);
    if (at == ids.end() || *at != id) ids.insert(at, id);
}

}  // namespace

rules::Length contactDistance(const Sheet& a, Position at, const Sheet& b, Position other) {
    if (a.body == Body::Point || b.body == Body::Point) return distance(at, other);
    const Position way = other - at;
    const std::int64_t far = std::max(std::abs(way.x), std::abs(way.y));
    const rules::Length between = a.body == Body::Square ? distance({}, {far, 0}) : distance(at, other);
    const std::int32_t nearer = between.wholeMm - a.beyondMm - b.beyondMm;
    return nearer < 0 ? rules::Length(0) : rules::Length(nearer, between.andMore);
}

rules::Length contactDistance(const Combatant& a, const Combatant& b) {
    return contactDistance(a.sheet, a.space.value_or(a.position), b.sheet, b.space.value_or(b.position));
}

std::int32_t contactMm(const Sheet& a, const Sheet& b, const rules::SegmentOptions& options) {
    return options.contactMm + a.beyondMm + b.beyondMm;
}

std::int32_t effectiveInitiative(const Combatant& combatant, const Slot& slot,
                                 const rules::SegmentOptions& options) {
    return segments::readjusted(slot.initiative, combatant.busy, options.readjust);
}

std::optional<std::size_t> usableSlot(const Combatant& combatant, std::int32_t segment, SlotUse use,
                                      const rules::SegmentOptions& options) {
    if (combatant.routineBlocked) return std::nullopt;
    const bool atAnyTime = use == SlotUse::Parry && options.parryTiming == rules::ParryTiming::AnyUnspent;
    std::optional<std::size_t> best;
    std::int32_t bestInitiative = 0;
    for (std::size_t k = 0; k < combatant.slots.size(); ++k) {
        const Slot& slot = combatant.slots[k];
        const std::int32_t initiative = effectiveInitiative(combatant, slot, options);
        if (slot.use != Slot::Use::Reserved || segments::isLost(initiative)) continue;
        if (!atAnyTime && initiative > segment) continue;
        if (best && initiative >= bestInitiative) continue;
        best = k;
        bestInitiative = initiative;
    }
    return best;
}

std::int32_t fatiguePenalty(const Combatant& combatant) {
    return fatigue::penaltyOf(combatant.tiredness.points, combatant.sheet.fatigueThreshold);
}

bool grapples(const Combatant& combatant, std::string_view id) {
    return std::find(combatant.grappling.begin(), combatant.grappling.end(), id) != combatant.grappling.end();
}

bool isPartedFrom(const Combatant& combatant, std::string_view id) {
    return std::binary_search(combatant.partedFrom.begin(), combatant.partedFrom.end(), id);
}

void joinInGrapple(Combatant& a, Combatant& b) {
    insertSorted(a.grappling, b.id);
    insertSorted(b.grappling, a.id);
}

}  // namespace tenaille::fight
