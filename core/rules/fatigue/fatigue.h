// SPDX-License-Identifier: MIT
//
// Fatigue of the segment game (FA-01 to FA-12): how long one keeps up, how points are gained and rested away,
// and what they cost. activity.h tells tiring rounds from others.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/rules/fatigue/activity.h"
#include "core/rules/modifier.h"
#include "core/rules/rule_options.h"

namespace tenaille::fatigue {

struct Constitution {
    std::int32_t constitution = 10;
    std::int32_t enduranceRank = 0;  // of the skill (FA-02)
    std::int32_t encumbrance = 0;    // FA-09
};

struct ThresholdRuling {
    std::int32_t threshold = 0;              // points from which the next round has a penalty
    std::int32_t exhaustionAbove = 0;        // points above which the exhaustion save is due (FA-12)
    std::vector<rules::Modifier> modifiers;  // target Threshold: their total is the threshold
};

// FA-01: constitution + 2; FA-02: + half the rank (`fatigue.enduranceRounding`); FA-09: - encumbrance, at
// least `fatigue.thresholdMinimum`. FA-12: exhaustion above twice the threshold
// (`fatigue.exhaustionUsesAdjusted` = false: twice what it would be without encumbrance).
ThresholdRuling ruleThreshold(const Constitution& of, const rules::FatigueOptions& options);

// FA-05, FA-06: penalty of the next round, 1 at the threshold and 1 more for each point above; 0 below. It
// lowers every roll (FA-07) and the armour class too with `fatigue.penaltyOnAc`.
std::int32_t penaltyOf(std::int32_t points, std::int32_t threshold);

// What tiring rounds leave behind. Points are never below 0.
struct Tiredness {
    std::int32_t points = 0;
    bool half = false;  // half a point, from one tiring round on horseback (FA-10)
    friend bool operator==(const Tiredness&, const Tiredness&) = default;
};

// The end of one round (FA-03, FA-08, FA-10, FA-11): a tiring one adds a point, on horseback half of one;
// rest takes one off; a neutral one changes nothing. The half point is kept through rest and dismounting.
Tiredness afterRound(const Tiredness& before, Activity activity, bool mounted);

// FA-12: a point was gained and there are more than twice the threshold.
bool isExhausting(const Tiredness& before, const Tiredness& after, std::int32_t threshold);

struct FatigueRun {
    std::vector<std::int32_t> penalties;         // at the start of each round
    std::vector<std::int32_t> points;            // after each round
    std::int32_t nextPenalty = 0;                // of the round after the last
    std::vector<std::int32_t> exhaustionRounds;  // from 1: those that end with an exhaustion save
};

// Several rounds in a row. `fatigue.exhaustionCheck` = once: only the first exhaustion save.
FatigueRun ruleRun(std::span<const Activity> activities, std::int32_t start, std::int32_t threshold,
                   bool mounted, const rules::FatigueOptions& options);

// FA-12: fortitude save against exhaustion; failing is death.
inline constexpr std::int32_t kExhaustionDifficulty = 12;
bool survivesExhaustion(std::int32_t total, std::int32_t difficulty = kExhaustionDifficulty);

}  // namespace tenaille::fatigue
