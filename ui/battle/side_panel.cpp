// SPDX-License-Identifier: MIT
#include "ui/battle/side_panel.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/battle/add_panel.h"
#include "ui/battle/inspector.h"
#include "ui/battle/log_panel.h"
#include "ui/battle/map_panel.h"
#include "ui/battle/ruling_card.h"
#include "ui/style/icon.h"
#include "ui/widgets/segmented_control.h"

namespace tenaille::ui {

namespace {
constexpr int kWidth = 340;
constexpr int kFirstPage = 0;
constexpr int kLogPage = 2;
constexpr int kMapPage = 3;        // in the place of the first one
constexpr int kRoomForBoth = 560;  // pixels: the ruling and some lines of the log
}  // namespace

SidePanel::SidePanel(BattleContext& context, Document& document, QWidget* parent)
    : QScrollArea(parent), m_context(context) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_ruling = new RulingCard;
    m_inspector = new Inspector(context);
    m_map = new MapPanel(context);
    m_add = new AddPanel;
    m_log = new LogPanel(document);
    m_switch = new SegmentedControl;
    m_switch->addSegment(tr("Creature"), icon(Glyph::Creature));
    m_switch->addSegment(tr("Add"), icon(Glyph::AddCreature));
    m_switch->addSegment(tr("Log"), icon(Glyph::Log));
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_inspector);
    m_pages->addWidget(m_add);
    m_pages->addWidget(m_log);
    m_pages->addWidget(m_map);
    auto* row = new QWidget;
    auto* inRow = new QHBoxLayout(row);
    inRow->setContentsMargins(12, 10, 12, 10);
    inRow->addWidget(m_switch);
    inRow->addStretch(1);
    layout->addWidget(m_ruling);
    layout->addWidget(row);
    layout->addWidget(m_pages, 1);
    setWidget(body);
    // Room for the scroll bar, so that it never covers the ends of the rows.
    setMinimumWidth(
        std::max(kWidth, body->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width()));
    connect(m_switch, &SegmentedControl::currentChanged, this, &SidePanel::showPage);
    showPage(0);
}

// Only the page that is shown says how high the panel is.
void SidePanel::showPage(int segment) {
    const bool map = segment == kFirstPage && m_context.editing() && m_context.selectedTokens().empty();
    const int page = map ? kMapPage : segment;
    for (int i = 0; i < m_pages->count(); ++i)
        m_pages->widget(i)->setSizePolicy(QSizePolicy::Preferred,
                                          i == page ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    m_pages->setCurrentIndex(page);
    placeRuling();
}

// Where there is no room for both, the log takes the place of the ruling: it scrolls by itself.
void SidePanel::placeRuling() {
    const bool crowded = m_switch->current() == kLogPage && height() < kRoomForBoth;
    m_ruling->setVisible(!m_context.editing() && !crowded);
}

void SidePanel::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    placeRuling();
}

// As wide as it must be; only the hand of the user makes it wider.
QSize SidePanel::sizeHint() const { return {minimumWidth(), QScrollArea::sizeHint().height()}; }

int SidePanel::page() const { return m_switch->current(); }
void SidePanel::setPage(int page) { m_switch->setCurrent(page); }

void SidePanel::setEditing(bool editing) {
    m_switch->setSegment(kFirstPage, editing ? tr("Map") : tr("Creature"),
                         icon(editing ? Glyph::Layers : Glyph::Creature));
    refresh();
}

void SidePanel::refresh() {
    m_inspector->refresh();
    m_map->refresh();
    showPage(m_switch->current());
}

// What is typed into a field is for the field: H for "Heroes" must not hide creatures, Del not delete them.
bool SidePanel::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool bare = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        const bool isFunctionKey = key->key() >= Qt::Key_F1 && key->key() <= Qt::Key_F35;
        if (bare && !isFunctionKey) event->accept();
    }
    return QScrollArea::event(event);
}

// Enter and Esc end the typing; Esc takes back what was typed.
void SidePanel::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Escape:
            m_inspector->refresh();
            Q_EMIT left();
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            Q_EMIT left();
            return;
        default:
            QScrollArea::keyPressEvent(event);
    }
}

void SidePanel::showInspector() { m_switch->setCurrent(0); }

void SidePanel::showAddPanel() { m_switch->setCurrent(1); }

void SidePanel::showLog() {
    m_switch->setCurrent(kLogPage);
    ensureWidgetVisible(m_log);
}

}  // namespace tenaille::ui
