// SPDX-License-Identifier: MIT
//
// The readings that a table may choose in the segment game (protocol section 6), as rule_options.h does for
// the other families.
//
// In every enum the first value is the default.
#pragma once

#include <cstdint>

namespace tenaille::rules {

enum class CriticalOnMiss : std::uint8_t { LossOnly, RequiresHit, Full };
enum class OverflowVersusLoss : std::uint8_t { Greater, Overflow, Loss };

// EX: exceptional blows and parries.
struct ExceptionalOptions {
    CriticalOnMiss criticalOnMiss{};
    OverflowVersusLoss overflowVersusLoss{};
    std::int32_t opportunityGrappleDie = 6;  // 2..12
    bool fumbleOnParry = true;
    std::int32_t parryBonusFromLevel = 1;  // 1..20, total level
    bool criticalParryVersusGrapple = false;
    friend bool operator==(const ExceptionalOptions&, const ExceptionalOptions&) = default;
};

enum class HalfRankRounding : std::uint8_t { Floor, Ceil };
enum class ExhaustionCheck : std::uint8_t { EveryPoint, Once };

// FA: fatigue.
struct FatigueOptions {
    HalfRankRounding enduranceRounding{};
    bool penaltyOnAc = true;
    std::int32_t thresholdMinimum = 0;  // -50..50
    bool walkNeverTiring = true;
    ExhaustionCheck exhaustionCheck{};
    bool exhaustionUsesAdjusted = true;
    friend bool operator==(const FatigueOptions&, const FatigueOptions&) = default;
};

// SN: sneak attacks.
struct SneakOptions {
    std::int32_t bonus = 4;  // 0..20, to hit
    bool bonusReplacesSurprise = true;
    std::int32_t inFightModifier = 0;  // -10..10, to the difficulty of the save
    bool natural20Hits = false;
    bool natural1Fumbles = true;
    std::int32_t rangedDefaultMm = 30000;  // 0..1000000
    bool twoDaggers = true;
    friend bool operator==(const SneakOptions&, const SneakOptions&) = default;
};

}  // namespace tenaille::rules
