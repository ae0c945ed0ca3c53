// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>
#include <optional>

#include "core/board/grid.h"
#include "core/io/import/picture_cells.h"

class QWidget;

namespace tenaille::ui {

// Asks how many squares a picture shows, beginning with the guess and saying where it comes from. Nothing:
// cancelled.
std::optional<board::Extent> askBoardSize(const io::CellsGuess& guess, const QString& fileName, QSize pixels,
                                          QWidget* parent);

// Asks for another size of a board, and while nothing lies on it (`bare`) for another kind of grid.
std::optional<board::Extent> askGridSize(const board::Extent& present, bool bare, QWidget* parent);

}  // namespace tenaille::ui
