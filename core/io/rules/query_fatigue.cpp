// SPDX-License-Identifier: MIT
#include <array>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_combatant.h"
#include "core/io/rules/query_kinds.h"
#include "core/rules/fatigue/fatigue.h"

namespace tenaille::io {

namespace {

using fatigue::Activity;

JsonValue thresholdKind(const Field& input, const rules::RuleOptions& options) {
    const fatigue::ThresholdRuling ruling = fatigue::ruleThreshold(
        {input["constitution"].integer({1, 100}), input["enduranceRank"].integer({0, 50}, 0),
         input["encumbrance"].integer({0, 100}, 0)},
        options.fatigue);
    return JsonObject{{"threshold", ruling.threshold}, {"exhaustionAbove", ruling.exhaustionAbove}};
}

JsonValue runKind(const Field& input, const rules::RuleOptions& options) {
    std::vector<Activity> activities;
    if (input["activities"].present())
        for (const Field& activity : input["activities"].items())
            activities.push_back(activity.named(fatigue::activityNamed));
    const std::int32_t threshold = input["threshold"].integer({0, 500});
    const bool mounted = input["mounted"].boolean(false);
    const std::int32_t start = input["start"].integer({0, 1000}, 0);
    const fatigue::FatigueRun run = fatigue::ruleRun(activities, start, threshold, mounted, options.fatigue);
    const auto number = [](std::int32_t value) { return value; };
    return JsonObject{{"penalties", arrayJson(run.penalties, number)},
                      {"points", arrayJson(run.points, number)},
                      {"nextPenalty", run.nextPenalty},
                      {"exhaustionRounds", arrayJson(run.exhaustionRounds, number)}};
}

// The name of an act, or a move by its speed.
Activity readAct(const Field& act, const rules::FatigueOptions& options) {
    if (act.present() && act.value().object() == nullptr)
        return fatigue::activityOf(act.named(fatigue::actNamed));
    return fatigue::activityOf({act["gait"].named(fatigue::gaitNamed), act["speed"].exact(kSegmentSpeed),
                                act["maxSpeed"].exact(kSegmentSpeed)},
                               options);
}

JsonValue classifyKind(const Field& input, const rules::RuleOptions& options) {
    std::vector<Activity> activities;
    for (const Field& act : input["acts"].items()) activities.push_back(readAct(act, options.fatigue));
    return JsonObject{{"activity", fatigue::name(fatigue::heaviest(activities))}};
}

JsonValue saveKind(const Field& input, const rules::RuleOptions&) {
    const bool survives = fatigue::survivesExhaustion(
        input["total"].integer({-100, 200}), input["dc"].integer({0, 100}, fatigue::kExhaustionDifficulty));
    return JsonObject{{"result", survives ? "survives" : "dies"}};
}

constexpr std::array kFatigueKinds{
    QueryKind{"fatigue.threshold", thresholdKind}, QueryKind{"fatigue.run", runKind},
    QueryKind{"fatigue.classify", classifyKind}, QueryKind{"fatigue.save", saveKind}};

}  // namespace

std::span<const QueryKind> fatigueKinds() { return kFatigueKinds; }

}  // namespace tenaille::io
