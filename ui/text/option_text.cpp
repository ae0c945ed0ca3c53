// SPDX-License-Identifier: MIT
#include "ui/text/option_text.h"

#include <QCoreApplication>
#include <string_view>

namespace tenaille::ui {

namespace {

struct ValueText {
    std::string_view key;
    std::string_view word;
    const char* text;
};

constexpr ValueText kValues[] = {
    {"rules.facing", "off", QT_TRANSLATE_NOOP("OptionValues", "No facing")},
    {"rules.facing", "5e", QT_TRANSLATE_NOOP("OptionValues", "5e: front, two sides, rear")},
    {"rules.facing", "ua", QT_TRANSLATE_NOOP("OptionValues", "d20 variant: front, flanks, rear")},
    {"facing.hexArcs", "side60", QT_TRANSLATE_NOOP("OptionValues", "60° from the ends of a side")},
    {"facing.hexArcs", "center120", QT_TRANSLATE_NOOP("OptionValues", "Front and rear 120°, sides 60°")},
    {"facing.hexArcs", "center60", QT_TRANSLATE_NOOP("OptionValues", "Front and rear 60°, sides 120°")},
    {"facing.hexArcs", "ua", QT_TRANSLATE_NOOP("OptionValues", "Like the d20 variant")},
    {"facing.hexFacings", "bySize",
     QT_TRANSLATE_NOOP("OptionValues", "Sides for one hex, corners for larger spaces")},
    {"facing.hexFacings", "twelve", QT_TRANSLATE_NOOP("OptionValues", "All twelve directions")},
    {"facing.rearAdvantage", "allCells", QT_TRANSLATE_NOOP("OptionValues", "All of its cells")},
    {"facing.rearAdvantage", "anyCell", QT_TRANSLATE_NOOP("OptionValues", "One of its cells")},
    {"facing.turnTiming", "endOfMovement",
     QT_TRANSLATE_NOOP("OptionValues", "Once, at the end of all movement")},
    {"facing.turnTiming", "eachSegment", QT_TRANSLATE_NOOP("OptionValues", "At the end of each part")},
    {"facing.reactionTurnCost", "reaction", QT_TRANSLATE_NOOP("OptionValues", "The reaction")},
    {"facing.reactionTurnCost", "free", QT_TRANSLATE_NOOP("OptionValues", "Nothing")},
    {"facing.sidewaysCost", "double", QT_TRANSLATE_NOOP("OptionValues", "Twice as much")},
    {"facing.sidewaysCost", "plusOne", QT_TRANSLATE_NOOP("OptionValues", "One cell more")},
    {"facing.combatAwareness", "featText", QT_TRANSLATE_NOOP("OptionValues", "The flanks, the rear by half")},
    {"facing.combatAwareness", "full", QT_TRANSLATE_NOOP("OptionValues", "Every penalty")},
    {"facing.rearAttackIntoFront", "refuse", QT_TRANSLATE_NOOP("OptionValues", "No, the creature must turn")},
    {"facing.rearAttackIntoFront", "penalty", QT_TRANSLATE_NOOP("OptionValues", "Yes, at −10")},
    {"facing.multiCell", "best", QT_TRANSLATE_NOOP("OptionValues", "The best for the attacker")},
    {"facing.multiCell", "worst", QT_TRANSLATE_NOOP("OptionValues", "The worst for the attacker")},
    {"facing.multiCell", "majority", QT_TRANSLATE_NOOP("OptionValues", "The one of most of its squares")},
    {"facing.shieldCoverage", "text", QT_TRANSLATE_NOOP("OptionValues", "Yes, as the text says")},
    {"facing.shieldCoverage", "figure", QT_TRANSLATE_NOOP("OptionValues", "No, as the figures show")},
    {"facing.whileMoving", "keep", QT_TRANSLATE_NOOP("OptionValues", "It keeps its facing")},
    {"facing.whileMoving", "follow", QT_TRANSLATE_NOOP("OptionValues", "It faces the way it goes")},
    {"facing.reactionTurnWhen", "afterStep", QT_TRANSLATE_NOOP("OptionValues", "After the step")},
    {"facing.reactionTurnWhen", "endOfTheirMove",
     QT_TRANSLATE_NOOP("OptionValues", "When the move has ended")},
    {"facing.beyond", "wedge", QT_TRANSLATE_NOOP("OptionValues", "Yes, like wedges")},
    {"facing.beyond", "strip", QT_TRANSLATE_NOOP("OptionValues", "No, they stay as wide as the space")},
    {"facing.turnThenMove", "allowed", QT_TRANSLATE_NOOP("OptionValues", "Yes")},
    {"facing.turnThenMove", "refused",
     QT_TRANSLATE_NOOP("OptionValues", "No, unless the turn is given back")},
    {"hex.colossal", "19", QT_TRANSLATE_NOOP("OptionValues", "19 hexes")},
    {"hex.colossal", "27", QT_TRANSLATE_NOOP("OptionValues", "27 hexes")},
    {"hex.burstOrigin", "hex", QT_TRANSLATE_NOOP("OptionValues", "A hex")},
    {"hex.burstOrigin", "corner", QT_TRANSLATE_NOOP("OptionValues", "A corner point")},
    {"hex.lineEdge", "choose", QT_TRANSLATE_NOOP("OptionValues", "Those of the side that its maker chooses")},
    {"hex.lineEdge", "both", QT_TRANSLATE_NOOP("OptionValues", "Those on both sides")},
    {"hex.lineEdge", "none", QT_TRANSLATE_NOOP("OptionValues", "None")},
    {"reach.weaponBand", "upTo", QT_TRANSLATE_NOOP("OptionValues", "From beyond the reach up to its double")},
    {"reach.weaponBand", "exactly", QT_TRANSLATE_NOOP("OptionValues", "At its double alone")},
    {"cover.chooser", "attacker", QT_TRANSLATE_NOOP("OptionValues", "The attacker")},
    {"cover.chooser", "defender", QT_TRANSLATE_NOOP("OptionValues", "The defender")},
    {"cover.quantifier", "any", QT_TRANSLATE_NOOP("OptionValues", "One is enough")},
    {"cover.quantifier", "all", QT_TRANSLATE_NOOP("OptionValues", "All of them")},
    {"cover.wallEdge", "ignore", QT_TRANSLATE_NOOP("OptionValues", "It passes")},
    {"cover.wallEdge", "count", QT_TRANSLATE_NOOP("OptionValues", "It counts as stopped")},
    {"cover.meleeAdjacent", "corner",
     QT_TRANSLATE_NOOP("OptionValues", "From the best corner, as at a distance")},
    {"cover.meleeAdjacent", "anyLine", QT_TRANSLATE_NOOP("OptionValues", "Any stopped line gives cover")},
    {"cover.rangedTarget", "space", QT_TRANSLATE_NOOP("OptionValues", "The whole space")},
    {"cover.rangedTarget", "bestCell",
     QT_TRANSLATE_NOOP("OptionValues", "One cell that the attacker chooses")},
    {"cover.softCover", "ranged", QT_TRANSLATE_NOOP("OptionValues", "Ranged attacks")},
    {"cover.softCover", "rangedAndReach", QT_TRANSLATE_NOOP("OptionValues", "Ranged and reach attacks")},
    {"cover.partial", "tag", QT_TRANSLATE_NOOP("OptionValues", "By the kind of the obstacle")},
    {"cover.partial", "lines", QT_TRANSLATE_NOOP("OptionValues", "Fewer than half of the lines stopped")},
    {"cover.partial", "visible", QT_TRANSLATE_NOOP("OptionValues", "More than half of the target is seen")},
    {"hex.partial", "half", QT_TRANSLATE_NOOP("OptionValues", "Half open around the middle")},
    {"hex.partial", "centre", QT_TRANSLATE_NOOP("OptionValues", "Open in the middle")},
    {"hex.partial", "any", QT_TRANSLATE_NOOP("OptionValues", "Less than half open: double cost")},
    {"cover.lowMeasure", "piece", QT_TRANSLATE_NOOP("OptionValues", "The piece on the line")},
    {"cover.lowMeasure", "whole", QT_TRANSLATE_NOOP("OptionValues", "The whole wall")},
    {"cover.softCoverBodies", "single", QT_TRANSLATE_NOOP("OptionValues", "No, it passes")},
    {"cover.softCoverBodies", "joined", QT_TRANSLATE_NOOP("OptionValues", "Yes, they are one body")},
    {"concealment.chooser", "defender", QT_TRANSLATE_NOOP("OptionValues", "The defender")},
    {"concealment.chooser", "attacker", QT_TRANSLATE_NOOP("OptionValues", "The attacker")},
    {"concealment.quantifier", "any", QT_TRANSLATE_NOOP("OptionValues", "One is enough")},
    {"concealment.quantifier", "all", QT_TRANSLATE_NOOP("OptionValues", "All of them")},
    {"concealment.edge", "count", QT_TRANSLATE_NOOP("OptionValues", "It counts")},
    {"concealment.edge", "ignore", QT_TRANSLATE_NOOP("OptionValues", "It does not count")},
    {"concealment.roller", "target", QT_TRANSLATE_NOOP("OptionValues", "The target")},
    {"concealment.roller", "attacker", QT_TRANSLATE_NOOP("OptionValues", "The attacker")},
    {"flank.mode", "centerLine", QT_TRANSLATE_NOOP("OptionValues", "No, opposite sides are enough")},
    {"flank.mode", "adjacentOpposite", QT_TRANSLATE_NOOP("OptionValues", "Yes, both stand next to it")},
    {"flank.helpers", "anyFoe", QT_TRANSLATE_NOOP("OptionValues", "Every foe of the target")},
    {"flank.helpers", "allies", QT_TRANSLATE_NOOP("OptionValues", "Allies of the attacker alone")},
    {"move.doubledDiagonal", "flat", QT_TRANSLATE_NOOP("OptionValues", "3, whatever was paid before")},
    {"move.doubledDiagonal", "scaled", QT_TRANSLATE_NOOP("OptionValues", "Twice the diagonal: 2 or 4")},
    {"move.doubledDiagonal", "added",
     QT_TRANSLATE_NOOP("OptionValues", "One more than the diagonal: 2 or 3")},
    {"move.doubledDiagonalParity", "keep", QT_TRANSLATE_NOOP("OptionValues", "The count stays")},
    {"move.doubledDiagonalParity", "toggle", QT_TRANSLATE_NOOP("OptionValues", "The count goes on")},
    {"move.cornerCut", "forbid", QT_TRANSLATE_NOOP("OptionValues", "No")},
    {"move.cornerCut", "allow", QT_TRANSLATE_NOOP("OptionValues", "Yes")},
    {"move.parityReset", "turn", QT_TRANSLATE_NOOP("OptionValues", "For the whole turn")},
    {"move.parityReset", "action", QT_TRANSLATE_NOOP("OptionValues", "For one move")},
    {"move.passNeutral", "enemy", QT_TRANSLATE_NOOP("OptionValues", "Like enemies")},
    {"move.passNeutral", "ally", QT_TRANSLATE_NOOP("OptionValues", "Like allies")},
    {"segment.readjust", "shift", QT_TRANSLATE_NOOP("OptionValues", "One later for each of them")},
    {"segment.readjust", "max", QT_TRANSLATE_NOOP("OptionValues", "The first free segment")},
    {"segment.readjust", "restart", QT_TRANSLATE_NOOP("OptionValues", "Counted anew from their end")},
    {"segment.readjustScope", "allSimple", QT_TRANSLATE_NOOP("OptionValues", "Every simple action")},
    {"segment.readjustScope", "movesOnly", QT_TRANSLATE_NOOP("OptionValues", "Moves only")},
    {"segment.parryTiming", "anyUnspent", QT_TRANSLATE_NOOP("OptionValues", "Any that is left")},
    {"segment.parryTiming", "initiativeReached",
     QT_TRANSLATE_NOOP("OptionValues", "Those whose initiative is reached")},
    {"segment.retractToParry", "opportunityOnly", QT_TRANSLATE_NOOP("OptionValues", "Yes")},
    {"segment.retractToParry", "none", QT_TRANSLATE_NOOP("OptionValues", "No")},
    {"segment.modeChangeEffective", "instant", QT_TRANSLATE_NOOP("OptionValues", "At once")},
    {"segment.modeChangeEffective", "nextSegment", QT_TRANSLATE_NOOP("OptionValues", "The next segment")},
    {"segment.castStart", "initiative", QT_TRANSLATE_NOOP("OptionValues", "That of the initiative")},
    {"segment.castStart", "firstSegment", QT_TRANSLATE_NOOP("OptionValues", "The first one")},
    {"exceptional.criticalOnMiss", "lossOnly",
     QT_TRANSLATE_NOOP("OptionValues", "Only the loss of hit points")},
    {"exceptional.criticalOnMiss", "requiresHit", QT_TRANSLATE_NOOP("OptionValues", "Nothing")},
    {"exceptional.criticalOnMiss", "full", QT_TRANSLATE_NOOP("OptionValues", "All of its effects")},
    {"exceptional.overflowVersusLoss", "greater", QT_TRANSLATE_NOOP("OptionValues", "The greater")},
    {"exceptional.overflowVersusLoss", "overflow", QT_TRANSLATE_NOOP("OptionValues", "The overflow")},
    {"exceptional.overflowVersusLoss", "loss", QT_TRANSLATE_NOOP("OptionValues", "The loss")},
    {"fatigue.enduranceRounding", "floor", QT_TRANSLATE_NOOP("OptionValues", "Down")},
    {"fatigue.enduranceRounding", "ceil", QT_TRANSLATE_NOOP("OptionValues", "Up")},
    {"fatigue.exhaustionCheck", "everyPoint", QT_TRANSLATE_NOOP("OptionValues", "At every point")},
    {"fatigue.exhaustionCheck", "once", QT_TRANSLATE_NOOP("OptionValues", "Once")},
    {"closeMove.breakthroughFollow", "slowStep", QT_TRANSLATE_NOOP("OptionValues", "A slow step")},
    {"closeMove.breakthroughFollow", "full", QT_TRANSLATE_NOOP("OptionValues", "As far as the opponent")},
    {"closeMove.breakthroughFollow", "none", QT_TRANSLATE_NOOP("OptionValues", "Not at all")},
};

struct Family {
    std::string_view prefix;
    const char* heading;
};

constexpr Family kFamilies[] = {
    {"rules", QT_TRANSLATE_NOOP("OptionFamilies", "Rules in force")},
    {"facing", QT_TRANSLATE_NOOP("OptionFamilies", "Facing")},
    {"hex", QT_TRANSLATE_NOOP("OptionFamilies", "Hexes")},
    {"reach", QT_TRANSLATE_NOOP("OptionFamilies", "Reach")},
    {"cover", QT_TRANSLATE_NOOP("OptionFamilies", "Cover")},
    {"concealment", QT_TRANSLATE_NOOP("OptionFamilies", "Concealment")},
    {"flank", QT_TRANSLATE_NOOP("OptionFamilies", "Flanking")},
    {"prone", QT_TRANSLATE_NOOP("OptionFamilies", "Lying on the ground")},
    {"move", QT_TRANSLATE_NOOP("OptionFamilies", "Movement")},
    {"segment", QT_TRANSLATE_NOOP("OptionFamilies", "Segments")},
    {"exceptional", QT_TRANSLATE_NOOP("OptionFamilies", "Exceptional blows")},
    {"fatigue", QT_TRANSLATE_NOOP("OptionFamilies", "Fatigue")},
    {"surprise", QT_TRANSLATE_NOOP("OptionFamilies", "Surprise")},
    {"sneak", QT_TRANSLATE_NOOP("OptionFamilies", "Sneak attacks")},
    {"closeMove", QT_TRANSLATE_NOOP("OptionFamilies", "Moves in contact")},
};

const char* textOf(const rules::OptionEntry& option, int value) {
    const std::string_view word = option.words[static_cast<std::size_t>(value)];
    for (const ValueText& one : kValues)
        if (one.key == option.key && one.word == word) return one.text;
    return nullptr;
}

const char* headingOf(const rules::OptionEntry& option) {
    for (const Family& family : kFamilies)
        if (option.key.substr(0, option.key.find('.')) == family.prefix) return family.heading;
    return nullptr;
}

// Texts of the tables of core, which are literals.
QString fromTable(const char* context, std::string_view text) {
    return QCoreApplication::translate(context, text.data());
}

struct RulesOf {
    std::string_view key;
    std::string_view rules;
};

// As the catalogues of rules name them.
constexpr RulesOf kRules[] = {
    {"closeMove.breakthroughFollow", "CM-21"},
    {"closeMove.doubleCircleRotation", "CM-18"},
    {"closeMove.passThroughPenalty", "CM-24"},
    {"concealment.chooser", "CO-02"},
    {"concealment.edge", "CO-02"},
    {"concealment.lowLight", "CO-05"},
    {"concealment.quantifier", "CO-02"},
    {"concealment.roller", "CO-04"},
    {"cover.chooser", "CV-02"},
    {"cover.lowMeasure", "CV-08"},
    {"cover.meleeAdjacent", "CV-04"},
    {"cover.ownSlit", "CV-11"},
    {"cover.partial", "CV-10"},
    {"cover.quantifier", "CV-02"},
    {"cover.rangedTarget", "CV-05"},
    {"cover.softCover", "CV-09"},
    {"cover.softCoverBodies", "CV-09"},
    {"cover.targetCell", "CV-02"},
    {"cover.wallEdge", "CV-03"},
    {"facing.areaOriginInRear", "F5-05"},
    {"facing.beyond", "UF-04"},
    {"facing.forcedTurn", "F5-03"},
    {"facing.gargantuanLiteral", "HX-12"},
    {"facing.multiCellInReach", "UF-37"},
    {"facing.reactionTurnCost", "F5-04"},
    {"facing.reactionTurnSight", "F5-04"},
    {"facing.reactionTurnWhen", "F5-04"},
    {"facing.rearAdvantage", "F5-06"},
    {"facing.rearUnseen", "F5-06"},
    {"facing.shieldMagicStays", "F5-07"},
    {"facing.sneakOnLostDexterity", "UF-19"},
    {"facing.turnThenMove", "UF-08"},
    {"facing.turnTiming", "F5-03"},
    {"facing.turnWithoutMoving", "F5-03"},
    {"facing.uaShields", "UF-35"},
    {"facing.whileMoving", "F5-03"},
    {"flank.counts", "FL-01"},
    {"flank.helpers", "FL-01"},
    {"flank.mode", "FL-03"},
    {"hex.burstOrigin", "HX-06"},
    {"hex.colossal", "HX-05"},
    {"hex.lineEdge", "HX-08"},
    {"hex.partial", "HX-04"},
    {"hex.sideCones", "HX-07"},
    {"move.cornerCut", "MV-08"},
    {"move.doubledDiagonal", "MV-23"},
    {"move.doubledDiagonalParity", "MV-23"},
    {"move.parityReset", "MV-07"},
    {"move.passNeutral", "MV-10"},
    {"move.sizeGapStop", "MV-16"},
    {"move.squeezePast", "MV-21"},
    {"move.stepIntoHampered", "MV-06"},
    {"move.tinyStop", "MV-15"},
    {"prone.gravity", "PR-02"},
    {"reach.tenFootException", "SZ-05"},
    {"reach.weaponBand", "SZ-07"},
    {"rules.facing", "F5-01, UF-01"},
    {"segment.castCarryOver", "SG-17"},
    {"segment.castStart", "SG-17"},
    {"segment.chargeMinMm", "CM-25"},
    {"segment.engageMm", "CM-10"},
    {"segment.engagePolearmMm", "CM-10"},
    {"segment.grappleWrongTargetPercent", "AO-25"},
    {"segment.modeChangeBlocksOpportunity", "SG-14"},
    {"segment.modeChangeEffective", "AO-07"},
    {"segment.opportunityBonus", "AO-16"},
    {"segment.opportunityOnArrival", "AO-08"},
    {"segment.opportunityRequiresReach", "AO-06"},
    {"segment.parryTiming", "SG-09"},
    {"segment.readjust", "SG-12"},
    {"segment.readjustScope", "SG-12"},
    {"segment.retractToParry", "AO-13"},
    {"segment.routineSpacing", "SG-08"},
    {"segment.runSpeed", "CM-02"},
    {"segment.slowMaxSpeed", "CM-03"},
    {"segment.slowStepMm", "CM-03"},
    {"segment.walkSpeed", "CM-02"},
    {"surprise.bonus", "SU-11"},
    {"surprise.meleeRangeMm", "SU-08"},
    {"surprise.rangeInclusive", "SU-08"},
};

}  // namespace

QString optionRules(const rules::OptionEntry& option) {
    for (const RulesOf& one : kRules)
        if (one.key == option.key)
            return QString::fromLatin1(one.rules.data(), static_cast<qsizetype>(one.rules.size()));
    return {};
}

QString optionSentence(const rules::OptionEntry& option) { return fromTable("Options", option.sentence); }

bool hasOptionValueText(const rules::OptionEntry& option, int value) {
    return option.type != rules::OptionType::Word || textOf(option, value) != nullptr;
}

QString optionValueText(const rules::OptionEntry& option, int value) {
    switch (option.type) {
        case rules::OptionType::Integer:
            return QString::number(value);
        case rules::OptionType::Boolean:
            return value != 0 ? QCoreApplication::translate("OptionValues", "Yes")
                              : QCoreApplication::translate("OptionValues", "No");
        case rules::OptionType::Word:
            break;
    }
    const char* text = textOf(option, value);
    return text != nullptr ? QCoreApplication::translate("OptionValues", text)
                           : QString::fromStdString(rules::valueText(option, value));
}

bool hasOptionFamily(const rules::OptionEntry& option) { return headingOf(option) != nullptr; }

QString optionFamily(const rules::OptionEntry& option) {
    const char* heading = headingOf(option);
    return heading != nullptr ? QCoreApplication::translate("OptionFamilies", heading)
                              : QString::fromStdString(std::string(option.key));
}

QString presetLabel(const rules::Preset& preset) { return fromTable("Presets", preset.label); }

QString presetSentence(const rules::Preset& preset) { return fromTable("Presets", preset.sentence); }

}  // namespace tenaille::ui
