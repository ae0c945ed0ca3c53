// SPDX-License-Identifier: MIT
//
// The colour of a floor material at a point: our own procedural textures. textures.h bakes them into
// swatches.
#pragma once

#include <QColor>

#include "ui/scene/ground.h"

namespace tenaille::ui {

// A swatch repeats after this many cells in both directions.
inline constexpr int kSwatchCells = 8;

// What doors, bars and windows are made of, whatever the theme.
inline const QColor kIron(0x2a, 0x2d, 0x33);
inline const QColor kGlass(0x6c, 0xb6, 0xe0);

struct Tint {
    float red = 0;  // 0..1 each
    float green = 0;
    float blue = 0;
};

// `x`, `y` in cells; periodic with kSwatchCells.
Tint tintOf(Material material, float x, float y);

}  // namespace tenaille::ui
