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

// A routine action in this mode, "Strike" or "Shot"; with an action of its own, that one.
QString routineText(board::Mode mode, std::string_view action = {});

// What events call the deed of an order.
std::string_view deedName(board::OrderKind kind);
// Why an order is refused, with its rule, from the arguments of "fight.refused": "not in contact (CM-10)".
QString refusalText(const std::vector<std::string>& arguments);

// What happened, and more about it: "Arda strikes at the ogre: d20 12 = 21".
QString explained(const QString& what, const QString& more);

// A word of the rules as it stands in lists: an action ("disarm"), a close move ("retreat"), a reaction.
QString fightWord(std::string_view key);

// A line of the log that begins with "fight."; an unknown entry is shown as it is.
QString fightText(const std::string& entry, const std::vector<std::string>& arguments);
// What the game master has to be told at once: an order was not carried out, something befell a combatant
// that the dice to come depend on, or something is left to him.
enum class FightCall { None, Refused, Told, Decide };
FightCall fightCall(const std::string& entry);
// The program points something out there, it does not report a deed.
bool isFightAdvice(const std::string& entry);

}  // namespace tenaille::ui
