// SPDX-License-Identifier: MIT
#include "core/rules/fatigue/activity.h"

#include <algorithm>
#include <array>

#include "core/base/words.h"

namespace tenaille::fatigue {

namespace {

constexpr std::array<std::string_view, 3> kActivities{"rest", "neutral", "fatiguing"};
constexpr std::array<std::string_view, 17> kActs{
    "melee", "grapple",   "shooting",  "gallop",      "mountJump", "moveOverThird",
    "cast",  "magicItem", "jump",      "acrobatics",  "swimFast",  "run",
    "walk",  "talk",      "searchBag", "drinkPotion", "other"};
constexpr std::array<std::string_view, 3> kGaits{"walk", "run", "swim"};

}  // namespace

std::string_view name(Activity activity) { return wordOf(kActivities, activity); }
std::optional<Activity> activityNamed(std::string_view text) { return fromWord<Activity>(kActivities, text); }

std::string_view name(Act act) { return wordOf(kActs, act); }
std::optional<Act> actNamed(std::string_view text) { return fromWord<Act>(kActs, text); }

std::string_view name(Gait gait) { return wordOf(kGaits, gait); }
std::optional<Gait> gaitNamed(std::string_view text) { return fromWord<Gait>(kGaits, text); }

Activity activityOf(Act act) {
    switch (act) {
        case Act::Walk:
        case Act::Talk:
        case Act::SearchBag:
        case Act::DrinkPotion:
            return Activity::Rest;
        case Act::Other:
            return Activity::Neutral;
        default:
            return Activity::Fatiguing;
    }
}

Activity activityOf(const Pace& pace, const rules::FatigueOptions& options) {
    const bool walks = pace.gait == Gait::Walk;
    if (walks && options.walkNeverTiring) return Activity::Rest;
    if (Rational(3) * pace.speed > pace.maxSpeed) return Activity::Fatiguing;
    return walks ? Activity::Rest : Activity::Neutral;
}

rules::RuleRef ruleOf(Activity activity) {
    switch (activity) {
        case Activity::Rest:
            return {"FA-11"};
        case Activity::Neutral:
            return {"FA-08"};
        case Activity::Fatiguing:
            return {"FA-04"};
    }
    return {};
}

Activity heaviest(std::span<const Activity> activities) {
    const auto found = std::max_element(activities.begin(), activities.end());
    return found == activities.end() ? Activity::Rest : *found;
}

}  // namespace tenaille::fatigue
