// SPDX-License-Identifier: MIT
#include "ui/tools/fog_tool.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <algorithm>

#include "core/actions/fog_area.h"
#include "core/document/fog.h"
#include "ui/tools/snapping.h"

namespace tenaille::ui {

namespace {

constexpr std::int32_t kNarrowest = geometry::kUnitsPerCell / 4;
constexpr std::int32_t kWidest = geometry::kUnitsPerCell * 8;
constexpr std::int32_t kFogToolStep = geometry::kUnitsPerCell / 4;

std::vector<LatticePoint> between(board::GridKind grid, LatticePoint a, LatticePoint b) {
    return uprightRectangle(grid, board::position(grid, a), board::position(grid, b));
}

actions::FogPaint howOf(Qt::KeyboardModifiers modifiers) {
    if (modifiers.testFlag(Qt::AltModifier)) return actions::FogPaint::Automatic;
    if (modifiers.testFlag(Qt::ControlModifier)) return actions::FogPaint::Cover;
    return actions::FogPaint::Uncover;
}

QString textOf(actions::FogPaint how) {
    switch (how) {
        case actions::FogPaint::Cover:
            return QCoreApplication::translate("Tools", "covers");
        case actions::FogPaint::Automatic:
            return QCoreApplication::translate("Tools", "as the party sees");
        default:
            return QCoreApplication::translate("Tools", "uncovers");
    }
}

}  // namespace

// Some window managers keep a modifier that comes before the button: it counts whenever it comes. One that is
// let go counts all the same: nothing is ever shown by letting go too early.
void FogTool::takeModifiers(Qt::KeyboardModifiers modifiers) {
    const actions::FogPaint now = howOf(modifiers);
    if (!isDrawing() || now != actions::FogPaint::Uncover) m_how = now;
}

bool FogTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    m_pointer = event.at;
    takeModifiers(event.modifiers);
    if (m_shape == FogShape::Room) {
        m_points = {event.at};
        finish();
        return true;
    }
    if (m_shape == FogShape::Polygon && isDrawing() && m_points.back() == event.at) return true;
    m_points.push_back(event.at);
    if (m_shape == FogShape::Rectangle) m_points = {event.at, event.at};
    showDraft(event.at);
    return true;
}

bool FogTool::move(const PointerEvent& event) {
    m_pointer = event.at;
    takeModifiers(event.modifiers);
    if (isDrawing() && m_shape == FogShape::Rectangle) m_points.back() = event.at;
    if (isDrawing() && m_shape == FogShape::Brush && m_points.back() != event.at)
        m_points.push_back(event.at);
    showDraft(event.at);
    return true;
}

bool FogTool::release(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    takeModifiers(event.modifiers);
    if (isDrawing() && m_shape != FogShape::Polygon) finish();
    return true;
}

bool FogTool::doubleClick(const PointerEvent& event) {
    if (m_shape != FogShape::Polygon || !isDrawing()) return false;
    takeModifiers(event.modifiers);
    finish();
    return true;
}

bool FogTool::wheel(int steps, const PointerEvent& event) {
    return event.modifiers.testFlag(Qt::ShiftModifier) && widen(steps);
}

bool FogTool::widen(int steps) {
    if (m_shape != FogShape::Brush) return false;
    m_radius = std::clamp(m_radius + steps * kFogToolStep, kNarrowest, kWidest);
    showDraft(m_pointer);
    return true;
}

bool FogTool::wantsKey(const QKeyEvent& event) const {
    const int key = event.key();
    const bool ends = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (ends) return m_shape == FogShape::Polygon && isDrawing();  // with Ctrl or Alt, too
    if (event.modifiers().testFlag(Qt::ControlModifier)) return false;
    if (key >= Qt::Key_1 && key <= Qt::Key_4) return true;
    if (key == Qt::Key_BracketLeft || key == Qt::Key_BracketRight) return m_shape == FogShape::Brush;
    return key == Qt::Key_Backspace && m_shape == FogShape::Polygon && isDrawing();
}

// Also while the mouse stands still.
void FogTool::keyComes(const QKeyEvent& event) {
    if (!isDrawing()) return;
    if (event.key() == Qt::Key_Control) takeModifiers(Qt::ControlModifier);
    if (event.key() == Qt::Key_Alt) takeModifiers(Qt::AltModifier);
    showDraft(m_pointer);
}

bool FogTool::key(QKeyEvent& event) {
    if (!wantsKey(event)) return false;
    switch (event.key()) {
        case Qt::Key_1:
        case Qt::Key_2:
        case Qt::Key_3:
        case Qt::Key_4:
            setShape(static_cast<FogShape>(event.key() - Qt::Key_1));
            return true;
        case Qt::Key_BracketLeft:
            return widen(-1);
        case Qt::Key_BracketRight:
            return widen(1);
        case Qt::Key_Backspace:
            m_points.pop_back();
            showDraft(m_pointer);
            return true;
        default:
            takeModifiers(event.modifiers());
            finish();
            return true;
    }
}

bool FogTool::cancel() {
    const bool wasDrawing = isDrawing();
    m_points.clear();
    m_overlay = {};
    return wasDrawing;
}

void FogTool::documentChanged() { cancel(); }

void FogTool::setShape(FogShape shape) {
    cancel();
    m_shape = shape;
    showDraft(m_pointer);
}

std::vector<LatticePoint> FogTool::rectangle() const {
    return between(context().grid(), m_points.front(), m_points.back());
}

void FogTool::finish() {
    const board::BoardView& board = context().board();
    const std::vector<LatticePoint> points = std::move(m_points);
    m_points = {};
    m_overlay = {};
    if (!board.extent() || points.empty()) return;
    board::SampleMask area;
    switch (m_shape) {
        case FogShape::Brush:
            area = actions::fogStroke(*board.extent(), points, m_radius);
            break;
        case FogShape::Rectangle:
            area = actions::fogInside(*board.extent(), between(board.grid(), points.front(), points.back()));
            break;
        case FogShape::Polygon:
            area = actions::fogInside(*board.extent(), points);
            break;
        case FogShape::Room:
            area = actions::fogRoom(board, context().encounter(), points.front());
            break;
    }
    if (!area.empty()) context().perform(actions::PaintFog{m_how, std::move(area)});
}

void FogTool::showDraft(LatticePoint at) {
    m_overlay = {};
    if (m_shape == FogShape::Brush) {
        if (m_points.size() > 1) m_overlay.lines.push_back({LineStyle::Draft, m_points});
        m_overlay.circles.push_back({AreaStyle::Draft, at, m_radius});
    } else if (m_shape == FogShape::Rectangle && isDrawing()) {
        m_overlay.polygons.push_back({AreaStyle::Draft, rectangle()});
    } else if (m_shape == FogShape::Polygon && isDrawing()) {
        std::vector<LatticePoint> outline = m_points;
        outline.push_back(at);
        m_overlay.polygons.push_back({AreaStyle::Draft, outline});
        for (const LatticePoint corner : m_points) m_overlay.points.push_back({PointStyle::Handle, corner});
    }
    if (isDrawing() || m_how != actions::FogPaint::Uncover)
        m_overlay.labels.push_back({textOf(m_how), std::nullopt, LabelTone::Neutral, true});
}

QString FogTool::hint() const {
    const bool inFog = document::playerViewOf(context().encounter()).mode == board::PlayerMode::Fog;
    const QString keys =
        inFog ? QCoreApplication::translate("Tools", "1 brush · 2 rectangle · 3 polygon · 4 room")
              : QCoreApplication::translate("Tools", "the players see the whole board: only covers count");
    switch (m_shape) {
        case FogShape::Brush:
            return QCoreApplication::translate(
                       "Tools", "Fog · drag uncovers, Ctrl covers, Alt as the party sees · [ ] width") +
                   QStringLiteral(" · ") + keys;
        case FogShape::Rectangle:
            return QCoreApplication::translate(
                       "Tools", "Fog · drag a rectangle: uncovers, Ctrl covers, Alt as the party sees") +
                   QStringLiteral(" · ") + keys;
        case FogShape::Polygon:
            return QCoreApplication::translate(
                       "Tools",
                       "Fog · click corners, Enter ends: uncovers, Ctrl covers, Alt as the party sees") +
                   QStringLiteral(" · ") + keys;
        case FogShape::Room:
            return QCoreApplication::translate(
                       "Tools", "Fog · click a room: uncovers, Ctrl covers, Alt as the party sees") +
                   QStringLiteral(" · ") + keys;
    }
    return keys;
}

}  // namespace tenaille::ui
