// SPDX-License-Identifier: MIT
#include "ui/tools/place_tool.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/board/kinds.h"
#include "core/document/board_of.h"
#include "ui/tools/snapping.h"

namespace tenaille::ui {

namespace {

constexpr double kDragged = 0.4;  // cells: a shaking hand drags no light
constexpr int kPlaceTurn = 15;    // degrees a notch

}  // namespace

bool PlaceTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    move(event);
    m_pressed = true;
    return true;
}

bool PlaceTool::move(const PointerEvent& event) {
    const board::GridKind grid = context().grid();
    if (m_pressed && m_what == Placed::Light) {
        const double reach = lengthBetween(grid, m_at, event.at);
        if (reach >= kDragged)
            m_dim = static_cast<std::int32_t>(std::lround(reach * 2)) * geometry::kUnitsPerCell / 2;
    } else if (!m_pressed) {
        const SnapTo snap = snapOf(event.modifiers, context().pens());
        // Things stand in the middle of cells more often than on corners.
        const bool corners = snap == SnapTo::Corner && !board::isHex(grid);
        m_at = corners ? board::centre(grid, event.cell) : snapped(grid, event.at, snap);
    }
    show();
    return true;
}

bool PlaceTool::release(const PointerEvent& event) {
    if (event.button != Qt::LeftButton || !m_pressed) return false;
    move(event);
    put();
    cancel();
    return true;
}

bool PlaceTool::wheel(int steps, const PointerEvent&) {
    if (m_what != Placed::Prop) return false;
    m_rotation = ((m_rotation - steps * kPlaceTurn) % 360 + 360) % 360;
    show();
    return true;
}

actions::MapElement PlaceTool::element() const {
    const MapPens& pens = context().pens();
    switch (m_what) {
        case Placed::Light: {
            board::LightRecord light;
            light.at = m_at;
            light.dim = m_dim.value_or(pens.dim);
            light.bright = m_dim ? *m_dim / 2 : pens.bright;
            return light;
        }
        case Placed::Prop: {
            board::PropRecord prop;
            prop.at = m_at;
            prop.kind = pens.prop;
            const board::Kinds kinds = document::kindsOf(context().encounter());
            if (const board::PropKind* kind = kinds.prop(pens.prop)) {
                prop.width = kind->width;
                prop.height = kind->height;
            }
            prop.rotation = m_rotation;
            return prop;
        }
        case Placed::Text: {
            board::TextRecord text;
            text.at = m_at;
            text.text = QCoreApplication::translate("Tools", "Text").toStdString();
            return text;
        }
        case Placed::Note:
            break;
    }
    board::NoteRecord note;
    note.at = m_at;
    note.title = QCoreApplication::translate("Tools", "Note").toStdString();
    return note;
}

void PlaceTool::put() {
    static constexpr const char* kVerbs[] = {"addLight", "addProp", "addText", "addNote"};
    const RecordId id = document::nextId(context().encounter());
    if (!context().perform(actions::PutElements{kVerbs[static_cast<std::size_t>(m_what)], {element()}}))
        return;
    context().select({id});
    // Words are typed at once.
    if (m_what == Placed::Text || m_what == Placed::Note) context().openDetails(id);
}

bool PlaceTool::cancel() {
    const bool active = m_pressed;
    m_pressed = false;
    m_dim.reset();
    m_overlay = {};
    return active;
}

void PlaceTool::show() {
    m_overlay = {};
    const actions::MapElement what = element();
    if (const auto* prop = std::get_if<board::PropRecord>(&what)) {
        m_overlay.polygons.push_back({AreaStyle::Draft, document::outlineOf(context().grid(), *prop)});
    } else if (const auto* light = std::get_if<board::LightRecord>(&what)) {
        m_overlay.circles.push_back({AreaStyle::Draft, m_at, light->dim});
        m_overlay.circles.push_back({AreaStyle::Draft, m_at, light->bright});
        const auto cells = [&](std::int32_t units) {
            return context().wallLengthText(static_cast<double>(units) / geometry::kUnitsPerCell);
        };
        m_overlay.labels.push_back({QCoreApplication::translate("Tools", "bright %1, dim %2")
                                        .arg(cells(light->bright), cells(light->dim)),
                                    std::nullopt, LabelTone::Neutral, false});
    }
    m_overlay.points.push_back({PointStyle::Snap, m_at});
}

QString PlaceTool::hint() const {
    switch (m_what) {
        case Placed::Light:
            return QCoreApplication::translate(
                "Tools",
                "Light · click puts it, dragging says how far it reaches · Esc goes back to selecting");
        case Placed::Prop:
            return QCoreApplication::translate(
                "Tools",
                "Thing · click puts it, Shift+wheel turns it, Alt or Ctrl leaves "
                "the grid · Esc goes back to selecting");
        case Placed::Text:
            return QCoreApplication::translate(
                "Tools", "Text · click, then type what everybody may read · Esc goes back to selecting");
        case Placed::Note:
            break;
    }
    return QCoreApplication::translate(
        "Tools", "Note · click, then type what you alone shall read · Esc goes back to selecting");
}

}  // namespace tenaille::ui
