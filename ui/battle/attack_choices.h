// SPDX-License-Identifier: MIT
//
// The attacks of a creature, as the menus and dialogs offer them.
#pragma once

#include <QString>
#include <functional>
#include <utility>
#include <vector>

#include "core/board/attacks.h"

class QMenu;

namespace tenaille::ui {

class BattleContext;

// In their order: "Javelin +4, 1d6+2 (from afar)".
std::vector<std::pair<board::AttackChoice, QString>> attackNames(const board::TokenRecord& token);
// The same as entries of a menu, the one in use with a mark.
void addAttacks(QMenu& menu, const board::TokenRecord& token,
                const std::function<void(board::AttackChoice)>& chosen);

// Of one that can attack in one way alone nobody asks how.
bool isAttackToChoose(const board::TokenRecord& token);

// A menu of them for the creatures that are selected, as the first of them attacks now; the others use their
// attack of the same name. Where there is nothing to choose: no menu, or, if it shall be found all the same,
// one in which nothing can be chosen.
void addAttackMenu(QMenu& menu, BattleContext& context, bool always = false);

}  // namespace tenaille::ui
