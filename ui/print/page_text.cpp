// SPDX-License-Identifier: MIT
#include "ui/print/page_text.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <algorithm>

namespace tenaille::ui {

namespace {

constexpr int kFontPixels = 100;  // fonts have whole pixels only; the painter is scaled
constexpr double kLeastFit = 0.5;

}  // namespace

QRectF drawText(QPainter& painter, const QRectF& box, const QString& text, const PageText& look) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(kFontPixels);
    font.setBold(look.bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    const QFontMetricsF metrics(font);
    double unit = look.heightMm / metrics.height();
    QString shown = text;
    if (look.fit) {
        const double wide = metrics.horizontalAdvance(text) * unit;
        if (wide > box.width()) unit *= std::max(kLeastFit, box.width() / wide);
        shown = metrics.elidedText(text, Qt::ElideRight, box.width() / unit + 1);
    }
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(unit, unit);
    painter.setFont(font);
    const QRectF inside(QPointF(), box.size() / unit);
    if (look.plate.alpha() > 0) {
        constexpr double kAround = kFontPixels * 0.2;
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.plate);
        painter.drawRoundedRect(
            metrics.boundingRect(inside, look.flags, shown).adjusted(-kAround, 0, kAround, 0), kAround,
            kAround);
    }
    painter.setPen(look.colour);
    QRectF taken;
    painter.drawText(inside, look.flags, shown, &taken);
    painter.restore();
    return {box.topLeft() + taken.topLeft() * unit, taken.size() * unit};
}

QPen linePen(double widthMm, const QColor& colour, Qt::PenStyle style) {
    return {colour, widthMm, style, Qt::FlatCap, Qt::MiterJoin};
}

}  // namespace tenaille::ui
