// SPDX-License-Identifier: MIT
#include "core/rules/option_table.h"

#include <array>
#include <type_traits>

namespace tenaille::rules {

namespace {

using Words = std::string_view;

// Reads and writes one member, whatever its type, as an int.
template <auto Path>
int get(const RuleOptions& options) {
    return static_cast<int>(Path(options));
}
template <auto Path>
void set(RuleOptions& options, int value) {
    auto& member = Path(options);
    member = static_cast<std::remove_reference_t<decltype(member)>>(value);
}

constexpr std::array kRulesFacingWords{Words{"off"}, Words{"5e"}, Words{"ua"}};
constexpr std::array kFacingHexArcsWords{Words{"side60"}, Words{"center120"}, Words{"center60"}, Words{"ua"}};
constexpr std::array kFacingHexFacingsWords{Words{"bySize"}, Words{"twelve"}};
constexpr std::array kFacingRearAdvantageWords{Words{"allCells"}, Words{"anyCell"}};
constexpr std::array kFacingTurnTimingWords{Words{"endOfMovement"}, Words{"eachSegment"}};
constexpr std::array kFacingReactionTurnCostWords{Words{"reaction"}, Words{"free"}};
constexpr std::array kFacingSidewaysCostWords{Words{"double"}, Words{"plusOne"}};
constexpr std::array kFacingCombatAwarenessWords{Words{"featText"}, Words{"full"}};
constexpr std::array kFacingRearAttackIntoFrontWords{Words{"refuse"}, Words{"penalty"}};
constexpr std::array kFacingMultiCellWords{Words{"best"}, Words{"worst"}, Words{"majority"}};
constexpr std::array kFacingShieldCoverageWords{Words{"text"}, Words{"figure"}};
constexpr std::array kFacingWhileMovingWords{Words{"keep"}, Words{"follow"}};
constexpr std::array kFacingReactionTurnWhenWords{Words{"afterStep"}, Words{"endOfTheirMove"}};
constexpr std::array kFacingBeyondWords{Words{"wedge"}, Words{"strip"}};
constexpr std::array kFacingTurnThenMoveWords{Words{"allowed"}, Words{"refused"}};
constexpr std::array kCoverChooserWords{Words{"attacker"}, Words{"defender"}};
constexpr std::array kCoverQuantifierWords{Words{"any"}, Words{"all"}};
constexpr std::array kCoverWallEdgeWords{Words{"ignore"}, Words{"count"}};
constexpr std::array kCoverMeleeAdjacentWords{Words{"corner"}, Words{"anyLine"}};
constexpr std::array kCoverRangedTargetWords{Words{"space"}, Words{"bestCell"}};
constexpr std::array kCoverSoftCoverWords{Words{"ranged"}, Words{"rangedAndReach"}};
constexpr std::array kCoverPartialWords{Words{"tag"}, Words{"lines"}, Words{"visible"}};
constexpr std::array kCoverSoftCoverBodiesWords{Words{"single"}, Words{"joined"}};
constexpr std::array kCoverLowMeasureWords{Words{"piece"}, Words{"whole"}};
constexpr std::array kConcealmentChooserWords{Words{"defender"}, Words{"attacker"}};
constexpr std::array kConcealmentQuantifierWords{Words{"any"}, Words{"all"}};
constexpr std::array kConcealmentEdgeWords{Words{"count"}, Words{"ignore"}};
constexpr std::array kConcealmentRollerWords{Words{"target"}, Words{"attacker"}};
constexpr std::array kFlankModeWords{Words{"centerLine"}, Words{"adjacentOpposite"}};
constexpr std::array kFlankHelpersWords{Words{"anyFoe"}, Words{"allies"}};
constexpr std::array kMoveDoubledDiagonalWords{Words{"flat"}, Words{"scaled"}, Words{"added"}};
constexpr std::array kMoveDoubledDiagonalParityWords{Words{"keep"}, Words{"toggle"}};
constexpr std::array kHexColossalWords{Words{"19"}, Words{"27"}};
constexpr std::array kHexPartialWords{Words{"half"}, Words{"centre"}, Words{"any"}};
constexpr std::array kHexBurstOriginWords{Words{"hex"}, Words{"corner"}};
constexpr std::array kHexLineEdgeWords{Words{"choose"}, Words{"both"}, Words{"none"}};
constexpr std::array kReachWeaponBandWords{Words{"upTo"}, Words{"exactly"}};
constexpr std::array kMoveParityResetWords{Words{"turn"}, Words{"action"}};
constexpr std::array kMoveCornerCutWords{Words{"forbid"}, Words{"allow"}};
constexpr std::array kMovePassNeutralWords{Words{"enemy"}, Words{"ally"}};
constexpr std::array kSegmentReadjustWords{Words{"shift"}, Words{"max"}, Words{"restart"}};
constexpr std::array kSegmentReadjustScopeWords{Words{"allSimple"}, Words{"movesOnly"}};
constexpr std::array kSegmentParryTimingWords{Words{"anyUnspent"}, Words{"initiativeReached"}};
constexpr std::array kSegmentRetractToParryWords{Words{"opportunityOnly"}, Words{"none"}};
constexpr std::array kSegmentModeChangeEffectiveWords{Words{"instant"}, Words{"nextSegment"}};
constexpr std::array kSegmentCastStartWords{Words{"initiative"}, Words{"firstSegment"}};
constexpr std::array kExceptionalCriticalOnMissWords{Words{"lossOnly"}, Words{"requiresHit"}, Words{"full"}};
constexpr std::array kExceptionalOverflowVersusLossWords{Words{"greater"}, Words{"overflow"}, Words{"loss"}};
constexpr std::array kFatigueEnduranceRoundingWords{Words{"floor"}, Words{"ceil"}};
constexpr std::array kFatigueExhaustionCheckWords{Words{"everyPoint"}, Words{"once"}};
constexpr std::array kCloseMoveBreakthroughFollowWords{Words{"slowStep"}, Words{"full"}, Words{"none"}};

// One entry; the member is named once and used for reading and writing.
#define TENAILLE_OPTION(key, type, words, low, high, member, sentence)                               \
    OptionEntry {                                                                                    \
        key, OptionType::type, words, low, high, sentence, get < [](const RuleOptions& o) -> auto& { \
            return o.member;                                                                         \
        }                                                                                            \
        >, set < [](RuleOptions & o) -> auto& { return o.member; }                                   \
        >                                                                                            \
    }

constexpr std::span<const std::string_view> kNoWords;

const std::array kTable{
    TENAILLE_OPTION("rules.facing", Word, kRulesFacingWords, 0, 0, facingRules,
                    "Which facing rules are in force."),
    TENAILLE_OPTION("facing.hexArcs", Word, kFacingHexArcsWords, 0, 0, facing.hexArcs,
                    "How the four arcs are drawn on hexes."),
    TENAILLE_OPTION("facing.hexFacings", Word, kFacingHexFacingsWords, 0, 0, facing.hexFacings,
                    "Which directions a creature may face on hexes."),
    TENAILLE_OPTION("facing.rearAdvantage", Word, kFacingRearAdvantageWords, 0, 0, facing.rearAdvantage,
                    "How much of a large attacker must stand behind its target to have advantage."),
    TENAILLE_OPTION("facing.turnWithoutMoving", Boolean, kNoWords, 0, 0, facing.turnWithoutMoving,
                    "A creature may turn at the end of a move of no cell."),
    TENAILLE_OPTION("facing.turnTiming", Word, kFacingTurnTimingWords, 0, 0, facing.turnTiming,
                    "One turn for the whole movement, or one for each part of it."),
    TENAILLE_OPTION("facing.reactionTurnCost", Word, kFacingReactionTurnCostWords, 0, 0,
                    facing.reactionTurnCost, "What turning in answer to somebody's move costs."),
    TENAILLE_OPTION("facing.diagonal5", Integer, kNoWords, 1, 2, facing.diagonal5,
                    "Flank squares on each side of the corner of a 5 x 5 space that faces diagonally."),
    TENAILLE_OPTION("facing.sidewaysCost", Word, kFacingSidewaysCostWords, 0, 0, facing.sidewaysCost,
                    "What a step to the side or backward costs."),
    TENAILLE_OPTION("facing.sneakFromBeyond", Boolean, kNoWords, 0, 0, facing.sneakFromBeyond,
                    "Sneak attacks with reach are allowed from beyond the adjacent rear squares."),
    TENAILLE_OPTION("facing.combatAwareness", Word, kFacingCombatAwarenessWords, 0, 0, facing.combatAwareness,
                    "What the Combat Awareness feat removes."),
    TENAILLE_OPTION("facing.whirlwindOnly", Boolean, kNoWords, 0, 0, facing.whirlwindOnly,
                    "The Whirlwind Attack feat helps in its own action only."),
    TENAILLE_OPTION("facing.rearAttackIntoFront", Word, kFacingRearAttackIntoFrontWords, 0, 0,
                    facing.rearAttackIntoFront, "Whether a tail can strike a target in front."),
    TENAILLE_OPTION("facing.multiCell", Word, kFacingMultiCellWords, 0, 0, facing.multiCell,
                    "Which squares of a large creature count."),
    TENAILLE_OPTION("facing.shieldCoverage", Word, kFacingShieldCoverageWords, 0, 0, facing.shieldCoverage,
                    "Whether a shield covers the front squares on the other side."),
    TENAILLE_OPTION("facing.whileMoving", Word, kFacingWhileMovingWords, 0, 0, facing.whileMoving,
                    "Whether a creature keeps its facing while it moves or faces the way it goes."),
    TENAILLE_OPTION("facing.forcedTurn", Boolean, kNoWords, 0, 0, facing.forcedTurn,
                    "A creature that was moved by force may turn when that ends."),
    TENAILLE_OPTION("facing.reactionTurnSight", Boolean, kNoWords, 0, 0, facing.reactionTurnSight,
                    "Only a mover that is seen allows a turn as a reaction."),
    TENAILLE_OPTION("facing.reactionTurnWhen", Word, kFacingReactionTurnWhenWords, 0, 0,
                    facing.reactionTurnWhen, "When a creature may turn in answer to somebody's move."),
    TENAILLE_OPTION("facing.areaOriginInRear", Boolean, kNoWords, 0, 0, facing.areaOriginInRear,
                    "An area of effect may start in the rear arc of its maker."),
    TENAILLE_OPTION("facing.rearUnseen", Boolean, kNoWords, 0, 0, facing.rearUnseen,
                    "What lies in the rear arc is unseen for everything else, too."),
    TENAILLE_OPTION("facing.shieldMagicStays", Boolean, kNoWords, 0, 0, facing.shieldMagicStays,
                    "The enchantment of a shield counts in every arc."),
    TENAILLE_OPTION("facing.uaShields", Boolean, kNoWords, 0, 0, facing.uaShields,
                    "Under the facing variant a shield counts against some directions only."),
    TENAILLE_OPTION("facing.beyond", Word, kFacingBeyondWords, 0, 0, facing.beyond,
                    "Whether the flanks of the facing variant widen with the distance."),
    TENAILLE_OPTION("facing.turnThenMove", Word, kFacingTurnThenMoveWords, 0, 0, facing.turnThenMove,
                    "Whether a creature that has turned and attacked may still move."),
    TENAILLE_OPTION("facing.sneakOnLostDexterity", Boolean, kNoWords, 0, 0, facing.sneakOnLostDexterity,
                    "A target that lost its dexterity bonus otherwise can be sneak attacked, too."),
    TENAILLE_OPTION("facing.multiCellInReach", Boolean, kNoWords, 0, 0, facing.multiCellInReach,
                    "In melee only the squares within reach count."),
    TENAILLE_OPTION("facing.gargantuanLiteral", Boolean, kNoWords, 0, 0, facing.gargantuanLiteral,
                    "Spaces of twelve hexes take their flanks as they are drawn, slips included."),
    TENAILLE_OPTION("hex.burstIncludesOrigin", Boolean, kNoWords, 0, 0, hex.burstIncludesOrigin,
                    "The hex a burst starts from belongs to it."),
    TENAILLE_OPTION("hex.partial", Word, kHexPartialWords, 0, 0, hex.partial,
                    "Which hexes that walls cut can be entered."),
    TENAILLE_OPTION("hex.colossal", Word, kHexColossalWords, 0, 0, hex.colossal,
                    "How many hexes a colossal creature takes."),
    TENAILLE_OPTION("hex.burstOrigin", Word, kHexBurstOriginWords, 0, 0, hex.burstOrigin,
                    "Whether bursts start from a hex or from a corner point."),
    TENAILLE_OPTION("hex.sideCones", Boolean, kNoWords, 0, 0, hex.sideCones,
                    "Cones may also point through the side of a hex."),
    TENAILLE_OPTION("hex.lineEdge", Word, kHexLineEdgeWords, 0, 0, hex.lineEdge,
                    "Which hexes a line takes that runs along the edge between two of them."),
    TENAILLE_OPTION("reach.tenFootException", Boolean, kNoWords, 0, 0, reach.tenFootException,
                    "A reach of two squares covers the second diagonal."),
    TENAILLE_OPTION("reach.weaponBand", Word, kReachWeaponBandWords, 0, 0, reach.weaponBand,
                    "How far a reach weapon strikes: up to double the natural reach, or exactly that far."),
    TENAILLE_OPTION("cover.chooser", Word, kCoverChooserWords, 0, 0, cover.chooser,
                    "Who picks the corner the lines start from."),
    TENAILLE_OPTION("cover.quantifier", Word, kCoverQuantifierWords, 0, 0, cover.quantifier,
                    "Whether one stopped line gives cover or all of them must be stopped."),
    TENAILLE_OPTION("cover.wallEdge", Word, kCoverWallEdgeWords, 0, 0, cover.wallEdge,
                    "Whether a line that runs along a wall counts as stopped."),
    TENAILLE_OPTION("cover.meleeAdjacent", Word, kCoverMeleeAdjacentWords, 0, 0, cover.meleeAdjacent,
                    "How cover between neighbours is judged."),
    TENAILLE_OPTION("cover.rangedTarget", Word, kCoverRangedTargetWords, 0, 0, cover.rangedTarget,
                    "Lines go to the corners of the whole space, or of one cell of it."),
    TENAILLE_OPTION("cover.softCover", Word, kCoverSoftCoverWords, 0, 0, cover.softCover,
                    "Which attacks creatures in between hinder."),
    TENAILLE_OPTION("cover.partial", Word, kCoverPartialWords, 0, 0, cover.partial,
                    "How partial cover is found."),
    TENAILLE_OPTION("cover.targetCell", Boolean, kNoWords, 0, 0, cover.targetCell,
                    "A cell of cover protects whoever stands in it."),
    TENAILLE_OPTION("cover.softCoverBodies", Word, kCoverSoftCoverBodiesWords, 0, 0, cover.softCoverBodies,
                    "Whether a line between two creatures that touch is hindered by them."),
    TENAILLE_OPTION("cover.ownSlit", Boolean, kNoWords, 0, 0, cover.ownSlit,
                    "An arrow slit hinders whoever shoots out of it, too."),
    TENAILLE_OPTION("cover.lowMeasure", Word, kCoverLowMeasureWords, 0, 0, cover.lowMeasure,
                    "Whether a low wall is as near as its piece on the line or as the whole wall."),
    TENAILLE_OPTION("concealment.chooser", Word, kConcealmentChooserWords, 0, 0, concealment.chooser,
                    "Who picks the corner for concealment."),
    TENAILLE_OPTION("concealment.quantifier", Word, kConcealmentQuantifierWords, 0, 0, concealment.quantifier,
                    "Whether one concealed line is enough."),
    TENAILLE_OPTION("concealment.edge", Word, kConcealmentEdgeWords, 0, 0, concealment.edge,
                    "Whether a line along the edge of a concealing cell counts."),
    TENAILLE_OPTION("concealment.lowLight", Boolean, kNoWords, 0, 0, concealment.lowLight,
                    "Low-light vision sees through dim light."),
    TENAILLE_OPTION("concealment.roller", Word, kConcealmentRollerWords, 0, 0, concealment.roller,
                    "Who throws the d100 of the miss chance."),
    TENAILLE_OPTION("flank.counts", Boolean, kNoWords, 0, 0, flank.counts,
                    "Two who stand on opposite sides of a target flank it."),
    TENAILLE_OPTION("flank.mode", Word, kFlankModeWords, 0, 0, flank.mode,
                    "Whether flanking needs both attackers next to the target."),
    TENAILLE_OPTION("flank.helpers", Word, kFlankHelpersWords, 0, 0, flank.helpers,
                    "Who helps to flank: every foe of the target, or allies alone."),
    TENAILLE_OPTION("prone.gravity", Boolean, kNoWords, 0, 0, prone.gravity,
                    "There is gravity: creatures that lie on the ground are prone."),
    TENAILLE_OPTION("move.doubledDiagonal", Word, kMoveDoubledDiagonalWords, 0, 0, move.doubledDiagonal,
                    "What a diagonal step into costly terrain costs."),
    TENAILLE_OPTION("move.doubledDiagonalParity", Word, kMoveDoubledDiagonalParityWords, 0, 0,
                    move.doubledDiagonalParity, "Whether such a step advances the count of diagonals."),
    TENAILLE_OPTION("move.cornerCut", Word, kMoveCornerCutWords, 0, 0, move.cornerCut,
                    "Whether a diagonal step may pass a hard corner."),
    TENAILLE_OPTION("move.parityReset", Word, kMoveParityResetWords, 0, 0, move.parityReset,
                    "Whether the count of diagonals lasts for the turn or for one move only."),
    TENAILLE_OPTION("move.stepIntoHampered", Boolean, kNoWords, 0, 0, move.stepIntoHampered,
                    "A five-foot step may enter costly terrain."),
    TENAILLE_OPTION("move.passNeutral", Word, kMovePassNeutralWords, 0, 0, move.passNeutral,
                    "How neutral creatures are passed."),
    TENAILLE_OPTION("move.tinyStop", Boolean, kNoWords, 0, 0, move.tinyStop,
                    "Very small creatures may stop in an occupied cell."),
    TENAILLE_OPTION("move.sizeGapStop", Boolean, kNoWords, 0, 0, move.sizeGapStop,
                    "Creatures three sizes apart may stop in each other's space."),
    TENAILLE_OPTION("move.squeezePast", Boolean, kNoWords, 0, 0, move.squeezePast,
                    "A creature may squeeze through an enemy's space."),
    TENAILLE_OPTION("segment.routineSpacing", Integer, kNoWords, 1, 10, segment.routineSpacing,
                    "Segments between one routine action of a round and the next."),
    TENAILLE_OPTION("segment.readjust", Word, kSegmentReadjustWords, 0, 0, segment.readjust,
                    "How initiative is readjusted after segments that were filled otherwise."),
    TENAILLE_OPTION("segment.readjustScope", Word, kSegmentReadjustScopeWords, 0, 0, segment.readjustScope,
                    "Which acts readjust the initiative of the actions that are left."),
    TENAILLE_OPTION("segment.parryTiming", Word, kSegmentParryTimingWords, 0, 0, segment.parryTiming,
                    "Which routine actions may be spent on a parry."),
    TENAILLE_OPTION("segment.retractToParry", Word, kSegmentRetractToParryWords, 0, 0, segment.retractToParry,
                    "Whether an attack of opportunity may be given up for a parry."),
    TENAILLE_OPTION("segment.modeChangeEffective", Word, kSegmentModeChangeEffectiveWords, 0, 0,
                    segment.modeChangeEffective,
                    "From when somebody who changed his mode may take attacks of opportunity."),
    TENAILLE_OPTION("segment.modeChangeBlocksOpportunity", Boolean, kNoWords, 0, 0,
                    segment.modeChangeBlocksOpportunity,
                    "After a change of mode there are no attacks of opportunity for the rest of the round."),
    TENAILLE_OPTION("segment.castStart", Word, kSegmentCastStartWords, 0, 0, segment.castStart,
                    "In which segment a spell of the round may be begun."),
    TENAILLE_OPTION("segment.castCarryOver", Boolean, kNoWords, 0, 0, segment.castCarryOver,
                    "A spell that is not finished in a round goes on in the next one."),
    TENAILLE_OPTION("segment.hitOnEqual", Boolean, kNoWords, 0, 0, segment.hitOnEqual,
                    "A strike total equal to the armor class hits."),
    TENAILLE_OPTION("segment.opportunityBonus", Integer, kNoWords, 0, 20, segment.opportunityBonus,
                    "Bonus to hit of an attack of opportunity in the segment game."),
    TENAILLE_OPTION("segment.opportunityRequiresReach", Boolean, kNoWords, 0, 0,
                    segment.opportunityRequiresReach,
                    "An attack of opportunity needs a weapon that reaches the opponent."),
    TENAILLE_OPTION("segment.opportunityOnArrival", Boolean, kNoWords, 0, 0, segment.opportunityOnArrival,
                    "Somebody who runs into contact provokes on arrival."),
    TENAILLE_OPTION("segment.grappleWrongTargetPercent", Integer, kNoWords, 0, 100,
                    segment.grappleWrongTargetPercent,
                    "Chance in percent to strike the wrong one of two who grapple."),
    TENAILLE_OPTION("segment.slowMaxSpeed", Integer, kNoWords, 1, 10, segment.slowMaxSpeed,
                    "Highest speed of a slow move."),
    TENAILLE_OPTION("segment.walkSpeed", Integer, kNoWords, 1, 50, segment.walkSpeed,
                    "Speed of a walk that nobody gave a speed."),
    TENAILLE_OPTION("segment.runSpeed", Integer, kNoWords, 1, 50, segment.runSpeed,
                    "Speed of a run that nobody gave a speed."),
    TENAILLE_OPTION("segment.engageMm", Integer, kNoWords, 500, 20000, segment.engageMm,
                    "Adversaries nearer than this are engaged, in millimetres."),
    TENAILLE_OPTION("segment.engagePolearmMm", Integer, kNoWords, 500, 20000, segment.engagePolearmMm,
                    "The same when one of them holds a polearm, in millimetres."),
    TENAILLE_OPTION("segment.slowStepMm", Integer, kNoWords, 500, 20000, segment.slowStepMm,
                    "Length of a slow move in one segment, in millimetres."),
    TENAILLE_OPTION("segment.contactMm", Integer, kNoWords, 0, 20000, segment.contactMm,
                    "Distance at which an approach stops, in millimetres."),
    TENAILLE_OPTION("segment.chargeMinMm", Integer, kNoWords, 0, 100000, segment.chargeMinMm,
                    "Shortest run that is a charge, in millimetres."),
    TENAILLE_OPTION("segment.downAtHitPoints", Integer, kNoWords, -50, 50, segment.downAtHitPoints,
                    "Hit points at or below which somebody falls."),
    TENAILLE_OPTION("exceptional.criticalOnMiss", Word, kExceptionalCriticalOnMissWords, 0, 0,
                    exceptional.criticalOnMiss, "What a critical value does when the blow misses."),
    TENAILLE_OPTION("exceptional.overflowVersusLoss", Word, kExceptionalOverflowVersusLossWords, 0, 0,
                    exceptional.overflowVersusLoss,
                    "Which counts when wear overflows into the hit points of a critical blow."),
    TENAILLE_OPTION("exceptional.opportunityGrappleDie", Integer, kNoWords, 2, 12,
                    exceptional.opportunityGrappleDie,
                    "Die of the hit points lost to a critical grapple action of opportunity or surprise."),
    TENAILLE_OPTION("exceptional.fumbleOnParry", Boolean, kNoWords, 0, 0, exceptional.fumbleOnParry,
                    "A natural 1 on a parry is a critical failure."),
    TENAILLE_OPTION("exceptional.parryBonusFromLevel", Integer, kNoWords, 1, 20,
                    exceptional.parryBonusFromLevel,
                    "Total level from which fighters and rogues parry critically one point sooner."),
    TENAILLE_OPTION("exceptional.criticalParryVersusGrapple", Boolean, kNoWords, 0, 0,
                    exceptional.criticalParryVersusGrapple,
                    "Every grapple action can be parried critically."),
    TENAILLE_OPTION("fatigue.enduranceRounding", Word, kFatigueEnduranceRoundingWords, 0, 0,
                    fatigue.enduranceRounding, "How half of the endurance rank is rounded."),
    TENAILLE_OPTION("fatigue.penaltyOnAc", Boolean, kNoWords, 0, 0, fatigue.penaltyOnAc,
                    "Tiredness lowers the armour class too."),
    TENAILLE_OPTION("fatigue.thresholdMinimum", Integer, kNoWords, -50, 50, fatigue.thresholdMinimum,
                    "Lowest fatigue threshold that encumbrance can leave."),
    TENAILLE_OPTION("fatigue.walkNeverTiring", Boolean, kNoWords, 0, 0, fatigue.walkNeverTiring,
                    "Walking never tires, however fast."),
    TENAILLE_OPTION("fatigue.exhaustionCheck", Word, kFatigueExhaustionCheckWords, 0, 0,
                    fatigue.exhaustionCheck,
                    "Whether exhaustion asks for a save at every point or only once."),
    TENAILLE_OPTION("fatigue.exhaustionUsesAdjusted", Boolean, kNoWords, 0, 0, fatigue.exhaustionUsesAdjusted,
                    "Encumbrance brings exhaustion nearer too."),
    TENAILLE_OPTION("surprise.bonus", Integer, kNoWords, 0, 20, surprise.bonus,
                    "Bonus to hit of a surprise attack."),
    TENAILLE_OPTION("surprise.meleeRangeMm", Integer, kNoWords, 0, 100000, surprise.meleeRangeMm,
                    "How far away the target of a surprise attack in contact may be, in millimetres."),
    TENAILLE_OPTION("surprise.rangeInclusive", Boolean, kNoWords, 0, 0, surprise.rangeInclusive,
                    "A surprise attack from exactly that far is allowed."),
    TENAILLE_OPTION("sneak.bonus", Integer, kNoWords, 0, 20, sneak.bonus, "Bonus of a sneak attack to hit."),
    TENAILLE_OPTION("sneak.bonusReplacesSurprise", Boolean, kNoWords, 0, 0, sneak.bonusReplacesSurprise,
                    "The bonus of a sneak attack stands instead of that of surprise."),
    TENAILLE_OPTION("sneak.inFightModifier", Integer, kNoWords, -10, 10, sneak.inFightModifier,
                    "What a target in a fight adds to the difficulty of the save against a sneak attack."),
    TENAILLE_OPTION("sneak.natural20Hits", Boolean, kNoWords, 0, 0, sneak.natural20Hits,
                    "A natural 20 on a sneak attack always hits."),
    TENAILLE_OPTION("sneak.natural1Fumbles", Boolean, kNoWords, 0, 0, sneak.natural1Fumbles,
                    "A natural 1 on a sneak attack is a critical failure."),
    TENAILLE_OPTION("sneak.rangedDefaultMm", Integer, kNoWords, 0, 1000000, sneak.rangedDefaultMm,
                    "Short range of a weapon that names none, in millimetres, for sneak shots."),
    TENAILLE_OPTION("sneak.twoDaggers", Boolean, kNoWords, 0, 0, sneak.twoDaggers,
                    "A sneak attack may be made with two daggers at once."),
    TENAILLE_OPTION("closeMove.breakthroughFollow", Word, kCloseMoveBreakthroughFollowWords, 0, 0,
                    closeMove.breakthroughFollow,
                    "How far somebody who pushes his opponent back may follow."),
    TENAILLE_OPTION("closeMove.passThroughPenalty", Integer, kNoWords, 0, 20, closeMove.passThroughPenalty,
                    "Penalty for passing by an opponent in melee."),
    TENAILLE_OPTION("closeMove.doubleCircleRotation", Integer, kNoWords, 0, 360,
                    closeMove.doubleCircleRotation,
                    "Degrees that two turn when each circles the other in the same sense."),
};

#undef TENAILLE_OPTION

}  // namespace

std::span<const OptionEntry> optionTable() { return kTable; }

const OptionEntry* optionNamed(std::string_view key) {
    for (const OptionEntry& entry : kTable)
        if (entry.key == key) return &entry;
    return nullptr;
}

}  // namespace tenaille::rules
