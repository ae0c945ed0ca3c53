// SPDX-License-Identifier: MIT
//
// Numbers and lengths for the reader: cells with metres, feet or both. One cell is 1.5 m or 5 ft (MV-01,
// HX-01).
#pragma once

#include <QString>

#include "core/board/grid.h"

namespace tenaille::ui {

enum class Units { Metric, Imperial, Both };

// "+4", "−2" with a real minus.
QString signedText(int value);

// "9 m", "30 ft", "9 m (30 ft)"; decimals as the locale writes them.
QString distanceText(int cells, Units units);

// A length that need not be whole cells, to a tenth: "4.5 m".
QString freeDistanceText(double cells, Units units);

// The same with the cells before it, to a hundredth: "3.25 squares · 4.9 m".
QString freeLengthText(double cells, board::GridKind grid, Units units);

// "6 squares · 9 m"; hexes are called hexes.
QString lengthText(int cells, board::GridKind grid, Units units);

}  // namespace tenaille::ui
