// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace tenaille::ui {

class BattleContext;

// The rules in force: every option of core/rules/option_table with its sentence; what differs from the
// default is marked.
void askRules(BattleContext& context, QWidget* parent);

}  // namespace tenaille::ui
