// SPDX-License-Identifier: MIT
#include "ui/scene/cover_tint.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <algorithm>
#include <array>

#include "ui/scene/frame.h"
#include "ui/scene/ground_painter.h"

namespace tenaille::ui {

namespace {

struct CoverTints {
    Q_DECLARE_TR_FUNCTIONS(CoverTints)
};

constexpr std::array kFromTheStrongest{CoverTint::Total,   CoverTint::Improved, CoverTint::Normal,
                                       CoverTint::Partial, CoverTint::Sight,    CoverTint::None};

}  // namespace

CoverTint coverTintOf(const board::BarrierEffect& effect) {
    if (effect.stopsEffect) return CoverTint::Total;
    switch (effect.cover) {
        case board::CoverGrade::Improved:
            return CoverTint::Improved;
        case board::CoverGrade::Normal:
            return CoverTint::Normal;
        case board::CoverGrade::Partial:
            return CoverTint::Partial;
        case board::CoverGrade::None:
            break;
    }
    return effect.stopsSight ? CoverTint::Sight : CoverTint::None;
}

QString textOf(CoverTint tint) {
    switch (tint) {
        case CoverTint::None:
            return CoverTints::tr("No cover");
        case CoverTint::Sight:
            return CoverTints::tr("Stops sight alone");
        case CoverTint::Partial:
            return CoverTints::tr("Partial cover");
        case CoverTint::Normal:
            return CoverTints::tr("Cover");
        case CoverTint::Improved:
            return CoverTints::tr("Improved cover");
        case CoverTint::Total:
            return CoverTints::tr("Total cover");
    }
    return {};
}

QPen coverPen(CoverTint tint, double width) {
    struct Look {
        QRgb colour;
        std::vector<qreal> dashes;
    };
    static const std::array<Look, kCoverTints> kLooks{{{0xff9aa0a8, {0.6, 2.4}},
                                                       {0xffcc79a7, {1, 1.4}},
                                                       {0xfff0e442, {2, 1.4}},
                                                       {0xffe69f00, {5, 1.4}},
                                                       {0xffd55e00, {5, 1.2, 1, 1.2}},
                                                       {0xffb01030, {}}}};
    const Look& look = kLooks[static_cast<std::size_t>(tint)];
    QPen pen(QColor::fromRgb(look.colour), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (!look.dashes.empty()) pen.setDashPattern({look.dashes.begin(), look.dashes.end()});
    return pen;
}

void paintCoverTint(const GroundPaint& paint) {
    const double width = paint.atLeast(0.12, 3);
    const QPen casing(QColor(255, 255, 255, 210), width * 1.5, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    const auto stroke = [&](CoverTint tint, const QPolygonF& points) {
        paint.painter.setPen(casing);
        paint.painter.drawPolyline(points);
        paint.painter.setPen(coverPen(tint, width));
        paint.painter.drawPolyline(points);
    };
    paint.painter.setBrush(Qt::NoBrush);
    for (const auto& wall : paint.ground.walls)
        if (paint.shows(*wall)) stroke(wall->cover, wall->points);
    for (const auto& door : paint.ground.doors)
        if (paint.shows(*door) && door->state != board::DoorState::Open)
            stroke(door->cover, QPolygonF({door->from, door->to}));
}

void paintCoverLegend(QPainter& painter, const Frame& frame) {
    if (!frame.options.coverLegend) return;
    const double unit = frame.textScale;
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(6, static_cast<int>(12 * unit)));
    const QFontMetricsF metrics(font);
    const double line = metrics.height() + 4 * unit;
    double widest = 0;
    for (const CoverTint tint : kFromTheStrongest)
        widest = std::max(widest, metrics.horizontalAdvance(textOf(tint)));
    const QSizeF size(widest + 64 * unit, line * kCoverTints + 12 * unit);
    const QRectF plate(QPointF(20 * unit, frame.view.height() - size.height() - 16 * unit), size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(frame.colours.plate);
    painter.drawRoundedRect(plate, 6 * unit, 6 * unit);
    painter.setFont(font);
    double y = plate.top() + 6 * unit;
    for (const CoverTint tint : kFromTheStrongest) {
        const double middle = y + line / 2;
        painter.setPen(coverPen(tint, 4 * unit));
        painter.drawLine(QPointF(plate.left() + 10 * unit, middle),
                         QPointF(plate.left() + 44 * unit, middle));
        painter.setPen(frame.colours.plateText);
        painter.drawText(QRectF(plate.left() + 54 * unit, y, widest + 4 * unit, line),
                         Qt::AlignVCenter | Qt::AlignLeft, textOf(tint));
        y += line;
    }
}

}  // namespace tenaille::ui
