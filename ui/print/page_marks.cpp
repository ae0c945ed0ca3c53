// SPDX-License-Identifier: MIT
#include "ui/print/page_marks.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include "ui/print/page_text.h"
#include "ui/scene/camera.h"

namespace tenaille::ui {

namespace {

constexpr double kPageMarksGapMm = 0.8;   // between the map and what stands around it
constexpr double kMarkMm = 4;             // of a crop mark
constexpr double kPageMarksLineMm = 0.1;  // its width
constexpr double kNumberMm = 2.2;
constexpr double kLabelMm = 4;
const QColor kPageMarksGrey(0x60, 0x60, 0x60);

}  // namespace

void paintCropMarks(QPainter& painter, const MapLayout& layout, const MapPage& page) {
    const QRectF part = layout.onPaper(page, page.part);
    const QRectF printed = layout.onPaper(page, page.printed);
    painter.setPen(linePen(kPageMarksLineMm));
    for (const double x : {part.left(), part.right()}) {
        painter.drawLine(QPointF(x, printed.top() - kPageMarksGapMm),
                         QPointF(x, printed.top() - kPageMarksGapMm - kMarkMm));
        painter.drawLine(QPointF(x, printed.bottom() + kPageMarksGapMm),
                         QPointF(x, printed.bottom() + kPageMarksGapMm + kMarkMm));
    }
    for (const double y : {part.top(), part.bottom()}) {
        painter.drawLine(QPointF(printed.left() - kPageMarksGapMm, y),
                         QPointF(printed.left() - kPageMarksGapMm - kMarkMm, y));
        painter.drawLine(QPointF(printed.right() + kPageMarksGapMm, y),
                         QPointF(printed.right() + kPageMarksGapMm + kMarkMm, y));
    }
}

void paintPageLabel(QPainter& painter, const MapLayout& layout, const MapPage& page, const QString& title) {
    constexpr double kIndentMm = 1.5;  // beside the mark
    const QRectF part = layout.onPaper(page, page.part);
    const double top = layout.onPaper(page, page.printed).bottom() + kPageMarksGapMm;
    QRectF box(part.left() + kIndentMm, top, part.width() - 2 * kIndentMm, kLabelMm);
    const QRectF taken = drawText(painter, box, page.label(), {kLabelMm, true});
    box.setLeft(taken.right() + 2 * kIndentMm);
    QString rest = Printing::tr("row %1 of %2, column %3 of %4")
                       .arg(page.row + 1)
                       .arg(layout.rows)
                       .arg(page.column + 1)
                       .arg(layout.columns);
    if (!title.isEmpty()) rest = title + QStringLiteral(" · ") + rest;
    drawText(painter, box, rest,
             {kLabelMm * 0.7, false, kPageMarksGrey, Qt::AlignLeft | Qt::AlignVCenter, true});
}

void paintCoordinates(QPainter& painter, const MapLayout& layout, const MapPage& page,
                      const board::Extent& board) {
    const PageText look{kNumberMm, false, kPageMarksGrey, Qt::AlignCenter};
    const QRectF printed = layout.onPaper(page, page.printed);
    const auto onPage = [&](QPointF plane) { return layout.onPaper(page, {plane, QSizeF()}).topLeft(); };
    // In the row and the column of cells at the corner of the board; those of hexes are staggered by half.
    for (int column = 0; column < board.width; ++column) {
        const double x = planeRect({board.grid, 1, 1}).center().x();
        const double step =
            planeCentre(board.grid, board.cellOf(1, 0)).x() - planeCentre(board.grid, board.cellOf(0, 0)).x();
        const double at = x + column * step;
        if (at < page.part.left() || at >= page.part.right()) continue;
        const QPointF middle(onPage({at, 0}).x(), printed.top() - kPageMarksGapMm - kNumberMm / 2);
        drawText(painter, QRectF(middle.x() - 5, middle.y() - kNumberMm / 2, 10, kNumberMm),
                 QString::number(column + 1), look);
    }
    for (int row = 0; row < board.height; ++row) {
        const double y = planeRect({board.grid, 1, 1}).center().y();
        const double step =
            planeCentre(board.grid, board.cellOf(0, 1)).y() - planeCentre(board.grid, board.cellOf(0, 0)).y();
        const double at = y + row * step;
        if (at < page.part.top() || at >= page.part.bottom()) continue;
        const QPointF middle(printed.left() - kPageMarksGapMm - kNumberMm, onPage({0, at}).y());
        drawText(painter, QRectF(middle.x() - 2.5, middle.y() - kNumberMm / 2, 5, kNumberMm),
                 QString::number(row + 1), look);
    }
}

}  // namespace tenaille::ui
