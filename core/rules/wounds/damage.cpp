// SPDX-License-Identifier: MIT
#include "core/rules/wounds/damage.h"

#include <algorithm>
#include <array>

#include "core/base/words.h"

namespace tenaille::wounds {

namespace {

constexpr rules::RuleRef kWear{"EX-10"};
constexpr rules::RuleRef kNoSum{"EX-19"};

// EX-19: never both.
std::int32_t chosen(std::int32_t overflow, std::int32_t loss, rules::OverflowVersusLoss choice) {
    if (overflow == 0 || loss == 0) return std::max(overflow, loss);
    switch (choice) {
        case rules::OverflowVersusLoss::Greater:
            return std::max(overflow, loss);
        case rules::OverflowVersusLoss::Overflow:
            return overflow;
        case rules::OverflowVersusLoss::Loss:
            return loss;
    }
    return overflow;
}

}  // namespace

std::string_view name(CriticalKind kind) {
    constexpr std::array<std::string_view, 3> kNames{"none", "wear", "exceptional"};
    return wordOf(kNames, kind);
}

Damage damageOf(const RolledBlow& blow, const rules::ExceptionalOptions& options) {
    using rules::CriticalOnMiss;
    const bool lands = blow.hit || (blow.critical && options.criticalOnMiss == CriticalOnMiss::Full);
    const bool hurts = blow.critical && (blow.hit || options.criticalOnMiss != CriticalOnMiss::RequiresHit);
    Damage damage;
    damage.critical = hurts;
    if (lands) damage.wear = blow.critical ? 2 * blow.wear : blow.wear;
    if (hurts) damage.loss = blow.lossRoll - 1;
    return damage;
}

DamageRuling ruleDamage(const LifePoints& before, const Damage& damage,
                        const rules::ExceptionalOptions& options) {
    const std::int32_t loss = damage.critical ? damage.loss : 0;
    DamageRuling ruling;
    ruling.absorbed = std::min(damage.wear, before.endurance);
    ruling.overflow = damage.wear - ruling.absorbed;
    ruling.hitPointsLost = chosen(ruling.overflow, loss, options.overflowVersusLoss);
    ruling.left = {before.endurance - ruling.absorbed, before.hitPoints - ruling.hitPointsLost};
    ruling.rule = damage.critical ? kNoSum : kWear;
    if (ruling.hitPointsLost == 0) return ruling;
    ruling.critical = loss > 0 && loss >= ruling.overflow ? CriticalKind::Exceptional : CriticalKind::Wear;
    ruling.column = ruling.left.hitPoints;
    return ruling;
}

}  // namespace tenaille::wounds
