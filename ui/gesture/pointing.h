// SPDX-License-Identifier: MIT
//
// Pointing: what the game master shows the players with his hands: a place, a ring around it, a distance, an
// area.
#pragma once

#include <QPointF>
#include <QString>
#include <optional>
#include <vector>

#include "core/board/grid.h"

namespace tenaille::ui {

// A ring that spreads from a place and fades. Places are points of the plane, in cells.
struct Ping {
    static constexpr int kLastsMs = 1600;
    QPointF at;
    double age = 0;  // 0: just now, 1: gone
};

struct Pointing {
    std::optional<QPointF> pointer;
    std::vector<Ping> pings;
    std::vector<board::LatticePoint> ruler;  // through these points
    QString length;                          // of it, in words
    std::vector<board::Cell> area;           // of a spell, as far as the players know what stops it
    QString areaText;                        // how large it is, in words
};

}  // namespace tenaille::ui
