// SPDX-License-Identifier: MIT
//
// The readings that a table may choose in the segment game (protocol section 6), as rule_options.h does for
// the other families.
//
// In every enum the first value is the default. Lengths are millimetres, times segments.
#pragma once

#include <cstdint>

namespace tenaille::rules {

enum class Readjust : std::uint8_t { Shift, Max, Restart };
enum class ReadjustScope : std::uint8_t { AllSimple, MovesOnly };
enum class ParryTiming : std::uint8_t { AnyUnspent, InitiativeReached };
enum class RetractToParry : std::uint8_t { OpportunityOnly, None };
enum class ModeChangeEffective : std::uint8_t { Instant, NextSegment };
enum class CastStart : std::uint8_t { Initiative, FirstSegment };

// SG, AO, CM: the clock, opportunities, moves.
struct SegmentOptions {
    std::int32_t routineSpacing = 1;            // SG-08
    Readjust readjust{};                        // SG-12
    ReadjustScope readjustScope{};              // SG-12
    ParryTiming parryTiming{};                  // SG-09
    RetractToParry retractToParry{};            // AO-13
    ModeChangeEffective modeChangeEffective{};  // AO-07
    bool modeChangeBlocksOpportunity = false;   // SG-14
    CastStart castStart{};                      // SG-17
    bool castCarryOver = true;                  // SG-17
    bool hitOnEqual = true;
    std::int32_t opportunityBonus = 4;            // AO-16
    bool opportunityRequiresReach = true;         // AO-06
    bool opportunityOnArrival = false;            // AO-08
    std::int32_t grappleWrongTargetPercent = 30;  // AO-25
    std::int32_t slowMaxSpeed = 2;                // CM-03
    std::int32_t walkSpeed = 3;                   // CM-02
    std::int32_t runSpeed = 8;                    // CM-02
    std::int32_t engageMm = 2000;                 // CM-10
    std::int32_t engagePolearmMm = 3000;          // CM-10
    std::int32_t slowStepMm = 4000;               // CM-03
    std::int32_t contactMm = 1500;                // where an approach stops
    std::int32_t chargeMinMm = 10000;             // CM-25
    std::int32_t downAtHitPoints = 0;
    friend bool operator==(const SegmentOptions&, const SegmentOptions&) = default;
};

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

// SU: surprise.
struct SurpriseOptions {
    std::int32_t bonus = 2;             // SU-11
    std::int32_t meleeRangeMm = 10000;  // SU-08
    bool rangeInclusive = true;         // SU-08
    friend bool operator==(const SurpriseOptions&, const SurpriseOptions&) = default;
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

enum class BreakthroughFollow : std::uint8_t { SlowStep, Full, None };

// CM: close moves.
struct CloseMoveOptions {
    BreakthroughFollow breakthroughFollow{};  // CM-21
    std::int32_t passThroughPenalty = 5;      // CM-24
    std::int32_t doubleCircleRotation = 180;  // CM-18, degrees
    friend bool operator==(const CloseMoveOptions&, const CloseMoveOptions&) = default;
};

}  // namespace tenaille::rules
