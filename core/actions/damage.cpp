// SPDX-License-Identifier: MIT
#include "core/actions/damage.h"

#include <algorithm>

#include "core/actions/fight_of.h"
#include "core/dice/expression.h"

namespace tenaille::actions {

namespace {

constexpr std::int32_t kLowestHitPoints = -1000;

}  // namespace

Result<ThrownDamage> damageOf(const board::TokenRecord& striker, int diceTimes, const DamageDie& die) {
    if (striker.fighter.damage.empty()) return ThrownDamage{};
    Result<dice::Expression> expression = dice::parseDice(striker.fighter.damage);
    if (!expression)
        return Problem{TENAILLE_PROBLEM("The damage \"%2\" of %1 is no dice."),
                       {striker.name, striker.fighter.damage},
                       TENAILLE_PROBLEM("Correct it in the details of the creature, or type the damage."),
                       {},
                       {},
                       {expression.problem()}};
    const std::vector<dice::Term> terms = expression->terms;
    for (int more = 1; more < diceTimes; ++more)
        for (const dice::Term& term : terms)
            if (term.count > 0) expression->terms.push_back(term);
    std::uint32_t index = 0;
    const dice::Roll roll = dice::roll(*expression, [&](std::int32_t sides) { return die(sides, index++); });
    ThrownDamage thrown{static_cast<std::int32_t>(std::clamp<std::int64_t>(roll.total, 0, kMostDamage))};
    for (const dice::Die& one : roll.dice) thrown.faces.push_back(one.face);
    return thrown;
}

std::string facesWord(const std::vector<std::int32_t>& faces) {
    std::string word;
    for (const std::int32_t face : faces) word += (word.empty() ? "" : "+") + std::to_string(face);
    return word.empty() ? "-" : word;
}

std::int64_t pastTemporaryPoints(board::TokenRecord& token, std::int64_t points) {
    const std::int64_t taken = std::min<std::int64_t>(token.temporaryPoints, points);
    token.temporaryPoints -= static_cast<std::int32_t>(taken);
    return points - taken;
}

std::int32_t hitPointsAfter(const board::TokenRecord& token, std::int64_t change) {
    const std::int64_t lowest = std::min(token.hitPoints, kLowestHitPoints);
    const std::int64_t highest = std::max(token.maxHitPoints, token.hitPoints);
    return static_cast<std::int32_t>(std::clamp(token.hitPoints + change, lowest, highest));
}

void logFall(const PlanContext& context, const board::TokenRecord& before, const board::TokenRecord& after,
             document::ChangeSet& changes) {
    if (!isDown(after, context.options) || isDown(before, context.options)) return;
    addLogLine(context.encounter, changes, "fight.down", {after.name});
    const board::CombatantRecord* combatant = combatantOf(context.encounter, after.id);
    if (combatant == nullptr || !combatant->activity) return;
    board::CombatantRecord idle = *combatant;
    idle.activity.reset();
    addLogLine(context.encounter, changes, "fight.activityLost", {after.name, combatant->activity->what});
    changes.replace(*combatant, std::move(idle));
}

}  // namespace tenaille::actions
