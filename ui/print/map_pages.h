// SPDX-License-Identifier: MIT
//
// The map on paper: lines, letters and patterns stay what they are at any size, pictures come in once. The
// painters are those of the board.
#pragma once

#include <QPainter>
#include <vector>

#include "core/base/result.h"
#include "core/document/project.h"
#include "ui/print/print_layout.h"
#include "ui/scene/board_scene.h"
#include "ui/scene/ground_painter.h"

namespace tenaille::ui {

struct MapContent {
    document::Audience audience = document::Audience::Players;  // of what project() leaves them
    bool grid = true;                                           // and the numbers of columns and rows
    bool creatures = false;
    friend bool operator==(const MapContent&, const MapContent&) = default;
};

// All that is printed of one map.
struct MapSheet {
    GroundPtr ground;
    GroundMeans means;
    bool grid = true;
    std::vector<TokenShape> creatures;
    std::vector<NoteShape> notes;
};

// `decoded`: pictures that somebody has already, by asset; the others are decoded now. A problem: one cannot
// be.
Result<MapSheet> mapSheet(const document::Encounter& encounter, const MapContent& content,
                          const Pictures& decoded = {});

// The rectangle `plane` (cells); the painter, in millimetres, has its origin where that begins.
void paintMapPart(QPainter& painter, const MapSheet& sheet, const QRectF& plane, double cellMm);

// The whole board small, `size` pixels at most.
QImage mapOverview(const MapSheet& sheet, QSize size);

}  // namespace tenaille::ui
