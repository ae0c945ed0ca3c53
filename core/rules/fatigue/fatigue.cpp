// SPDX-License-Identifier: MIT
#include "core/rules/fatigue/fatigue.h"

#include <algorithm>

namespace tenaille::fatigue {

namespace {

constexpr rules::RuleRef kBase{"FA-01"};
constexpr rules::RuleRef kSkill{"FA-02"};
constexpr rules::RuleRef kEncumbrance{"FA-09"};

void add(std::vector<rules::Modifier>& modifiers, std::int32_t value, rules::RuleRef rule,
         const char* reason) {
    rules::Modifier modifier;
    modifier.target = rules::Target::Threshold;
    modifier.value = value;
    modifier.rule = rule;
    modifier.reason = reason;
    modifiers.push_back(std::move(modifier));
}

std::int32_t thresholdOf(const std::vector<rules::Modifier>& modifiers) {
    return rules::total(modifiers, rules::Target::Threshold);
}

void raise(std::vector<rules::Modifier>& modifiers, std::int32_t minimum) {
    const std::int32_t threshold = thresholdOf(modifiers);
    if (threshold < minimum) add(modifiers, minimum - threshold, kEncumbrance, "fatigue.lowestThreshold");
}

}  // namespace

ThresholdRuling ruleThreshold(const Constitution& of, const rules::FatigueOptions& options) {
    const std::int32_t up = options.enduranceRounding == rules::HalfRankRounding::Ceil ? 1 : 0;
    ThresholdRuling ruling;
    add(ruling.modifiers, of.constitution, kBase, "fatigue.constitution");
    add(ruling.modifiers, 2, kBase, "fatigue.base");
    if (of.enduranceRank > 0) add(ruling.modifiers, (of.enduranceRank + up) / 2, kSkill, "fatigue.endurance");
    const std::int32_t unburdened = std::max(thresholdOf(ruling.modifiers), options.thresholdMinimum);
    if (of.encumbrance > 0) add(ruling.modifiers, -of.encumbrance, kEncumbrance, "fatigue.encumbrance");
    raise(ruling.modifiers, options.thresholdMinimum);
    ruling.threshold = thresholdOf(ruling.modifiers);
    ruling.exhaustionAbove = 2 * (options.exhaustionUsesAdjusted ? ruling.threshold : unburdened);
    return ruling;
}

std::int32_t penaltyOf(std::int32_t points, std::int32_t threshold) {
    return std::max(0, points - threshold + 1);
}

Tiredness afterRound(const Tiredness& before, Activity activity, bool mounted) {
    Tiredness after = before;
    if (activity == Activity::Rest) after.points = std::max(0, before.points - 1);
    if (activity != Activity::Fatiguing) return after;
    if (mounted && !before.half) {
        after.half = true;
        return after;
    }
    if (mounted) after.half = false;
    ++after.points;
    return after;
}

bool isExhausting(const Tiredness& before, const Tiredness& after, std::int32_t threshold) {
    return after.points > before.points && after.points > 2 * threshold;
}

FatigueRun ruleRun(std::span<const Activity> activities, std::int32_t start, std::int32_t threshold,
                   bool mounted, const rules::FatigueOptions& options) {
    FatigueRun run;
    Tiredness now{start, false};
    std::int32_t round = 0;
    for (const Activity activity : activities) {
        ++round;
        run.penalties.push_back(penaltyOf(now.points, threshold));
        const Tiredness before = now;
        now = afterRound(before, activity, mounted);
        run.points.push_back(now.points);
        const bool asksAgain =
            options.exhaustionCheck == rules::ExhaustionCheck::EveryPoint || run.exhaustionRounds.empty();
        if (asksAgain && isExhausting(before, now, threshold)) run.exhaustionRounds.push_back(round);
    }
    run.nextPenalty = penaltyOf(now.points, threshold);
    return run;
}

bool survivesExhaustion(std::int32_t total, std::int32_t difficulty) { return total >= difficulty; }

}  // namespace tenaille::fatigue
