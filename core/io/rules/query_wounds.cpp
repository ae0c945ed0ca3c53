// SPDX-License-Identifier: MIT
#include <array>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_combatant.h"
#include "core/io/rules/query_kinds.h"
#include "core/rules/wounds/damage.h"
#include "core/rules/wounds/parry.h"
#include "core/rules/wounds/parry_score.h"
#include "core/rules/wounds/strike.h"

namespace tenaille::io {

namespace {

constexpr Limits kScore{1, 100};

JsonValue strikeKind(const Field& input, const rules::RuleOptions& options) {
    wounds::StrikeQuestion question;
    question.natural = input["natural"].integer(kD20);
    question.action = input["action"].named(wounds::combatActionNamed);
    question.attackerStrength = input["attackerStrength"].integer(kStrength, 10);
    question.targetStrength = input["targetStrength"].integer(kStrength, 10);
    if (input["rangeBand"].present()) question.rangeBand = input["rangeBand"].named(wounds::rangeBandNamed);
    question.opportunity = input["opportunity"].boolean(false);
    question.surprise = input["surprise"].boolean(false);
    question.reducedMobility = input["reducedMobility"].boolean(false);
    question.sneak = input["sneak"].boolean(false);
    const auto specials = readSpecials(input["specials"]);
    question.specials = specials;
    if (input["d6"].present()) question.fumbleDie = input["d6"].integer(kD6);
    const wounds::StrikeRuling ruling = wounds::ruleStrike(question, options);
    return JsonObject{
        {"autoHit", ruling.autoHit},
        {"autoMiss", ruling.autoMiss},
        {"critical", ruling.critical},
        {"lossDie", orNull(ruling.lossDie)},
        {"wearMultiplier", ruling.wearMultiplier},
        {"fumble", ruling.fumble},
        {"fumbleEffect", ruling.fumbleEffect ? JsonValue(wounds::name(*ruling.fumbleEffect)) : JsonValue()},
        {"disarm", ruling.disarm},
        {"specials", arrayJson(ruling.specials, [](const std::string& name) { return name; })},
        {"onlyCriticalParry", ruling.onlyCriticalParry}};
}

JsonValue damageKind(const Field& input, const rules::RuleOptions& options) {
    const wounds::LifePoints before{input["endurance"].integer({0, 10000}),
                                    input["hitPoints"].integer({-1000, 10000})};
    const wounds::Damage damage{input["wear"].integer({0, 10000}), input["loss"].integer({0, 1000}, 0),
                                input["critical"].boolean(false)};
    const wounds::DamageRuling ruling = wounds::ruleDamage(before, damage, options.exceptional);
    return JsonObject{{"endurance", ruling.left.endurance},    {"hitPoints", ruling.left.hitPoints},
                      {"hitPointsLost", ruling.hitPointsLost}, {"critical", wounds::name(ruling.critical)},
                      {"column", orNull(ruling.column)},       {"life", ruling.left.life()}};
}

JsonValue parryScoreKind(const Field& input, const rules::RuleOptions& options) {
    const wounds::ClassLevels levels = readLevels(input["levels"]);
    return JsonObject{{"score", wounds::ruleParryScore(levels, options.exceptional).score()}};
}

JsonValue parryKind(const Field& input, const rules::RuleOptions& options) {
    const Field attack = input["attack"];
    const wounds::ParriedBlow blow{attack["action"].named(wounds::combatActionNamed),
                                   attack["onlyCriticalParry"].boolean(false),
                                   attack["critical"].boolean(false), attack["surprise"].boolean(false)};
    static_cast<void>(attack["special"].boolean(false));  // a special changes nothing (EX-23)
    const Field defender = input["defender"];
    const wounds::Parrier parrier{
        defender["score"].integer(kScore),         defender["actionAvailable"].boolean(true),
        defender["segmentFree"].boolean(true),     defender["closeMode"].boolean(true),
        defender["surprised"].boolean(false),      defender["guardLowered"].boolean(false),
        defender["canParryMissile"].boolean(false)};
    const wounds::ParryRuling ruling = wounds::ruleParry(
        blow, parrier, input["natural"].integer(kD20), input["success"].boolean(false), options.exceptional);
    return JsonObject{{"allowed", ruling.allowed()},
                      {"reason", wounds::name(ruling.reason)},
                      {"critical", ruling.critical()},
                      {"cancelsHit", ruling.cancelsHit},
                      {"cancelsExceptional", ruling.cancelsExceptional}};
}

constexpr std::array kWoundsKinds{
    QueryKind{"exceptional.strike", strikeKind}, QueryKind{"exceptional.damage", damageKind},
    QueryKind{"exceptional.parryScore", parryScoreKind}, QueryKind{"exceptional.parry", parryKind}};

}  // namespace

std::span<const QueryKind> woundKinds() { return kWoundsKinds; }

}  // namespace tenaille::io
