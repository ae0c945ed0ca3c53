// SPDX-License-Identifier: MIT
//
// The readings that a table may choose where the catalogues leave a choice (protocol section 6). An encounter
// stores its options; presets.h names the usual sets; option_table.h gives every option its key, values and
// sentence.
//
// In every enum the first value is the default.
#pragma once

#include <cstdint>

#include "core/rules/segment_options.h"

namespace tenaille::rules {

enum class FacingRules : std::uint8_t { Off, FiveE, Ua };  // F5-01, UF-01: never both

enum class HexArcs : std::uint8_t { Side60, Center120, Center60, Ua };
enum class HexFacings : std::uint8_t { BySize, Twelve };
enum class RearAdvantage : std::uint8_t { AllCells, AnyCell };
enum class TurnTiming : std::uint8_t { EndOfMovement, EachSegment };
enum class ReactionTurnCost : std::uint8_t { Reaction, Free };
enum class SidewaysCost : std::uint8_t { Double, PlusOne };
enum class CombatAwareness : std::uint8_t { FeatText, Full };
enum class RearAttackIntoFront : std::uint8_t { Refuse, Penalty };
enum class MultiCell : std::uint8_t { Best, Worst };
enum class ShieldCoverage : std::uint8_t { Text, Figure };

struct FacingOptions {
    HexArcs hexArcs{};
    HexFacings hexFacings{};
    RearAdvantage rearAdvantage{};
    bool turnWithoutMoving = true;
    TurnTiming turnTiming{};
    ReactionTurnCost reactionTurnCost{};
    std::int32_t diagonal5 = 2;  // 1..2
    SidewaysCost sidewaysCost{};
    bool sneakFromBeyond = false;
    CombatAwareness combatAwareness{};
    bool whirlwindOnly = false;
    RearAttackIntoFront rearAttackIntoFront{};
    MultiCell multiCell{};
    ShieldCoverage shieldCoverage{};
    friend bool operator==(const FacingOptions&, const FacingOptions&) = default;
};

struct HexOptions {
    bool burstIncludesOrigin = true;
    friend bool operator==(const HexOptions&, const HexOptions&) = default;
};

struct ReachOptions {
    bool tenFootException = false;
    friend bool operator==(const ReachOptions&, const ReachOptions&) = default;
};

enum class CoverChooser : std::uint8_t { Attacker, Defender };
enum class Quantifier : std::uint8_t { Any, All };
enum class WallEdge : std::uint8_t { Ignore, Count };
enum class MeleeAdjacent : std::uint8_t { Corner, AnyLine };
enum class RangedTarget : std::uint8_t { Space, BestCell };
enum class SoftCover : std::uint8_t { Ranged, RangedAndReach };
enum class PartialCover : std::uint8_t { Tag, Lines };

struct CoverOptions {
    CoverChooser chooser{};
    Quantifier quantifier{};
    WallEdge wallEdge{};
    MeleeAdjacent meleeAdjacent{};
    RangedTarget rangedTarget{};
    SoftCover softCover{};
    PartialCover partial{};
    bool targetCell = true;
    friend bool operator==(const CoverOptions&, const CoverOptions&) = default;
};

enum class ConcealmentChooser : std::uint8_t { Defender, Attacker };
enum class ConcealmentEdge : std::uint8_t { Count, Ignore };

struct ConcealmentOptions {
    ConcealmentChooser chooser{};
    Quantifier quantifier{};
    ConcealmentEdge edge{};
    friend bool operator==(const ConcealmentOptions&, const ConcealmentOptions&) = default;
};

enum class FlankMode : std::uint8_t { CenterLine, AdjacentOpposite };

struct FlankOptions {
    FlankMode mode{};
    friend bool operator==(const FlankOptions&, const FlankOptions&) = default;
};

enum class DoubledDiagonal : std::uint8_t { Flat, Scaled, Added };
enum class DoubledDiagonalParity : std::uint8_t { Keep, Toggle };
enum class CornerCut : std::uint8_t { Forbid, Allow };
enum class PassNeutral : std::uint8_t { Enemy, Ally };

struct MoveOptions {
    DoubledDiagonal doubledDiagonal{};
    DoubledDiagonalParity doubledDiagonalParity{};
    CornerCut cornerCut{};
    bool stepIntoHampered = false;
    PassNeutral passNeutral{};
    bool tinyStop = true;
    bool sizeGapStop = false;
    bool squeezePast = false;
    friend bool operator==(const MoveOptions&, const MoveOptions&) = default;
};

struct RuleOptions {
    FacingRules facingRules = FacingRules::FiveE;
    FacingOptions facing;
    HexOptions hex;
    ReachOptions reach;
    CoverOptions cover;
    ConcealmentOptions concealment;
    FlankOptions flank;
    MoveOptions move;
    SegmentOptions segment;
    ExceptionalOptions exceptional;
    FatigueOptions fatigue;
    SurpriseOptions surprise;
    SneakOptions sneak;
    CloseMoveOptions closeMove;
    friend bool operator==(const RuleOptions&, const RuleOptions&) = default;
};

}  // namespace tenaille::rules
