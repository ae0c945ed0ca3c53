// SPDX-License-Identifier: MIT
#include "ui/battle/pen_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>
#include <cmath>

#include "core/board/kinds.h"
#include "ui/battle/kind_dialog.h"
#include "ui/battle/kind_palette.h"
#include "ui/battle/length_box.h"
#include "ui/battle/swatches.h"
#include "ui/style/theme.h"
#include "ui/text/kind_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/section_header.h"
#include "ui/widgets/segmented_control.h"

namespace tenaille::ui {

namespace {

constexpr int kWidestBrush = 15;

bool hasKinds(ToolId tool) {
    return tool == ToolId::Wall || tool == ToolId::Room || tool == ToolId::Door || tool == ToolId::Terrain ||
           tool == ToolId::Prop;
}

// What is drawn point by point.
bool snaps(ToolId tool) {
    return tool == ToolId::Select || tool == ToolId::Wall || tool == ToolId::Room || tool == ToolId::Light ||
           tool == ToolId::Prop || tool == ToolId::Text || tool == ToolId::Note;
}

QString titleOf(ToolId tool) {
    switch (tool) {
        case ToolId::Wall:
            return PenPanel::tr("Wall kinds");
        case ToolId::Room:
            return PenPanel::tr("Room: walls and floor");
        case ToolId::Door:
            return PenPanel::tr("Door kinds");
        case ToolId::Terrain:
            return PenPanel::tr("Terrain kinds");
        case ToolId::Prop:
            return PenPanel::tr("Things");
        case ToolId::Light:
            return PenPanel::tr("New light");
        default:
            return PenPanel::tr("Drawing");
    }
}

// Of which the swatch knows no other kinds than the built-in ones.
template <class Kind>
std::string lookOfEntry(const Kind& kind) {
    if constexpr (requires { kind.drawn; })
        return board::lookWord(kind.look, kind.drawn);
    else
        return std::string(kind.look);
}

template <class Record, class Kind>
KindPalette::Entry entryOf(const Kind& kind, const QString& effect, const BoardColours& colours) {
    Record record;
    record.kind = lookOfEntry(kind);
    if constexpr (std::is_same_v<Record, board::PropRecord>) {
        record.width = kind.width;
        record.height = kind.height;
    }
    return {fromUtf8(kind.id), kindLabel(kind), effect, swatchOf(record, colours)};
}

board::KindOf familyOf(ToolId tool) {
    return tool == ToolId::Door      ? board::KindOf::Door
           : tool == ToolId::Terrain ? board::KindOf::Terrain
           : tool == ToolId::Prop    ? board::KindOf::Prop
                                     : board::KindOf::Wall;
}

// What the tool draws with.
template <class Pens>
auto& penOf(Pens& pens, ToolId tool) {
    return tool == ToolId::Door      ? pens.door
           : tool == ToolId::Terrain ? pens.terrain
           : tool == ToolId::Prop    ? pens.prop
                                     : pens.wall;
}

}  // namespace

PenPanel::PenPanel(BattleContext& context, QWidget* parent) : QWidget(parent), m_context(context) {
    build();
    connect(&context, &BattleContext::pensChanged, this, &PenPanel::showPens);
    connect(&context, &BattleContext::kindsChanged, this, &PenPanel::refreshKinds);
    m_kinds = document::kindsOf(context.encounter());
    showTool(ToolId::Select);
}

template <class Change>
void PenPanel::set(const Change& change) {
    if (m_showing) return;
    MapPens pens = m_context.pens();
    change(pens);
    m_context.setPens(pens);
}

void PenPanel::build() {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_header = new SectionHeader(QString());
    layout->addWidget(m_header);
    auto* inside = new QVBoxLayout;
    inside->setContentsMargins(12, 10, 12, 12);
    inside->setSpacing(8);
    m_palette = new KindPalette(tr("Kinds"));
    m_effect = new QLabel;
    m_effect->setWordWrap(true);
    inside->addWidget(m_palette);
    inside->addWidget(m_effect);
    m_kindLinks = new QWidget;
    auto* links = new QHBoxLayout(m_kindLinks);
    links->setContentsMargins(0, 0, 0, 0);
    for (const auto& [text, isNew] : {std::pair(tr("Change kind…"), false), {tr("New kind…"), true}}) {
        auto* link = new LinkButton(text);
        connect(link, &LinkButton::clicked, this, [this, isNew = isNew] { editKind(isNew); });
        links->addWidget(link);
    }
    links->addStretch(1);
    inside->addWidget(m_kindLinks);
    m_form = new QFormLayout;
    m_material = new QComboBox;
    m_material->addItem(tr("No floor"), QString());
    for (const std::string_view material : floorMaterials())
        m_material->addItem(materialText(std::string(material)), fromUtf8(material));
    m_shape = new SegmentedControl;
    for (const QString& text : {tr("Brush"), tr("Rectangle"), tr("Fill")}) m_shape->addSegment(text);
    m_brush = new QSpinBox;
    m_brush->setRange(1, kWidestBrush);
    m_erase = new QCheckBox(tr("Erase"));
    m_bright = lengthBox(m_context.units());
    m_dim = lengthBox(m_context.units());
    m_snap = new QComboBox;
    for (const QString& text : {tr("Corners"), tr("Halves"), tr("Thirds"), tr("Free")}) m_snap->addItem(text);
    m_form->addRow(tr("Floor"), m_material);
    m_form->addRow(m_shape);
    m_form->addRow(tr("Width"), m_brush);
    m_form->addRow(m_erase);
    m_form->addRow(tr("Bright"), m_bright);
    m_form->addRow(tr("Dim"), m_dim);
    m_form->addRow(tr("Snap to"), m_snap);
    inside->addLayout(m_form);
    layout->addLayout(inside);
    connect(m_palette, &KindPalette::chosen, this, [this](const QString& id) {
        set([&](MapPens& pens) { penOf(pens, m_tool) = id.toStdString(); });
    });
    connect(m_material, &QComboBox::currentIndexChanged, this, [this] {
        set([&](MapPens& pens) { pens.material = m_material->currentData().toString().toStdString(); });
    });
    connect(m_shape, &SegmentedControl::currentChanged, this,
            [this](int shape) { set([&](MapPens& pens) { pens.shape = static_cast<BrushShape>(shape); }); });
    connect(m_brush, &QSpinBox::valueChanged, this,
            [this](int cells) { set([&](MapPens& pens) { pens.brush = cells; }); });
    connect(m_erase, &QCheckBox::toggled, this,
            [this](bool erase) { set([&](MapPens& pens) { pens.erase = erase; }); });
    connect(m_bright, &QDoubleSpinBox::valueChanged, this, [this] {
        set([&](MapPens& pens) {
            pens.bright = unitsOf(*m_bright);
            pens.dim = std::max(pens.dim, pens.bright);
        });
    });
    connect(m_dim, &QDoubleSpinBox::valueChanged, this, [this] {
        set([&](MapPens& pens) {
            pens.dim = std::max(unitsOf(*m_dim), geometry::kUnitsPerCell / 4);
            pens.bright = std::min(pens.bright, pens.dim);
        });
    });
    connect(m_snap, &QComboBox::currentIndexChanged, this,
            [this](int snap) { set([&](MapPens& pens) { pens.snap = static_cast<SnapTo>(snap); }); });
}

void PenPanel::fillPalette() {
    std::vector<KindPalette::Entry> entries;
    const BoardColours colours = boardColours(themeFor(*this));
    switch (m_tool) {
        case ToolId::Wall:
        case ToolId::Room:
            for (const board::WallKind& kind : m_kinds.walls())
                entries.push_back(entryOf<board::WallRecord>(kind, effectText(kind.effect), colours));
            break;
        case ToolId::Door:
            for (const board::DoorKind& kind : m_kinds.doors())
                entries.push_back(entryOf<board::DoorRecord>(kind, effectText(kind.closed), colours));
            break;
        case ToolId::Terrain:
            for (const board::TerrainKind& kind : m_kinds.terrain())
                entries.push_back({fromUtf8(kind.id), kindLabel(kind), effectText(kind),
                                   terrainSwatch(lookOfEntry(kind), colours)});
            break;
        case ToolId::Prop:
            for (const board::PropKind& kind : m_kinds.props())
                entries.push_back(entryOf<board::PropRecord>(kind, effectText(kind.outline), colours));
            break;
        default:
            break;
    }
    m_palette->setEntries(entries);
}

void PenPanel::showTool(ToolId tool) {
    m_tool = tool;
    m_header->setTitle(titleOf(tool));
    m_palette->setVisible(hasKinds(tool));
    m_effect->setVisible(hasKinds(tool));
    m_kindLinks->setVisible(hasKinds(tool));
    m_form->setRowVisible(m_material, tool == ToolId::Room);
    for (QWidget* row :
         {static_cast<QWidget*>(m_shape), static_cast<QWidget*>(m_brush), static_cast<QWidget*>(m_erase)})
        m_form->setRowVisible(row, tool == ToolId::Terrain);
    for (QWidget* row : {m_bright, m_dim}) m_form->setRowVisible(row, tool == ToolId::Light);
    m_form->setRowVisible(m_snap, snaps(tool));
    setVisible(hasKinds(tool) || snaps(tool));
    fillPalette();
    showPens();
}

void PenPanel::refreshUnits() {
    for (QDoubleSpinBox* box : {m_bright, m_dim}) setUnits(*box, m_context.units());
}

void PenPanel::showPens() {
    m_showing = true;
    const MapPens& pens = m_context.pens();
    m_material->setCurrentIndex(std::max(0, m_material->findData(QString::fromStdString(pens.material))));
    m_shape->setCurrent(static_cast<int>(pens.shape));
    m_brush->setValue(pens.brush);
    m_erase->setChecked(pens.erase);
    showUnits(*m_bright, pens.bright);
    showUnits(*m_dim, pens.dim);
    m_snap->setCurrentIndex(static_cast<int>(pens.snap));
    const auto show = [&](const std::string& id, const QString& effect) {
        m_palette->setCurrent(QString::fromStdString(id));
        m_effect->setText(effect);
    };
    switch (m_tool) {
        case ToolId::Wall:
        case ToolId::Room:
            if (const auto* kind = m_kinds.wall(pens.wall)) show(pens.wall, effectText(kind->effect));
            break;
        case ToolId::Door:
            if (const auto* kind = m_kinds.door(pens.door)) show(pens.door, effectText(kind->closed));
            break;
        case ToolId::Terrain:
            if (const auto* kind = m_kinds.terrain(pens.terrain)) show(pens.terrain, effectText(*kind));
            break;
        case ToolId::Prop:
            if (const auto* kind = m_kinds.prop(pens.prop)) show(pens.prop, effectText(kind->outline));
            break;
        default:
            break;
    }
    m_showing = false;
}

// The kinds of the document are others: a pen whose kind is gone takes the first.
void PenPanel::refreshKinds() {
    m_kinds = document::kindsOf(m_context.encounter());
    MapPens pens = m_context.pens();
    const auto keep = [](std::string& pen, const auto* found, const auto& all) {
        if (found == nullptr) pen = std::string(all.front().id);
    };
    keep(pens.wall, m_kinds.wall(pens.wall), m_kinds.walls());
    keep(pens.door, m_kinds.door(pens.door), m_kinds.doors());
    keep(pens.terrain, m_kinds.terrain(pens.terrain), m_kinds.terrain());
    keep(pens.prop, m_kinds.prop(pens.prop), m_kinds.props());
    m_context.setPens(pens);
    fillPalette();
    showPens();
}

void PenPanel::editKind(bool isNew) {
    const board::KindOf family = familyOf(m_tool);
    board::KindRecord present = m_kinds.record(family, penOf(m_context.pens(), m_tool));
    if (isNew) {
        present.kind.clear();
        present.label.clear();
    }
    const BoardColours colours = boardColours(themeFor(*this));
    const std::optional<actions::Intent> intent = askKind(present, {colours, m_context.units()}, this);
    if (!intent || !m_context.perform(*intent) || !isNew) return;
    // What was just made is what one wants to draw.
    const auto& kinds = m_context.encounter().kinds;
    if (kinds.empty()) return;
    const std::string made = std::prev(kinds.end())->kind;
    set([&](MapPens& pens) { penOf(pens, m_tool) = made; });
}

void PenPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_palette == nullptr) return;
    fillPalette();
    showPens();
}

}  // namespace tenaille::ui
