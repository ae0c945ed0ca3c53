// SPDX-License-Identifier: MIT
//
// What lies under a point of the board. Small things that are painted on top win: tokens, doors, notes,
// lights, props, texts, walls.
#pragma once

#include <vector>

#include "ui/gesture/pick.h"
#include "ui/scene/board_scene.h"

namespace tenaille::ui {

// `at` in the plane, `tolerance` in cells. `lights`: whether light marks are shown and can be hit.
Pick pickAt(const BoardScene& scene, QPointF at, double tolerance, bool lights = false);

// Everything under the point, in the same order, for cycling through a stack.
std::vector<Pick> picksAt(const BoardScene& scene, QPointF at, double tolerance, bool lights = false);

// The tokens whose discs lie wholly inside a rectangle of the plane.
std::vector<RecordId> tokensInside(const BoardScene& scene, const QRectF& plane);

}  // namespace tenaille::ui
