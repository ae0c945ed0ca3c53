// SPDX-License-Identifier: MIT
//
// Words on paper. All painters of ui/print paint in millimetres.
#pragma once

#include <QCoreApplication>
#include <QPainter>

namespace tenaille::ui {

// Of what has pixels on paper: pictures, textures, soft shadows. About 200 an inch.
inline constexpr double kPaintedDotsPerMm = 8;

struct PageText {
    double heightMm = 3;  // of a line
    bool bold = false;
    QColor colour = Qt::black;
    int flags = Qt::AlignLeft | Qt::AlignTop;  // as QPainter::drawText() takes them
    bool fit = false;                // smaller when the box is too narrow, and cut at half of its size
    QColor plate = Qt::transparent;  // below the letters
};

// Returns the box that the text has taken, in millimetres.
QRectF drawText(QPainter& painter, const QRectF& box, const QString& text, const PageText& look);

// A line of this width in millimetres.
QPen linePen(double widthMm, const QColor& colour = Qt::black, Qt::PenStyle style = Qt::SolidLine);

// Where the words on pages come from.
struct Printing {
    Q_DECLARE_TR_FUNCTIONS(Printing)
};

}  // namespace tenaille::ui
