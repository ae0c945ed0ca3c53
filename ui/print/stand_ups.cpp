// SPDX-License-Identifier: MIT
#include "ui/print/stand_ups.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>
#include <optional>

#include "ui/print/page_text.h"
#include "ui/scene/token_painter.h"

namespace tenaille::ui {

namespace {

constexpr double kStandUpsGapMm = 4;  // between strips
constexpr double kWordsMm = 5;        // at the foot of the page
constexpr double kSlender = 1.5;      // tall for its base
constexpr double kSquat = 0.75;       // no creature is lower than this

// As tall as a figure usually is, and lower when the paper ends before.
Result<StandUp> standUpOf(const TokenShape& token, const PageSetup& setup, const QSizeF& room) {
    StandUp figure;
    figure.face = token.face;
    figure.face.facing.reset();
    figure.face.shield.reset();
    figure.face.health.reset();
    figure.face.endurance.reset();
    figure.face.hidden = figure.face.down = false;
    figure.name = token.name;
    figure.base = token.face.size * setup.cellMm;
    figure.tall = std::min(figure.base * kSlender, (room.height() - figure.base) / 2);
    if (figure.base > room.width() || figure.tall < figure.base * kSquat)
        return Problem{TENAILLE_PROBLEM("The stand-up of %1 does not fit on %2."),
                       {token.name.toStdString(), paperName(setup.paper).toStdString()},
                       TENAILLE_PROBLEM("Choose smaller cells or larger paper, or leave this creature out.")};
    return figure;
}

QRectF placeOf(const PlacedStandUp& one) { return {one.corner, one.figure.strip()}; }

// The uppermost place for a strip beside or below those that lie there already, of several the leftmost.
std::optional<QPointF> freePlace(const std::vector<PlacedStandUp>& page, const QSizeF& size,
                                 const QRectF& room) {
    std::vector<QPointF> corners{room.topLeft()};
    for (const PlacedStandUp& one : page) {
        const QRectF taken = placeOf(one);
        corners.emplace_back(taken.right() + kStandUpsGapMm, taken.top());
        corners.emplace_back(taken.left(), taken.bottom() + kStandUpsGapMm);
    }
    const auto isFree = [&](QPointF corner) {
        const QRectF place(corner, size);
        return room.contains(place) && std::none_of(page.begin(), page.end(), [&](const PlacedStandUp& one) {
                   constexpr double kNearly = kStandUpsGapMm * 0.99;
                   return place.adjusted(-kNearly, -kNearly, kNearly, kNearly).intersects(placeOf(one));
               });
    };
    std::erase_if(corners, [&](QPointF corner) { return !isFree(corner); });
    if (corners.empty()) return std::nullopt;
    return *std::min_element(corners.begin(), corners.end(), [](QPointF a, QPointF b) {
        return std::pair(a.y(), a.x()) < std::pair(b.y(), b.x());
    });
}

// The tallest first: what is left beside and below them is for the small ones.
StandUpPages placed(std::vector<StandUp> figures, const QRectF& room) {
    std::stable_sort(figures.begin(), figures.end(), [](const StandUp& a, const StandUp& b) {
        return a.strip().height() > b.strip().height();
    });
    StandUpPages pages;
    for (const StandUp& figure : figures) {
        std::optional<QPointF> corner;
        if (!pages.empty()) corner = freePlace(pages.back(), figure.strip(), room);
        if (!corner) {
            pages.emplace_back();
            corner = room.topLeft();
        }
        pages.back().push_back({figure, *corner});
    }
    return pages;
}

QRectF roomOn(const QSizeF& paper, double marginMm) {
    return QRectF(QPointF(), paper).adjusted(marginMm, marginMm, -marginMm, -marginMm - kWordsMm);
}

// One side of the figure in the rectangle above its base: picture, name, a ground in the colour of its side.
void paintSide(QPainter& painter, const StandUp& figure, const QSizeF& size, bool front) {
    const double band = std::clamp(size.height() * 0.16, 3.2, 9.0);
    const QRectF ground(0, size.height() - band, size.width(), band);
    QColor wash = figure.face.fill;
    wash.setAlpha(front ? 40 : 110);
    painter.fillRect(QRectF(QPointF(), size), wash);
    painter.fillRect(ground, figure.face.fill);
    drawText(painter, ground.adjusted(1.5, 0, -1.5, 0), figure.name,
             {band * 0.72, true, Qt::white, Qt::AlignCenter, true});
    const double room = std::min(size.width(), size.height() - band) * 0.94;
    const double cell = room / (2 * discRadius(figure.face)) / 1.06;
    TokenFace face = figure.face;
    if (!front) face.fill = face.fill.darker(190);
    painter.save();
    painter.translate(size.width() / 2, (size.height() - band) / 2);
    painter.scale(cell, cell);
    paintTokenFace(painter, face, cell * kPaintedDotsPerMm, false);
    painter.restore();
    if (front) return;
    drawText(painter, QRectF(1, 0.6, size.width() - 2, 2.6), Printing::tr("back"),
             {2.6, true, QColor(0x30, 0x30, 0x30), Qt::AlignHCenter | Qt::AlignTop, true});
}

// The half of the base that lies before the figure points where it looks.
void paintFlap(QPainter& painter, const StandUp& figure, const QRectF& flap, bool front) {
    QColor wash = figure.face.fill;
    wash.setAlpha(front ? 70 : 30);
    painter.fillRect(flap, wash);
    if (!front) return;
    const double size = std::min(flap.height() * 0.34, 5.0);
    const QPointF tip(flap.center().x(), flap.center().y() + size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(figure.face.fill);
    painter.drawPolygon(
        QPolygonF({tip, tip + QPointF(-size, -1.6 * size), tip + QPointF(size, -1.6 * size)}));
}

void paintStrip(QPainter& painter, const PlacedStandUp& one) {
    const StandUp& figure = one.figure;
    const QSizeF side(figure.base, figure.tall);
    const double flap = figure.base / 2;
    const double width = figure.base;
    const double height = figure.strip().height();
    painter.save();
    painter.translate(one.corner);
    // Upside down above the fold: it stands upright once it is folded back.
    painter.save();
    painter.translate(width, flap + side.height());
    painter.rotate(180);
    paintSide(painter, figure, side, false);
    painter.restore();
    painter.save();
    painter.translate(0, flap + side.height());
    paintSide(painter, figure, side, true);
    painter.restore();
    paintFlap(painter, figure, QRectF(0, 0, width, flap), false);
    paintFlap(painter, figure, QRectF(0, height - flap, width, flap), true);
    QPen fold = linePen(0.2, QColor(0x40, 0x40, 0x40));
    fold.setDashPattern({6, 4});
    painter.setPen(fold);
    for (const double y : {flap, flap + side.height(), height - flap})
        painter.drawLine(QPointF(0, y), QPointF(width, y));
    painter.setPen(linePen(0.25));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(QPointF(), figure.strip()));
    painter.restore();
}

}  // namespace

Result<StandUpPages> standUpPages(const document::Encounter& shown, const std::vector<RecordId>& creatures,
                                  const Pictures& pictures, int copies, const PageSetup& setup,
                                  bool landscape) {
    const QRectF room = roomOn(paperMm(setup.paper, landscape), setup.marginMm);
    std::vector<StandUp> figures;
    for (const board::TokenRecord& token : shown.tokens) {
        if (std::find(creatures.begin(), creatures.end(), token.id) == creatures.end()) continue;
        const TokenShape shape = tokenShape(shown.gridRecord().extent.grid, token, pictures);
        const Result<StandUp> figure = standUpOf(shape, setup, room.size());
        if (!figure) return figure.problem();
        figures.insert(figures.end(), static_cast<std::size_t>(std::clamp(copies, 1, kMostCopies)), *figure);
    }
    StandUpPages pages = placed(std::move(figures), room);
    if (pages.size() > kMostPrintedPages)
        return Problem{TENAILLE_PROBLEM("The stand-ups take more than %1 pages."),
                       {std::to_string(kMostPrintedPages)},
                       TENAILLE_PROBLEM("Choose fewer creatures or fewer copies.")};
    return pages;
}

void paintStandUps(QPainter& painter, const std::vector<PlacedStandUp>& page, const QSizeF& paper,
                   double marginMm) {
    for (const PlacedStandUp& one : page) paintStrip(painter, one);
    const QRectF room = roomOn(paper, marginMm);
    drawText(
        painter, QRectF(room.left(), room.bottom() + 1.2, room.width(), kWordsMm - 1.2),
        Printing::tr("Cut the solid lines, fold the dashed ones; glue front and back together and lay the "
                     "flaps out as a base."),
        {3.2, false, QColor(0x50, 0x50, 0x50), Qt::AlignLeft | Qt::AlignVCenter, true});
}

}  // namespace tenaille::ui
