// SPDX-License-Identifier: MIT
//
// What a blow does to endurance and hit points (EX-03, EX-10, EX-19, EX-29). Falls and immersion go by other
// rules (EX-28).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/rules/rule_options.h"
#include "core/rules/rule_ref.h"

namespace tenaille::wounds {

// A blow as it falls: the wear that endurance takes first, doubled already, and the hit points that a
// critical takes whatever endurance is left.
struct Damage {
    std::int32_t wear = 0;
    std::int32_t loss = 0;
    bool critical = false;
    friend bool operator==(const Damage&, const Damage&) = default;
};

// A rolled blow that no parry has stopped.
struct RolledBlow {
    bool hit = false;
    bool critical = false;
    std::int32_t wear = 0;      // rolled, not doubled
    std::int32_t lossRoll = 1;  // the loss die as it fell: 1 costs no hit point (EX-19)
};

// EX-19: a critical doubles the wear and takes the loss die - 1. EX-03: one that missed takes the loss alone
// (`exceptional.criticalOnMiss`: nothing, or all). No hit and no critical: nothing.
Damage damageOf(const RolledBlow& blow, const rules::ExceptionalOptions& options);

struct LifePoints {
    std::int32_t endurance = 0;  // never below 0
    std::int32_t hitPoints = 0;
    std::int32_t life() const { return endurance + hitPoints; }
    friend bool operator==(const LifePoints&, const LifePoints&) = default;
};

// What took the hit points: wear beyond endurance (EX-10), or the loss of a critical that is at least as
// large (EX-19).
enum class CriticalKind : std::uint8_t { None, Wear, Exceptional };
std::string_view name(CriticalKind kind);  // "none", "wear", "exceptional"

struct DamageRuling {
    LifePoints left;
    std::int32_t absorbed = 0;       // wear that endurance took
    std::int32_t overflow = 0;       // wear beyond it
    std::int32_t hitPointsLost = 0;  // overflow or loss, never their sum
    CriticalKind critical = CriticalKind::None;
    std::optional<std::int32_t> column;  // of the critical effect: hit points left, if any were lost (EX-29)
    rules::RuleRef rule;                 // that gives hitPointsLost
};

// With overflow and loss both above 0, `exceptional.overflowVersusLoss` chooses: the greater by default. The
// loss of a blow that is not critical counts for nothing.
DamageRuling ruleDamage(const LifePoints& before, const Damage& damage,
                        const rules::ExceptionalOptions& options);

}  // namespace tenaille::wounds
