// SPDX-License-Identifier: MIT
//
// Exceptional blows (EX-01 to EX-18): what the face of the d20 decides by itself, before and besides the
// strike total. damage.h says what a critical does to endurance and hit points, parry.h what stops it.
//
// All results of one die add up (EX-11); none depends on whether the blow hits (EX-03).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/rule_options.h"
#include "core/rules/rule_ref.h"
#include "core/rules/wounds/combat_action.h"

namespace tenaille::wounds {

// A natural value from `min` to `max`, both included, at which a weapon (EX-08) or a species (EX-09) does
// something of its own: a crow's beak tears off a plate on 19, a purple worm swallows on 19 and 20.
struct SpecialValue {
    std::string name;
    std::int32_t min = 20;
    std::int32_t max = 20;
    friend bool operator==(const SpecialValue&, const SpecialValue&) = default;
};

struct StrikeQuestion {
    std::int32_t natural = 0;  // 1..20, face of the d20
    CombatAction action = CombatAction::MeleeAttack;
    std::int32_t attackerStrength = 10;
    std::int32_t targetStrength = 10;
    RangeBand rangeBand = RangeBand::Short;  // of a shot
    bool opportunity = false;                // an attack of opportunity (EX-15)
    bool surprise = false;                   // a surprise attack (EX-16)
    bool reducedMobility = false;            // the target is hampered: at least its legs are held (EX-17)
    bool sneak = false;                      // a sneak attack: nothing of this applies (SN-14)
    std::span<const SpecialValue> specials = {};
    std::optional<std::int32_t> fumbleDie = {};  // 1..6, thrown on a natural 1
};

// EX-06, by the fumble die: 1-3, 4, 5, 6.
enum class FumbleEffect : std::uint8_t { OpportunityForOpponent, LoseWeapon, BreakWeapon, WoundCompanion };
std::string_view name(FumbleEffect effect);

// From which natural value a blow is critical for one reason.
struct CriticalWindow {
    std::int32_t from = 20;
    rules::RuleRef rule;
    friend bool operator==(const CriticalWindow&, const CriticalWindow&) = default;
};

struct StrikeRuling {
    bool autoHit = false;   // natural 20 (EX-05)
    bool autoMiss = false;  // natural 1 (EX-06)
    bool critical = false;  // critical exceptional blow
    // Die of the hit points lost, of which 1 is taken off: 1d6-1, or 1d4-1 (EX-18). None unless critical.
    std::optional<std::int32_t> lossDie;
    std::int32_t wearMultiplier = 1;  // 2 if critical (EX-19)
    bool fumble = false;
    std::optional<FumbleEffect> fumbleEffect;  // none without a fumble or its die
    bool disarm = false;                       // the target loses its weapon (EX-07)
    std::vector<std::string> specials;         // names of those that apply, in the order asked
    bool onlyCriticalParry = false;            // an ordinary parry does not stop it (EX-05, EX-23)

    // Every reason for which this blow could be critical; empty if it does no damage or is a sneak attack.
    // The lowest value counts (EX-12 to EX-18); two reasons make one critical, not two (EX-11).
    std::vector<CriticalWindow> windows;
    std::vector<rules::RuleRef> rules;  // what decided the results above, in their order
};

StrikeRuling ruleStrike(const StrikeQuestion& question, const rules::RuleOptions& options);

}  // namespace tenaille::wounds
