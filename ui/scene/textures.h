// SPDX-License-Identifier: MIT
//
// The swatches of floor materials and patterns at several resolutions: made when first needed and kept as
// long as the program runs, as each takes tens of milliseconds. May be called by several threads at once.
#pragma once

#include <QBrush>
#include <QImage>
#include <QPainterPath>
#include <vector>

#include "ui/scene/ground.h"

class QPainter;

namespace tenaille::ui {

// A brush for painting in cells at `scale` pixels per cell.
QBrush floorBrush(Material material, double scale);
// Large soft spots, in alpha: breaks the repetition of wide floors.
QBrush mottleBrush(double scale);
// The pen strokes around rooms, on nothing.
QBrush hatchBrush(const QColor& ink, double scale);

// Fills a path of device pixels with a brush of the painter's plane, and what a pixel gets does not depend on
// where the path begins and ends: a floor that goes on in the dark would show elsewhere by the rounding of
// its texture. For a painter on a picture that moves and stretches its plane.
void fillSteadily(QPainter& painter, const QPainterPath& onDevice, const QBrush& brush);

// The image and its halves down to `smallest` pixels, averaged 2 x 2. Odd sizes lose their last row or column
// to the average of what is there.
std::vector<QImage> mipsOf(QImage image, int smallest);

}  // namespace tenaille::ui
