// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace tenaille::ui {

class Commands;

// F1: all keys, made from the real commands, and what the mouse does.
void showKeySheet(const Commands& commands, QWidget* parent);

}  // namespace tenaille::ui
