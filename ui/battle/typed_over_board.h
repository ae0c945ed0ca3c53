// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace tenaille::ui {

class BoardView;

// While the keyboard is in `strip`, the signs and digits that are typed over the board go to the board:
// points are typed over whoever they are for, in a fight above all.
void typeOverBoard(BoardView& view, QWidget& strip);

}  // namespace tenaille::ui
