// SPDX-License-Identifier: MIT
//
// The strip of turns on the players' picture.
#pragma once

#include <QFlags>
#include <QPainter>
#include <QSize>
#include <cstdint>

#include "ui/player/player_stage.h"

namespace tenaille::ui {

// Of the picture. At each one the strip is turned to those who sit there.
enum class StripEdge : std::uint8_t { Bottom = 1, Left = 2, Top = 4, Right = 8 };
Q_DECLARE_FLAGS(StripEdges, StripEdge)
Q_DECLARE_OPERATORS_FOR_FLAGS(StripEdges)

// Plates along the edges and the clock in a corner, with letters of this height in pixels. When not all
// fit, those that act now and who follows them.
void paintStrip(QPainter& painter, const PlayerStrip& strip, QSize picture, StripEdges edges, double letters);

}  // namespace tenaille::ui
