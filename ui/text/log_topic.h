// SPDX-License-Identifier: MIT
//
// What a line of the log is about, for whoever looks for one kind of them. A line may be about several.
#pragma once

#include <QString>
#include <string>

#include "core/base/flags.h"

namespace tenaille::ui {

enum class LogTopic {
    Attacks,     // and damage, healing
    Movement,    // and turning, riding
    Conditions,  // and states: grappled, disarmed, tired
    Turns,       // rounds, segments, declarations, orders
    Dice,
    Decisions,  // rulings that were used, decisions of the game master, rules in force
    Players,    // what they see and learn
    Map         // and the creatures that are put on it; also what a newer version wrote
};
inline constexpr int kLogTopics = static_cast<int>(LogTopic::Map) + 1;
using LogTopics = Flags<LogTopic>;

// Never empty.
LogTopics logTopics(const std::string& entry);
QString logTopicText(LogTopic topic);

}  // namespace tenaille::ui
