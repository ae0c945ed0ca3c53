// SPDX-License-Identifier: MIT
//
// Moving creatures by the keyboard: which step a key means on which grid, and performing it for the
// selection.
#pragma once

#include <optional>

#include "ui/tools/tool_context.h"

class QKeyEvent;

namespace tenaille::ui {

// Squares: arrows and the numeric pad (7 8 9 / 4 6 / 1 2 3, diagonals included). Hexes: the letters around S
// and the numeric pad: on flat hexes Q W E / A S D, on pointy ones Q E / A D / Z C; arrows where a neighbour
// lies that way.
std::optional<board::Cell> stepOfKey(board::GridKind grid, const QKeyEvent& event);

// Moves every selected creature by one step as one undo step. False when nobody is selected.
bool moveSelectionBy(ToolContext& context, board::Cell step);

}  // namespace tenaille::ui
