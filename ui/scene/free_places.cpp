// SPDX-License-Identifier: MIT
#include "ui/scene/free_places.h"

#include <cmath>

namespace tenaille::ui {

namespace {

constexpr double kSquare = 96;  // pixels: most boxes lie in one or two

template <class Visit>
void eachSquare(const QRectF& box, Visit visit) {
    const auto square = [](double at) { return static_cast<int>(std::floor(at / kSquare)); };
    for (int x = square(box.left()); x <= square(box.right()); ++x)
        for (int y = square(box.top()); y <= square(box.bottom()); ++y) visit(QPoint(x, y));
}

}  // namespace

void FreePlaces::take(const QRectF& box) {
    if (box.isEmpty()) return;
    eachSquare(box, [&](QPoint square) { m_squares[square].push_back(m_boxes.size()); });
    m_boxes.push_back(box);
}

double FreePlaces::taken(const QRectF& box) const {
    double area = 0;
    eachSquare(box, [&](QPoint square) {
        const auto found = m_squares.constFind(square);
        if (found == m_squares.constEnd()) return;
        for (const std::size_t index : *found) {
            const QRectF common = m_boxes[index] & box;
            // Of a box in several squares each square sees its own part alone.
            const QRectF part = common & QRectF(QPointF(square) * kSquare, QSizeF(kSquare, kSquare));
            area += part.width() * part.height();
        }
    });
    return area;
}

}  // namespace tenaille::ui
