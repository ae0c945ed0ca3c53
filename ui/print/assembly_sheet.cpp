// SPDX-License-Identifier: MIT
#include "ui/print/assembly_sheet.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "ui/print/page_text.h"

namespace tenaille::ui {

namespace {

constexpr double kTitleMm = 8;
constexpr double kTextMm = 4;
constexpr double kBarMm = 3;  // the height of a bar
constexpr double kLineMm = 0.2;
constexpr double kGapMm = 4;
const QColor kGrey(0x50, 0x50, 0x50);

QString lengthText(double mm) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(mm, 'g', 5);
}

// A bar of alternating fields, that long from the outer edge of its frame to the other.
void paintBar(QPainter& painter, QPointF corner, double length, int fields, const QString& text) {
    const double step = length / fields;
    for (int field = 0; field < fields; field += 2)
        painter.fillRect(QRectF(corner.x() + field * step, corner.y(), step, kBarMm), Qt::black);
    painter.setPen(linePen(kLineMm));
    painter.setBrush(Qt::NoBrush);
    constexpr double kHalf = kLineMm / 2;
    painter.drawRect(QRectF(corner, QSizeF(length, kBarMm)).adjusted(kHalf, kHalf, -kHalf, -kHalf));
    drawText(painter, QRectF(corner.x() + length + kGapMm, corner.y() - 1, 60, kBarMm + 2), text,
             {kTextMm, true, Qt::black, Qt::AlignLeft | Qt::AlignVCenter});
}

void paintBars(QPainter& painter, QPointF corner) {
    paintBar(painter, corner, kMetricBarMm, 10, Printing::tr("100 mm"));
    paintBar(painter, corner + QPointF(0, 2 * kBarMm + 1), kInchBarMm, 4, Printing::tr("4 inches"));
}

QString advice(const MapLayout& layout, const PageSetup& setup) {
    QStringList lines{
        Printing::tr("Print at 100 % (“actual size”), never “fit to page”. Measure both bars: when they are "
                     "right, a cell is %1 mm wide.")
            .arg(lengthText(layout.cellMm))};
    if (setup.overlapMm > 0 && layout.pages.size() > 1)
        lines << Printing::tr(
                     "Cut each page at the marks of its left and upper edge and lay it on the %1 mm "
                     "that its neighbours repeat.")
                     .arg(lengthText(setup.overlapMm));
    else
        lines << Printing::tr("Cut each page at its marks and lay the pages edge to edge.");
    lines << Printing::tr("Rows of pages have letters, columns have numbers.");
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

void paintPageGrid(QPainter& painter, const MapLayout& layout, const QRectF& board, const QImage& overview,
                   const QRectF& room) {
    const double scale = std::min(room.width() / board.width(), room.height() / board.height());
    const double unit = room.height() / 200;  // a millimetre on a sheet
    const QSizeF size = board.size() * scale;
    const QPointF corner(room.left() + (room.width() - size.width()) / 2, room.top());
    painter.drawImage(QRectF(corner, size), overview);
    const auto partOf = [&](const MapPage& page) {
        return QRectF(corner + (page.part.topLeft() - board.topLeft()) * scale, page.part.size() * scale);
    };
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {linePen(0.9 * unit, Qt::white), linePen(0.35 * unit)})
        for (const MapPage& page : layout.pages) {
            painter.setPen(pen);
            painter.drawRect(partOf(page));
        }
    for (const MapPage& page : layout.pages) {
        const QRectF part = partOf(page);
        const double height = std::min({part.height() * 0.3, part.width() * 0.35, 9 * unit});
        drawText(painter, part, page.label(),
                 {height, true, Qt::black, Qt::AlignCenter, false, QColor(255, 255, 255, 215)});
    }
}

QString pagesText(const MapLayout& layout, const PageSetup& setup) {
    const int pages = static_cast<int>(layout.pages.size());
    const int empty = layout.rows * layout.columns - pages;
    const QString text = Printing::tr("%n page(s) of %1: %2 × %3", nullptr, pages)
                             .arg(paperName(setup.paper))
                             .arg(layout.rows)
                             .arg(layout.columns);
    return empty == 0 ? text : text + Printing::tr(", without %n empty one(s)", nullptr, empty);
}

void paintAssemblySheet(QPainter& painter, const MapLayout& layout, const PageSetup& setup,
                        const QRectF& board, const QImage& overview, const QString& title) {
    QRectF room(QPointF(), layout.paper);
    room.adjust(setup.marginMm, setup.marginMm, -setup.marginMm, -setup.marginMm);
    const QString head = title.isEmpty() ? Printing::tr("How the pages fit together") : title;
    drawText(painter, QRectF(room.topLeft(), QSizeF(room.width(), kTitleMm)), head,
             {kTitleMm, true, Qt::black, Qt::AlignLeft | Qt::AlignVCenter, true});
    room.setTop(room.top() + kTitleMm + 1);
    drawText(painter, QRectF(room.topLeft(), QSizeF(room.width(), kTextMm)), pagesText(layout, setup),
             {kTextMm, false, kGrey});
    room.setTop(room.top() + kTextMm + kGapMm);
    // The words stand on the bars, the bars at the foot of the sheet.
    const double bars = 3 * kBarMm + 3;
    paintBars(painter, {room.left(), room.bottom() - bars + 1});
    const int wrapped = Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap;
    const QRectF words =
        drawText(painter, QRectF(room.left(), room.top(), room.width(), room.height() - bars - kGapMm),
                 advice(layout, setup), {kTextMm, false, Qt::black, wrapped});
    room.setBottom(words.top() - kGapMm);
    paintPageGrid(painter, layout, board, overview, room);
}

}  // namespace tenaille::ui
