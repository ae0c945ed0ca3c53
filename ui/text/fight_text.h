// SPDX-License-Identifier: MIT
//
// The segment game in words: modes, orders, and what happened in a segment (the entries of
// core/actions/fight_log.h).
#pragma once

#include <QString>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/fight_records.h"

namespace tenaille::ui {

QString modeText(board::Mode mode);
// The kind of an order, as it stands in menus: "Strike", "Fast move".
QString orderKindText(board::OrderKind kind);
// What stands on the chip of an order: the spell or the simple action if it has a name, otherwise its kind.
QString orderText(const board::OrderRecord& order);

// A word of the rules as it stands in lists: an action ("disarm"), a close move ("retreat"), a reaction.
QString fightWord(std::string_view key);

// A line of the log that begins with "fight."; an unknown entry is shown as it is.
QString fightText(const std::string& entry, const std::vector<std::string>& arguments);
// The program points something out there, it does not report a deed.
bool isFightAdvice(const std::string& entry);

}  // namespace tenaille::ui
