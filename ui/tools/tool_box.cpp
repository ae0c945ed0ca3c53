// SPDX-License-Identifier: MIT
#include "ui/tools/tool_box.h"

#include <QKeyEvent>
#include <utility>

#include "ui/tools/align_tool.h"
#include "ui/tools/area_tool.h"
#include "ui/tools/door_tool.h"
#include "ui/tools/fog_tool.h"
#include "ui/tools/frame_tool.h"
#include "ui/tools/measure_tool.h"
#include "ui/tools/pan_tool.h"
#include "ui/tools/place_tool.h"
#include "ui/tools/room_tool.h"
#include "ui/tools/select_tool.h"
#include "ui/tools/target_tool.h"
#include "ui/tools/terrain_tool.h"
#include "ui/tools/turn_tool.h"
#include "ui/tools/vision_tool.h"
#include "ui/tools/wall_tool.h"

namespace tenaille::ui {

ToolBox::ToolBox(ToolContext& context, QObject* parent) : QObject(parent), m_context(context) {
    m_tools.push_back(std::make_unique<SelectTool>(context));
    m_tools.push_back(std::make_unique<PanTool>(context));
    m_tools.push_back(std::make_unique<TargetTool>(context));
    m_tools.push_back(std::make_unique<MeasureTool>(context));
    m_tools.push_back(std::make_unique<TurnTool>(context));
    m_tools.push_back(std::make_unique<WallTool>(context));
    m_tools.push_back(std::make_unique<DoorTool>(context));
    m_tools.push_back(std::make_unique<RoomTool>(context));
    m_tools.push_back(std::make_unique<TerrainTool>(context));
    for (const Placed what : {Placed::Light, Placed::Prop, Placed::Text, Placed::Note})
        m_tools.push_back(std::make_unique<PlaceTool>(context, what));
    m_tools.push_back(std::make_unique<AlignTool>(context));
    m_tools.push_back(std::make_unique<VisionTool>(context));
    m_tools.push_back(std::make_unique<FogTool>(context));
    m_tools.push_back(std::make_unique<FrameTool>(context));
    m_tools.push_back(std::make_unique<AreaTool>(context));
}

ToolBox::~ToolBox() = default;

Tool& ToolBox::tool() const { return *m_tools[static_cast<std::size_t>(m_active)]; }

void ToolBox::activate(ToolId id) {
    if (id == m_active) return;
    tool().cancel();
    m_active = id;
    Q_EMIT activeChanged(id);
    Q_EMIT toolChanged();
}

void ToolBox::cancel() {
    if (tool().cancel()) {
        Q_EMIT toolChanged();
    } else if (m_active != ToolId::Select) {
        activate(ToolId::Select);
    } else if (m_context.pinnedTarget()) {
        m_context.pinTarget(std::nullopt);
    } else {
        m_context.select({});
    }
}

void ToolBox::documentChanged() {
    tool().documentChanged();
    Q_EMIT toolChanged();
}

void ToolBox::selectionChanged() {
    tool().selectionChanged();
    Q_EMIT toolChanged();
}

bool ToolBox::pointer(const PointerEvent& event) {
    m_held = event.buttons.testFlag(Qt::LeftButton);
    bool used = false;
    switch (event.kind) {
        case PointerEvent::Kind::Press:
            // The view passes on a right press only while another button is held: it takes one thing back.
            used = event.button == Qt::RightButton ? tool().contextMenu(event) : tool().press(event);
            break;
        case PointerEvent::Kind::Move:
            used = tool().move(event);
            break;
        case PointerEvent::Kind::Release:
            used = tool().release(event);
            break;
        case PointerEvent::Kind::DoubleClick:
            used = tool().doubleClick(event);
            break;
    }
    // What no tool takes pans the view, which keeps the release to itself.
    if (event.kind == PointerEvent::Kind::Press && event.button == Qt::LeftButton && !used) m_held = false;
    m_context.hoverToken(
        event.under.kind == PickKind::Token ? std::optional(event.under.record) : std::nullopt,
        event.buttons.testFlag(Qt::LeftButton));
    Q_EMIT toolChanged();
    return used;
}

void ToolBox::keyComes(const QKeyEvent& event) {
    tool().keyComes(event);
    if (event.key() == Qt::Key_Control || event.key() == Qt::Key_Alt) Q_EMIT toolChanged();
}

bool ToolBox::wheel(int steps, const PointerEvent& event) {
    const bool used = tool().wheel(steps, event);
    Q_EMIT toolChanged();
    return used;
}

bool ToolBox::key(QKeyEvent& event) {
    if (event.key() == Qt::Key_Escape) {
        cancel();
        return true;
    }
    const bool used = tool().key(event);
    if (used) Q_EMIT toolChanged();
    return used;
}

bool ToolBox::wantsKey(const QKeyEvent& event) const {
    const bool bare = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool isSign = !event.text().isEmpty() && event.text().front().isLetterOrNumber();
    return (m_held && bare && isSign) || tool().wantsKey(event);
}

bool ToolBox::contextMenu(const PointerEvent& event) {
    const bool used = tool().contextMenu(event);
    if (used)
        Q_EMIT toolChanged();
    else
        Q_EMIT menuWanted(event);
    return true;
}

void ToolBox::left() {
    m_leftFrom = m_context.hovered();
    m_context.hoverToken(std::nullopt, false);
    tool().pointerLeft();
    Q_EMIT toolChanged();
}

// Whom it rested on is pointed at again; it moves for nobody else.
void ToolBox::entered(const PointerEvent& event) {
    const std::optional<RecordId> before = std::exchange(m_leftFrom, std::nullopt);
    if (!before || event.under.kind != PickKind::Token || event.under.record != *before) return;
    m_context.hoverToken(before, false);
    Q_EMIT toolChanged();
}

}  // namespace tenaille::ui
