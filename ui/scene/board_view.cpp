// SPDX-License-Identifier: MIT
#include "ui/scene/board_view.h"

#include <QPaintEvent>
#include <QPainter>
#include <algorithm>

#include "ui/scene/fog_painter.h"
#include "ui/scene/pick.h"
#include "ui/style/theme.h"

namespace tenaille::ui {

namespace {

constexpr int kRestMs = 110;  // after the last change of the zoom
// What painting of sprites may take in a frame. While the zoom changes, those of a near scale serve.
constexpr double kSpriteBudgetMs = 1;
constexpr double kZoomBudgetMs = 0.3;
constexpr double kPickPixels = 5;
// The game master sees through it, and tells at a glance what is seen now from what is remembered.
const FogLook kFogForGm{QColor(18, 20, 38), 95, 40, 175};

// The lists of `one` that are not the same in `other`.
Overlay difference(const Overlay& one, const Overlay& other) {
    Overlay different;
    const auto take = [](auto& into, const auto& mine, const auto& theirs) {
        if (mine != theirs) into = mine;
    };
    take(different.cells, one.cells, other.cells);
    take(different.polygons, one.polygons, other.polygons);
    take(different.circles, one.circles, other.circles);
    take(different.lines, one.lines, other.lines);
    take(different.ghosts, one.ghosts, other.ghosts);
    take(different.points, one.points, other.points);
    take(different.labels, one.labels, other.labels);
    take(different.legend, one.legend, other.legend);
    return different;
}

// What moves with the pointer: the labels beside it, and those that make room for them.
Overlay besidePointer(const Overlay& overlay) {
    Overlay labels;
    if (std::any_of(overlay.labels.begin(), overlay.labels.end(),
                    [](const OverlayLabel& label) { return !label.at; }))
        labels.labels = overlay.labels;
    return labels;
}

}  // namespace

BoardView::BoardView(BoardScene& scene, QWidget* parent) : QWidget(parent), m_scene(scene), m_ground(scene) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(120, 90);
    setAccessibleName(tr("Board"));
    takeTheme();
    connect(&m_flashing, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    m_looks.setSingleShot(true);
    connect(&m_looks, &QTimer::timeout, this, &BoardView::lookAgain);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_tokensDone = !isVisible();  // stretched sprites are painted anew
        wish();
        update();
    });
    connect(&m_ground, &GroundView::improved, this, [this](const QRectF& plane) {
        // The next step of the zoom paints everything, or else its end does.
        if (!m_rest.isActive()) repaintPlane(plane);
        wish();
    });
    // The names of all the others may stand elsewhere now.
    connect(&scene, &BoardScene::tokensChanged, this, [this] { update(); });
    connect(&scene, &BoardScene::groundChanged, this, [this] {
        // A board of another size is looked at anew.
        if (m_placed && m_scene.ground()->board != m_board) fitBoard();
    });
    connect(&scene, &BoardScene::notesChanged, this, [this] { update(); });
    connect(&scene, &BoardScene::replaced, this, [this] {
        m_placed = false;
        m_marks = {};
        m_overlay = {};
        if (isVisible()) fitBoard();
        update();
    });
}

BoardView::~BoardView() = default;

QSize BoardView::devicePixels() const { return (QSizeF(size()) * devicePixelRatioF()).toSize(); }

Frame BoardView::frame() const {
    return {m_scene,   m_camera,       m_colours,           m_marks,           m_options, m_overlay, m_hint,
            m_pointer, devicePixels(), devicePixelRatioF(), m_ground.hurries()};
}

// ---- contents -----------------------------------------------------------------------------------------

void BoardView::takeTheme() {
    m_colours = boardColours(themeFor(*this));
    m_ground.setColours(m_colours);
    update();
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) takeTheme();
    QWidget::changeEvent(event);
}

void BoardView::setTracesWalls(bool traces) { m_ground.setTracesWalls(traces); }

void BoardView::setOptions(const FrameOptions& options) {
    if (m_options == options) return;
    m_options = options;
    m_ground.setTintsCover(options.coverLegend);
    m_ground.setStartAreas(options.startAreas);
    update();
}

// Only what differs is painted again: the arcs of a target stay while a creature is dragged past it. Labels
// beside the pointer are where they were painted, and the pointer has moved since.
void BoardView::setOverlay(Overlay overlay) {
    QRegion dirty = m_besidePointer + overlayRegion(difference(m_overlay, overlay), frame()) +
                    overlayRegion(difference(overlay, m_overlay), frame());
    m_overlay = std::move(overlay);
    m_besidePointer = overlayRegion(besidePointer(m_overlay), frame());
    repaintDevice(dirty + m_besidePointer);
}

void BoardView::setMarks(BoardMarks marks) {
    if (m_marks == marks) return;
    m_marks = std::move(marks);
    update();
}

void BoardView::setHint(const QString& hint) {
    if (m_hint == hint) return;
    m_hint = hint;
    update();
}

void BoardView::setFog(std::optional<ShownFog> fog) {
    m_fog = std::move(fog);
    update();
}

// ---- camera -------------------------------------------------------------------------------------------

void BoardView::setCamera(const Camera& camera) { moveCamera(camera, std::nullopt); }

void BoardView::moveCamera(const Camera& camera, std::optional<RecordId> broughtTo) {
    m_broughtTo = broughtTo;
    m_placed = true;
    m_fitted = false;
    if (camera == m_camera) return;
    if (camera.scale != m_camera.scale) m_rest.start();
    m_camera = camera;
    m_besidePointer = overlayRegion(besidePointer(m_overlay), frame());
    wish();
    update();
    m_looks.start();
    Q_EMIT cameraChanged();
}

void BoardView::fitBoard() {
    m_board = m_scene.ground()->board;
    setCamera(fitting(m_board, devicePixels()));
    m_fitted = true;
    wish();
}

double BoardView::zoom() const { return m_camera.scale / (kFullScale * devicePixelRatioF()); }

void BoardView::zoomTo(double factor) { zoomBy(factor / zoom()); }

void BoardView::zoomBy(double factor) {
    const Camera before = m_camera;
    zoomAt(QPointF(width() / 2.0, height() / 2.0), factor);
    m_zoomed = {before, m_camera};
}

void BoardView::takeBackZoom() {
    if (m_zoomed.second == m_camera) setCamera(m_zoomed.first);
}

void BoardView::zoomAt(QPointF widget, double factor) {
    setCamera(m_camera.zoomedAt(widget * devicePixelRatioF(), factor));
}

void BoardView::panBy(QPointF widgetPixels) {
    setCamera(m_camera.movedBy(widgetPixels * devicePixelRatioF()));
}

void BoardView::centreOn(QPointF plane) { setCamera(centredOn(plane, m_camera.scale, devicePixels())); }

void BoardView::centreOn(const TokenShape& token) {
    moveCamera(centredOn(token.middle, m_camera.scale, devicePixels()), token.id);
}

void BoardView::showRecord(RecordId token) {
    const TokenShape* shape = m_scene.token(token);
    if (shape == nullptr || !m_placed) return;
    const QRectF visible = m_camera.toPlane(QRectF(QPointF(), devicePixels()));
    if (!visible.contains(shape->body)) centreOn(*shape);
}

void BoardView::centreOnRecord(RecordId token) {
    const TokenShape* shape = m_scene.token(token);
    if (shape != nullptr && m_placed) centreOn(*shape);
}

// Where it is seen already nothing moves; a board that is very small comes nearer.
void BoardView::bringIntoSight(QPointF plane) {
    constexpr double kReadable = 24;    // pixels a cell
    constexpr double kNearEdge = 0.08;  // of the view
    if (!m_placed) return;
    const QSizeF pixels = devicePixels();
    const QRectF visible = m_camera.toPlane(QRectF(QPointF(), pixels));
    const QRectF inner = visible.adjusted(visible.width() * kNearEdge, visible.height() * kNearEdge,
                                          -visible.width() * kNearEdge, -visible.height() * kNearEdge);
    const double scale = std::max(m_camera.scale, kReadable * devicePixelRatioF());
    if (!inner.contains(plane) || scale > m_camera.scale)
        moveCamera(centredOn(plane, scale, devicePixels()), RecordId{});
}

void BoardView::wish() { m_ground.wish(m_camera, devicePixels(), !m_rest.isActive()); }

bool BoardView::settled() const {
    return !m_rest.isActive() && m_tokensDone && m_ground.settled() && !m_scene.decoding();
}

// ---- painting -----------------------------------------------------------------------------------------

void BoardView::repaintPlane(const QRectF& plane) {
    const QRectF visible = plane & m_camera.toPlane(QRectF(QPointF(), devicePixels()));
    if (visible.isEmpty()) return;
    const QRectF pixels(m_camera.toScreen(visible.topLeft()), m_camera.toScreen(visible.bottomRight()));
    repaintDevice(pixels.toAlignedRect().adjusted(-16, -16, 16, 16));
}

void BoardView::repaintDevice(const QRegion& pixels) {
    const double ratio = devicePixelRatioF();
    if (ratio == 1) return update(pixels);
    for (const QRect& part : pixels)
        update(QRectF(QPointF(part.topLeft()) / ratio, QSizeF(part.size()) / ratio).toAlignedRect());
}

void BoardView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    const QRect dirty = event->rect();
    const QRect clip = QRectF(QPointF(dirty.topLeft()) * ratio, QSizeF(dirty.size()) * ratio).toAlignedRect();
    const bool zooms = m_rest.isActive();
    for (const QRect& part : event->region())
        m_ground.paint(painter, m_camera,
                       QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio).toAlignedRect());
    if (m_fog)
        paintFog(painter, m_scene.grid(), {m_fog->known, m_fog->seen, m_fog->dim}, m_camera, clip, kFogForGm);
    m_tokensDone =
        paintFrame(painter, frame(), m_caches, clip, zooms ? kZoomBudgetMs : kSpriteBudgetMs, !zooms);
    if (!m_tokensDone && !zooms) update();
    if (m_flashAge.isValid()) paintFlash(painter);
}

void BoardView::flash(QPointF plane) {
    constexpr int kFlashFrameMs = 33;
    m_flash = plane;
    m_flashAge.start();
    m_flashing.start(kFlashFrameMs);
}

void BoardView::paintFlash(QPainter& painter) {
    constexpr double kLastsMs = 1400;
    constexpr double kFar = 90;  // logical pixels
    constexpr double kNear = 16;
    const double age = static_cast<double>(m_flashAge.elapsed()) / kLastsMs;
    if (age >= 1) {
        m_flashAge.invalidate();
        m_flashing.stop();
        return update();
    }
    const double unit = devicePixelRatioF();
    const double closed = std::min(1.0, 2 * age);
    const double radius = (kFar + (kNear - kFar) * closed) * unit;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setOpacity(std::min(1.0, 3 * (1 - age)));
    for (const auto& [colour, width] : {std::pair(ink::kBlack, 7.0), std::pair(ink::kYellow, 4.0)}) {
        painter.setPen(QPen(colour, width * unit));
        painter.drawEllipse(m_camera.toScreen(m_flash), radius, radius);
    }
    painter.restore();
}

// A board that was fitted stays fitted while the window finds its size, until somebody pans or zooms.
void BoardView::resizeEvent(QResizeEvent*) {
    if ((!m_placed || m_fitted) && isVisible()) return fitBoard();
    wish();
}

void BoardView::showEvent(QShowEvent*) {
    if (!m_placed) fitBoard();
    wish();
}

// ---- pointer ------------------------------------------------------------------------------------------

PointerEvent BoardView::eventAt(QPointF widget) const {
    PointerEvent event;
    const QPointF device = widget * devicePixelRatioF();
    const QPointF plane = m_camera.toPlane(device);
    event.at = m_camera.lattice(m_scene.grid(), device);
    event.position = {plane.x(), plane.y()};
    event.cell = board::cellAt(m_scene.grid(), event.at);
    event.under =
        pickAt(m_scene, plane, kPickPixels * devicePixelRatioF() / m_camera.scale, m_options.lightMarks);
    event.screen = widget;
    event.pixelsPerCell = m_camera.scale / devicePixelRatioF();
    return event;
}

QPointF BoardView::widgetPoint(board::LatticePoint at) const {
    return m_camera.toScreen(planePoint(m_scene.grid(), at)) / devicePixelRatioF();
}

}  // namespace tenaille::ui
