// SPDX-License-Identifier: MIT
//
// Fog over a painted board: black where the players know nothing, grey where they only remember, dusky where
// what they see lies in no bright light. Every pixel over a sample that is not known is painted opaque;
// fading out reaches inwards only.
#pragma once

#include <QColor>
#include <QPainter>

#include "core/board/sample_mask.h"
#include "ui/scene/camera.h"

namespace tenaille::ui {

struct FogLook {
    QColor unknown{11, 12, 14};
    int remembered = 132;  // opacity of the same colour, 0..255
    int dim = 62;          // the same, at most as much
    int hidden = 255;      // the same where nothing is known; less for the GM alone
};

// From the lattice, in samples, to the plane.
QTransform planeOfSamples(board::GridKind grid);

// Of what is known what is seen, of that what is dim. Each mask may be without a box.
struct FogGround {
    const board::SampleMask& known;
    const board::SampleMask& seen;
    const board::SampleMask& dim;
};

// The samples of one stretch of the board as opacities, for painting: at most one sample a pixel. Coarser
// ones take the darkest of what they stand for.
QImage fogImage(const FogGround& ground, const board::SampleBox& part, int samplesPerPixel,
                const FogLook& look);

// Over the part `clip` (pixels of the view).
void paintFog(QPainter& painter, board::GridKind grid, const FogGround& ground, const Camera& camera,
              const QRect& clip, const FogLook& look);

}  // namespace tenaille::ui
