// SPDX-License-Identifier: MIT
#include "ui/battle/layers_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <numeric>

#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/section_header.h"

namespace tenaille::ui {

namespace {

QString nameOf(MapLayer layer) {
    switch (layer) {
        case MapLayer::Creatures:
            return LayersPanel::tr("Creatures");
        case MapLayer::Notes:
            return LayersPanel::tr("Notes");
        case MapLayer::Texts:
            return LayersPanel::tr("Texts");
        case MapLayer::Walls:
            return LayersPanel::tr("Walls and doors");
        case MapLayer::Lights:
            return LayersPanel::tr("Lights");
        case MapLayer::Props:
            return LayersPanel::tr("Things");
        case MapLayer::Terrain:
            return LayersPanel::tr("Terrain");
        case MapLayer::Floors:
            return LayersPanel::tr("Floors");
        case MapLayer::Picture:
            return LayersPanel::tr("Picture");
    }
    return {};
}

ToolId toolOf(MapLayer layer) {
    switch (layer) {
        case MapLayer::Creatures:
            return ToolId::Select;
        case MapLayer::Notes:
            return ToolId::Note;
        case MapLayer::Texts:
            return ToolId::Text;
        case MapLayer::Walls:
            return ToolId::Wall;
        case MapLayer::Lights:
            return ToolId::Light;
        case MapLayer::Props:
            return ToolId::Prop;
        case MapLayer::Terrain:
            return ToolId::Terrain;
        case MapLayer::Floors:
            return ToolId::Room;
        case MapLayer::Picture:
            return ToolId::Align;
    }
    return ToolId::Select;
}

std::optional<MapLayer> layerOf(ToolId tool) {
    if (tool == ToolId::Door) return MapLayer::Walls;
    for (int i = 1; i < kMapLayerCount; ++i)
        if (toolOf(static_cast<MapLayer>(i)) == tool) return static_cast<MapLayer>(i);
    return std::nullopt;
}

QString noteOf(const document::Encounter& map, MapLayer layer) {
    const auto count = [](const auto& table) { return QString::number(table.size()); };
    switch (layer) {
        case MapLayer::Creatures:
            return count(map.tokens);
        case MapLayer::Notes:
            return count(map.notes);
        case MapLayer::Texts:
            return count(map.texts);
        case MapLayer::Walls:
            return QString::number(map.walls.size() + map.doors.size());
        case MapLayer::Lights:
            return count(map.lights);
        case MapLayer::Props:
            return count(map.props);
        case MapLayer::Terrain: {
            const std::size_t cells = std::accumulate(
                map.terrain.begin(), map.terrain.end(), std::size_t{0},
                [](std::size_t sum, const board::TerrainRecord& one) { return sum + one.cells.size(); });
            const int shown = static_cast<int>(cells);
            return board::isHex(map.gridRecord().extent.grid)
                       ? LayersPanel::tr("%n hex(es)", nullptr, shown)
                       : LayersPanel::tr("%n square(s)", nullptr, shown);
        }
        case MapLayer::Floors:
            return count(map.floors);
        case MapLayer::Picture:
            if (map.pictures.empty()) return LayersPanel::tr("none");
            return QStringLiteral("%1 × %2")
                .arg(map.pictures.begin()->pixelWidth)
                .arg(map.pictures.begin()->pixelHeight);
    }
    return {};
}

QToolButton* flatButton() {
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedSize(24, 24);
    button->setIconSize({16, 16});
    return button;
}

}  // namespace

LayersPanel::LayersPanel(BattleContext& context, QWidget* parent) : QWidget(parent), m_context(context) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 6);
    layout->setSpacing(0);
    auto* header = new SectionHeader(tr("Layers"));
    QToolButton* all = header->addButton(icon(Glyph::Eye), tr("Show and unlock all layers"));
    connect(all, &QToolButton::clicked, this, [this] { m_context.setLayers({}); });
    layout->addWidget(header);
    for (int i = 0; i < kMapLayerCount; ++i) layout->addWidget(makeRow(static_cast<MapLayer>(i)));
    connect(&context, &BattleContext::layersChanged, this, &LayersPanel::showLayers);
    showLayers();
    refresh();
}

QWidget* LayersPanel::makeRow(MapLayer layer) {
    Row& row = m_rows[static_cast<std::size_t>(layer)];
    auto* widget = new QWidget;
    auto* line = new QHBoxLayout(widget);
    line->setContentsMargins(8, 0, 12, 0);
    line->setSpacing(4);
    row.eye = flatButton();
    row.lock = flatButton();
    row.name = new QToolButton;
    row.name->setAutoRaise(true);
    row.name->setFocusPolicy(Qt::TabFocus);
    row.name->setText(nameOf(layer));
    row.name->setToolTip(layer == MapLayer::Creatures ? tr("Select and move")
                                                      : tr("Takes the tool that draws here"));
    row.note = new QLabel;
    row.note->setForegroundRole(QPalette::PlaceholderText);
    line->addWidget(row.eye);
    line->addWidget(row.name);
    line->addStretch(1);
    line->addWidget(row.note);
    line->addWidget(row.lock);
    connect(row.name, &QToolButton::clicked, this, [this, layer] { Q_EMIT toolWanted(toolOf(layer)); });
    const auto toggle = [this, layer](std::uint16_t MapLayers::*bits) {
        MapLayers layers = m_context.layers();
        layers.*bits ^= MapLayers::bit(layer);
        m_context.setLayers(layers);
    };
    connect(row.eye, &QToolButton::clicked, this, [toggle] { toggle(&MapLayers::hidden); });
    connect(row.lock, &QToolButton::clicked, this, [toggle] { toggle(&MapLayers::locked); });
    return widget;
}

// An open lock is drawn faintly: it says nothing but that there is one.
void LayersPanel::showLayers() {
    for (int i = 0; i < kMapLayerCount; ++i) {
        const auto layer = static_cast<MapLayer>(i);
        const Row& row = m_rows[static_cast<std::size_t>(i)];
        const bool shown = m_context.layers().shows(layer);
        const bool locked = (m_context.layers().locked & MapLayers::bit(layer)) != 0;
        row.eye->setIcon(shown ? icon(Glyph::Eye) : icon(Glyph::EyeOff, IconTint::Muted));
        row.eye->setToolTip(shown ? tr("Hide") : tr("Show"));
        row.eye->setAccessibleName(tr("%1: %2").arg(nameOf(layer), row.eye->toolTip()));
        row.lock->setIcon(locked ? icon(Glyph::Lock) : icon(Glyph::Unlock, IconTint::Muted));
        row.lock->setToolTip(locked ? tr("Unlock") : tr("Lock: the mouse does not take it"));
        row.lock->setAccessibleName(tr("%1: %2").arg(nameOf(layer), row.lock->toolTip()));
        row.name->setEnabled(shown);
    }
}

void LayersPanel::refresh() {
    for (int i = 0; i < kMapLayerCount; ++i)
        m_rows[static_cast<std::size_t>(i)].note->setText(
            noteOf(m_context.encounter(), static_cast<MapLayer>(i)));
}

void LayersPanel::showTool(ToolId tool) {
    m_current = layerOf(tool);
    update();
}

void LayersPanel::paintEvent(QPaintEvent*) {
    if (!m_current) return;
    QPainter painter(this);
    const QWidget* row = m_rows[static_cast<std::size_t>(*m_current)].name->parentWidget();
    painter.fillRect(row->geometry(), themeFor(*this).selectedRow);
}

}  // namespace tenaille::ui
