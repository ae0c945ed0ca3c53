// SPDX-License-Identifier: MIT
//
// A menu, or a part of one, of which one entry is chosen.
#pragma once

#include <QActionGroup>
#include <QMenu>
#include <initializer_list>
#include <utility>

namespace tenaille::ui {

// `choices`: pairs of a value and its text. `chosen` is told the value that was picked.
template <class Value, class Choices, class Chosen>
void addChoices(QMenu& menu, const Choices& choices, const Value& present, Chosen chosen) {
    auto* group = new QActionGroup(&menu);
    for (const auto& [value, text] : choices) {
        QAction* action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(value == present);
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, &menu, [chosen, value = value] { chosen(value); });
    }
}
template <class Value, class Chosen>
void addChoices(QMenu& menu, std::initializer_list<std::pair<Value, QString>> choices, const Value& present,
                Chosen chosen) {
    addChoices<Value, std::initializer_list<std::pair<Value, QString>>, Chosen>(menu, choices, present,
                                                                                std::move(chosen));
}

// For the moment there is nothing to choose for: the entries are there to be found.
inline void forbidChoices(QMenu& menu) {
    for (QAction* action : menu.actions()) {
        action->setCheckable(false);
        action->setEnabled(false);
    }
}

}  // namespace tenaille::ui
