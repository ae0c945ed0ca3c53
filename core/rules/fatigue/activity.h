// SPDX-License-Identifier: MIT
//
// Which acts tire, which rest, which do neither (FA-04, FA-08, FA-11).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/base/rational.h"
#include "core/rules/rule_options.h"
#include "core/rules/rule_ref.h"

namespace tenaille::fatigue {

// From the lightest to the heaviest.
enum class Activity : std::uint8_t { Rest, Neutral, Fatiguing };

std::string_view name(Activity activity);  // "rest", "neutral", "fatiguing"
std::optional<Activity> activityNamed(std::string_view text);

// Rest: walk, talk, searchBag, drinkPotion. Neutral: other. The others tire.
enum class Act : std::uint8_t {
    Melee,
    Grapple,
    Shooting,
    Gallop,
    MountJump,
    MoveOverThird,
    Cast,
    MagicItem,
    Jump,
    Acrobatics,
    SwimFast,
    Run,
    Walk,
    Talk,
    SearchBag,
    DrinkPotion,
    Other,
};

std::string_view name(Act act);  // "melee" ...
std::optional<Act> actNamed(std::string_view text);

enum class Gait : std::uint8_t { Walk, Run, Swim };

std::string_view name(Gait gait);  // "walk", "run", "swim"
std::optional<Gait> gaitNamed(std::string_view text);

// A move by its speed; the unit is the same for both.
struct Pace {
    Gait gait = Gait::Walk;
    Rational speed;
    Rational maxSpeed;
};

Activity activityOf(Act act);

// More than a third of the maximum tires (FA-04), exactly a third does not; slower, running and swimming are
// neutral (FA-08) and walking rests (FA-11). Walking rests at any speed with `fatigue.walkNeverTiring`.
Activity activityOf(const Pace& pace, const rules::FatigueOptions& options);

// The rule that makes an act or a pace what it is.
rules::RuleRef ruleOf(Activity activity);

// The heaviest of a round; rest if nothing was done.
Activity heaviest(std::span<const Activity> activities);

}  // namespace tenaille::fatigue
