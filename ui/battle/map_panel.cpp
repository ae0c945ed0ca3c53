// SPDX-License-Identifier: MIT
#include "ui/battle/map_panel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <map>

#include "core/document/hidden_doors.h"
#include "ui/battle/check_panel.h"
#include "ui/battle/element_form.h"
#include "ui/battle/layers_panel.h"
#include "ui/battle/pen_panel.h"
#include "ui/battle/picture_place.h"
#include "ui/style/icon.h"
#include "ui/text/kind_text.h"
#include "ui/widgets/section_header.h"

namespace tenaille::ui {

namespace {

double lengthOf(board::GridKind grid, const board::WallRecord& wall) {
    double cells = 0;
    for (std::size_t i = 1; i < wall.points.size(); ++i) {
        const board::Position a = board::position(grid, wall.points[i - 1]);
        const board::Position b = board::position(grid, wall.points[i]);
        cells += std::hypot(b.x - a.x, b.y - a.y);
    }
    return cells;
}

// "12 × Stone wall, 3 × Low wall", the most frequent first.
template <class R>
QString kindsText(const board::Kinds& kinds, const document::Table<R>& records,
                  QString (*nameOf)(const board::Kinds&, const R&)) {
    std::map<QString, int> counts;
    for (const R& record : records) ++counts[nameOf(kinds, record)];
    std::vector<std::pair<int, QString>> sorted;
    sorted.reserve(counts.size());
    for (const auto& [name, count] : counts) sorted.emplace_back(-count, name);
    std::sort(sorted.begin(), sorted.end());
    QStringList parts;
    for (const auto& [count, name] : sorted)
        parts << QStringLiteral("%1\u00a0×\u00a0%2").arg(-count).arg(name);
    return parts.join(QStringLiteral(", "));
}

QPushButton* actionButton(const QString& text, Glyph glyph) {
    auto* button = new QPushButton(icon(glyph), text);
    button->setAutoDefault(false);
    return button;
}

}  // namespace

MapPanel::MapPanel(BattleContext& context, Document& document, QWidget* parent)
    : QWidget(parent), m_context(context) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_pens = new PenPanel(context);
    layout->addWidget(m_pens);
    m_picture = new PicturePlace(context);
    m_picture->hide();
    layout->addWidget(m_picture);
    m_header = new SectionHeader(tr("Map"));
    layout->addWidget(m_header);
    auto* inside = new QVBoxLayout;
    inside->setContentsMargins(12, 10, 12, 12);
    inside->setSpacing(8);
    m_text = new QLabel;
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_doorButtons = new QWidget;
    auto* states = new QHBoxLayout(m_doorButtons);
    states->setContentsMargins(0, 0, 0, 0);
    m_open = actionButton(tr("Open"), Glyph::Door);
    m_close = actionButton(tr("Close"), Glyph::Door);
    m_lock = actionButton(tr("Lock"), Glyph::Lock);
    for (QPushButton* button : {m_open, m_close, m_lock}) states->addWidget(button);
    m_light = actionButton({}, Glyph::Light);
    m_delete = actionButton(tr("Delete"), Glyph::Delete);
    m_form = new ElementForm(context);
    m_sorts = new QWidget;
    m_sortsLayout = new QGridLayout(m_sorts);
    m_sortsLayout->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_text);
    inside->addWidget(m_sorts);
    inside->addWidget(m_form);
    inside->addWidget(m_doorButtons);
    inside->addWidget(m_light, 0, Qt::AlignLeft);
    inside->addWidget(m_delete, 0, Qt::AlignLeft);
    layout->addLayout(inside);
    m_layers = new LayersPanel(context);
    layout->addWidget(m_layers);
    m_check = new CheckPanel(context, document);
    layout->addStretch(1);
    using board::DoorState;
    for (const auto& [button, state] :
         {std::pair(m_open, DoorState::Open), std::pair(m_close, DoorState::Closed),
          std::pair(m_lock, DoorState::Locked)})
        connect(button, &QPushButton::clicked, this, [this, state = state] {
            m_context.perform(actions::SetDoor{m_context.selection().front(), state});
        });
    connect(m_light, &QPushButton::clicked, this, [this] {
        const board::LightRecord* light = m_context.encounter().lights.find(m_context.selection().front());
        if (light != nullptr) m_context.perform(actions::SwitchLights{{light->id}, !light->on});
    });
    connect(m_delete, &QPushButton::clicked, this, [this] {
        m_form->takeTyped();  // undo brings it back with what was typed
        Q_EMIT deleteWanted();
    });
    refresh();
}

void MapPanel::refresh() {
    const std::vector<RecordId>& selection = m_context.selection();
    m_header->setNote({});
    m_doorButtons->hide();
    m_light->hide();
    m_delete->setVisible(!selection.empty());
    m_sorts->hide();
    for (QPushButton* button : m_sorts->findChildren<QPushButton*>()) {
        button->hide();
        button->deleteLater();
    }
    while (QLayoutItem* item = m_sortsLayout->takeAt(0)) delete item;
    m_pens->refreshUnits();
    m_picture->refresh();
    m_form->refresh();
    m_layers->refresh();
    if (selection.empty()) return showMap();
    if (selection.size() == 1) return showThing(selection.front());
    m_header->setTitle(tr("Map"));
    m_text->setText(tr("%n selected", nullptr, static_cast<int>(selection.size())) + lengthOfWalls());
    showSorts();
}

// Of all together, if nothing else is selected: " · 12 squares · 18 m".
QString MapPanel::lengthOfWalls() const {
    double cells = 0;
    for (const RecordId id : m_context.selection()) {
        const board::WallRecord* wall = m_context.encounter().walls.find(id);
        if (wall == nullptr) return {};
        cells += lengthOf(m_context.grid(), *wall);
    }
    return QStringLiteral(" · ") + freeLengthText(cells, m_context.grid(), m_context.units());
}

// Of what is selected: each sort has its button, which leaves the others out.
void MapPanel::showSorts() {
    const document::Encounter& map = m_context.encounter();
    std::vector<std::pair<QString, std::vector<RecordId>>> sorts;
    const auto add = [&](const auto& table, QString (*name)(int)) {
        std::vector<RecordId> of;
        for (const RecordId id : m_context.selection())
            if (table.find(id) != nullptr) of.push_back(id);
        if (!of.empty()) sorts.emplace_back(name(static_cast<int>(of.size())), std::move(of));
    };
    add(map.floors, [](int n) { return tr("%n floor(s)", nullptr, n); });
    add(map.walls, [](int n) { return tr("%n wall(s)", nullptr, n); });
    add(map.doors, [](int n) { return tr("%n door(s)", nullptr, n); });
    add(map.lights, [](int n) { return tr("%n light(s)", nullptr, n); });
    add(map.props, [](int n) { return tr("%n thing(s)", nullptr, n); });
    add(map.texts, [](int n) { return tr("%n text(s)", nullptr, n); });
    add(map.notes, [](int n) { return tr("%n note(s)", nullptr, n); });
    if (sorts.size() < 2) return;
    for (auto& [name, records] : sorts) {
        auto* button = new QPushButton(name, m_sorts);
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolTip(tr("Selects these alone, to change them"));
        // Later: the button goes with the selection.
        connect(
            button, &QPushButton::clicked, this, [this, only = records] { m_context.select(only); },
            Qt::QueuedConnection);
        const int at = m_sortsLayout->count();
        m_sortsLayout->addWidget(button, at / 2, at % 2);
    }
    m_sorts->show();
}

void MapPanel::showTool(ToolId tool) {
    m_pens->showTool(tool);
    m_picture->setVisible(tool == ToolId::Align);
    m_layers->showTool(tool);
    m_check->setFolded(tool != ToolId::Select && tool != ToolId::Pan);
}

void MapPanel::leave() { m_form->leave(); }

void MapPanel::focusWords() { m_form->focusWords(); }

void MapPanel::showMap() {
    const document::Encounter& map = m_context.encounter();
    const QString title = QString::fromStdString(map.settingsRecord().title);
    m_header->setTitle(title.isEmpty() ? tr("Map") : title);
    const board::Extent& extent = map.gridRecord().extent;
    const board::Kinds kinds = document::kindsOf(map);
    const auto count = [](const auto& table) { return static_cast<int>(table.size()); };
    const QString size = board::isHex(extent.grid) ? tr("%1 × %2 hexes") : tr("%1 × %2 squares");
    QStringList lines{size.arg(extent.width).arg(extent.height) + QStringLiteral(" · ") +
                      distanceText(extent.width, m_context.units()) + QStringLiteral(" × ") +
                      distanceText(extent.height, m_context.units())};
    if (board::isHex(extent.grid)) lines = {size.arg(extent.width).arg(extent.height)};
    const auto add = [&](const QString& head, const QString& which) {
        if (!which.isEmpty()) lines << tr("%1: %2").arg(head, which);
    };
    add(tr("%n wall(s)", nullptr, count(map.walls)),
        kindsText<board::WallRecord>(kinds, map.walls, &kindText));
    add(tr("%n door(s)", nullptr, count(map.doors)),
        kindsText<board::DoorRecord>(kinds, map.doors, &kindName));
    add(tr("%n thing(s)", nullptr, count(map.props)),
        kindsText<board::PropRecord>(kinds, map.props, &kindText));
    const auto on = std::count_if(map.lights.begin(), map.lights.end(),
                                  [](const board::LightRecord& light) { return light.on; });
    if (!map.lights.empty())
        lines << tr("%1: %2").arg(tr("%n light(s)", nullptr, count(map.lights)),
                                  tr("%n on", nullptr, static_cast<int>(on)));
    lines << QString() << tr("Click a wall, a door, a light or a thing to see and change it.");
    m_text->setText(lines.join(QLatin1Char('\n')));
}

void MapPanel::showThing(RecordId record) {
    const document::Encounter& map = m_context.encounter();
    if (const auto* door = map.doors.find(record)) return showDoor(*door);
    if (const auto* light = map.lights.find(record)) return showLight(*light);
    m_header->setTitle(tr("Map"));
    m_text->setText(tr("%n selected", nullptr, 1));
    if (const auto* wall = map.walls.find(record)) {
        m_header->setTitle(kindText(document::kindsOf(map), *wall));
        m_text->setText(tr("%n piece(s)", nullptr, static_cast<int>(wall->points.size()) - 1) +
                        lengthOfWalls());
    } else if (const auto* prop = map.props.find(record)) {
        m_header->setTitle(kindText(document::kindsOf(map), *prop));
        const auto side = [&](std::int32_t units) {
            return freeDistanceText(static_cast<double>(units) / geometry::kUnitsPerCell, m_context.units());
        };
        m_text->setText(side(prop->width) + QStringLiteral(" × ") + side(prop->height));
    } else if (map.texts.find(record) != nullptr) {
        m_header->setTitle(tr("Text"));
        m_text->clear();
    } else if (map.notes.find(record) != nullptr) {
        m_header->setTitle(tr("Note"));
        m_text->setText(tr("For you alone."));
    } else if (map.floors.find(record) != nullptr) {
        m_header->setTitle(tr("Floor"));
        m_text->clear();
    }
}

void MapPanel::showDoor(const board::DoorRecord& door) {
    const board::Kinds kinds = document::kindsOf(m_context.encounter());
    m_header->setTitle(kindName(kinds, door));
    const board::DoorKind* kind = kinds.door(door.kind);
    m_text->setText(kind == nullptr || !kind->secret ? kindText(kinds, door)
                    : document::isUnfound(door, kinds)
                        ? kindText(kinds, door) + QStringLiteral(" · ") + tr("nobody has found it")
                        : kindText(kinds, door) + QStringLiteral(" · ") + tr("the players know it"));
    m_doorButtons->show();
    m_open->setEnabled(door.state != board::DoorState::Open);
    m_close->setEnabled(door.state != board::DoorState::Closed);
    m_lock->setEnabled(door.state != board::DoorState::Locked);
}

void MapPanel::showLight(const board::LightRecord& light) {
    m_header->setTitle(tr("Light"));
    const auto reach = [&](std::int32_t units) {
        return freeDistanceText(static_cast<double>(units) / geometry::kUnitsPerCell, m_context.units());
    };
    m_text->setText(
        (light.on ? tr("On") : tr("Off")) + QStringLiteral(" · ") +
        tr("bright %1, dim %2").arg(reach(light.bright), reach(std::max(light.bright, light.dim))));
    m_light->setText(light.on ? tr("Light off") : tr("Light on"));
    m_light->show();
}

}  // namespace tenaille::ui
