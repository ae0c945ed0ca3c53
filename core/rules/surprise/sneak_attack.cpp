// SPDX-License-Identifier: MIT
#include "core/rules/surprise/sneak_attack.h"

#include <algorithm>
#include <array>

#include "core/base/words.h"
#include "core/rules/surprise/sneak_rank.h"

namespace tenaille::surprise {

namespace {

using rules::Target;

constexpr rules::RuleRef kBonus{"SN-04"};
constexpr rules::RuleRef kIgnored{"SN-05"};
constexpr rules::RuleRef kDamage{"SN-06"};
constexpr rules::RuleRef kSurprise{"SU-11"};
constexpr rules::RuleRef kTwoWeapons{"SN-16"};

void add(std::vector<rules::Modifier>& modifiers, Target target, std::int32_t value, rules::RuleRef rule,
         const char* reason) {
    rules::Modifier modifier;
    modifier.target = target;
    modifier.value = value;
    modifier.rule = rule;
    modifier.reason = reason;
    modifiers.push_back(std::move(modifier));
}

void addToHit(const SneakBlow& blow, const rules::RuleOptions& options,
              std::vector<rules::Modifier>& modifiers) {
    add(modifiers, Target::ToHit, blow.bonus, rules::kSheet, "sheet.attackBonus");
    if (blow.weaponAttackFactor != 0)
        add(modifiers, Target::ToHit, -blow.weaponAttackFactor, kIgnored, "sneak.attackFactor");
    add(modifiers, Target::ToHit, options.sneak.bonus, kBonus, "sneak.blow");
    if (!options.sneak.bonusReplacesSurprise)
        add(modifiers, Target::ToHit, options.surprise.bonus, kSurprise, "sneak.surprise");
}

void addArmorClass(const SneakBlow& blow, std::vector<rules::Modifier>& modifiers) {
    add(modifiers, Target::ArmorClass, blow.armorClass, rules::kSheet, "sheet.armorClass");
    if (blow.dexterityBonus != 0)
        add(modifiers, Target::ArmorClass, -blow.dexterityBonus, kIgnored, "sneak.dexterity");
    if (blow.weaponDefenseFactor != 0)
        add(modifiers, Target::ArmorClass, -blow.weaponDefenseFactor, kIgnored, "sneak.defenceFactor");
}

void addDamage(const SneakHarm& harm, std::vector<rules::Modifier>& modifiers) {
    const rules::RuleRef weaponRule = harm.weapons.size() > 1 ? kTwoWeapons : kDamage;
    for (const SneakWeapon& weapon : harm.weapons)
        if (weapon.hit) add(modifiers, Target::Damage, weapon.damage, weaponRule, "sneak.weapon");
    add(modifiers, Target::Damage, harm.rank, kDamage, "sneak.rank");
    if (harm.otherBonus != 0)
        add(modifiers, Target::Damage, harm.otherBonus, rules::kSheet, "sneak.otherBonus");
}

}  // namespace

std::string_view name(SneakVerdict verdict) {
    constexpr std::array<std::string_view, 5> kNames{"ok", "noticed", "surpriseOnly", "beyondShortRange",
                                                     "notAtContact"};
    return wordOf(kNames, verdict);
}

rules::RuleRef ruleOf(SneakVerdict verdict, AttackKind kind) {
    constexpr rules::RuleRef kContact{"SN-03"};
    constexpr rules::RuleRef kShortRange{"SN-10"};
    switch (verdict) {
        case SneakVerdict::Ok:
            return kind == AttackKind::Shot ? kShortRange : kContact;
        case SneakVerdict::Noticed:
            return {"SN-01"};
        case SneakVerdict::SurpriseOnly:
            return {"SN-02"};
        case SneakVerdict::BeyondShortRange:
            return kShortRange;
        case SneakVerdict::NotAtContact:
            return kContact;
    }
    return {};
}

SneakVerdict ruleSneakApproach(const SneakApproach& approach, const rules::RuleOptions& options) {
    if (!approach.unnoticed) return SneakVerdict::Noticed;
    if (!approach.unseen) return SneakVerdict::SurpriseOnly;
    if (approach.kind == AttackKind::Shot) {
        const std::int32_t range = approach.shortRangeMm.value_or(options.sneak.rangedDefaultMm);
        return approach.distance < range ? SneakVerdict::Ok : SneakVerdict::BeyondShortRange;
    }
    return approach.distance < options.segment.engageMm ? SneakVerdict::Ok : SneakVerdict::NotAtContact;
}

SneakHit ruleSneakHit(const SneakBlow& blow, const rules::RuleOptions& options) {
    SneakHit hit;
    addToHit(blow, options, hit.modifiers);
    addArmorClass(blow, hit.modifiers);
    hit.total = blow.natural + rules::total(hit.modifiers, Target::ToHit);
    hit.armorClass = rules::total(hit.modifiers, Target::ArmorClass);
    hit.hit = options.segment.hitOnEqual ? hit.total >= hit.armorClass : hit.total > hit.armorClass;
    if (blow.natural == 20 && options.sneak.natural20Hits) hit.hit = true;
    if (blow.natural == 1) hit.hit = false;
    return hit;
}

SneakDamage ruleSneakDamage(const SneakHarm& harm, const rules::SneakOptions& options) {
    SneakDamage damage;
    damage.modifiers = sneakDifficulty(harm.rank, harm.inFight, options);
    damage.difficulty = rules::total(damage.modifiers, Target::Difficulty);
    damage.hit = std::any_of(harm.weapons.begin(), harm.weapons.end(),
                             [](const SneakWeapon& weapon) { return weapon.hit; });
    if (!damage.hit) return damage;
    addDamage(harm, damage.modifiers);
    damage.wear = rules::total(damage.modifiers, Target::Damage);
    damage.saved = harm.save >= damage.difficulty;
    if (!*damage.saved) {
        damage.wear *= 2;
        damage.hitPointsLost = damage.difficulty - harm.save;
    }
    return damage;
}

}  // namespace tenaille::surprise
