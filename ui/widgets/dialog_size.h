// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

class QDialog;

namespace tenaille::ui {

// This size, or as much of it as the screen of the dialog has room for.
QSize onScreen(const QDialog& dialog, QSize wanted);

// Gives a dialog this size, or as much of it as the screen has room for: on a small or dense screen its
// buttons must stay within reach.
void resizeToScreen(QDialog& dialog, QSize wanted);

}  // namespace tenaille::ui
