// SPDX-License-Identifier: MIT
#include "ui/text/edit_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/actions/fight_summary.h"
#include "core/base/problem.h"
#include "core/rules/presets.h"
#include "ui/text/compass_text.h"
#include "ui/text/condition_text.h"
#include "ui/text/fight_text.h"
#include "ui/text/option_text.h"
#include "ui/text/ruling_text.h"
#include "ui/text/units.h"

namespace tenaille::ui {

namespace {

struct Phrase {
    const char* key;
    const char* menu;  // undo menu
    const char* log;   // log line, nullptr: as in the menu
    int counted = -1;  // the argument that is %n in the log line
};

// %1.. are the arguments of the change set in core/actions.
constexpr Phrase kPhrases[] = {
    {"moveToken", QT_TRANSLATE_NOOP("Edit", "Move %1"), QT_TRANSLATE_N_NOOP("Edit", "%1 moves %n square(s)"),
     1},
    {"moveTokens", QT_TRANSLATE_NOOP("Edit", "Move %1 creatures"), nullptr},
    {"placeToken", QT_TRANSLATE_NOOP("Edit", "Place %1"),
     QT_TRANSLATE_NOOP("Edit", "%1 is placed by the game master, rules ignored")},
    {"placeTokens", QT_TRANSLATE_NOOP("Edit", "Place %1 creatures"),
     QT_TRANSLATE_NOOP("Edit", "%1 creatures are placed by the game master, rules ignored")},
    {"turnToken", QT_TRANSLATE_NOOP("Edit", "Turn %1"), QT_TRANSLATE_NOOP("Edit", "%1 turns to face %2")},
    {"turnTokens", QT_TRANSLATE_NOOP("Edit", "Turn %1 creatures"), nullptr},
    {"addToken", QT_TRANSLATE_NOOP("Edit", "Add %1"), nullptr},
    {"addTokens", QT_TRANSLATE_NOOP("Edit", "Add %2 × %1"), nullptr},
    {"addGroups", QT_TRANSLATE_NOOP("Edit", "Add %1"), nullptr},
    {"editToken", QT_TRANSLATE_NOOP("Edit", "Edit %1"), nullptr},
    {"editTokens", QT_TRANSLATE_NOOP("Edit", "Edit %1 creatures"), nullptr},
    {"newTurn", QT_TRANSLATE_NOOP("Edit", "New turn for %1"), nullptr},
    {"newTurnAll", QT_TRANSLATE_NOOP("Edit", "New turn for all"), nullptr},
    {"damageToken", QT_TRANSLATE_NOOP("Edit", "Damage %1"),
     QT_TRANSLATE_N_NOOP("Edit", "%1 loses %n hit point(s)"), 1},
    {"healToken", QT_TRANSLATE_NOOP("Edit", "Heal %1"),
     QT_TRANSLATE_N_NOOP("Edit", "%1 regains %n hit point(s)"), 1},
    {"damageTokens", QT_TRANSLATE_NOOP("Edit", "Damage %1 creatures"), nullptr},
    {"healTokens", QT_TRANSLATE_NOOP("Edit", "Heal %1 creatures"), nullptr},
    {"tokenHurt", QT_TRANSLATE_NOOP("Edit", "Damage %1"),
     QT_TRANSLATE_N_NOOP("Edit", "%1 loses %n hit point(s): %3 → %4"), 1},
    {"tokenHealed", QT_TRANSLATE_NOOP("Edit", "Heal %1"),
     QT_TRANSLATE_N_NOOP("Edit", "%1 regains %n hit point(s): %3 → %4"), 1},
    {"tokenWorn", QT_TRANSLATE_NOOP("Edit", "Damage %1"),
     QT_TRANSLATE_N_NOOP("Edit", "%1 takes %n damage: endurance %3 → %4, hit points %5 → %6 (EX-10)"), 1},
    {"enduranceLost", QT_TRANSLATE_NOOP("Edit", "Damage %1"),
     QT_TRANSLATE_N_NOOP("Edit", "%1 loses %n endurance: %3 → %4"), 1},
    {"enduranceRegained", QT_TRANSLATE_NOOP("Edit", "Heal %1"),
     QT_TRANSLATE_N_NOOP("Edit", "%1 regains %n endurance: %3 → %4"), 1},
    {"tokenShielded", QT_TRANSLATE_NOOP("Edit", "Damage %1"),
     QT_TRANSLATE_N_NOOP("Edit", "%1 takes %n damage: temporary points %3 → %4, hit points %5 → %6"), 1},
    {"ontoHidden", nullptr, QT_TRANSLATE_NOOP("Edit", "%1 stands where %2 is, whom the players do not see")},
    {"tokenHalved", nullptr, QT_TRANSLATE_N_NOOP("Edit", "For %1 half of %n damage counts"), 1},
    {"tokenSpared", nullptr, QT_TRANSLATE_N_NOOP("Edit", "%1 takes none of %n damage"), 1},
    {"temporaryLost", nullptr, QT_TRANSLATE_N_NOOP("Edit", "%1 loses %n temporary point(s); %3 left"), 1},
    {"givePoints", QT_TRANSLATE_NOOP("Edit", "Temporary points of %1: %2"),
     QT_TRANSLATE_N_NOOP("Edit", "%1 has %n temporary point(s)"), 1},
    {"givePointsAll", QT_TRANSLATE_NOOP("Edit", "Temporary points of %1 creatures: %2"), nullptr},
    {"addCondition", QT_TRANSLATE_NOOP("Edit", "%1: %2"), nullptr},
    {"addConditionAll", QT_TRANSLATE_NOOP("Edit", "%1 creatures: %2"), nullptr},
    {"removeCondition", QT_TRANSLATE_NOOP("Edit", "%1: no longer %2"), nullptr},
    {"removeConditionAll", QT_TRANSLATE_NOOP("Edit", "%1 creatures: no longer %2"), nullptr},
    {"hideCondition", QT_TRANSLATE_NOOP("Edit", "Players no longer see of %1: %2"), nullptr},
    {"hideConditionAll", QT_TRANSLATE_NOOP("Edit", "Players no longer see of %1 creatures: %2"), nullptr},
    {"showCondition", QT_TRANSLATE_NOOP("Edit", "Players see of %1: %2"), nullptr},
    {"showConditionAll", QT_TRANSLATE_NOOP("Edit", "Players see of %1 creatures: %2"), nullptr},
    {"conditionEnds", nullptr, QT_TRANSLATE_NOOP("Edit", "%1: %2 is over")},
    {"removeToken", QT_TRANSLATE_NOOP("Edit", "Remove %1"), nullptr},
    {"removeRecords", QT_TRANSLATE_NOOP("Edit", "Remove from the map (%1)"), nullptr},
    {"removeRoom", QT_TRANSLATE_NOOP("Edit", "Delete room"), nullptr},
    {"removeRooms", QT_TRANSLATE_NOOP("Edit", "Delete %1 rooms"), nullptr},
    {"openDoor", QT_TRANSLATE_NOOP("Edit", "Open door"), QT_TRANSLATE_NOOP("Edit", "A door is opened")},
    {"closeDoor", QT_TRANSLATE_NOOP("Edit", "Close door"), QT_TRANSLATE_NOOP("Edit", "A door is closed")},
    {"lockDoor", QT_TRANSLATE_NOOP("Edit", "Lock door"), QT_TRANSLATE_NOOP("Edit", "A door is locked")},
    {"showDoor", QT_TRANSLATE_NOOP("Edit", "Show secret door"),
     QT_TRANSLATE_NOOP("Edit", "The players find a secret door")},
    {"concealDoor", QT_TRANSLATE_NOOP("Edit", "Conceal secret door"),
     QT_TRANSLATE_NOOP("Edit", "A secret door is a wall to the players again")},
    {"lightOn", QT_TRANSLATE_NOOP("Edit", "Light on"), QT_TRANSLATE_NOOP("Edit", "A light is switched on")},
    {"lightOff", QT_TRANSLATE_NOOP("Edit", "Light off"),
     QT_TRANSLATE_NOOP("Edit", "A light is switched off")},
    {"lightsOn", QT_TRANSLATE_NOOP("Edit", "Lights on (%1)"),
     QT_TRANSLATE_N_NOOP("Edit", "%n light(s) are switched on"), 0},
    {"lightsOff", QT_TRANSLATE_NOOP("Edit", "Lights off (%1)"),
     QT_TRANSLATE_N_NOOP("Edit", "%n light(s) are switched off"), 0},
    {"setOverride", QT_TRANSLATE_NOOP("Edit", "Override for %1 against %2"),
     QT_TRANSLATE_NOOP("Edit", "%1 against %2: %3 is %5 by the game master (the rules say %4)")},
    {"clearOverride", QT_TRANSLATE_NOOP("Edit", "Clear override for %1 against %2"),
     QT_TRANSLATE_NOOP("Edit", "%1 against %2: %3 is %4 again, as the rules say")},
    {"allowAttack", QT_TRANSLATE_NOOP("Edit", "Allow attack of %1 on %2"),
     QT_TRANSLATE_NOOP("Edit", "%1 against %2: allowed by the game master although: %3")},
    {"forbidAttack", QT_TRANSLATE_NOOP("Edit", "Follow the rules again for %1 against %2"),
     QT_TRANSLATE_NOOP("Edit", "%1 against %2: no longer allowed: %3")},
    {"setRules", QT_TRANSLATE_NOOP("Edit", "Change rules"),
     QT_TRANSLATE_NOOP("Edit", "The rules in force change: %1")},
    {"addWall", QT_TRANSLATE_NOOP("Edit", "Add wall"), nullptr},
    {"addRoom", QT_TRANSLATE_NOOP("Edit", "Add room"), nullptr},
    {"addLight", QT_TRANSLATE_NOOP("Edit", "Add light"), nullptr},
    {"addProp", QT_TRANSLATE_NOOP("Edit", "Add thing"), nullptr},
    {"addText", QT_TRANSLATE_NOOP("Edit", "Add text"), nullptr},
    {"addNote", QT_TRANSLATE_NOOP("Edit", "Add note"), nullptr},
    {"addCorner", QT_TRANSLATE_NOOP("Edit", "Add corner"), nullptr},
    {"removeCorner", QT_TRANSLATE_NOOP("Edit", "Remove corner"), nullptr},
    {"moveCorner", QT_TRANSLATE_NOOP("Edit", "Move corner"), nullptr},
    {"moveRoom", QT_TRANSLATE_NOOP("Edit", "Move room"), nullptr},
    {"moveSide", QT_TRANSLATE_NOOP("Edit", "Move side"), nullptr},
    {"splitWall", QT_TRANSLATE_NOOP("Edit", "Side of a wall alone"), nullptr},
    {"moveElements", QT_TRANSLATE_NOOP("Edit", "Move on the map (%1)"), nullptr},
    {"turnElements", QT_TRANSLATE_NOOP("Edit", "Turn on the map (%1)"), nullptr},
    {"scaleElements", QT_TRANSLATE_NOOP("Edit", "Size on the map (%1)"), nullptr},
    {"turnRoom", QT_TRANSLATE_NOOP("Edit", "Turn room"), nullptr},
    {"scaleRoom", QT_TRANSLATE_NOOP("Edit", "Size room"), nullptr},
    {"resizeRoom", QT_TRANSLATE_NOOP("Edit", "Size of a room"), nullptr},
    {"changeElements", QT_TRANSLATE_NOOP("Edit", "Change on the map (%1)"), nullptr},
    {"hideThings", QT_TRANSLATE_NOOP("Edit", "Hide from the players (%1)"), nullptr},
    {"showThings", QT_TRANSLATE_NOOP("Edit", "Show to the players (%1)"), nullptr},
    {"typeOn", QT_TRANSLATE_NOOP("Edit", "Change on the map (%1)"), nullptr},
    {"duplicateElements", QT_TRANSLATE_NOOP("Edit", "Duplicate on the map (%1)"), nullptr},
    {"paste", QT_TRANSLATE_NOOP("Edit", "Paste (%1)"), nullptr},
    {"cut", QT_TRANSLATE_NOOP("Edit", "Cut (%1)"), nullptr},
    {"cutRoom", QT_TRANSLATE_NOOP("Edit", "Cut room"), nullptr},
    {"cutRooms", QT_TRANSLATE_NOOP("Edit", "Cut %1 rooms"), nullptr},
    {"markMeant", QT_TRANSLATE_NOOP("Edit", "Mark as meant"), nullptr},
    {"mendMap", QT_TRANSLATE_NOOP("Edit", "Mend the map (%1)"),
     QT_TRANSLATE_N_NOOP("Edit", "%n finding(s) of the map are mended"), 0},
    {"paintTerrain", QT_TRANSLATE_NOOP("Edit", "Paint terrain"), nullptr},
    {"eraseTerrain", QT_TRANSLATE_NOOP("Edit", "Erase terrain"), nullptr},
    {"joinWalls", QT_TRANSLATE_NOOP("Edit", "Join walls"), nullptr},
    {"alignElements", QT_TRANSLATE_NOOP("Edit", "Line up (%1)"), nullptr},
    {"addKind", QT_TRANSLATE_NOOP("Edit", "New kind: %1"), nullptr},
    {"changeKind", QT_TRANSLATE_NOOP("Edit", "Change kind %1"), nullptr},
    {"removeKind", QT_TRANSLATE_NOOP("Edit", "Remove kind %1"), nullptr},
    {"resetKind", QT_TRANSLATE_NOOP("Edit", "Usual kind again"), nullptr},
    {"setGrid", QT_TRANSLATE_NOOP("Edit", "Board size"), nullptr},
    {"alignPicture", QT_TRANSLATE_NOOP("Edit", "Picture on the grid"), nullptr},
    {"pictureToken", QT_TRANSLATE_NOOP("Edit", "Picture of %1"), nullptr},
    {"pictureTokens", QT_TRANSLATE_NOOP("Edit", "Picture of %1 creatures"), nullptr},
    {"mountToken", QT_TRANSLATE_NOOP("Edit", "%1 mounts %2"), nullptr},
    {"mountTokens", QT_TRANSLATE_NOOP("Edit", "%1 creatures mount %2"), nullptr},
    {"dismountToken", QT_TRANSLATE_NOOP("Edit", "%1 dismounts"), nullptr},
    {"dismountTokens", QT_TRANSLATE_NOOP("Edit", "%1 creatures dismount"), nullptr},
    {"hideToken", QT_TRANSLATE_NOOP("Edit", "Hide %1"), nullptr},
    {"hideTokens", QT_TRANSLATE_NOOP("Edit", "Hide %1 creatures"), nullptr},
    {"revealToken", QT_TRANSLATE_NOOP("Edit", "Reveal %1"), nullptr},
    {"revealTokens", QT_TRANSLATE_NOOP("Edit", "Reveal %1 creatures"), nullptr},
    {"tellClosedRooms", QT_TRANSLATE_NOOP("Edit", "Tell closed rooms again"), nullptr},
    {"carryLight", QT_TRANSLATE_NOOP("Edit", "%1 carries a light"), nullptr},
    {"carryLights", QT_TRANSLATE_NOOP("Edit", "%1 creatures carry lights"), nullptr},
    {"putOutLight", QT_TRANSLATE_NOOP("Edit", "%1 puts its light out"), nullptr},
    {"putOutLights", QT_TRANSLATE_NOOP("Edit", "%1 creatures put their lights out"), nullptr},
    {"showGrid", QT_TRANSLATE_NOOP("Edit", "Show grid"), nullptr},
    {"hideGrid", QT_TRANSLATE_NOOP("Edit", "Hide grid"), nullptr},
    {"addDoor", QT_TRANSLATE_NOOP("Edit", "Add door"), nullptr},
    {"slideDoor", QT_TRANSLATE_NOOP("Edit", "Slide door"), nullptr},
    {"uncoverFog", QT_TRANSLATE_NOOP("Edit", "Uncover for the players"), nullptr},
    {"coverFog", QT_TRANSLATE_NOOP("Edit", "Cover for the players"), nullptr},
    {"automaticFog", QT_TRANSLATE_NOOP("Edit", "Fog as the party sees"), nullptr},
    {"rememberFog", QT_TRANSLATE_NOOP("Edit", "Keep what was explored"), nullptr},
    {"forgetFog", QT_TRANSLATE_NOOP("Edit", "Forget what was explored"), nullptr},
    {"beginShowing", QT_TRANSLATE_NOOP("Edit", "First look of the players"),
     QT_TRANSLATE_NOOP("Edit", "The players see the board for the first time")},
    {"setSceneLight", QT_TRANSLATE_NOOP("Edit", "Light of the scene"), nullptr},
    {"setPlayerView", QT_TRANSLATE_NOOP("Edit", "What the players see"), nullptr},
    {"shareTokens", QT_TRANSLATE_NOOP("Edit", "What the players learn of creatures"), nullptr},
    {"setPicture", QT_TRANSLATE_NOOP("Edit", "Set map picture"), nullptr},
    {"setOpeningsWindows", QT_TRANSLATE_NOOP("Edit", "Openings as windows"),
     QT_TRANSLATE_N_NOOP("Edit", "%n opening(s) become windows"), 0},
    {"setOpeningsDoors", QT_TRANSLATE_NOOP("Edit", "Openings as open doors"),
     QT_TRANSLATE_N_NOOP("Edit", "%n opening(s) become open doors"), 0},
    {"applyRuling", QT_TRANSLATE_NOOP("Edit", "Ruling %1 against %2"), nullptr},
    {"provokes", QT_TRANSLATE_NOOP("Edit", "%2 may strike at %1, who leaves a threatened square"), nullptr},
    {"takesOpportunity", nullptr,
     QT_TRANSLATE_NOOP("Edit",
                       "%1 takes the opportunity against %2, as they stood when %2 went away (SZ-08)")},
    {"movesTooFar", nullptr, QT_TRANSLATE_N_NOOP("Edit", "%1 has moved %n square(s) beyond the speed"), 1},
    {"beginFight", QT_TRANSLATE_NOOP("Edit", "Begin the fight"),
     QT_TRANSLATE_N_NOOP("Edit", "A fight of %n creature(s) begins"), 0},
    {"endFight", QT_TRANSLATE_NOOP("Edit", "End the fight"),
     QT_TRANSLATE_NOOP("Edit", "The fight ends in round %1")},
    {"joinFight", QT_TRANSLATE_NOOP("Edit", "%1 joins the fight"), nullptr},
    {"joinFightAll", QT_TRANSLATE_NOOP("Edit", "%1 creatures join the fight"), nullptr},
    {"leaveFight", QT_TRANSLATE_NOOP("Edit", "%1 leaves the fight"), nullptr},
    {"leaveFightAll", QT_TRANSLATE_NOOP("Edit", "%1 creatures leave the fight"), nullptr},
    {"declare", QT_TRANSLATE_NOOP("Edit", "Declaration of %1"), nullptr},
    {"declareAll", QT_TRANSLATE_NOOP("Edit", "Declarations"), nullptr},
    {"giveOrder", QT_TRANSLATE_NOOP("Edit", "Order for %1 in segment %2"), nullptr},
    {"parryLate", QT_TRANSLATE_NOOP("Edit", "%1 parries in segment %2"), nullptr},
    {"withdrawOrder", QT_TRANSLATE_NOOP("Edit", "Withdraw order of %1 in segment %2"), nullptr},
    {"arm", QT_TRANSLATE_NOOP("Edit", "Weapon in hand: %1"),
     QT_TRANSLATE_NOOP("Edit", "%1 has the weapon in hand again, by the game master")},
    {"disarm", QT_TRANSLATE_NOOP("Edit", "Weapon lost: %1"),
     QT_TRANSLATE_NOOP("Edit", "%1 loses the weapon, by the game master")},
    {"startRound", QT_TRANSLATE_NOOP("Edit", "Start of round %1"),
     QT_TRANSLATE_NOOP("Edit", "Round %1 begins")},
    {"playSurprise", QT_TRANSLATE_NOOP("Edit", "Surprise segment"), nullptr},
    {"playSegment", QT_TRANSLATE_NOOP("Edit", "Segment %2 of round %1"),
     QT_TRANSLATE_NOOP("Edit", "Round %1, segment %2")},
    {"stepBack", QT_TRANSLATE_NOOP("Edit", "Step back to segment %2 of round %1"), nullptr},
    {"stepBackToRound", QT_TRANSLATE_NOOP("Edit", "Step back to the start of round %1"), nullptr},
    {"stepBackToSurprise", QT_TRANSLATE_NOOP("Edit", "Step back to the surprise segment"), nullptr},
    {"makeAttack", QT_TRANSLATE_NOOP("Edit", "%1 attacks %2"), nullptr},
    {"lookAgain", QT_TRANSLATE_NOOP("Edit", "What the players see now"), nullptr},
    {"useAttack", QT_TRANSLATE_NOOP("Edit", "%1 uses: %2"), nullptr},
    {"useAttackAll", QT_TRANSLATE_NOOP("Edit", "%1 creatures use: %2"), nullptr},
    {"stepBackToTurn", QT_TRANSLATE_NOOP("Edit", "Step back to the turn of %1"), nullptr},
    {"throwInitiative", QT_TRANSLATE_NOOP("Edit", "Throw initiative for round %1"), nullptr},
    {"endTurn", QT_TRANSLATE_NOOP("Edit", "End turn"), nullptr},
    {"delayTurn", QT_TRANSLATE_NOOP("Edit", "%1 delays"), nullptr},
    {"readyTurn", QT_TRANSLATE_NOOP("Edit", "%1 gets ready"), nullptr},
    {"actNow", QT_TRANSLATE_NOOP("Edit", "%1 acts now"), nullptr},
    {"useReady", QT_TRANSLATE_NOOP("Edit", "%1 does what was kept ready"), nullptr},
    {"setInitiative", QT_TRANSLATE_NOOP("Edit", "Initiative of %1: %2"), nullptr},
    {"backToVersion", QT_TRANSLATE_NOOP("Edit", "Back to the version: %1"), nullptr},
    {"throwDice", QT_TRANSLATE_NOOP("Edit", "Throw %1"), nullptr},
    {"importMap", QT_TRANSLATE_NOOP("Edit", "Import %1"), nullptr},
};

// What names the cells of a grid, on a hex grid: as the ruler and the status bar do.
constexpr Phrase kOnHexes[] = {
    {"moveToken", QT_TRANSLATE_NOOP("Edit", "Move %1"), QT_TRANSLATE_N_NOOP("Edit", "%1 moves %n hex(es)"),
     1},
    {"provokes", QT_TRANSLATE_NOOP("Edit", "%2 may strike at %1, who leaves a threatened hex"), nullptr},
    {"movesTooFar", nullptr, QT_TRANSLATE_N_NOOP("Edit", "%1 has moved %n hex(es) beyond the speed"), 1},
};

const Phrase* phrase(const std::string& key, board::GridKind grid = board::GridKind::Square) {
    if (board::isHex(grid))
        for (const Phrase& one : kOnHexes)
            if (key == one.key) return &one;
    for (const Phrase& one : kPhrases)
        if (key == one.key) return &one;
    return nullptr;
}

bool isOfCondition(const std::string& entry) {
    return entry.ends_with("Condition") || entry.ends_with("ConditionAll") || entry == "conditionEnds";
}

// Who, condition, number, unit.
QString storedLength(const std::vector<std::string>& arguments) {
    if (arguments.size() < 4) return {};
    const auto number = QString::fromStdString(arguments[2]).toInt();
    if (number <= 0) return {};
    const auto unit = std::find(board::kTimeUnitNames.begin(), board::kTimeUnitNames.end(), arguments[3]);
    if (unit == board::kTimeUnitNames.end()) return {};
    return durationText(number, static_cast<board::TimeUnit>(unit - board::kTimeUnitNames.begin()));
}

// What is stored as a key, in words: reasons of overrides, directions, presets.
std::vector<std::string> inWords(const std::string& entry, std::vector<std::string> arguments) {
    if ((entry == "setOverride" || entry == "clearOverride") && arguments.size() > 2)
        arguments[2] = reasonText(arguments[2]).toStdString();
    if ((entry == "allowAttack" || entry == "forbidAttack") && arguments.size() > 2)
        if (const auto refusal = attack::refusalNamed(arguments[2]))
            arguments[2] = refusalText(*refusal).toStdString();
    if (isOfCondition(entry) && arguments.size() > 1) {
        arguments[1] = conditionName(arguments[1]).toStdString();
        if (const QString length = storedLength(arguments); !length.isEmpty())
            arguments[1] += QStringLiteral(" (%1)").arg(length).toStdString();
    }
    if (entry == "turnToken" && arguments.size() > 1) arguments[1] = compassText(arguments[1]).toStdString();
    if (entry == "setRules" && !arguments.empty()) {
        const rules::Preset* preset = rules::presetNamed(arguments[0]);
        arguments[0] = preset != nullptr ? presetLabel(*preset).toStdString()
                       : arguments[0].empty()
                           ? QCoreApplication::translate("Edit", "own choice").toStdString()
                           : arguments[0];
    }
    return arguments;
}

// SU-03: orders of the surprise segment are stored with the number 0, and so is all before round 1.
constexpr Phrase kBeforeRoundOne[] = {
    {"giveOrder", QT_TRANSLATE_NOOP("Edit", "Order for %1 in the surprise segment"), nullptr},
    {"withdrawOrder", QT_TRANSLATE_NOOP("Edit", "Withdraw order of %1 in the surprise segment"), nullptr},
};

QString surpriseText(const std::string& name, const std::vector<std::string>& arguments) {
    if (arguments.size() < 2 || arguments[1] != "0") return {};
    for (const Phrase& one : kBeforeRoundOne)
        if (name == one.key) return filled(QCoreApplication::translate("Edit", one.menu), arguments);
    return {};
}

// Attacker, target, to hit, armour class, needs, miss chance; then reason and value of each modifier, and 1
// after what is refused but allowed.
QString appliedText(const std::vector<std::string>& stored) {
    const auto number = [&](std::size_t at) { return QString::fromStdString(stored[at]); };
    QStringList parts{QCoreApplication::translate("Edit", "to hit %1").arg(signedText(number(2).toInt()))};
    if (!stored[3].empty()) parts << QCoreApplication::translate("Edit", "AC %1").arg(number(3));
    if (!stored[4].empty()) parts << QCoreApplication::translate("Edit", "needs %1+").arg(number(4));
    if (number(5).toInt() > 0) parts << QCoreApplication::translate("Edit", "miss %1 %").arg(number(5));
    for (std::size_t i = 6; i + 1 < stored.size(); i += 2) {
        if (const auto refusal = attack::refusalNamed(stored[i]))
            parts << (stored[i + 1] == "1" ? QCoreApplication::translate("Edit", "allowed although: %1")
                                                 .arg(refusalText(*refusal))
                                           : refusalText(*refusal));
        else
            parts << reasonText(stored[i]) + QLatin1Char(' ') + signedText(number(i + 1).toInt());
    }
    return number(0) + QStringLiteral(" → ") + number(1) + QStringLiteral(" · ") +
           parts.join(QStringLiteral(" · "));
}

}  // namespace

QString filled(const QString& text, const std::vector<std::string>& arguments) {
    return QString::fromStdString(fillTemplate(text.toStdString(), arguments));
}

QString editText(const std::string& name, const std::vector<std::string>& arguments) {
    if (const QString text = surpriseText(name, arguments); !text.isEmpty()) return text;
    const Phrase* found = phrase(name);
    if (found == nullptr || found->menu == nullptr) return QString::fromStdString(name);
    QString text = filled(QCoreApplication::translate("Edit", found->menu),
                          isOfCondition(name) ? inWords(name, arguments) : arguments);
    // "(3)" says how many; one goes without saying.
    if (constexpr QLatin1String kOne(" (1)"); text.endsWith(kOne)) text.chop(kOne.size());
    return text;
}

QString logText(const std::string& entry, const std::vector<std::string>& stored, board::GridKind grid) {
    if (entry.starts_with("fight.") || entry.starts_with("turns.") || entry.starts_with("strike.") ||
        entry.starts_with("dice."))
        return fightText(entry, stored);
    const Phrase* found = phrase(entry, grid);
    if (found == nullptr) return QString::fromStdString(entry);
    if (const QString text = surpriseText(entry, stored); !text.isEmpty()) return text;
    if (entry == "applyRuling" && stored.size() >= 6) return appliedText(stored);
    const std::vector<std::string> arguments = inWords(entry, stored);
    const char* text = found->log != nullptr ? found->log : found->menu;
    const auto counted = static_cast<std::size_t>(found->counted);
    if (found->counted < 0 || counted >= stored.size())
        return filled(QCoreApplication::translate("Edit", text), arguments);
    const int count = QString::fromStdString(stored[counted]).toInt();
    const QString sentence = filled(QCoreApplication::translate("Edit", text, nullptr, count), arguments);
    const std::string by = actions::creditOf(entry, stored);
    if (by.empty()) return sentence;
    return QCoreApplication::translate("Edit", "%1, by %2").arg(sentence, QString::fromStdString(by));
}

LogKind logKind(const std::string& entry) {
    if (entry == "applyRuling") return LogKind::Ruling;
    if (entry == "provokes" || entry == "movesTooFar" || isFightAdvice(entry)) return LogKind::Advice;
    for (const char* own : {"setOverride", "clearOverride", "allowAttack", "forbidAttack", "placeToken",
                            "placeTokens", "setRules"})
        if (entry == own) return LogKind::Override;
    return LogKind::Action;
}

QString logKindText(LogKind kind) {
    switch (kind) {
        case LogKind::Action:
            return {};
        case LogKind::Ruling:
            return QCoreApplication::translate("Edit", "Ruling");
        case LogKind::Override:
            return QCoreApplication::translate("Edit", "Decision of the game master");
        case LogKind::Advice:
            return QCoreApplication::translate("Edit", "Suggestion");
    }
    return {};
}

}  // namespace tenaille::ui
