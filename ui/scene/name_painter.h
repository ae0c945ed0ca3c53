// SPDX-License-Identifier: MIT
//
// The names at the tokens of one frame.
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <vector>

#include "ui/scene/frame.h"
#include "ui/scene/free_places.h"

namespace tenaille::ui {

// A name stands below its token, or above it, or beside it, where it hides neither another name nor another
// token; where there is no such place, it is shortened, or left out. From afar names are smaller and none is
// shortened; from farther still there are none. Every name knows its place before the first is painted: it
// must not depend on which part of the frame is painted. What state the creature is in stands below its
// name, on the same plate, so that nobody takes it for another one's.
class NamePainter {
  public:
    NamePainter(QPainter& painter, const Frame& frame, NameTexts& texts);

    void paint(const QRect& clip);
    std::vector<QRectF> plates() const;

  private:
    struct Placed {
        QRectF plate;
        QString name;
        QString state;  // a line of its own, below the name; empty: there is none
    };
    void place(const TokenShape& token, FreePlaces& places);
    std::vector<QRectF> spots(const TokenShape& token, QSizeF size) const;
    QSizeF sizeOf(const QString& name, const QString& state) const;

    QPainter& m_painter;
    const Frame& m_frame;
    NameTexts& m_texts;
    bool m_shown;
    bool m_small;
    QFont m_font;
    QFontMetricsF m_metrics;
    std::vector<const TokenShape*> m_near;  // on the screen, or so near that their names reach into it
    FreePlaces m_written;                   // on the map: names keep off it where they can
    std::vector<Placed> m_placed;
};

}  // namespace tenaille::ui
