// SPDX-License-Identifier: MIT
//
// The surprise segment (SU-03, SU-04) and who may make a surprise attack (SU-06 to SU-09). sneak.h answers
// the same for sneak attacks.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/rules/length.h"
#include "core/rules/rule_options.h"
#include "core/rules/rule_ref.h"
#include "core/rules/surprise/attack_kind.h"

namespace tenaille::surprise {

// SU-03: it is played if some are surprised and some are not.
constexpr bool isSegmentPlayed(std::int64_t surprised, std::int64_t all) {
    return surprised > 0 && surprised < all;
}

struct SurpriseQuestion {
    AttackKind kind = AttackKind::Melee;
    rules::Length distance;
    bool ready = true;  // weapon in hand (SU-07)
    bool attackerSurprised = false;
    bool targetSurprised = true;
    std::optional<std::int32_t> weaponRangeMm;  // of a shot; none: any distance
    bool alreadyUsed = false;                   // in this surprise (SU-06)
};

// In the order of testing: the first that applies counts.
enum class SurpriseReason : std::uint8_t {
    Ok,
    AttackerSurprised,   // SU-02
    TargetNotSurprised,  // SU-01
    NotReady,            // SU-07
    OnePerSegment,       // SU-06
    TooFar,              // to cross and strike in one segment (SU-08)
    OutOfRange,          // of the shot: exactly the range is within it (SU-09)
};
std::string_view name(SurpriseReason reason);  // "ok" ...
rules::RuleRef ruleOf(SurpriseReason reason);

// Exactly `surprise.meleeRangeMm` is near enough unless `surprise.rangeInclusive` is off.
SurpriseReason ruleSurprise(const SurpriseQuestion& question, const rules::SurpriseOptions& options);

}  // namespace tenaille::surprise
