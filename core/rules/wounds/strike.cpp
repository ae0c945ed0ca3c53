// SPDX-License-Identifier: MIT
#include "core/rules/wounds/strike.h"

#include <algorithm>
#include <array>

#include "core/base/words.h"

namespace tenaille::wounds {

namespace {

using rules::RuleRef;

constexpr RuleRef kNatural20{"EX-05"};
constexpr RuleRef kNatural1{"EX-06"};
constexpr RuleRef kStrength{"EX-07"};
constexpr RuleRef kSpecial{"EX-08"};
constexpr RuleRef kGrappleDamage{"EX-18"};
constexpr RuleRef kSneak{"SN-14"};

constexpr std::int32_t kGreatStrength = 19;
constexpr std::int32_t kLossDie = 6;
constexpr std::int32_t kGrappleLossDie = 4;

std::optional<CriticalWindow> windowOf(CombatAction action, RangeBand band) {
    switch (action) {
        case CombatAction::MeleeAttack:
        case CombatAction::Breakthrough:
        case CombatAction::PassThrough:
            return CriticalWindow{20, {"EX-12"}};
        case CombatAction::Shot:
            return CriticalWindow{band == RangeBand::PointBlank ? 18
                                  : band == RangeBand::Long     ? 20
                                                                : 19,
                                  {"EX-13"}};
        case CombatAction::AssimilatedMelee:
            return CriticalWindow{18, {"EX-14"}};
        case CombatAction::GrappleDamage:
            return CriticalWindow{20, kGrappleDamage};
        case CombatAction::Disarm:
        case CombatAction::PassGuard:
        case CombatAction::GrappleOther:
            return std::nullopt;
    }
    return std::nullopt;
}

bool hasCircumstance(const StrikeQuestion& question) {
    return question.opportunity || question.surprise || question.reducedMobility;
}

std::vector<CriticalWindow> windowsOf(const StrikeQuestion& question) {
    std::vector<CriticalWindow> windows;
    const auto own = windowOf(question.action, question.rangeBand);
    if (!own) return windows;
    windows.push_back(*own);
    if (question.opportunity) windows.push_back({18, {"EX-15"}});
    if (question.surprise) windows.push_back({19, {"EX-16"}});
    if (question.reducedMobility) windows.push_back({18, {"EX-17"}});
    return windows;
}

// The circumstances make a grapple action as grave as any other blow.
std::int32_t lossDieOf(const StrikeQuestion& question, const rules::ExceptionalOptions& options) {
    if (question.action != CombatAction::GrappleDamage) return kLossDie;
    return hasCircumstance(question) ? options.opportunityGrappleDie : kGrappleLossDie;
}

FumbleEffect fumbleEffectOf(std::int32_t die) {
    constexpr std::array kEffects{FumbleEffect::OpportunityForOpponent,
                                  FumbleEffect::OpportunityForOpponent,
                                  FumbleEffect::OpportunityForOpponent,
                                  FumbleEffect::LoseWeapon,
                                  FumbleEffect::BreakWeapon,
                                  FumbleEffect::WoundCompanion};
    return kEffects[static_cast<std::size_t>(die - 1)];
}

void gradeFumble(const StrikeQuestion& question, StrikeRuling& ruling) {
    ruling.fumble = true;
    if (question.fumbleDie) ruling.fumbleEffect = fumbleEffectOf(*question.fumbleDie);
}

void gradeCritical(const StrikeQuestion& question, const rules::ExceptionalOptions& options,
                   StrikeRuling& ruling) {
    ruling.windows = windowsOf(question);
    const auto widest =
        std::min_element(ruling.windows.begin(), ruling.windows.end(),
                         [](const CriticalWindow& a, const CriticalWindow& b) { return a.from < b.from; });
    if (widest == ruling.windows.end() || question.natural < widest->from) return;
    ruling.critical = true;
    ruling.lossDie = lossDieOf(question, options);
    ruling.wearMultiplier = 2;
    ruling.rules.push_back(widest->rule);
}

// EX-07: whoever has the strength himself is immune, even against a stronger arm.
bool disarms(const StrikeQuestion& question) {
    const bool inMelee =
        question.action == CombatAction::MeleeAttack || question.action == CombatAction::Breakthrough ||
        question.action == CombatAction::PassThrough || question.action == CombatAction::Disarm;
    return inMelee && question.natural == 19 && question.attackerStrength >= kGreatStrength &&
           question.targetStrength < kGreatStrength;
}

void gradeSpecials(const StrikeQuestion& question, StrikeRuling& ruling) {
    for (const SpecialValue& special : question.specials) {
        if (question.natural < special.min || question.natural > special.max) continue;
        ruling.specials.push_back(special.name);
        ruling.rules.push_back(kSpecial);
    }
}

// SN-14: the save alone decides; a 1 is no advantage that could be renounced.
StrikeRuling ruleSneak(const StrikeQuestion& question, const rules::SneakOptions& options) {
    StrikeRuling ruling;
    ruling.rules.push_back(kSneak);
    ruling.autoHit = question.natural == 20 && options.natural20Hits;
    ruling.autoMiss = question.natural == 1;
    if (ruling.autoMiss && options.natural1Fumbles) {
        ruling.rules.push_back(kNatural1);
        gradeFumble(question, ruling);
    }
    return ruling;
}

}  // namespace

std::string_view name(FumbleEffect effect) {
    constexpr std::array<std::string_view, 4> kNames{"opportunityForOpponent", "loseWeapon", "breakWeapon",
                                                     "woundCompanion"};
    return wordOf(kNames, effect);
}

StrikeRuling ruleStrike(const StrikeQuestion& question, const rules::RuleOptions& options) {
    if (question.sneak) return ruleSneak(question, options.sneak);
    StrikeRuling ruling;
    ruling.autoHit = question.natural == 20;
    ruling.autoMiss = question.natural == 1;
    if (ruling.autoHit) ruling.rules.push_back(kNatural20);
    if (ruling.autoMiss) {
        ruling.rules.push_back(kNatural1);
        gradeFumble(question, ruling);
    }
    gradeCritical(question, options.exceptional, ruling);
    ruling.disarm = disarms(question);
    if (ruling.disarm) ruling.rules.push_back(kStrength);
    gradeSpecials(question, ruling);
    ruling.onlyCriticalParry = ruling.autoHit || ruling.critical;
    return ruling;
}

}  // namespace tenaille::wounds
