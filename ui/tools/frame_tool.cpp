// SPDX-License-Identifier: MIT
#include "ui/tools/frame_tool.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineF>
#include <algorithm>
#include <cmath>

namespace tenaille::ui {

namespace {

constexpr double kCornerReach = 12;  // pixels
constexpr double kNarrowestFrame = 3;
constexpr double kWidestFrame = 600;
constexpr double kWheelStep = 1.1;

QRectF rectOf(const PlayersScreen& screen, const PlayerFrame& frame) {
    const QSizeF size(frame.cellsAcross, frame.cellsAcross * screen.shape);
    return {frame.middle - QPointF(size.width() / 2, size.height() / 2), size};
}

std::array<QPointF, 4> cornersOf(const QRectF& rect) {
    return {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()};
}

QPointF pointOf(const PointerEvent& event) { return {event.position.x, event.position.y}; }

QPointF wholeCells(QPointF way) { return {std::round(way.x()), std::round(way.y())}; }

std::optional<QPointF> arrowOf(int key) {
    switch (key) {
        case Qt::Key_Left:
            return QPointF(-1, 0);
        case Qt::Key_Right:
            return QPointF(1, 0);
        case Qt::Key_Up:
            return QPointF(0, -1);
        case Qt::Key_Down:
            return QPointF(0, 1);
        default:
            return std::nullopt;
    }
}

}  // namespace

FrameTool::Grip FrameTool::gripAt(const PointerEvent& event) {
    const QRectF rect = rectOf(m_screen, m_screen.frame);
    const QPointF at = pointOf(event);
    const std::array<QPointF, 4> corners = cornersOf(rect);
    if (m_screen.isWhole && !m_screen.fixedWidth) return Grip::Nowhere;
    for (std::size_t i = 0; i < corners.size() && !m_screen.fixedWidth; ++i)
        if (QLineF(corners[i], at).length() * event.pixelsPerCell <= kCornerReach) {
            m_fixed = corners[(i + 2) % corners.size()];
            return Grip::Corner;
        }
    return rect.contains(at) ? Grip::Inside : Grip::Nowhere;
}

// From the corner that stays towards the pointer, as large as that asks for in either direction.
PlayerFrame FrameTool::between(QPointF corner, QPointF pointer) const {
    const QPointF way = pointer - corner;
    const double across = std::clamp(std::max(std::abs(way.x()), std::abs(way.y()) / m_screen.shape),
                                     kNarrowestFrame, kWidestFrame);
    const QPointF half(std::copysign(across / 2, way.x()),
                       std::copysign(across * m_screen.shape / 2, way.y()));
    return {corner + half, across};
}

bool FrameTool::press(const PointerEvent& event) {
    const std::optional<PlayersScreen> screen = context().playersScreen();
    if (event.button != Qt::LeftButton || !screen) return false;
    m_screen = *screen;
    m_grip = gripAt(event);
    m_pressed = pointOf(event);
    if (m_grip == Grip::Nowhere) m_fixed = m_pressed;
    return true;
}

bool FrameTool::move(const PointerEvent& event) {
    if (m_grip == Grip::None) {
        const std::optional<PlayersScreen> screen = context().playersScreen();
        if (screen) {
            m_screen = *screen;
            const Grip grip = gripAt(event);
            m_cursor = grip == Grip::Corner   ? Qt::SizeAllCursor
                       : grip == Grip::Inside ? Qt::OpenHandCursor
                                              : Qt::CrossCursor;
        }
        show();
        return true;
    }
    const QPointF at = pointOf(event);
    const QPointF way = at - m_pressed;
    if (m_grip == Grip::Inside)
        m_draft = PlayerFrame{m_screen.frame.middle + (m_screen.fixedWidth ? wholeCells(way) : way),
                              m_screen.frame.cellsAcross};
    else if (m_screen.fixedWidth)
        m_draft = PlayerFrame{at, m_screen.frame.cellsAcross};
    else if (m_grip == Grip::Corner || QLineF(m_pressed, at).length() * event.pixelsPerCell > kCornerReach)
        m_draft = between(m_fixed, at);
    show();
    return true;
}

bool FrameTool::release(const PointerEvent& event) {
    if (event.button != Qt::LeftButton || m_grip == Grip::None) return false;
    // A click beside it takes it there.
    if (!m_draft && m_grip == Grip::Nowhere)
        m_draft = PlayerFrame{pointOf(event), m_screen.frame.cellsAcross};
    const std::optional<PlayerFrame> frame = m_draft;
    cancel();
    if (frame) put(*frame);
    return true;
}

bool FrameTool::wheel(int steps, const PointerEvent& event) {
    const std::optional<PlayersScreen> screen = context().playersScreen();
    if (!event.modifiers.testFlag(Qt::ShiftModifier) || !screen || screen->fixedWidth) return false;
    PlayerFrame frame = screen->frame;
    frame.cellsAcross =
        std::clamp(frame.cellsAcross * std::pow(kWheelStep, -steps), kNarrowestFrame, kWidestFrame);
    put(frame);
    return true;
}

bool FrameTool::wantsKey(const QKeyEvent& event) const {
    return arrowOf(event.key()) && context().playersScreen().has_value();
}

bool FrameTool::key(QKeyEvent& event) {
    if (!wantsKey(event)) return false;
    PlayerFrame frame = context().playersScreen()->frame;
    frame.middle += *arrowOf(event.key());
    put(frame);
    return true;
}

void FrameTool::put(const PlayerFrame& frame) {
    context().showPlayers(frame);
    show();
}

bool FrameTool::cancel() {
    const bool wasDragging = m_draft.has_value();
    m_grip = Grip::None;
    m_draft.reset();
    show();
    return wasDragging;
}

void FrameTool::show() {
    m_overlay = {};
    const std::optional<PlayersScreen> screen = context().playersScreen();
    if (!screen) return;
    const QRectF rect = rectOf(*screen, m_draft.value_or(screen->frame));
    const board::GridKind grid = context().grid();
    OverlayLine outline = outlineOfFrame(grid, rect);
    const bool hasHandles = !screen->fixedWidth && (!screen->isWhole || m_draft);
    for (std::size_t i = 0; i < 4 && hasHandles; ++i)
        m_overlay.points.push_back({PointStyle::Handle, outline.points[i]});
    if (m_draft) m_overlay.lines.push_back(std::move(outline));
}

QString FrameTool::hint() const {
    if (!context().playersScreen())
        return QCoreApplication::translate("Tools", "The players see no board yet · F12 opens their screen");
    if (context().playersScreen()->fixedWidth)
        return QCoreApplication::translate(
            "Tools", "Players' frame at true size · drag or arrows move it by whole cells");
    return QCoreApplication::translate(
        "Tools", "Players' frame · drag draws or moves it, corners resize · arrows move · Shift+wheel sizes");
}

}  // namespace tenaille::ui
