// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRectF>

#include "ui/gesture/overlay.h"

namespace tenaille::ui {

// The part of the board on the players' screen: `middle` (cells of the plane) is in the middle of it.
struct PlayerFrame {
    QPointF middle;
    double cellsAcross = 20;  // in the width of the screen
    friend bool operator==(const PlayerFrame&, const PlayerFrame&) = default;
};

// Closed, for an overlay; `part`: cells of the plane.
OverlayLine outlineOfFrame(board::GridKind grid, const QRectF& part);

// What the players look at just now.
struct PlayersScreen {
    PlayerFrame frame;
    double shape = 9.0 / 16;  // its height by its width
    bool fixedWidth = false;  // a cell has its true size
    bool isWhole = false;     // the whole board, because nobody chose a part
};

}  // namespace tenaille::ui
