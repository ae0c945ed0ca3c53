// SPDX-License-Identifier: MIT
#pragma once

#include "ui/scene/board_view.h"

namespace tenaille::ui {

// The whole board, small, in the lower right corner of a view, with a frame around what the view shows; a
// click or a drag goes there. It is there while the view shows a part of the board only, unless it is
// switched off.
class Overview final : public QWidget {
    Q_OBJECT

  public:
    // A child of the view.
    explicit Overview(BoardView& view);

    void setWanted(bool wanted);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void place();
    void takeTheme();
    QRectF board() const;   // cells
    QRectF window() const;  // cells that the view shows
    QSize pixels() const;   // of the device
    Camera camera() const;
    void goTo(QPointF widget);

    BoardView& m_view;
    GroundView m_ground;
    bool m_wanted = true;
};

}  // namespace tenaille::ui
