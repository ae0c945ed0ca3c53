// SPDX-License-Identifier: MIT
//
// What stands around the map on its sheets, outside of what is cut out: marks, labels, coordinates.
#pragma once

#include "core/board/grid.h"
#include "ui/print/print_layout.h"

class QPainter;

namespace tenaille::ui {

// Two short lines at each corner, in line with the edges of the part, beyond everything that is printed.
void paintCropMarks(QPainter& painter, const MapLayout& layout, const MapPage& page);

// "B2" and what else tells the sheet from the others, below the map.
void paintPageLabel(QPainter& painter, const MapLayout& layout, const MapPage& page, const QString& title);

// The numbers of columns above the map and of rows to its left, from 1.
void paintCoordinates(QPainter& painter, const MapLayout& layout, const MapPage& page,
                      const board::Extent& board);

}  // namespace tenaille::ui
