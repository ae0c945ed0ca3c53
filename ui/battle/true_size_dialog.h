// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace tenaille::ui {

class PlayerScreen;

// Asks how large a cell is on the players' screen, in millimetres, and lets the game master measure the
// screen with a bank card while they see its outline. Cancelled, everything is as it was.
void askTrueSize(PlayerScreen& players, QWidget* parent);

}  // namespace tenaille::ui
