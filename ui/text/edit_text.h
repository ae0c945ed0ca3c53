// SPDX-License-Identifier: MIT
//
// The names of edits in the user's language: for the undo menu and the history ("Move Arda"), and the lines
// of the log.
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/board/grid.h"

namespace tenaille::ui {

// Text of a change set's name with its arguments, in the imperative: "Move Arda". An unknown name (a file of
// a newer version) is shown as it is.
QString editText(const std::string& name, const std::vector<std::string>& arguments);

// The same as a line of the log, in the past or with more detail where the log needs it; `grid` tells what
// its cells are called.
QString logText(const std::string& entry, const std::vector<std::string>& arguments,
                board::GridKind grid = board::GridKind::Square);

// What a line of the log is, so that it is found again.
enum class LogKind {
    Action,    // something happened
    Ruling,    // a ruling was used
    Override,  // the game master decided otherwise, or about the rules
    Advice     // the program points something out
};
LogKind logKind(const std::string& entry);
// Empty for an action: its text tells.
QString logKindText(LogKind kind);

// Placeholders %1..%9 replaced all at once, so that a name that contains "%2" stays as it is.
QString filled(const QString& text, const std::vector<std::string>& arguments);

}  // namespace tenaille::ui
