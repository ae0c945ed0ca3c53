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

bool isOfMode(const AttackRecord& attack, AttackMode mode) {
    if (mode == AttackMode::Ranged) return !attack.reach || attack.range;
    return attack.reach && attack.reachWeapon == (mode == AttackMode::Reach);
}

bool isOnSheet(const AttackRecord& attack, const TokenRecord& token) {
    return attack.name == token.weapon && attack.bonus == token.attackBonus &&
           attack.damage == token.fighter.damage;
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
    const auto whole = firstOf(attacks, [&](const AttackRecord& attack) {
        return isOnSheet(attack, token) && isOfMode(attack, token.attackMode);
    });
    if (whole) return whole;
    const auto same = firstOf(attacks, [&](const AttackRecord& attack) { return isOnSheet(attack, token); });
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

bool keepAttackOnSheet(TokenRecord& token) {
    std::optional<AttackRecord> now = attackOnSheet(token);
    if (!now) return true;
    const auto at = attackInUse(token.attacks, token);
    if (at && isOnSheet(token.attacks[*at], token)) return true;
    // Of several with its name nobody knows which it was.
    const auto namesakes = std::count_if(token.attacks.begin(), token.attacks.end(),
                                         [&](const AttackRecord& one) { return one.name == now->name; });
    if (at && namesakes == 1) {
        token.attacks[*at].bonus = now->bonus;
        token.attacks[*at].damage = now->damage;
    } else {
        if (token.attacks.size() >= kMaxAttacks) return false;
        token.attacks.push_back(*std::move(now));
    }
    return true;
}

void followSheet(const TokenRecord& before, TokenRecord& after) {
    const auto at = attackInUse(before.attacks, before);
    if (!at || before.attacks != after.attacks || before.weapon != after.weapon ||
        !isOnSheet(before.attacks[*at], before))
        return;
    AttackRecord& attack = after.attacks[*at];
    attack.bonus = after.attackBonus;
    attack.damage = after.fighter.damage;
    if (attack.reach && after.attackMode != AttackMode::Ranged &&
        before.creature.reach != after.creature.reach)
        attack.reach = after.creature.reach;
}

bool useAttack(TokenRecord& token, AttackChoice choice) {
    if (choice.attack >= token.attacks.size()) return true;
    if (!keepAttackOnSheet(token)) return false;
    const AttackRecord attack = token.attacks[choice.attack];
    takeAttack(token, attack, choice.fromAfar);
    if (token.attackMode == AttackMode::Ranged) return true;
    token.creature.reach = *attack.reach;
    token.creature.reachWeapon = attack.reachWeapon;
    return true;
}

}  // namespace tenaille::board
