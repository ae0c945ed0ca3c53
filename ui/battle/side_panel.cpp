// SPDX-License-Identifier: MIT
#include "ui/battle/side_panel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCursor>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>
#include <QUndoView>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/battle/add_panel.h"
#include "ui/battle/check_panel.h"
#include "ui/battle/inspector.h"
#include "ui/battle/log_panel.h"
#include "ui/battle/map_panel.h"
#include "ui/battle/ruling_card.h"
#include "ui/style/icon.h"
#include "ui/widgets/calm_wheel.h"
#include "ui/widgets/section_header.h"
#include "ui/widgets/segmented_control.h"

namespace tenaille::ui {

namespace {
constexpr int kSidePanelWidth = 340;
constexpr int kFirstPage = 0;
constexpr int kLogPage = 2;
constexpr int kHistoryPage = 3;
constexpr int kMapPage = 4;  // in the place of the first one
constexpr int kLeastHistory = 200;
constexpr int kRoomForBoth = 560;  // pixels: the ruling and some lines of the log

// What a button with the keyboard answers to; it has no use for letters.
bool isForButtons(int key) {
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape ||
           (key >= Qt::Key_Left && key <= Qt::Key_Down);
}

// Shown, it has the step in sight at which the document is.
class StepList final : public QUndoView {
  public:
    using QUndoView::QUndoView;

  protected:
    void showEvent(QShowEvent* event) override {
        QUndoView::showEvent(event);
        const auto there = [this] { scrollTo(currentIndex(), QAbstractItemView::PositionAtCenter); };
        QMetaObject::invokeMethod(this, there, Qt::QueuedConnection);  // when it has its height
    }
};

// Every step of the document; a click goes back or forward to it.
QWidget* historyOf(Document& document) {
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new SectionHeader(SidePanel::tr("History")));
    auto* list = new StepList(&document.undoStack());
    list->setEmptyLabel(SidePanel::tr("As it was opened"));
    list->setCleanIcon(icon(Glyph::Save));
    list->setAccessibleName(SidePanel::tr("History"));
    list->setFrameShape(QFrame::NoFrame);
    list->setMinimumHeight(kLeastHistory);
    layout->addWidget(list, 1);
    return page;
}

}  // namespace

SidePanel::SidePanel(BattleContext& context, Document& document, QWidget* parent)
    : QScrollArea(parent), m_context(context) {
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, QWidget* now) {
        if (before != nullptr) before->removeEventFilter(this);
        if (now != nullptr && isAncestorOf(now)) now->installEventFilter(this);
    });
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Its room is always there (empty, nothing is painted): what the mouse points at must not move.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_ruling = new RulingCard;
    m_inspector = new Inspector(context);
    m_map = new MapPanel(context, document);
    m_add = new AddPanel;
    m_log = new LogPanel(document);
    m_switch = new SegmentedControl;
    m_switch->addSegment(tr("Creature"), icon(Glyph::Creature));
    m_switch->addSegment(tr("Add"), icon(Glyph::AddCreature));
    m_switch->addSegment(tr("Log"), icon(Glyph::Log));
    m_switch->addSegment(QString(), icon(Glyph::History));
    m_switch->setSegmentToolTip(kHistoryPage, tr("History: every step, to be undone and redone"));
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_inspector);
    m_pages->addWidget(m_add);
    m_pages->addWidget(m_log);
    m_pages->addWidget(historyOf(document));
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
    m_add->bottom().setParent(this);
    m_map->check().setParent(this);
    connect(&m_map->check(), &CheckPanel::heightChanged, this, &SidePanel::placeBottom);
    setMinimumWidth(kSidePanelWidth);
    // A click with the mouse leaves the keyboard where it is: the next letter is for the board.
    for (QAbstractButton* button : findChildren<QAbstractButton*>())
        if (button->focusPolicy() & Qt::ClickFocus) button->setFocusPolicy(Qt::TabFocus);
    for (QComboBox* box : findChildren<QComboBox*>()) box->setFocusPolicy(Qt::TabFocus);
    new CalmWheel(body);
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
    // Of a field that goes out of sight the keyboard goes to the board, not to whatever comes next.
    QWidget* typing = QApplication::focusWidget();
    if (page != m_pages->currentIndex() && typing != nullptr && m_pages->isAncestorOf(typing)) Q_EMIT left();
    m_pages->setCurrentIndex(page);
    widenToPage();
    placeRuling();
    placeBottom();
}

// Words of some languages are long: nothing is cut. The room for the scroll bar is counted, so that it never
// covers the ends of the rows.
void SidePanel::widenToPage() {
    const int bar = verticalScrollBar()->sizeHint().width();
    setMinimumWidth(std::max(minimumWidth(), widget()->minimumSizeHint().width() + bar));
}

// Where there is no room for both, the log has the place of the card while that has nothing to say.
void SidePanel::placeRuling() {
    const bool crowded = m_switch->current() == kLogPage && height() < kRoomForBoth;
    const bool rules = m_context.attacker() && m_context.target();
    const bool shown = !m_context.editing() && (!crowded || rules);
    if (shown && m_ruling->isHidden()) verticalScrollBar()->setValue(0);
    m_ruling->setVisible(shown);
}

// Below what is scrolled.
void SidePanel::placeBottom() {
    QWidget* shown = bottomOfPage();
    int high = 0;
    if (shown == &m_map->check())
        high = m_map->check().heightIn(height());
    else if (shown != nullptr)
        high = shown->sizeHint().height();
    setViewportMargins(0, 0, 0, high);
    for (QWidget* bottom : {&m_add->bottom(), static_cast<QWidget*>(&m_map->check())}) {
        if (bottom == shown) bottom->setGeometry(0, height() - high, viewport()->width(), high);
        bottom->setVisible(bottom == shown);
    }
}

QWidget* SidePanel::bottomOfPage() const {
    const QWidget* page = m_pages->currentWidget();
    if (page == m_add) return &m_add->bottom();
    return page == m_map ? static_cast<QWidget*>(&m_map->check()) : nullptr;
}

void SidePanel::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    placeRuling();
    placeBottom();
}

// As wide as it must be; only the hand of the user makes it wider.
QSize SidePanel::sizeHint() const { return {minimumWidth(), QScrollArea::sizeHint().height()}; }

int SidePanel::page() const { return m_switch->current(); }
void SidePanel::setPage(int page) { m_switch->setCurrent(page); }

void SidePanel::setEditing(bool editing) {
    m_switch->setSegment(kFirstPage, editing ? tr("Map") : tr("Creature"),
                         icon(editing ? Glyph::Layers : Glyph::Creature));
    m_switch->setCurrent(kFirstPage);
    refresh();
}

void SidePanel::refresh() {
    QWidget* pointed = partUnderMouse();
    const int place = pointed != nullptr ? pointed->mapTo(viewport(), QPoint()).y() : 0;
    m_inspector->refresh();
    m_map->refresh();
    showPage(m_switch->current());
    if (pointed != nullptr) {
        // What grows above it must not push it away. The layout is done when this event is over.
        QTimer::singleShot(0, pointed, [this, pointed, place] {
            if (!pointed->isVisible()) return;
            const int moved = pointed->mapTo(viewport(), QPoint()).y() - place;
            verticalScrollBar()->setValue(verticalScrollBar()->value() + moved);
        });
        return;
    }
    // What was scrolled to is gone.
    if (m_context.selection().empty() && m_switch->current() == kFirstPage) verticalScrollBar()->setValue(0);
}

// The part of the page that the mouse is over: layers, check, a form. None: the mouse is elsewhere.
QWidget* SidePanel::partUnderMouse() const {
    const QPoint at = viewport()->mapFromGlobal(QCursor::pos());
    if (!isActiveWindow() || !viewport()->rect().contains(at)) return nullptr;
    const QWidget* page = m_pages->currentWidget();
    QWidget* part = viewport()->childAt(at);
    while (part != nullptr && part->parentWidget() != page) part = part->parentWidget();
    return part;
}

// What is typed into a field is for the field: H for "Heroes" must not hide creatures, Del not delete them.
bool SidePanel::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool bare = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        const bool isFunctionKey = key->key() >= Qt::Key_F1 && key->key() <= Qt::Key_F35;
        const auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
        const bool typing = button == nullptr || !isAncestorOf(button);
        // Whoever reads the log goes on with the fight: nothing is typed into a list.
        const bool plays = (key->key() == Qt::Key_Period || key->key() == Qt::Key_Comma) &&
                           qobject_cast<const QAbstractItemView*>(QApplication::focusWidget()) != nullptr;
        if (bare && !isFunctionKey && !plays && (typing || isForButtons(key->key()))) event->accept();
    }
    return QScrollArea::event(event);
}

// Ctrl+Z is for a field only while there is something in it to take back.
bool SidePanel::eventFilter(QObject* watched, QEvent* event) {
    // What a page shows of a creature comes after the page.
    if (watched == widget() && event->type() == QEvent::LayoutRequest) widenToPage();
    if (event->type() != QEvent::ShortcutOverride) return QScrollArea::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool undo = key->matches(QKeySequence::Undo);
    if (!undo && !key->matches(QKeySequence::Redo)) return false;
    bool has = false;
    if (const auto* text = qobject_cast<QPlainTextEdit*>(watched))
        has = undo ? text->document()->isUndoAvailable() : text->document()->isRedoAvailable();
    auto* line = qobject_cast<QLineEdit*>(watched);
    if (line == nullptr) line = watched->findChild<QLineEdit*>();
    if (line != nullptr) has = undo ? line->isUndoAvailable() : line->isRedoAvailable();
    if (has) return false;
    key->ignore();
    return true;
}

// Enter and Esc end the typing; Esc takes back what was typed of a creature.
void SidePanel::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Escape:
            m_inspector->refresh();
            m_map->leave();
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

void SidePanel::beginAnew() {
    m_add->clear();
    m_log->beginAnew();
    showInspector();
}

void SidePanel::showInspector() { m_switch->setCurrent(0); }

void SidePanel::showAddPanel() { m_switch->setCurrent(1); }

void SidePanel::showLog() {
    m_switch->setCurrent(kLogPage);
    ensureWidgetVisible(m_log);
}

}  // namespace tenaille::ui
