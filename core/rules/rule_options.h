// SPDX-License-Identifier: MIT
//
// The readings that a table may choose where the catalogues leave a choice (protocol section 6). An encounter
// stores its options; presets.h names the usual sets; option_table.h gives every option its key, values and
// sentence.
//
// In every enum the first value is the default.
#pragma once

#include <cstdint>

#include "core/board/footprint.h"
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
enum class MultiCell : std::uint8_t { Best, Worst, Majority };
enum class ShieldCoverage : std::uint8_t { Text, Figure };
enum class WhileMoving : std::uint8_t { Keep, Follow };
enum class ReactionTurnWhen : std::uint8_t { AfterStep, EndOfTheirMove };
enum class AreasBeyond : std::uint8_t { Wedge, Strip };
enum class TurnThenMove : std::uint8_t { Allowed, Refused };

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
    WhileMoving whileMoving{};            // F5-03 d
    bool forcedTurn = false;              // F5-03 c: the end of a forced movement gives the turn
    bool reactionTurnSight = false;       // F5-04
    ReactionTurnWhen reactionTurnWhen{};  // F5-04
    bool areaOriginInRear = true;         // F5-05
    bool rearUnseen = true;               // F5-06
    bool shieldMagicStays = false;        // F5-07
    bool uaShields = false;               // UF-35: an optional part of the variant
    AreasBeyond beyond{};                 // UF-04
    TurnThenMove turnThenMove{};          // UF-08, after an attack
    bool sneakOnLostDexterity = true;     // UF-19
    bool multiCellInReach = false;        // UF-37
    bool gargantuanLiteral = false;       // HX-12
    friend bool operator==(const FacingOptions&, const FacingOptions&) = default;
};

enum class ColossalHexes : std::uint8_t { Nineteen, TwentySeven };
enum class BurstOrigin : std::uint8_t { Hex, Corner };
enum class LineEdge : std::uint8_t { Choose, Both, None };

enum class PartialHexes : std::uint8_t { Half, Centre, Any };

struct HexOptions {
    bool burstIncludesOrigin = true;
    PartialHexes partial{};     // HX-04: which hexes that walls cut hold a creature
    ColossalHexes colossal{};   // HX-05
    BurstOrigin burstOrigin{};  // HX-06
    bool sideCones = false;     // HX-07: cones about a side direction, too
    LineEdge lineEdge{};        // HX-08

    constexpr board::HexShape colossalShape() const {
        return colossal == ColossalHexes::Nineteen ? board::HexShape::H19 : board::HexShape::H27Down;
    }
    friend bool operator==(const HexOptions&, const HexOptions&) = default;
};

enum class WeaponBand : std::uint8_t { UpTo, Exactly };

struct ReachOptions {
    bool tenFootException = false;
    WeaponBand weaponBand{};  // SZ-07: reach weapons strike up to double the reach, or exactly there
    friend bool operator==(const ReachOptions&, const ReachOptions&) = default;
};

enum class CoverChooser : std::uint8_t { Attacker, Defender };
enum class Quantifier : std::uint8_t { Any, All };
enum class WallEdge : std::uint8_t { Ignore, Count };
enum class MeleeAdjacent : std::uint8_t { Corner, AnyLine };
enum class RangedTarget : std::uint8_t { Space, BestCell };
enum class SoftCover : std::uint8_t { Ranged, RangedAndReach };
enum class PartialCover : std::uint8_t { Tag, Lines, Visible };
enum class SoftCoverBodies : std::uint8_t { Single, Joined };
enum class LowMeasure : std::uint8_t { Piece, Whole };

struct CoverOptions {
    CoverChooser chooser{};
    Quantifier quantifier{};
    WallEdge wallEdge{};
    MeleeAdjacent meleeAdjacent{};
    RangedTarget rangedTarget{};
    SoftCover softCover{};
    PartialCover partial{};
    bool targetCell = true;
    SoftCoverBodies softCoverBodies{};  // CV-09: creatures that touch are one body
    bool ownSlit = true;                // CV-11: an improved feature hinders whoever stands against it, too
    LowMeasure lowMeasure{};            // CV-08 b: from where distances to a low wall are counted
    friend bool operator==(const CoverOptions&, const CoverOptions&) = default;
};

enum class ConcealmentChooser : std::uint8_t { Defender, Attacker };
enum class ConcealmentEdge : std::uint8_t { Count, Ignore };
enum class MissRoller : std::uint8_t { Target, Attacker };

struct ConcealmentOptions {
    ConcealmentChooser chooser{};
    Quantifier quantifier{};
    ConcealmentEdge edge{};
    bool lowLight = true;  // CO-05: low-light vision lifts dim light
    MissRoller roller{};   // CO-04: who throws the d100; the chance is the same
    friend bool operator==(const ConcealmentOptions&, const ConcealmentOptions&) = default;
};

enum class FlankMode : std::uint8_t { CenterLine, AdjacentOpposite };
enum class FlankHelpers : std::uint8_t { AnyFoe, Allies };

struct FlankOptions {
    bool counts = true;  // FL-01; the segment game knows no flanking
    FlankMode mode{};
    FlankHelpers helpers{};  // FL-01: every foe of the target helps, or only the attacker's allies
    friend bool operator==(const FlankOptions&, const FlankOptions&) = default;
};

struct ProneOptions {
    bool gravity = true;  // PR-02: without it nobody lies prone
    friend bool operator==(const ProneOptions&, const ProneOptions&) = default;
};

enum class DoubledDiagonal : std::uint8_t { Flat, Scaled, Added };
enum class DoubledDiagonalParity : std::uint8_t { Keep, Toggle };
enum class CornerCut : std::uint8_t { Forbid, Allow };
enum class PassNeutral : std::uint8_t { Enemy, Ally };
enum class ParityReset : std::uint8_t { Turn, Action };

struct MoveOptions {
    DoubledDiagonal doubledDiagonal{};
    DoubledDiagonalParity doubledDiagonalParity{};
    CornerCut cornerCut{};
    ParityReset parityReset{};  // MV-07: how long the count of diagonals lasts
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
    ProneOptions prone;
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
