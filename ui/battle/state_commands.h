// SPDX-License-Identifier: MIT
//
// What is done by hand to the selected creatures, all in one step: points and conditions.
#pragma once

#include <QString>

class QWidget;

namespace tenaille::ui {

class BattleContext;

// "-9" and "9" hurt, "+7" heals, and so do dice. `typed`: how it begins.
void askHitPoints(BattleContext& context, QWidget* parent, const QString& typed = {});

void askCondition(BattleContext& context, QWidget* parent);

}  // namespace tenaille::ui
