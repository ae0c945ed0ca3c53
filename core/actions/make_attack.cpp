// SPDX-License-Identifier: MIT
#include "core/actions/make_attack.h"

#include <algorithm>
#include <span>

#include "core/actions/attack_question.h"
#include "core/actions/damage.h"
#include "core/actions/fight_log.h"
#include "core/actions/fight_of.h"
#include "core/actions/heeded.h"
#include "core/actions/strike_situation.h"
#include "core/board/attacks.h"

namespace tenaille::actions {

namespace {

using board::TokenRecord;
using document::ChangeSet;

std::int32_t face(const MakeAttack& intent, AttackDie die, std::int32_t sides, std::uint32_t index = 0) {
    return dice::face(keyOf(intent, die), sides, index);
}

// Of the usual weapon; twice its dice and once what is added to them, if that is wanted.
Result<ThrownDamage> rolledDamage(const MakeAttack& intent, const TokenRecord& attacker) {
    return damageOf(attacker, intent.times == DamageTimes::DiceTwice ? 2 : 1,
                    [&](std::int32_t sides, std::uint32_t index) {
                        return face(intent, AttackDie::Damage, sides, index);
                    });
}

std::int32_t factorOf(DamageTimes times) {
    return times == DamageTimes::Triple ? 3 : times == DamageTimes::Double ? 2 : 1;
}

std::optional<Problem> wrongDie(const AttackDice& dice) {
    const auto wrong = [](const std::optional<std::int32_t>& die, std::int32_t lowest, std::int32_t highest) {
        return die && (*die < lowest || *die > highest);
    };
    if (!wrong(dice.d20, 1, 20) && !wrong(dice.second, 1, 20) && !wrong(dice.miss, 1, 100) &&
        !wrong(dice.damage, 0, kMostDamage))
        return std::nullopt;
    return Problem{TENAILLE_PROBLEM("A die cannot show that."),
                   {},
                   TENAILLE_PROBLEM("A d20 shows 1 to 20, a d100 1 to 100; damage is 0 to 10000.")};
}

void judge(const MakeAttack& intent, AttackOutcome& outcome) {
    const attack::AttackAnswer& answer = outcome.answer;
    outcome.natural = std::max(*outcome.dice.d20, outcome.dice.second.value_or(0));
    outcome.total = outcome.natural + answer.toHit;
    if (intent.verdict != Verdict::ByTheDice) {
        outcome.hits = intent.verdict == Verdict::Hits;
        return;
    }
    const bool strikes =
        outcome.natural == 20 || (outcome.natural != 1 && outcome.total >= answer.armorClass.value_or(0));
    outcome.concealed = strikes && outcome.dice.miss && *outcome.dice.miss <= answer.missChance;
    outcome.hits = strikes && !outcome.concealed;
}

std::string resultOf(const MakeAttack& intent, const AttackOutcome& outcome) {
    if (intent.verdict == Verdict::Hits) return "ruledHit";
    if (intent.verdict == Verdict::Misses) return "ruledMiss";
    if (outcome.concealed) return "concealed";
    if (outcome.natural == 20) return "natural20";
    if (outcome.natural == 1) return "natural1";
    return outcome.hits ? "hit" : "miss";
}

std::string known(const std::optional<std::int32_t>& value) {
    return value ? std::to_string(*value) : std::string("-");
}

// For what_if.h: one placement or none.
std::span<const Placement> whereStruck(const MakeAttack& intent) {
    if (!intent.passing) return {};
    return {&*intent.passing, 1};
}

const char* origin(bool typed) { return typed ? "typed" : "rolled"; }

std::vector<std::string> attackLine(const PlanContext& context, const MakeAttack& intent,
                                    const TokenRecord& attacker, const AttackOutcome& outcome) {
    const TokenRecord& target = *context.encounter.tokens.find(intent.target);
    const bool concealable = outcome.answer.missChance > 0;
    std::string d20 = std::to_string(outcome.natural);
    if (outcome.dice.second) d20 += "|" + std::to_string(std::min(*outcome.dice.d20, *outcome.dice.second));
    std::vector<std::string> line{
        attacker.name,
        target.name,
        d20,
        std::to_string(outcome.total),
        std::to_string(attacker.attackBonus),
        std::to_string(fatiguePenalty(context.encounter, attacker, context.options)),
        "0",
        known(target.creature.armorClass),
        resultOf(intent, outcome),
        origin(intent.dice.d20.has_value()),
        concealable ? std::to_string(outcome.answer.missChance) : "-",
        missDieWord(concealable ? outcome.dice.miss : std::nullopt, context.options.concealment)};
    addModifierWords(countedModifiers(outcome.answer), line);
    return line;
}

// Of damage that the program threw.
std::string facesOf(const MakeAttack& intent, const TokenRecord& attacker) {
    if (intent.dice.damage) return "-";
    const Result<ThrownDamage> rolled = rolledDamage(intent, attacker);
    return rolled ? facesWord(rolled->faces) : "-";
}

const char* wordOf(DamageTimes times) {
    switch (times) {
        case DamageTimes::DiceTwice:
            return "diceTwice";
        case DamageTimes::Double:
            return "double";
        case DamageTimes::Triple:
            return "triple";
        case DamageTimes::Once:
            break;
    }
    return "once";
}

// What the game master decided for this attack alone, in the words of SetOverride.
void logGiven(const PlanContext& context, const MakeAttack& intent, const AttackOutcome& outcome,
              ChangeSet& changes) {
    const std::string& attacker = context.encounter.tokens.find(intent.attacker)->name;
    const std::string& target = context.encounter.tokens.find(intent.target)->name;
    for (const auto& given : intent.given) {
        const std::string& reason = given.first;
        if (const auto why = attack::refusalNamed(reason)) {
            const auto& all = outcome.answer.refusals;
            if (std::any_of(all.begin(), all.end(),
                            [&](const attack::Refused& one) { return one.why == *why && one.allowed; }))
                addLogLine(context.encounter, changes, "allowAttack", {attacker, target, reason});
            continue;
        }
        for (const rules::Modifier& one : outcome.answer.modifiers)
            if (one.reason == reason && one.overridden == given.second && one.value != given.second) {
                addLogLine(
                    context.encounter, changes, "setOverride",
                    {attacker, target, reason, std::to_string(one.value), std::to_string(given.second)});
                break;
            }
    }
}

}  // namespace

dice::DieKey keyOf(const MakeAttack& intent, AttackDie die) {
    return {intent.seed, 0, 0, intent.attacker.value, static_cast<std::uint32_t>(die)};
}

board::TokenRecord attackerOf(const PlanContext& context, const MakeAttack& intent) {
    board::TokenRecord attacker = *context.encounter.tokens.find(intent.attacker);
    if (intent.with) static_cast<void>(board::useAttack(attacker, *intent.with));
    return attacker;
}

attack::AttackQuestion questionOf(const PlanContext& context, const MakeAttack& intent) {
    const TokenRecord& target = *context.encounter.tokens.find(intent.target);
    attack::AttackQuestion question = attackQuestion(context.encounter, attackerOf(context, intent),
                                                     tokenWith(target, whereStruck(intent)), context.options);
    for (const auto& [reason, value] : intent.given) {
        std::erase_if(question.given, [&key = reason](const auto& one) { return one.reason == key; });
        // Any value allows what is refused; 0 forbids what the card allows.
        const bool forbids = value == 0 && attack::refusalNamed(reason).has_value();
        if (!forbids) question.given.push_back({reason, value});
    }
    return question;
}

attack::AttackRuling rulingOf(const PlanContext& context, const MakeAttack& intent) {
    const attack::AttackQuestion question = questionOf(context, intent);
    if (!intent.passing) return attack::attackRuling(context.board, question, context.options);
    return attack::attackRuling(boardWith(context.board, whereStruck(intent)), question, context.options);
}

std::vector<rules::Modifier> hiddenModifiers(const PlanContext& context, const MakeAttack& intent) {
    const auto shown = boardOfShown(context, intent.attacker, intent.target);
    if (!shown) return {};
    const PlanContext seen{context.encounter, *shown, context.options};
    return givenByHidden(countedModifiers(rulingOf(context, intent).answer),
                         countedModifiers(rulingOf(seen, intent).answer));
}

Result<AttackOutcome> attackOutcome(const PlanContext& context, const MakeAttack& intent) {
    const TokenRecord* attacker = context.encounter.tokens.find(intent.attacker);
    const TokenRecord* target = context.encounter.tokens.find(intent.target);
    if (attacker == nullptr) return missingRecord(intent.attacker);
    if (target == nullptr) return missingRecord(intent.target);
    if (TokenRecord with = *attacker; intent.with && !board::useAttack(with, *intent.with))
        return tooManyAttacks(*attacker);
    if (intent.attacker == intent.target) return strikesHimself(attacker->name);
    if (auto wrong = wrongDie(intent.dice)) return *std::move(wrong);
    AttackOutcome outcome;
    outcome.answer = rulingOf(context, intent).answer;
    if (outcome.answer.refusal())
        return Problem{TENAILLE_PROBLEM("By the rules %1 cannot attack %2."),
                       {attacker->name, target->name},
                       TENAILLE_PROBLEM("Allow it on the ruling card, or choose another target.")};
    if (!outcome.answer.armorClass && intent.verdict == Verdict::ByTheDice)
        return Problem{TENAILLE_PROBLEM("%1 has no armour class."),
                       {target->name},
                       TENAILLE_PROBLEM("Give it one, or decide yourself whether the attack hits.")};
    outcome.dice.d20 = intent.dice.d20.value_or(face(intent, AttackDie::D20, 20));
    if (outcome.answer.advantage)
        outcome.dice.second = intent.dice.second.value_or(face(intent, AttackDie::Second, 20));
    if (outcome.answer.missChance > 0)
        outcome.dice.miss = intent.dice.miss.value_or(face(intent, AttackDie::Miss, 100));
    judge(intent, outcome);
    if (intent.dice.damage) {
        outcome.dice.damage = intent.dice.damage;
    } else {
        const Result<ThrownDamage> rolled = rolledDamage(intent, attackerOf(context, intent));
        if (!rolled) return rolled.problem();
        outcome.dice.damage = rolled->points;
    }
    outcome.damage = outcome.hits ? *outcome.dice.damage * factorOf(intent.times) : 0;
    outcome.wounds = outcome.hits && intent.wounds && target->maxHitPoints > 0 && outcome.damage > 0;
    TokenRecord struck = *target;
    if (outcome.wounds)
        struck.hitPoints = hitPointsAfter(struck, -pastTemporaryPoints(struck, outcome.damage));
    outcome.hitPoints = struck.hitPoints;
    outcome.temporaryPoints = struck.temporaryPoints;
    return outcome;
}

Result<ChangeSet> planMakeAttack(const PlanContext& context, const MakeAttack& intent) {
    const Result<AttackOutcome> outcome = attackOutcome(context, intent);
    if (!outcome) return outcome.problem();
    const TokenRecord& before = *context.encounter.tokens.find(intent.attacker);
    const TokenRecord attacker = attackerOf(context, intent);
    const TokenRecord& target = *context.encounter.tokens.find(intent.target);
    ChangeSet changes{"makeAttack", {attacker.name, target.name}, {}};
    if (!(attacker == before) && !intent.passing) {
        changes.replace(before, attacker);
        addLogLine(context.encounter, changes, "useAttack", {attacker.name, attacker.weapon});
    }
    logGiven(context, intent, *outcome, changes);
    if (intent.passing)
        addLogLine(context.encounter, changes, "takesOpportunity", {attacker.name, target.name});
    addLogLine(context.encounter, changes, "strike.attack", attackLine(context, intent, attacker, *outcome));
    if (!outcome->hits || outcome->damage == 0) return changes;
    // Dice that were written instead of the usual ones, or a number from the table.
    const auto written = std::find_if(intent.thrown.begin(), intent.thrown.end(), [&](const ThrownDice& one) {
        return one.use == kUseDamage && intent.dice.damage == std::max<std::int64_t>(one.total, 0);
    });
    const bool isWritten = written != intent.thrown.end();
    addLogLine(context.encounter, changes, "strike.damage",
               {target.name, attacker.name, std::to_string(outcome->damage),
                outcome->wounds ? std::to_string(outcome->hitPoints) : "-",
                isWritten            ? written->expression
                : intent.dice.damage ? std::to_string(*intent.dice.damage)
                                     : attacker.fighter.damage,
                origin(intent.dice.damage.has_value() && !isWritten), wordOf(intent.times),
                isWritten ? written->faces : facesOf(intent, attacker)});
    if (!outcome->wounds) return changes;
    TokenRecord wounded = target;
    wounded.hitPoints = outcome->hitPoints;
    if (wounded.temporaryPoints != outcome->temporaryPoints)
        addLogLine(context.encounter, changes, "temporaryLost",
                   {target.name, std::to_string(target.temporaryPoints - outcome->temporaryPoints),
                    std::to_string(outcome->temporaryPoints)});
    wounded.temporaryPoints = outcome->temporaryPoints;
    logFall(context, target, wounded, changes);
    changes.replace(target, std::move(wounded));
    return changes;
}

}  // namespace tenaille::actions
