// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>

#include "ui/gesture/overlay.h"
#include "ui/gesture/pointing.h"
#include "ui/scene/camera.h"

namespace tenaille::ui {

// Pointer and pings, in sizes that go with letters of this height in pixels.
void paintPointing(QPainter& painter, const Pointing& pointing, const Camera& camera, double letters);
// Ruler and area, painted with the other overlays of the board.
Overlay pointedOverlay(const Pointing& pointing, board::GridKind grid);
// The pixels that all of it takes.
QRect pointedPixels(const Pointing& pointing, const Camera& camera, board::GridKind grid, double letters);

}  // namespace tenaille::ui
