// SPDX-License-Identifier: MIT
//
// How a board is spread over sheets of paper: arithmetic alone, in millimetres on the paper and in cells on
// the plane of the board (board::position()). The size of a hex is the distance between opposite sides, as
// in the plane.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <vector>

#include "core/base/result.h"
#include "core/board/grid.h"

namespace tenaille::ui {

enum class Paper : std::uint8_t { A4, Letter, A3 };
// Automatic: whichever way takes fewer pages; upright when both take the same.
enum class Turning : std::uint8_t { Automatic, Portrait, Landscape };

inline constexpr double kLeastCellMm = 5;
inline constexpr double kMostCellMm = 150;
inline constexpr double kLeastMarginMm = 6;  // marks and labels stand in it
inline constexpr double kMostMarginMm = 40;
inline constexpr double kMostOverlapMm = 25;
inline constexpr int kMostPrintedPages = 1000;

struct PageSetup {
    Paper paper = Paper::A4;
    Turning turning = Turning::Automatic;
    double cellMm = 25.4;
    double marginMm = 10;
    double overlapMm = 0;  // of neighbouring pages, at the right and lower edge
    friend bool operator==(const PageSetup&, const PageSetup&) = default;
};

QSizeF paperMm(Paper paper, bool landscape);
// "A4": the same in every language.
QString paperName(Paper paper);

// One sheet of the map.
struct MapPage {
    int row = 0;  // from 0
    int column = 0;
    QRectF part;     // of the plane: what is left when the sheet is cut at its marks
    QRectF printed;  // the part with its overlap, and with a rim where the board ends

    // Rows have letters and columns numbers: "A1", "B12", "AA3".
    QString label() const;
};

struct MapLayout {
    QSizeF paper;  // millimetres, as it is turned
    bool landscape = false;
    double cellMm = 25.4;
    int rows = 0;
    int columns = 0;
    QPointF corner;              // of every part, in millimetres from the corner of the sheet
    std::vector<MapPage> pages;  // row by row; empty ones may be left out (drawn_pages.h)

    QRectF onPaper(const MapPage& page, const QRectF& plane) const;  // in millimetres
};

// As few pages as the paper allows, with the cells spread evenly over them. Sheets are cut at borders of
// cells; of hexes, where the borders run in a zigzag, through the middle of it. A problem: sizes that no
// paper takes, or more than kMostPrintedPages.
Result<MapLayout> layOut(const board::Extent& board, const PageSetup& setup);

// The problem with the sizes alone, before any board.
Outcome checkSetup(const PageSetup& setup);

}  // namespace tenaille::ui
