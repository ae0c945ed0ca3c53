// SPDX-License-Identifier: MIT
//
// BoardView: the widget that shows a scene and turns mouse and keys into gestures. It pans and zooms itself;
// everything else goes to its GestureSink.
#pragma once

#include <QElapsedTimer>
#include <QRegion>
#include <QTimer>
#include <QWidget>
#include <optional>

#include "ui/gesture/pointer_event.h"
#include "ui/scene/frame.h"
#include "ui/scene/ground_view.h"

class QGestureEvent;
class QNativeGestureEvent;

namespace tenaille::ui {

class BoardView : public QWidget {
    Q_OBJECT

  public:
    // The scene outlives the view.
    explicit BoardView(BoardScene& scene, QWidget* parent = nullptr);
    ~BoardView() override;

    BoardScene& scene() const { return m_scene; }
    // nullptr: nobody listens. The sink outlives the view or is taken away before.
    void setSink(GestureSink* sink) { m_sink = sink; }
    // False for the players' screen.
    void setTracesWalls(bool traces);
    void setOptions(const FrameOptions& options);

    void setOverlay(Overlay overlay);
    const Overlay& overlay() const { return m_overlay; }
    void setMarks(BoardMarks marks);
    const BoardMarks& marks() const { return m_marks; }
    void setHint(const QString& hint);
    // What the players do not see is darkened for the game master; none: nothing is.
    struct ShownFog {
        board::SampleMask known;
        board::SampleMask seen;
        board::SampleMask dim;
    };
    void setFog(std::optional<ShownFog> fog);

    // ---- what is seen; pixels are device pixels ----
    const Camera& camera() const { return m_camera; }
    void setCamera(const Camera& camera);
    void fitBoard();             // Ctrl+0
    void zoomTo(double factor);  // about the middle; 1: one cell has 64 pixels (Ctrl+1)
    void zoomBy(double factor);  // about the middle
    void takeBackZoom();         // the last zoomBy(), unless the view has moved since
    void centreOn(QPointF plane);
    void bringIntoSight(QPointF plane);
    void showRecord(RecordId token);  // scrolls only when it is outside
    void centreOnRecord(RecordId token);
    // Whom the view was moved to, no record: another place that was to be shown; nothing when somebody has
    // panned or zoomed since.
    std::optional<RecordId> broughtTo() const { return m_broughtTo; }
    double zoom() const;  // 1 at Ctrl+1

    // The gesture that a pointer at this place (pixels of the widget) would be.
    // A ring that closes about a place of the plane, for eyes that look for it.
    void flash(QPointF plane);
    PointerEvent eventAt(QPointF widget) const;
    QPointF widgetPoint(board::LatticePoint at) const;
    // Everything that is shown is painted at its best.
    bool settled() const;

    QSize sizeHint() const override { return {960, 640}; }

  Q_SIGNALS:
    void cameraChanged();
    void pointerMoved(const tenaille::ui::PointerEvent& event);
    // A press ends beside the board; before any tool knows of it.
    void releasedBeside(const QPoint& global);
    void spaceTapped();  // pressed and let go without panning

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void moveCamera(const Camera& camera, std::optional<RecordId> broughtTo);
    void centreOn(const TokenShape& token);
    Frame frame() const;
    QSize devicePixels() const;
    void takeTheme();
    void zoomAt(QPointF widget, double factor);
    void panBy(QPointF widgetPixels);
    void repaintPlane(const QRectF& plane);
    void repaintDevice(const QRegion& pixels);
    void wish();
    PointerEvent pointerEvent(QMouseEvent& event, PointerEvent::Kind kind);
    void lookAgain();
    void pointAt(PointerEvent event);
    bool beginPan(const QMouseEvent& event);
    void startPan(const QMouseEvent& event);
    bool endPan(QMouseEvent& event);
    bool viewKey(const QKeyEvent& event);
    bool nativeGesture(const QNativeGestureEvent& event);
    void updateCursor();
    void paintFlash(QPainter& painter);

    BoardScene& m_scene;
    GroundView m_ground;
    FrameCaches m_caches;
    GestureSink* m_sink = nullptr;
    Camera m_camera;
    QRectF m_board;         // cells, when it was last fitted
    bool m_placed = false;  // the camera was set, by the user or by the first fit
    bool m_fitted = false;  // the camera is that of fitBoard()
    std::optional<RecordId> m_broughtTo;
    BoardColours m_colours;
    BoardMarks m_marks;
    FrameOptions m_options;
    Overlay m_overlay;
    QRegion m_besidePointer;  // device pixels of the labels that stand beside the pointer
    QString m_hint;
    std::optional<ShownFog> m_fog;
    std::optional<QPointF> m_pointer;    // device pixels
    bool m_byMouse = false;              // keys may move it, too
    Pick m_under;                        // what the sink was told that it is on
    QTimer m_looks;                      // the view moved under it
    bool m_tokensDone = true;            // as far as the last frame needed them
    std::pair<Camera, Camera> m_zoomed;  // before the last zoomBy() and after
    QTimer m_rest;                       // runs while the zoom changes
    QPointF m_flash;
    QElapsedTimer m_flashAge;  // valid: it is painted
    QTimer m_flashing;

    enum class Pan : std::uint8_t {
        None,
        Pending,
        Active
    };  // Pending: a right press that may become a click
    Pan m_pan = Pan::None;
    Qt::MouseButton m_panButton = Qt::NoButton;
    QPointF m_panFrom;
    bool m_space = false;
    bool m_spaceTaps = false;  // nothing was panned since it went down
    double m_wheelRest = 0;    // parts of a notch, from fine wheels
};

}  // namespace tenaille::ui
