// SPDX-License-Identifier: MIT
//
// Strikes, parries and their effects as events of a fight; event.h has the others.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/modifier.h"
#include "core/rules/rule_ref.h"
#include "core/rules/wounds/combat_action.h"
#include "core/rules/wounds/damage.h"
#include "core/rules/wounds/parry.h"

namespace tenaille::fight {

using Id = std::string;

// ---- strikes and parries

enum class StrikeKind : std::uint8_t { Attack, Opportunity, SurpriseAttack, SneakAttack };

// What a strike total is made of beside the face, and what it is held against.
struct StrikeSum {
    std::int32_t bonus = 0;       // of the sheet
    std::int32_t fatigue = 0;     // FA-06, 0 or more, taken off
    std::int32_t occasion = 0;    // of an opportunity (AO-16), of surprise (SU-11), of a sneak attack (SN-04)
    std::int32_t armorClass = 0;  // of the target, its own fatigue taken off (FA-07)
    std::vector<rules::Modifier> situation = {};  // what the board adds to both, and the miss chance
    std::optional<std::int32_t> missDie = {};     // d100, thrown when the strike would hit (CO-04)
    friend bool operator==(const StrikeSum&, const StrikeSum&) = default;
};

// As it was before any parry.
struct Struck {
    StrikeKind kind = StrikeKind::Attack;
    Id who;
    Id target;  // who was really struck
    wounds::CombatAction action = wounds::CombatAction::MeleeAttack;
    std::optional<std::int32_t> natural = {};  // none without a roll (AO-17)
    std::optional<std::int32_t> total = {};
    bool hit = false;
    bool critical = false;
    std::optional<std::string> weapon = {};
    bool concealed = false;             // would have hit but for the miss chance (CO-04)
    std::optional<StrikeSum> sum = {};  // of a roll against armour class
    friend bool operator==(const Struck&, const Struck&) = default;
};
struct WrongTarget {
    Id who;
    Id meant;
    Id got;
    friend bool operator==(const WrongTarget&, const WrongTarget&) = default;
};
struct Parried {
    Id who;
    Id against;
    bool critical = false;
    bool success = false;  // the hit is undone
    wounds::ParryReason reason = wounds::ParryReason::Normal;
    std::int32_t natural = 0;
    std::int32_t score = 0;  // natural value from which it is critical (EX-20)
    friend bool operator==(const Parried&, const Parried&) = default;
};

// ---- effects

struct Disarmed {
    Id who;
    friend bool operator==(const Disarmed&, const Disarmed&) = default;
};
struct SpecialDone {
    Id who;  // who suffers it
    std::string what;
    friend bool operator==(const SpecialDone&, const SpecialDone&) = default;
};
struct WeaponLost {
    Id who;
    friend bool operator==(const WeaponLost&, const WeaponLost&) = default;
};
struct WeaponBroken {
    Id who;
    friend bool operator==(const WeaponBroken&, const WeaponBroken&) = default;
};
struct CompanionWounded {
    Id who;  // who failed; which companion is decided at the table
    friend bool operator==(const CompanionWounded&, const CompanionWounded&) = default;
};
struct Grappled {
    Id who;
    Id by;
    friend bool operator==(const Grappled&, const Grappled&) = default;
};
// How the points of a blow came about, before the target's endurance.
struct DamageSum {
    std::int32_t rolled = 0;  // wear as it fell, nothing added and not doubled
    bool doubled = false;     // by a critical (EX-19) or a critical save that failed (SN-08)
    std::int32_t loss = 0;    // hit points that the blow takes whatever endurance is left
    std::optional<std::int32_t> lossRoll = {};   // the die of that loss as it fell: 1 is taken off (EX-19)
    std::optional<std::int32_t> lossDie = {};    // its sides (EX-18)
    std::int32_t overflow = 0;                   // wear beyond endurance (EX-10)
    std::optional<std::int32_t> sneakRank = {};  // of a sneak attack, added to the wear (SN-06)
    std::int32_t save = 0;                       // of the target, the total (SN-07)
    std::int32_t difficulty = 0;
    friend bool operator==(const DamageSum&, const DamageSum&) = default;
};
struct Damaged {
    Id who;
    Id by;
    std::int32_t wear = 0;
    std::int32_t hitPointsLost = 0;
    wounds::CriticalKind critical = wounds::CriticalKind::None;
    wounds::LifePoints left = {};
    std::optional<std::int32_t> column = {};  // of the critical effect (EX-29)
    rules::RuleRef rule = {};
    DamageSum sum = {};
    friend bool operator==(const Damaged&, const Damaged&) = default;
};
struct Down {
    Id who;
    friend bool operator==(const Down&, const Down&) = default;
};

}  // namespace tenaille::fight
