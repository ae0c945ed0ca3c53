// SPDX-License-Identifier: MIT
//
// The sheet that comes first: which page lies where, and bars to measure whether the printer kept the scale.
#pragma once

#include <QPainter>

#include "ui/print/map_pages.h"
#include "ui/print/print_layout.h"

namespace tenaille::ui {

inline constexpr double kMetricBarMm = 100;
inline constexpr double kInchBarMm = 4 * 25.4;

// `overview` is mapOverview() of the whole board.
void paintAssemblySheet(QPainter& painter, const MapLayout& layout, const PageSetup& setup,
                        const QRectF& board, const QImage& overview, const QString& title);

// The board with the pages that it is cut into, as large as there is room for; also for the screen: lines and
// letters follow from the height of `room`.
void paintPageGrid(QPainter& painter, const MapLayout& layout, const QRectF& board, const QImage& overview,
                   const QRectF& room);

// "12 pages of A4: 3 rows of 4", the map alone.
QString pagesText(const MapLayout& layout, const PageSetup& setup);

}  // namespace tenaille::ui
