// SPDX-License-Identifier: MIT
//
// Small pictures of kinds, painted by the painters of the board: what is chosen looks as it will on the map.
#pragma once

#include <QIcon>

#include "core/actions/intent.h"
#include "ui/scene/board_colours.h"

namespace tenaille::ui {

inline constexpr QSize kSwatchSize{56, 32};

// A wall, door or thing of that kind on a bit of stone floor, in the middle of it.
QIcon swatchOf(const actions::MapElement& element, const BoardColours& colours);
// Cells of the terrain.
QIcon terrainSwatch(const std::string& kind, const BoardColours& colours);

}  // namespace tenaille::ui
