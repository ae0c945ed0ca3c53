// SPDX-License-Identifier: MIT
//
// SoftLayer: a layer painted at a quarter of the resolution, blurred and laid over the ground: shadows,
// glows. The coarse pixels lie on a raster of the whole board, so neighbouring tiles agree.
#pragma once

#include "ui/scene/ground_painter.h"

namespace tenaille::ui {

class SoftLayer {
  public:
    // `blur`: radius in cells.
    SoftLayer(const GroundPaint& paint, double blur);

    // In cells, antialiased; end() it before lay().
    QPainter& painter() { return m_painter; }
    // What the coarse image covers, in cells: more than the tile.
    const QRectF& visible() const { return m_visible; }
    void lay();

  private:
    const GroundPaint& m_paint;
    int m_radius = 1;  // coarse pixels
    QRect m_coarse;    // in coarse pixels from the plane's origin
    double m_coarseScale = 1;
    QRectF m_visible;
    QImage m_image;
    QPainter m_painter;
};

}  // namespace tenaille::ui
