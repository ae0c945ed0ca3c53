// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QWidget>
#include <optional>

#include "ui/print/print_document.h"

namespace tenaille::ui {

// A small picture of the pages that a plan makes: the board with the sheets that it is cut into, and below it
// the first pages of stand-ups.
class PageSketch final : public QWidget {
    Q_OBJECT
  public:
    explicit PageSketch(QWidget* parent = nullptr);

    // `overview` is mapOverview() of the board; nothing: there is no such plan.
    void show(std::optional<PrintPlan> plan, const QRectF& board, const QImage& overview, double marginMm);

    QSize minimumSizeHint() const override { return {260, 220}; }
    QSize sizeHint() const override { return {520, 460}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintStandUpPages(QPainter& painter, const QRectF& room) const;

    std::optional<PrintPlan> m_plan;
    QRectF m_board;
    QImage m_overview;
    double m_marginMm = 10;
};

}  // namespace tenaille::ui
