// SPDX-License-Identifier: MIT
//
// Painting walls and terrain of kinds with a look of their own (core/board/kind_look.h).
#pragma once

#include <QPainterPath>
#include <vector>

#include "ui/scene/ground_painter.h"

namespace tenaille::ui {

// The colours that are offered for it.
const std::vector<QColor>& houseInks();

// Nothing reaches farther from the line than a thick wall, so that players, who see ground as wide as the
// wall with it, see all of it.
void paintOwnWalls(const GroundPaint& paint, board::OwnLook look, const std::vector<const WallShape*>& walls);
// The patterns lie on a raster of the board: neighbouring cells and tiles continue each other.
void paintOwnTerrain(const GroundPaint& paint, board::OwnLook look, const QPainterPath& area);

}  // namespace tenaille::ui
