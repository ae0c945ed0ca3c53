// SPDX-License-Identifier: MIT
#include "core/rules/attack/attack.h"

#include <algorithm>
#include <iterator>

#include "core/rules/attack/opportunities.h"
#include "core/rules/facing/attack_ua.h"
#include "core/rules/facing/shield.h"
#include "core/rules/prone/prone.h"
#include "core/rules/reach_band.h"
#include "core/rules/space/crowding.h"

namespace tenaille::attack {

namespace {

using board::AttackMode;
using board::BoardView;
using rules::Modifier;
using rules::RuleOptions;
using rules::Target;

constexpr rules::RuleRef kTargeting{"F5-05"};
constexpr rules::RuleRef kRearAttack{"F5-06"};
constexpr rules::RuleRef kTotalCover{"CV-13"};
constexpr rules::RuleRef kReach{"SZ-05"};

// The modifiers of a family that bear on an attack roll: bonuses on Reflex are for area effects.
void append(const std::vector<Modifier>& found, AttackAnswer& answer) {
    std::copy_if(found.begin(), found.end(), std::back_inserter(answer.modifiers),
                 [](const Modifier& one) { return one.target != Target::Reflex; });
}

// Melee that is not adjacent, or made with a reach weapon, is judged as reach (protocol, cover.attack).
AttackMode judgedMode(const AttackQuestion& question, int distance) {
    if (question.mode != AttackMode::Melee) return question.mode;
    return distance > 1 || question.attacker.reachWeapon ? AttackMode::Reach : AttackMode::Melee;
}

void addSheet(const AttackQuestion& question, AttackAnswer& answer) {
    answer.modifiers.push_back({.target = Target::ToHit,
                                .value = question.attackBonus,
                                .reason = "sheet.attackBonus",
                                .source = question.attacker.record});
    if (question.fatigue != 0)
        answer.modifiers.push_back({.target = Target::ToHit,
                                    .value = -question.fatigue,
                                    .rule = {"FA-06"},
                                    .reason = "sheet.fatigue",
                                    .source = question.attacker.record});
    if (question.target.armorClass)
        answer.modifiers.push_back({.target = Target::ArmorClass,
                                    .value = *question.target.armorClass,
                                    .reason = "sheet.armorClass",
                                    .source = question.target.record});
}

// What the facing rules in force say of both creatures.
void addFacing(board::GridKind grid, const AttackQuestion& question, const RuleOptions& options,
               AttackRuling& ruling) {
    if (options.facingRules == rules::FacingRules::FiveE) {
        const auto defence = facing::target5e(grid, question.target, question.attacker, options.facing);
        const auto offence = facing::target5e(grid, question.attacker, question.target, options.facing);
        ruling.evidence.attackerSeen = defence.evidence;
        ruling.evidence.targetSeen = offence.evidence;
        ruling.answer.advantage = defence.answer.advantage;
        if (defence.answer.advantage)
            ruling.answer.modifiers.push_back(
                {.rule = kRearAttack, .reason = std::string(kAdvantage), .source = question.target.record});
        append(defence.answer.modifiers, ruling.answer);
        if (!offence.answer.canTarget) ruling.answer.refusals.push_back({Refusal::NotTargetable, kTargeting});
    } else if (options.facingRules == rules::FacingRules::Ua && ruling.evidence.distance > 0) {
        const auto strike =
            question.mode == AttackMode::Ranged ? facing::Strike::Ranged : facing::Strike::Melee;
        const auto facings = facing::attackUa(grid,
                                              {.attacker = question.attacker,
                                               .target = question.target,
                                               .strike = strike,
                                               .mounted = board::isMounted(question.attacker),
                                               .reach = options.reach},
                                              options.facing);
        if (!facings.answer) return;
        append(facings.answer->modifiers, ruling.answer);
        ruling.answer.sneakAttack = facings.answer->sneakAttack;
        if (question.target.shield && options.facing.uaShields)
            ruling.answer.modifiers.push_back(
                facing::shieldModifier(facing::System::Ua, question.target,
                                       facing::shieldCoversAttack(grid, *facings.answer, facings.evidence,
                                                                  question.target, options.facing),
                                       options.facing));
    }
}

void addCover(const BoardView& board, const AttackQuestion& question, const RuleOptions& options,
              AttackRuling& ruling) {
    cover::CoverQuestion asked;
    asked.attacker = cover::spaceOf(question.attacker);
    asked.target = cover::spaceOf(question.target);
    asked.attack = coverAttack(ruling.evidence.mode);
    ruling.evidence.cover = cover::ruleCover(board, asked, options.cover);
    const cover::CoverAnswer& found = ruling.evidence.cover.answer;
    const auto& lines = ruling.evidence.cover.evidence.lines;
    const auto cut = std::count_if(lines.begin(), lines.end(), [](const cover::CoverLine& line) {
        return line.outcome == cover::LineOutcome::Cut;
    });
    std::vector<Modifier> modifiers = found.modifiers;
    for (Modifier& modifier : modifiers)
        modifier.arguments = {std::to_string(cut), std::to_string(lines.size())};
    append(modifiers, ruling.answer);
    if (!found.lineOfEffect) ruling.answer.refusals.push_back({Refusal::NoLineOfEffect, kTotalCover});
}

void addConcealment(const BoardView& board, const AttackQuestion& question, const RuleOptions& options,
                    AttackRuling& ruling) {
    // Lines are drawn between spaces that lie apart: inside the target's own space its cells count.
    const bool lookAtCells = ruling.evidence.mode == AttackMode::Melee || ruling.evidence.distance == 0;
    ruling.evidence.concealment = cover::ruleConcealment(
        board, cover::concealmentQuestion(question.attacker, question.target, lookAtCells),
        options.concealment);
    append(ruling.evidence.concealment.answer.modifiers, ruling.answer);
}

// FL-01: whoever is hostile to the target helps, friend of the attacker or not; by option his allies alone.
bool mayHelp(const board::Creature& creature, const AttackQuestion& question, const RuleOptions& options) {
    if (creature.record == question.attacker.record || creature.record == question.target.record)
        return false;
    return options.flank.helpers == rules::FlankHelpers::Allies
               ? board::areAllies(creature, question.attacker)
               : board::areEnemies(creature, question.target);
}

// Why a helper near the target does not help, as a modifier of 0.
const char* reasonOf(flanking::HelperVerdict verdict) {
    switch (verdict) {
        case flanking::HelperVerdict::Flanks:
            return "flank.opposite";
        case flanking::HelperVerdict::NoReach:
            return "flank.noReach";
        case flanking::HelperVerdict::DoesNotThreaten:
            return "flank.doesNotThreaten";
        case flanking::HelperVerdict::CutOff:
            return "flank.cutOff";
        case flanking::HelperVerdict::NotOpposite:
            return "flank.notOpposite";
    }
    return "";
}

// Those who stand by in vain: in contact with the target, or threatening it from afar. Of the helpless, and
// of help against one's own friends, nobody asks.
void explainFlanking(board::GridKind grid, const AttackQuestion& question, AttackRuling& ruling) {
    if (board::areAllies(question.attacker, question.target)) return;
    for (const flanking::HelperEvidence& found : ruling.evidence.flankVerdicts) {
        const board::Creature& helper = ruling.evidence.flankHelpers[found.helper];
        const bool threatens = found.verdict == flanking::HelperVerdict::NotOpposite;
        if (!threatens && board::distance(grid, helper, question.target) > 1) continue;
        if (!threatens && helper.traits.has(board::Trait::Helpless)) continue;
        ruling.answer.modifiers.push_back({.target = Target::ToHit,
                                           .stacking = rules::Stacking::Flanking,
                                           .rule = flanking::ruleOf(found.verdict),
                                           .reason = reasonOf(found.verdict),
                                           .source = helper.record});
    }
}

// UF-01: the facing variant replaces flanking.
void addFlanking(const BoardView& board, const AttackQuestion& question, const RuleOptions& options,
                 AttackRuling& ruling) {
    if (options.facingRules == rules::FacingRules::Ua || !options.flank.counts) return;
    std::vector<board::Creature>& helpers = ruling.evidence.flankHelpers;
    for (const board::Creature& creature : board.creatures())
        if (mayHelp(creature, question, options)) helpers.push_back(creature);
    cover::LineTracer tracer;
    const auto isCutOff = [&](const board::Creature& helper) {
        return hasTotalCover(board, helper, question.target, options, tracer);
    };
    const flanking::FlankQuestion asked{&question.attacker, &question.target, helpers,
                                        ruling.evidence.mode == AttackMode::Ranged, isCutOff};
    const flanking::FlankRuling found = flanking::ruleFlanking(board.grid(), asked, options);
    ruling.evidence.flankVerdicts = found.evidence;
    append(found.answer.modifiers, ruling.answer);
    if (found.answer.bonus == 0) explainFlanking(board.grid(), question, ruling);
}

// MV-20: squeezed creatures strike and defend themselves badly.
void addSqueezing(const AttackQuestion& question, AttackRuling& ruling) {
    const space::SqueezeEffect effect = space::effectOf(space::Passage::Squeeze);
    const auto add = [&](const board::Creature& creature, Target target, std::int32_t value) {
        if (creature.traits.has(board::Trait::Squeezing))
            ruling.answer.modifiers.push_back({.target = target,
                                               .value = value,
                                               .rule = {"MV-20"},
                                               .reason = "space.squeezing",
                                               .source = creature.record});
    };
    add(question.attacker, Target::ToHit, effect.attack);
    add(question.target, Target::ArmorClass, effect.armorClass);
}

void addProne(const AttackQuestion& question, const RuleOptions& options, AttackRuling& ruling) {
    const prone::ProneQuestion asked{question.attacker.traits.has(board::Trait::Prone),
                                     question.target.traits.has(board::Trait::Prone),
                                     ruling.evidence.mode == AttackMode::Ranged, options.prone.gravity};
    append(prone::ruleProne(asked).modifiers, ruling.answer);
}

// Melee needs the target within the band of the attacker's reach; whoever has none strikes inside its own
// cell only (SZ-03).
bool outOfReach(const BoardView& board, const AttackQuestion& question, const RuleOptions& options,
                AttackMode mode) {
    if (mode == AttackMode::Ranged) return false;
    const int distance = rules::reachDistance(board.grid(), question.attacker, question.target.footprint,
                                              question.target.at, options.reach);
    return distance > 0 && !rules::reachBand(question.attacker, options.reach).holds(distance);
}

void applyGiven(const std::vector<GivenValue>& given, AttackAnswer& answer) {
    for (const GivenValue& one : given) {
        for (Modifier& modifier : answer.modifiers)
            if (modifier.reason == one.reason) modifier.overridden = one.value;
        if (one.reason == kAdvantage && one.value == 0) answer.advantage = false;
        for (Refused& refused : answer.refusals)
            if (keyOf(refused.why) == one.reason) refused.allowed = true;
    }
}

void addUp(AttackAnswer& answer) {
    rules::suppressDuplicates(answer.modifiers);
    answer.toHit = rules::total(answer.modifiers, Target::ToHit);
    answer.missChance = std::clamp(rules::total(answer.modifiers, Target::MissChance), 0, 100);
    const bool hasArmorClass =
        std::any_of(answer.modifiers.begin(), answer.modifiers.end(),
                    [](const Modifier& one) { return one.reason == "sheet.armorClass"; });
    if (!hasArmorClass) return;
    answer.armorClass = rules::total(answer.modifiers, Target::ArmorClass);
    answer.needs = std::clamp(*answer.armorClass - answer.toHit, 2, 20);
}

}  // namespace

std::string_view keyOf(Refusal refusal) {
    switch (refusal) {
        case Refusal::NotTargetable:
            return "refusal.notTargetable";
        case Refusal::NoLineOfEffect:
            return "refusal.noLineOfEffect";
        case Refusal::OutOfReach:
            return "refusal.outOfReach";
        case Refusal::SameSpace:
            return "refusal.sameSpace";
    }
    return {};
}

std::optional<Refusal> refusalNamed(std::string_view key) {
    for (const Refusal refusal : kRefusals)
        if (keyOf(refusal) == key) return refusal;
    return std::nullopt;
}

std::optional<Refusal> AttackAnswer::refusal() const {
    for (const Refused& refused : refusals)
        if (!refused.allowed) return refused.why;
    return std::nullopt;
}

cover::Attack coverAttack(AttackMode mode) {
    switch (mode) {
        case AttackMode::Melee:
            return cover::Attack::Melee;
        case AttackMode::Reach:
            return cover::Attack::Reach;
        case AttackMode::Ranged:
            return cover::Attack::Ranged;
    }
    return cover::Attack::Ranged;
}

AttackRuling attackRuling(const BoardView& board, const AttackQuestion& question,
                          const RuleOptions& options) {
    AttackRuling ruling;
    ruling.evidence.distance = board::distance(board.grid(), question.attacker, question.target);
    ruling.evidence.mode = judgedMode(question, ruling.evidence.distance);
    addSheet(question, ruling.answer);
    addFacing(board.grid(), question, options, ruling);
    if (ruling.evidence.distance > 0) addCover(board, question, options, ruling);
    addConcealment(board, question, options, ruling);
    addFlanking(board, question, options, ruling);
    addProne(question, options, ruling);
    addSqueezing(question, ruling);
    if (outOfReach(board, question, options, ruling.evidence.mode))
        ruling.answer.refusals.push_back({Refusal::OutOfReach, kReach});
    if (ruling.evidence.distance == 0) ruling.answer.refusals.push_back({Refusal::SameSpace, kReach});
    applyGiven(question.given, ruling.answer);
    addUp(ruling.answer);
    return ruling;
}

}  // namespace tenaille::attack
