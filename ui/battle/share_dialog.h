// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace tenaille::ui {

class PlayerScreen;

// Switches the players' picture on the network on and off: the link as a QR code and in letters, how many
// browsers watch. Closing it leaves things as they are. `showKey`: the key that shows them the board.
void openShareDialog(PlayerScreen& players, const QString& showKey, QWidget* parent);

}  // namespace tenaille::ui
