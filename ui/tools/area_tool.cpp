// SPDX-License-Identifier: MIT
#include "ui/tools/area_tool.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <algorithm>

namespace tenaille::ui {

namespace {

struct Areas {
    Q_DECLARE_TR_FUNCTIONS(Areas)
};

std::optional<areas::AreaShape> shapeOfKey(const QKeyEvent& event) {
    switch (event.key()) {
        case Qt::Key_1:
            return areas::AreaShape::Burst;
        case Qt::Key_2:
            return areas::AreaShape::Cone;
        case Qt::Key_3:
            return areas::AreaShape::Line;
        default:
            return std::nullopt;
    }
}

// What the cover from the origin is worth; empty: none.
QString coverText(const areas::Inside& one) {
    if (!one.lineOfEffect) return Areas::tr("total cover");
    if (one.reflex != 0) return Areas::tr("cover, Reflex +%1").arg(one.reflex);
    return {};
}

}  // namespace

bool AreaTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    m_from = m_to = event.at;
    m_drawing = true;
    show();
    return true;
}

bool AreaTool::move(const PointerEvent& event) {
    if (!m_drawing || m_to == event.at) return false;
    m_to = event.at;
    // The pointer goes from point to point, the area from cell to cell.
    if (areaNow() == m_area) return false;
    show();
    return true;
}

bool AreaTool::release(const PointerEvent& event) {
    if (event.button != Qt::LeftButton || !m_drawing) return false;
    m_drawing = false;
    return true;
}

bool AreaTool::wantsKey(const QKeyEvent& event) const {
    if (event.modifiers() & ~Qt::KeypadModifier) return false;
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return shapeOfKey(event).has_value() || (enter && m_from.has_value());
}

bool AreaTool::key(QKeyEvent& event) {
    if (!wantsKey(event)) return false;
    if (const auto shape = shapeOfKey(event)) {
        choose(*shape);
        return true;
    }
    return selectInside();
}

// The same shape once more: the other side of a line along edges.
void AreaTool::choose(areas::AreaShape shape) {
    if (shape == m_shape && shape == areas::AreaShape::Line)
        m_side = m_side == areas::LineSide::Left ? areas::LineSide::Right : areas::LineSide::Left;
    m_shape = shape;
    show();
}

bool AreaTool::selectInside() {
    std::vector<RecordId> reached;
    for (const areas::Inside& one : m_inside)
        if (one.lineOfEffect) reached.push_back(one.creature);
    context().select(std::move(reached));
    return true;
}

bool AreaTool::cancel() {
    const bool any = m_from.has_value();
    m_from.reset();
    m_drawing = false;
    m_inside.clear();
    m_overlay = {};
    return any;
}

void AreaTool::documentChanged() { show(); }

QString AreaTool::lengthText(const areas::Area& area) const {
    const QString length = context().lengthText(area.length);
    switch (area.shape) {
        case areas::AreaShape::Burst:
            return Areas::tr("Radius %1").arg(length);
        case areas::AreaShape::Cone:
            return Areas::tr("Cone of %1").arg(length);
        case areas::AreaShape::Line:
            return Areas::tr("Line of %1").arg(length);
    }
    return {};
}

areas::Area AreaTool::areaNow() const {
    return areas::areaTo(context().board(), m_shape, *m_from, m_to, context().options().hex, m_side);
}

void AreaTool::show() {
    m_overlay = {};
    m_inside.clear();
    if (!m_from) return;
    m_area = areaNow();
    m_inside = areas::creaturesIn(context().board(), m_area, context().options().cover);
    m_overlay.cells.push_back(
        {AreaStyle::Target, areas::reachedCells(context().board(), m_area, context().options().cover)});
    m_overlay.points.push_back({PointStyle::Corner, m_area.origin});
    int reached = 0;
    for (const areas::Inside& one : m_inside) {
        const QString told = coverText(one);
        const board::TokenRecord* creature = token(one.creature);
        if (creature == nullptr) continue;
        if (one.lineOfEffect) {
            ++reached;
            m_overlay.circles.push_back({AreaStyle::Target, middleOf(*creature), radiusOf(*creature)});
        }
        if (told.isEmpty()) continue;
        m_overlay.labels.push_back(
            {told, middleOf(*creature), one.lineOfEffect ? LabelTone::Caution : LabelTone::Bad, true});
    }
    m_overlay.labels.push_back(
        {lengthText(m_area) + QStringLiteral(" · ") + Areas::tr("%n creature(s) reached", nullptr, reached),
         std::nullopt, LabelTone::Neutral, false});
}

LatticePoint AreaTool::middleOf(const board::TokenRecord& creature) const {
    return board::middle(context().grid(), creature.creature.footprint, creature.creature.at);
}

// Around its disc.
std::int32_t AreaTool::radiusOf(const board::TokenRecord& creature) const {
    const board::Footprint& space = creature.creature.footprint;
    const int cells = board::isHex(context().grid())
                          ? (board::cells(context().grid(), space).size() > 1 ? 2 : 1)
                          : std::min(space.width, space.height);
    return cells * geometry::kUnitsPerCell * 56 / 100;
}

QString AreaTool::hint() const {
    const QString shape = m_shape == areas::AreaShape::Burst  ? Areas::tr("Burst")
                          : m_shape == areas::AreaShape::Cone ? Areas::tr("Cone")
                                                              : Areas::tr("Line");
    if (!m_from)
        return Areas::tr(
                   "%1 · drag from where it begins · 1 burst, 2 cone, 3 line · Esc goes back to selecting")
            .arg(shape);
    return Areas::tr(
               "%1 · Enter selects whom it reaches, then Ctrl+H damage or X condition · 1 burst, 2 cone, 3 "
               "line · "
               "Esc ends")
        .arg(shape);
}

}  // namespace tenaille::ui
