// SPDX-License-Identifier: MIT
//
// The names below the tokens of one frame.
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <vector>

#include "ui/scene/frame.h"

namespace tenaille::ui {

// From afar names are smaller, and only those are told that fit without hiding a neighbour; from farther
// still there are none.
class NamePainter {
  public:
    NamePainter(QPainter& painter, const Frame& frame, NameTexts& texts);

    void paint(const TokenShape& token);

  private:
    bool hidesLetters(const QRectF& plate, const TokenShape& named) const;

    QPainter& m_painter;
    const Frame& m_frame;
    NameTexts& m_texts;
    bool m_shown;
    bool m_small;
    QFont m_font;
    QFontMetricsF m_metrics;
    std::vector<const TokenShape*> m_near;  // on the screen, or so near that their names reach into it
};

}  // namespace tenaille::ui
