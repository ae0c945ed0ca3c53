// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QWidget>

namespace tenaille::ui {

// The square that a crop begins with: the largest that fits, of an upright picture its upper end, where heads
// are. At most `side` pixels wide.
QImage headOf(const QImage& picture, int side);

// Cuts a square out of a picture, of which the disc inside will be seen: drag or arrow keys move it, the
// wheel or + and - make it larger and smaller about the pointer or the middle. The square may stand over the
// edge; what lies beyond is transparent.
class PictureCrop final : public QWidget {
    Q_OBJECT

  public:
    explicit PictureCrop(QWidget* parent = nullptr);

    // Begins with the square of headOf().
    void setImage(const QImage& image);
    bool isEmpty() const { return m_image.isNull(); }
    // The square, at most `side` pixels wide and never larger than it is in the picture. Null: no picture.
    QImage cropped(int side) const;

    // 0: the whole picture lies in the square, 1000: as near as it goes.
    int nearness() const;
    void setNearness(int nearness);

    QSize sizeHint() const override { return {360, 360}; }
    QSize minimumSizeHint() const override { return {220, 220}; }

  Q_SIGNALS:
    void changed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QRectF frame() const;  // of the square, in the widget
    double largest() const;
    double smallest() const;
    void take(QPointF middle, double side);
    void zoomAbout(QPointF widget, double factor);
    void moveBy(QPointF widget);

    QImage m_image;
    QPointF m_middle;  // of the square, in pixels of the picture
    double m_side = 0;
    QPointF m_held;
    bool m_dragging = false;
};

}  // namespace tenaille::ui
