// SPDX-License-Identifier: MIT
#include "core/board/attacks.h"

#include <algorithm>
#include <utility>

namespace tenaille::board {

namespace {

template <class Test>
std::optional<std::size_t> firstOf(const std::vector<AttackRecord>& attacks, Test test) {
    const auto found = std::find_if(attacks.begin(), attacks.end(), test);
    if (found == attacks.end()) return std::nullopt;
    return static_cast<std::size_t>(found - attacks.begin());
}

}  // namespace

void takeAttack(TokenRecord& token, const AttackRecord& attack, bool fromAfar) {
    token.weapon = attack.name;
    token.attackBonus = attack.bonus;
    token.fighter.damage = attack.damage;
    token.attackMode = !attack.reach || fromAfar ? AttackMode::Ranged
                       : attack.reachWeapon      ? AttackMode::Reach
                                                 : AttackMode::Melee;
}

std::optional<AttackRecord> attackOnSheet(const TokenRecord& token) {
    if (token.weapon.empty() && token.attackBonus == 0 && token.fighter.damage.empty()) return std::nullopt;
    AttackRecord attack{token.weapon, token.attackBonus, token.fighter.damage};
    if (token.attackMode != AttackMode::Ranged) attack.reach = token.creature.reach;
    attack.reachWeapon = token.attackMode == AttackMode::Reach;
    return attack;
}

std::optional<std::size_t> attackInUse(const std::vector<AttackRecord>& attacks, const TokenRecord& token) {
    const auto same = firstOf(attacks, [&](const AttackRecord& attack) {
        return attack.name == token.weapon && attack.bonus == token.attackBonus &&
               attack.damage == token.fighter.damage;
    });
    if (same) return same;
    return firstOf(attacks, [&](const AttackRecord& attack) {
        return attack.name == token.weapon && !token.weapon.empty();
    });
}

std::vector<AttackChoice> attackChoices(const TokenRecord& token) {
    std::vector<AttackChoice> choices;
    for (std::size_t i = 0; i < token.attacks.size(); ++i) {
        choices.push_back({i, !token.attacks[i].reach});
        if (token.attacks[i].reach && token.attacks[i].range) choices.push_back({i, true});
    }
    return choices;
}

std::optional<AttackChoice> choiceInUse(const TokenRecord& token) {
    const auto at = attackInUse(token.attacks, token);
    if (!at) return std::nullopt;
    const AttackRecord& attack = token.attacks[*at];
    const bool isThrown = attack.range && token.attackMode == AttackMode::Ranged;
    return AttackChoice{*at, !attack.reach || isThrown};
}

void keepAttackOnSheet(TokenRecord& token) {
    std::optional<AttackRecord> now = attackOnSheet(token);
    if (!now) return;
    if (const auto at = attackInUse(token.attacks, token)) {
        token.attacks[*at].bonus = now->bonus;
        token.attacks[*at].damage = now->damage;
    } else if (token.attacks.size() < kMaxAttacks) {
        token.attacks.push_back(*std::move(now));
    }
}

void useAttack(TokenRecord& token, AttackChoice choice) {
    if (choice.attack >= token.attacks.size()) return;
    keepAttackOnSheet(token);
    const AttackRecord attack = token.attacks[choice.attack];
    takeAttack(token, attack, choice.fromAfar);
    if (token.attackMode == AttackMode::Ranged) return;
    token.creature.reach = *attack.reach;
    token.creature.reachWeapon = attack.reachWeapon;
}

}  // namespace tenaille::board
