// SPDX-License-Identifier: MIT
//
// A roll, and phase 5a: routine, surprise and sneak attacks are rolled together (SG-16).
#include "core/rules/close_combat/breakthrough.h"
#include "core/rules/fight/segment_play.h"

namespace tenaille::fight {

namespace {

using wounds::CombatAction;

// AO-25: who is struck instead, the first of those whom the target grapples.
std::optional<std::size_t> wrongTarget(const SegmentPlay& play, std::size_t striker, const Intent& intent) {
    const Combatant& target = play.who(intent.target);
    const bool risky = intent.dice->action == CombatAction::MeleeAttack && !target.grappling.empty() &&
                       !grapples(target, play.id(striker));
    if (!risky || !intent.dice->d100) return std::nullopt;
    if (*intent.dice->d100 > play.options.segment.grappleWrongTargetPercent) return std::nullopt;
    return play.indexOf(target.grappling.front());
}

wounds::StrikeRuling exceptionalOf(const SegmentPlay& play, const Strike& strike) {
    const Sheet& striker = play.who(strike.striker).sheet;
    const Sheet& target = play.who(strike.target).sheet;
    wounds::StrikeQuestion question;
    question.natural = *strike.dice->d20;
    question.action = strike.dice->action;
    question.attackerStrength = striker.strength;
    question.targetStrength = target.strength;
    question.rangeBand = strike.dice->rangeBand;
    question.opportunity = strike.kind == StrikeKind::Opportunity;
    question.surprise = strike.kind == StrikeKind::SurpriseAttack;
    question.sneak = strike.kind == StrikeKind::SneakAttack;
    question.reducedMobility = target.reducedMobility;
    question.specials = striker.specials;
    question.fumbleDie = strike.dice->d6;
    return wounds::ruleStrike(question, play.options);
}

// ---- strike total against armour class

struct ToHit {
    std::int32_t total = 0;
    bool hit = false;
};

std::int32_t bonusOf(StrikeKind kind, const rules::RuleOptions& options) {
    switch (kind) {
        case StrikeKind::Attack:
            return 0;
        case StrikeKind::Opportunity:
            return options.segment.opportunityBonus;  // AO-16
        case StrikeKind::SurpriseAttack:
            return options.surprise.bonus;  // SU-11
        case StrikeKind::SneakAttack:       // SN-04
            return options.sneak.bonus + (options.sneak.bonusReplacesSurprise ? 0 : options.surprise.bonus);
    }
    return 0;
}

// FA-07: tiredness counts on both sides.
std::int32_t strikeBonusOf(const Combatant& combatant) {
    return combatant.sheet.strikeBonus - fatiguePenalty(combatant);
}
std::int32_t armorClassOf(const Combatant& combatant, const rules::FatigueOptions& options) {
    return combatant.sheet.armorClass - (options.penaltyOnAc ? fatiguePenalty(combatant) : 0);
}

std::int32_t situationOf(const Strike& strike, rules::Target target) {
    return rules::total(strike.dice->situation.modifiers, target);
}

ToHit sneakToHit(const SegmentPlay& play, const Strike& strike) {
    const SneakAttack& attack = *strike.sneak;
    const surprise::SneakHit hit = surprise::ruleSneakHit(
        {*strike.dice->d20,
         strikeBonusOf(play.who(strike.striker)) + situationOf(strike, rules::Target::ToHit),
         attack.weaponAttackFactor,
         armorClassOf(play.who(strike.target), play.options.fatigue) +
             situationOf(strike, rules::Target::ArmorClass),
         attack.dexterityBonus, attack.weaponDefenseFactor},
        play.options);
    return {hit.total, hit.hit};
}

ToHit toHitOf(const SegmentPlay& play, const Strike& strike) {
    if (strike.sneak != nullptr) return sneakToHit(play, strike);
    const Combatant& striker = play.who(strike.striker);
    const std::int32_t total =
        *strike.dice->d20 + strikeBonusOf(striker) + bonusOf(strike.kind, play.options);
    if (strike.dice->action == CombatAction::PassThrough) {
        const auto passing = close_combat::rulePassThrough(
            total, strike.dice->opposed, striker.mode == segments::Mode::Melee, play.options.closeMove);
        return {passing.total, passing.success};
    }
    const std::int32_t all = total + situationOf(strike, rules::Target::ToHit);
    const std::int32_t armorClass = armorClassOf(play.who(strike.target), play.options.fatigue) +
                                    situationOf(strike, rules::Target::ArmorClass);
    return {all, play.options.segment.hitOnEqual ? all >= armorClass : all > armorClass};
}

std::optional<StrikeSum> sumOf(const SegmentPlay& play, const Strike& strike) {
    if (strike.dice->action == CombatAction::PassThrough) return std::nullopt;
    const Combatant& striker = play.who(strike.striker);
    StrikeSum sum{striker.sheet.strikeBonus, fatiguePenalty(striker), bonusOf(strike.kind, play.options),
                  armorClassOf(play.who(strike.target), play.options.fatigue),
                  strike.dice->situation.modifiers};
    if (strike.sneak != nullptr) {  // SN-05
        sum.bonus -= strike.sneak->weaponAttackFactor;
        sum.armorClass -= strike.sneak->dexterityBonus + strike.sneak->weaponDefenseFactor;
    }
    return sum;
}

Problem missingMissDie(const std::string& striker) {
    return {TENAILLE_PROBLEM("The d100 against the strike of %1 is missing."),
            {striker},
            TENAILLE_PROBLEM("Give the roll of the miss chance (CO-04).")};
}

// CO-04: a strike that would hit goes past a target that is concealed, also one with a natural 20: that beats
// armour, not darkness. Nothing of the blow is left then. False: the die is missing.
bool concealmentTells(Strike& strike, Struck& struck) {
    const std::int32_t chance = situationOf(strike, rules::Target::MissChance);
    if (!strike.hit || chance <= 0 || strike.dice->action == CombatAction::PassThrough) return true;
    const std::optional<std::int32_t> die = strike.dice->situation.missDie;
    if (!die) return false;
    struck.sum->missDie = die;
    struck.concealed = *die <= chance;
    if (!struck.concealed) return true;
    strike.hit = false;
    strike.results = {};
    return true;
}

// AO-17: in grapple mode an opportunity passes the guard without a roll.
bool passesGuardAtOnce(const SegmentPlay& play, std::size_t striker, const Intent& intent) {
    return intent.kind == StrikeKind::Opportunity && intent.dice->action == CombatAction::PassGuard &&
           play.who(striker).mode == segments::Mode::Grapple;
}

}  // namespace

void rollStrike(SegmentPlay& play, std::size_t striker, const Intent& intent) {
    Strike strike{intent.kind, striker, intent.target, intent.dice, intent.sneak};
    Struck struck{intent.kind, play.id(striker), play.id(intent.target), intent.dice->action};
    struck.weapon = intent.dice->weapon;
    if (passesGuardAtOnce(play, striker, intent)) {
        strike.hit = struck.hit = true;
    } else if (!intent.dice->d20) {
        play.problem = missingDie(play.id(striker));
        return;
    } else {
        if (const auto instead = wrongTarget(play, striker, intent)) {
            strike.target = *instead;
            struck.target = play.id(*instead);
            play.report(WrongTarget{play.id(striker), play.id(intent.target), struck.target});
        }
        const ToHit toHit = toHitOf(play, strike);
        strike.results = exceptionalOf(play, strike);
        strike.hit = strike.results.autoHit || (toHit.hit && !strike.results.autoMiss);
        struck.natural = intent.dice->d20;
        struck.total = toHit.total;
        struck.sum = sumOf(play, strike);
        if (!concealmentTells(strike, struck)) {
            play.problem = missingMissDie(play.id(striker));
            return;
        }
        struck.hit = strike.hit;
        struck.critical = strike.results.critical;
    }
    play.report(std::move(struck));
    play.strikes.push_back(std::move(strike));
}

void rollAttacks(SegmentPlay& play) {
    for (std::size_t i = 0; i < play.size(); ++i) {
        const auto intent = play.actors[i].intent;
        if (!intent) continue;
        if (intent->kind == StrikeKind::Attack) play.who(i).slots[intent->slot].use = Slot::Use::Spent;
        rollStrike(play, i, *intent);
    }
}

}  // namespace tenaille::fight
