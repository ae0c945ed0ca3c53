// SPDX-License-Identifier: MIT
//
// Parries and dodges (EX-23 to EX-26): who may try one, and what it undoes. parry_score.h gives the score of
// a critical one; whether an ordinary one succeeds is decided at the table.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/rules/rule_options.h"
#include "core/rules/rule_ref.h"
#include "core/rules/wounds/combat_action.h"

namespace tenaille::wounds {

struct ParriedBlow {
    CombatAction action = CombatAction::MeleeAttack;
    bool onlyCriticalParry = false;  // as StrikeRuling has it
    bool critical = false;
    bool surprise = false;  // a surprise or sneak attack
};

struct Parrier {
    std::int32_t score = 19;      // natural value from which his parry is critical
    bool actionAvailable = true;  // a routine action in reserve
    bool segmentFree = true;      // nothing done in this segment yet
    bool closeMode = true;        // melee or grapple
    bool surprised = false;
    bool guardLowered = false;     // AO-28
    bool canParryMissile = false;  // shield, buckler or pavise in hand (EX-26)
};

// Why the parry is refused, in the order of testing, or how it went.
enum class ParryReason : std::uint8_t {
    SurpriseAttack,  // never parried, not even critically (SU-13)
    Surprised,
    GuardLowered,
    Mode,
    SegmentActionUsed,
    NoActionInReserve,
    Fumble,         // natural 1 (EX-06)
    AutoFail,       // natural 1 without `exceptional.fumbleOnParry`
    Critical,       // EX-24
    NeedsCritical,  // an ordinary parry does not stop a natural 20 or a critical (EX-05, EX-23)
    WeaponCannotParryMissile,
    Normal,
};
std::string_view name(ParryReason reason);  // "surpriseAttack" ...
rules::RuleRef ruleOf(ParryReason reason);

struct ParryRuling {
    ParryReason reason = ParryReason::Normal;
    bool cancelsHit = false;
    bool cancelsExceptional = false;  // critical, specials, disarming: by a critical parry alone (EX-04)

    bool allowed() const { return reason >= ParryReason::Fumble; }
    bool critical() const { return reason == ParryReason::Critical; }
};

// `natural` is the face of the d20 of the parry; `success` what an ordinary parry would come to. A critical
// parry stops every action but those of grapple other than the attack that strikes like melee (EX-24;
// `exceptional.criticalParryVersusGrapple`: those too).
ParryRuling ruleParry(const ParriedBlow& blow, const Parrier& parrier, std::int32_t natural, bool success,
                      const rules::ExceptionalOptions& options);

}  // namespace tenaille::wounds
