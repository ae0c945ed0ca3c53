// SPDX-License-Identifier: MIT
#include "ui/print/page_sketch.h"

#include <QPainter>
#include <algorithm>

#include "ui/print/assembly_sheet.h"

namespace tenaille::ui {

namespace {

constexpr double kPageSketchGap = 12;  // pixels
constexpr double kFigures = 0.4;       // of the height, for the stand-ups below a map

}  // namespace

PageSketch::PageSketch(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PageSketch::show(std::optional<PrintPlan> plan, const QRectF& board, const QImage& overview,
                      double marginMm) {
    m_plan = std::move(plan);
    m_board = board;
    m_overview = overview;
    m_marginMm = marginMm;
    update();
}

void PageSketch::paintEvent(QPaintEvent*) {
    if (!m_plan) return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QRectF room = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (!m_plan->standUps.empty()) {
        QRectF below = room;
        if (m_plan->map) {
            below.setTop(room.bottom() - room.height() * kFigures);
            room.setBottom(below.top() - kPageSketchGap);
        }
        paintStandUpPages(painter, below);
    }
    if (m_plan->map) paintPageGrid(painter, *m_plan->map, m_board, m_overview, room);
}

void PageSketch::paintStandUpPages(QPainter& painter, const QRectF& room) const {
    const QSizeF paper = m_plan->paper;
    const double scale = std::min(room.height() / paper.height(), room.width() / paper.width());
    double x = room.left();
    for (const auto& page : m_plan->standUps) {
        if (x > room.left() && x + paper.width() * scale > room.right()) return;
        painter.save();
        painter.translate(x, room.top());
        painter.scale(scale, scale);
        painter.fillRect(QRectF(QPointF(), paper), Qt::white);
        paintStandUps(painter, page, paper, m_marginMm);
        painter.restore();
        x += paper.width() * scale + kPageSketchGap;
    }
}

}  // namespace tenaille::ui
