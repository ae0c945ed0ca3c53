// SPDX-License-Identifier: MIT
//
// What a light reaches, for drawing its glow only: who stands in the light is a question for the rules. The
// answer is a polygon of fixed angular steps, good to a few hundredths of a cell at the usual radii.
#pragma once

#include "ui/scene/ground.h"

namespace tenaille::ui {

// Walls and closed doors that stop light, near enough to matter for `light`.
QPolygonF litPolygon(const LightShape& light, const Shapes<WallShape>& walls, const Shapes<DoorShape>& doors);

}  // namespace tenaille::ui
