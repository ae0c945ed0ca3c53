// SPDX-License-Identifier: MIT
//
// Mounting and dismounting of the selected creatures.
#pragma once

class QWidget;

namespace tenaille::ui {

class BattleContext;

// Whoever of them rides dismounts, and who rides one of them. Else several mount the largest of them, and one
// mounts an ally beside it: which, a menu asks.
void mountOrDismount(BattleContext& context, QWidget* parent);

}  // namespace tenaille::ui
