// SPDX-License-Identifier: MIT
#include "ui/text/log_topic.h"

#include <QCoreApplication>
#include <algorithm>
#include <string_view>

namespace tenaille::ui {

namespace {

struct LogTopicNames {
    Q_DECLARE_TR_FUNCTIONS(LogTopic)
};

using enum LogTopic;

struct About {
    std::string_view entry;  // or its beginning, with a '*'
    LogTopics topics;
};

// The first that fits counts.
constexpr About kAbout[] = {
    {"applyRuling", {Attacks, Decisions}},
    {"setOverride", {Attacks, Decisions}},
    {"clearOverride", {Attacks, Decisions}},
    {"allowAttack", {Attacks, Decisions}},
    {"forbidAttack", {Attacks, Decisions}},
    {"setRules", Decisions},
    {"placeToken*", {Movement, Decisions}},
    {"moveToken*", Movement},
    {"turnToken*", Movement},
    {"mountToken*", Movement},
    {"dismountToken*", Movement},
    {"movesTooFar", Movement},
    {"provokes", {Attacks, Movement}},
    {"damageToken*", Attacks},
    {"healToken*", Attacks},
    {"tokenHurt", Attacks},
    {"tokenHealed", Attacks},
    {"tokenWorn", Attacks},
    {"tokenShielded", Attacks},
    {"endurance*", Attacks},
    {"temporaryLost", Attacks},
    {"givePoints*", Attacks},
    {"makeAttack", Attacks},
    {"useAttack*", Attacks},
    {"strike.*", Attacks},
    {"arm", {Attacks, Conditions}},
    {"disarm", {Attacks, Conditions}},
    {"hideCondition*", {Conditions, Players}},
    {"showCondition*", {Conditions, Players}},
    {"addCondition*", Conditions},
    {"removeCondition*", Conditions},
    {"conditionEnds", Conditions},
    {"dice.field", {Attacks, Dice}},
    {"dice.*", Dice},
    {"throwDice", Dice},
    {"throwInitiative", {Turns, Dice}},
    {"turns.initiative", {Turns, Dice}},
    {"turns.*", Turns},
    {"newTurn*", Turns},
    {"beginFight", Turns},
    {"endFight", Turns},
    {"joinFight*", Turns},
    {"leaveFight*", Turns},
    {"declare*", Turns},
    {"giveOrder", Turns},
    {"withdrawOrder", Turns},
    {"parryLate", {Turns, Attacks}},
    {"startRound", Turns},
    {"play*", Turns},
    {"stepBack*", Turns},
    {"endTurn", Turns},
    {"delayTurn", Turns},
    {"readyTurn", Turns},
    {"actNow", Turns},
    {"useReady", Turns},
    {"setInitiative", Turns},
    {"uncoverFog", Players},
    {"coverFog", Players},
    {"automaticFog", Players},
    {"rememberFog", Players},
    {"forgetFog", Players},
    {"beginShowing", Players},
    {"setPlayerView", Players},
    {"shareTokens", Players},
    {"hideToken*", Players},
    {"revealToken*", Players},
    {"setSceneLight", {Players, Map}},
    {"showDoor", {Players, Map}},
    {"concealDoor", {Players, Map}},
    {"fight.initiative", {Turns, Dice}},
    {"fight.surpriseSegment", Turns},
    {"fight.noSurpriseSegment", Turns},
    {"fight.beyondRound", Turns},
    {"fight.routine*", {Turns, Attacks}},
    {"fight.refused", {Turns, Attacks}},
    {"fight.activityLost", Turns},
    {"fight.simple*", Turns},
    {"fight.cast*", Turns},
    {"fight.spellEffect", {Turns, Attacks}},
    {"fight.modeChanged", {Turns, Conditions}},
    {"fight.fatigue", Conditions},
    {"fight.grappled", {Attacks, Conditions}},
    {"fight.disarmed", {Attacks, Conditions}},
    {"fight.special", {Attacks, Conditions}},
    {"fight.weapon*", {Attacks, Conditions}},
    {"fight.bareHanded", {Attacks, Conditions}},
    {"fight.down", {Attacks, Conditions}},
    {"fight.fastMoveStarted", {Turns, Movement}},
    {"fight.moved", Movement},
    {"fight.noWay", Movement},
    {"ontoHidden", {Movement, Players}},
    {"fight.throughHidden", {Movement, Players}},
    {"fight.notCounted", {Attacks, Players}},
    {"fight.slowMoved", Movement},
    {"fight.closeMove", Movement},
    {"fight.pushed", Movement},
    {"fight.passedThrough", Movement},
    {"fight.engaged", Movement},
    {"fight.disengaged", Movement},
    {"fight.*", Attacks},
};

bool fits(std::string_view pattern, std::string_view entry) {
    if (pattern.ends_with('*')) return entry.starts_with(pattern.substr(0, pattern.size() - 1));
    return entry == pattern;
}

}  // namespace

LogTopics logTopics(const std::string& entry) {
    const auto* found = std::find_if(std::begin(kAbout), std::end(kAbout),
                                     [&](const About& about) { return fits(about.entry, entry); });
    return found == std::end(kAbout) ? LogTopics(Map) : found->topics;
}

QString logTopicText(LogTopic topic) {
    switch (topic) {
        case Attacks:
            return LogTopicNames::tr("Attacks and damage");
        case Movement:
            return LogTopicNames::tr("Movement");
        case Conditions:
            return LogTopicNames::tr("Conditions and states");
        case Turns:
            return LogTopicNames::tr("Turns and rounds");
        case Dice:
            return LogTopicNames::tr("Dice");
        case Decisions:
            return LogTopicNames::tr("Rulings and decisions");
        case Players:
            return LogTopicNames::tr("What the players see");
        case Map:
            return LogTopicNames::tr("Map and creatures on it");
    }
    return {};
}

}  // namespace tenaille::ui
