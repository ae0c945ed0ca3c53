// SPDX-License-Identifier: MIT
#include <QPainterPath>

#include "ui/scene/ground_painter.h"
#include "ui/scene/label_fonts.h"
#include "ui/scene/shapes_of.h"

namespace tenaille::ui {

void paintTexts(const GroundPaint& paint) {
    for (const auto& text : paint.ground.texts) {
        if (!paint.shows(*text) || text->height * paint.scale < 5) continue;
        const QPainterPath letters = lettersOutline(text->text, 104).path;
        paint.painter.save();
        if (text->hidden) paint.painter.setOpacity(kHiddenThing);
        paint.painter.translate(text->at);
        paint.painter.rotate(text->rotation);
        paint.painter.scale(text->height / kOutlined, text->height / kOutlined);
        paint.painter.strokePath(
            letters, QPen(paint.means.colours.mapHalo, 14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        paint.painter.fillPath(letters, paint.means.colours.mapText);
        paint.painter.restore();
        if (text->hidden) paintHiddenRim(paint, textOutline(*text));
    }
}

}  // namespace tenaille::ui
