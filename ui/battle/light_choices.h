// SPDX-License-Identifier: MIT
//
// The lights that creatures carry, as the menus and panels offer them.
#pragma once

#include <QString>
#include <optional>
#include <utility>
#include <vector>

#include "core/board/records.h"

class QMenu;

namespace tenaille::ui {

class BattleContext;

// None, and the usual ones (core/board/carried_light.h).
std::vector<std::pair<board::CarriedLight, QString>> lightChoices();

// A menu of them for the creatures that are selected, as the first of them carries it now; none is selected:
// nothing in it can be chosen.
void addCarriedLights(QMenu& menu, BattleContext& context);

}  // namespace tenaille::ui
