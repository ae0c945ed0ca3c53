// SPDX-License-Identifier: MIT
//
// Sneak attacks (SN-01 to SN-16): when one may be made, whether it hits, what it does. A surprise attack that
// the target cannot see coming; sneak_rank.h gives rank and difficulty.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/rules/length.h"
#include "core/rules/modifier.h"
#include "core/rules/rule_options.h"
#include "core/rules/surprise/attack_kind.h"

namespace tenaille::surprise {

struct SneakApproach {
    AttackKind kind = AttackKind::Melee;
    rules::Length distance;
    bool unnoticed = false;  // the attacker, until now (SN-01)
    bool unseen = false;     // the blow, even at the last moment (SN-02); otherwise a plain surprise attack
    std::optional<std::int32_t> shortRangeMm = {};  // of the weapon; none: `sneak.rangedDefaultMm`
};

// Whether it may be made, or the first reason against it.
enum class SneakVerdict : std::uint8_t {
    Ok,
    Noticed,           // SN-01
    SurpriseOnly,      // SN-02
    BeyondShortRange,  // SN-10: a shot from the short range or farther
    NotAtContact,      // SN-03: melee and grapple from `segment.engageMm` or farther
};
std::string_view name(SneakVerdict verdict);  // "ok", "noticed" ...
rules::RuleRef ruleOf(SneakVerdict verdict, AttackKind kind);

SneakVerdict ruleSneakApproach(const SneakApproach& approach, const rules::RuleOptions& options);

struct SneakBlow {
    std::int32_t natural = 0;             // 1..20, face of the d20
    std::int32_t bonus = 0;               // weapon factor included
    std::int32_t weaponAttackFactor = 0;  // part of the bonus that does not count (SN-05)
    std::int32_t armorClass = 0;
    std::int32_t dexterityBonus = 0;       // part of it lost (SN-05); a negative one is lost too
    std::int32_t weaponDefenseFactor = 0;  // the same
};

struct SneakHit {
    std::int32_t total = 0;       // natural + the modifiers to hit
    std::int32_t armorClass = 0;  // what counts of it
    bool hit = false;
    std::vector<rules::Modifier> modifiers;  // targets ToHit and ArmorClass
};

// SN-04: +4 instead of the bonus of surprise (`sneak.bonus`, `sneak.bonusReplacesSurprise`). A total equal to
// the armour class hits (`segment.hitOnEqual`). SN-14: a natural 1 misses, a 20 is nothing special
// (`sneak.natural20Hits`).
SneakHit ruleSneakHit(const SneakBlow& blow, const rules::RuleOptions& options);

// One weapon of the attack: two daggers are rolled apart (SN-16, if `sneak.twoDaggers` allows them).
struct SneakWeapon {
    std::int32_t damage = 0;  // its dice
    bool hit = true;
    friend bool operator==(const SneakWeapon&, const SneakWeapon&) = default;
};

struct SneakHarm {
    std::span<const SneakWeapon> weapons = {};
    std::int32_t rank = 0;  // in sneak attack, 0 for most people
    std::int32_t save = 0;  // total of the critical save
    std::int32_t otherBonus = 0;
    bool inFight = false;
};

struct SneakDamage {
    bool hit = false;       // one of the weapons at least
    std::int32_t wear = 0;  // doubled already if the save failed (SN-08); a malus may make it negative
    std::int32_t hitPointsLost = 0;  // what the save failed by (SN-07), never the die of other critical blows
    std::optional<bool> saved;       // none without a hit
    std::int32_t difficulty = 0;
    std::vector<rules::Modifier> modifiers;  // targets Damage (before doubling) and Difficulty
};

// SN-06: dice that hit + rank, once, + bonuses. SN-07: save against 8 + rank (sneak_rank.h).
SneakDamage ruleSneakDamage(const SneakHarm& harm, const rules::SneakOptions& options);

}  // namespace tenaille::surprise
