// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <functional>
#include <optional>

#include "core/actions/intent.h"

class QComboBox;
class QWidget;

namespace tenaille::ui {

class BattleContext;
class DiceBox;

struct NumberOrDice {
    int number = 0;
    actions::ManyThrown thrown = {};  // none: the number was typed
};

// Asks for one number, or for dice, in a field that the caller made. `echo` says in words what stands there
// now, below the field; `more` and `below` stand between the two. None: it was given up, or the
// field was left empty.
std::optional<NumberOrDice> askNumberOrDice(const QString& title, const QString& sentence, DiceBox* field,
                                            QWidget* parent, std::function<QString(const DiceBox&)> echo = {},
                                            QComboBox* more = nullptr, QWidget* below = nullptr);

// Dice that nothing depends on: written, thrown by the program, told by the log; as many throws as wanted,
// each a step that can be undone.
void throwDiceFor(BattleContext& context, QWidget* parent);

}  // namespace tenaille::ui
