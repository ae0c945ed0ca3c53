// SPDX-License-Identifier: MIT
#pragma once

#include "core/actions/clock_orders.h"

class QWidget;

namespace tenaille::ui {

// Nothing needs to be asked: the order says whom and what.
bool isComplete(const board::OrderRecord& order);

// Asks for what an order of this kind may say: target, spell, duration, dice from the table. False: the game
// master thought better of it, the order is as it was. `thrown`: of its dice those that were written as dice.
bool askOrder(const actions::PlanContext& context, board::OrderRecord& order, QWidget* parent,
              actions::ManyThrown* thrown = nullptr);

}  // namespace tenaille::ui
