// SPDX-License-Identifier: MIT
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainterPath>

#include "ui/scene/ground_painter.h"
#include "ui/scene/shapes_of.h"

namespace tenaille::ui {

void paintTexts(const GroundPaint& paint) {
    for (const auto& text : paint.ground.texts) {
        if (!paint.shows(*text) || text->height * paint.scale < 5) continue;
        // Outlines of the letters at a fixed size, scaled: the same shape at every zoom.
        QFont font = QGuiApplication::font();
        font.setPixelSize(100);
        font.setBold(true);
        font.setLetterSpacing(QFont::PercentageSpacing, 104);
        QPainterPath letters;
        const QFontMetricsF metrics(font);
        letters.addText(-metrics.horizontalAdvance(text->text) / 2, metrics.capHeight() / 2, font,
                        text->text);
        paint.painter.save();
        if (text->hidden) paint.painter.setOpacity(kHiddenThing);
        paint.painter.translate(text->at);
        paint.painter.rotate(text->rotation);
        paint.painter.scale(text->height / 100, text->height / 100);
        paint.painter.strokePath(
            letters, QPen(paint.means.colours.mapHalo, 14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        paint.painter.fillPath(letters, paint.means.colours.mapText);
        paint.painter.restore();
        if (text->hidden) paintHiddenRim(paint, textOutline(*text));
    }
}

}  // namespace tenaille::ui
