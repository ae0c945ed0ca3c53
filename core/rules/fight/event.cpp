// SPDX-License-Identifier: MIT
#include "core/rules/fight/event.h"

#include <algorithm>
#include <array>

namespace tenaille::fight {

namespace {

// The name of each alternative of Happening and the rule that it comes from, where that does not depend on
// its members.
struct Entry {
    std::string_view name;
    std::string_view rule;
};

constexpr std::array<Entry, std::variant_size_v<Happening>> kEntries{{
    {"surpriseSegment", "SU-03"},
    {"noSurpriseSegment", "SU-04"},
    {"refused", ""},
    {"activityLost", "SG-14"},
    {"modeChanged", "SG-14"},
    {"simpleStarted", "SG-05"},
    {"fastMoveStarted", "CM-04"},
    {"castStarted", "SG-17"},
    {"opportunityOffered", "AO-04"},
    {"opportunityDenied", ""},
    {"opportunityLapsed", "AO-18"},
    {"opportunityLost", "AO-13"},
    {"routinePostponed", "SG-10"},
    {"routineLost", "SG-11"},
    {"", ""},  // by the kind of the strike
    {"wrongTarget", "AO-25"},
    {"parry", ""},
    {"disarmed", "EX-07"},
    {"special", "EX-08"},
    {"weaponLost", "EX-06"},
    {"weaponBroken", "EX-06"},
    {"companionWounded", "EX-06"},
    {"grappled", "AO-17"},
    {"damage", ""},
    {"down", "SG-16"},
    {"moved", "CM-04"},
    {"slowMoved", "CM-03"},
    {"closeMove", ""},
    {"pushed", "CM-21"},
    {"passedThrough", "CM-22"},
    {"engaged", "CM-10"},
    {"disengaged", "CM-10"},
    {"simpleDone", "SG-05"},
    {"spellEffect", "SG-17"},
    {"fatigue", "FA-03"},
}};

constexpr std::array<Entry, 4> kStrikes{
    {{"attack", "SG-06"}, {"opportunity", "AO-04"}, {"surpriseAttack", "SU-06"}, {"sneakAttack", "SN-01"}}};

const Entry& entryOf(const Happening& what) {
    if (const auto* struck = std::get_if<Struck>(&what))
        return kStrikes[static_cast<std::size_t>(struck->kind)];
    return kEntries[what.index()];
}

}  // namespace

std::string_view name(const Happening& what) { return entryOf(what).name; }

bool isEventName(std::string_view text) {
    const auto isIt = [text](const Entry& entry) { return entry.name == text; };
    return !text.empty() && (std::any_of(kEntries.begin(), kEntries.end(), isIt) ||
                             std::any_of(kStrikes.begin(), kStrikes.end(), isIt));
}

rules::RuleRef ruleOf(const Happening& what) {
    if (const auto* refused = std::get_if<Refused>(&what)) return ruleOf(refused->reason);
    if (const auto* denied = std::get_if<OpportunityDenied>(&what)) return ruleOf(denied->reason);
    if (const auto* parried = std::get_if<Parried>(&what)) return wounds::ruleOf(parried->reason);
    if (const auto* damaged = std::get_if<Damaged>(&what)) return damaged->rule;
    if (const auto* moved = std::get_if<CloseMoved>(&what)) return moved->ruling.rule;
    return {entryOf(what).rule};
}

}  // namespace tenaille::fight
