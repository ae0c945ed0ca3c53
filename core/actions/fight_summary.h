// SPDX-License-Identifier: MIT
//
// A fight in numbers, read from the log: what was undone or stepped back is not in it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/document/encounter.h"

namespace tenaille::actions {

// Of one creature, by the name that it had then. Damage is what fell: of the segment game before endurance
// took its part of it.
struct CombatantSummary {
    std::string name;
    std::int32_t attacks = 0;
    std::int32_t hits = 0;
    std::int64_t dealt = 0;
    std::int64_t largest = 0;   // of its blows
    std::int64_t taken = 0;     // damage by hand, too
    std::int64_t healed = 0;    // what it regained
    std::int64_t gaveBack = 0;  // what was regained by its doing
    std::int32_t felled = 0;    // others, by its blows
    std::int32_t fell = 0;
    friend bool operator==(const CombatantSummary&, const CombatantSummary&) = default;
};

struct FightSummary {
    std::int32_t rounds = 0;  // that have begun
    std::string begun;        // times of the log (board::LogRecord), empty: not known
    std::string ended;        // of its last line
    bool running = false;
    bool segments = false;                    // a round of the segment game began in it
    std::vector<CombatantSummary> creatures;  // who dealt most first; ties: by name
    // What the game master typed or threw over creatures (areas, falls) and the log does not say whose it
    // was. No name; nothing but dealt, largest, gaveBack and felled.
    CombatantSummary byHand = {};
};

// Who dealt or healed the points of a line that was typed or thrown over creatures (ChangeHitPoints::by);
// empty: the line does not say it, or tells of something else.
std::string creditOf(const std::string& entry, const std::vector<std::string>& arguments);

// Who is likely to have hurt or healed these creatures just now: in a game of turns whoever acts heals
// himself and his friends and hurts others; else nobody (0). The creatures are there.
RecordId likelyCredit(const document::Encounter& encounter, const std::vector<RecordId>& tokens, bool heals);

// Whether an attack of the log has hit; nothing: the line tells of something else.
std::optional<bool> hitOf(const board::LogRecord& line);

// The fight that runs, else the last one of the log; none: there was none.
std::optional<FightSummary> summaryOf(const document::Encounter& encounter);

}  // namespace tenaille::actions
