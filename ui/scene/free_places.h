// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QPoint>
#include <QRectF>
#include <vector>

namespace tenaille::ui {

// Which parts of a picture are taken already, so that what is written there hides nothing. Found by squares:
// hundreds of labels look for their places in every frame.
class FreePlaces {
  public:
    void take(const QRectF& box);
    // The area of `box` that is taken, in pixels; what several have taken counts several times.
    double taken(const QRectF& box) const;
    bool isFree(const QRectF& box) const { return taken(box) <= 0; }

  private:
    std::vector<QRectF> m_boxes;
    QHash<QPoint, std::vector<std::size_t>> m_squares;
};

}  // namespace tenaille::ui
