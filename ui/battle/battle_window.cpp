// SPDX-License-Identifier: MIT
#include "ui/battle/battle_window.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QLabel>
#include <QLayout>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <algorithm>

#include "core/actions/map_elements.h"
#include "core/io/import/picture_map.h"
#include "ui/battle/add_panel.h"
#include "ui/battle/check_panel.h"
#include "ui/battle/clock_strip.h"
#include "ui/battle/document_files.h"
#include "ui/battle/hidden_things.h"
#include "ui/battle/inspector.h"
#include "ui/battle/layers_panel.h"
#include "ui/battle/map_panel.h"
#include "ui/battle/ruling_card.h"
#include "ui/battle/side_panel.h"
#include "ui/battle/state_commands.h"
#include "ui/scene/board_scene.h"
#include "ui/scene/board_view.h"
#include "ui/scene/key_pointer.h"
#include "ui/text/problem_text.h"
#include "ui/tools/turning.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/segmented_control.h"

namespace tenaille::ui {

namespace {
constexpr int kUndoWidth = 170;  // pixels of the text beside the arrow, before the bar knows its width
constexpr int kShortestUndo = 60;
constexpr int kShortestStep = 50;  // of the step that is named after it
constexpr int kUndoSpare = 4;      // between the arrow and what stands at the right

}  // namespace

BattleWindow::BattleWindow(Document& document, DocumentFiles& files, QWidget* parent)
    : QMainWindow(parent),
      m_document(document),
      m_files(files),
      m_context(document),
      m_tools(m_context),
      m_commands(this) {
    setObjectName(QStringLiteral("battleWindow"));
    setAcceptDrops(true);
    buildMenus();
    buildTopBar();
    buildToolStrip();
    buildCentre();
    buildStatusBar();
    connectDocument();
    connectCommands();
    connectFileCommands();
    connectTools();
    connectFight();
    connectLibrary();
    connectModes();
    connectPlayers();
    m_scene->show(m_document.encounter());
    refreshAll();
    resize(1280, 760);
}

// The panels end before what they speak to: a field that loses the keyboard takes what was typed.
BattleWindow::~BattleWindow() {
    m_view->setSink(nullptr);
    for (QObject* speaker : {static_cast<QObject*>(&m_document), static_cast<QObject*>(&m_files),
                             static_cast<QObject*>(&m_context), static_cast<QObject*>(&m_tools)})
        speaker->disconnect(this);
    delete takeCentralWidget();
}

// Letters and Space are for the fight that runs, or else for the board.
void BattleWindow::takeKeyboard() { (m_clock->isHidden() ? *m_view : m_clock->field()).setFocus(); }

void BattleWindow::connectDocument() {
    connect(&m_document, &Document::changed, this, [this](const document::ChangeSet& changes) {
        m_scene->follow(m_document.encounter(), changes);
        m_tools.documentChanged();
        refreshAll();
        if (m_pointer) refreshWhere(*m_pointer);  // the door under it may be open now
    });
    connect(&m_document, &Document::wasReset, this, [this] {
        m_pointer.reset();
        m_acting.clear();  // whose turn it is in this one is told anew
        m_notices->leaveDocument();
        m_scene->show(m_document.encounter());
        m_context.select({});
        m_where->hide();
        m_distance->hide();
        if (m_view->isVisible()) m_view->fitBoard();  // otherwise the first showing fits it
        m_tools.documentChanged();
        m_tools.tool().cancel();  // what was half drawn was of the other document
        m_tools.activate(ToolId::Select);
        m_side->beginAnew();
        // Something else lies under the mouse now, or nothing; a view that is not there yet knows no place.
        if (const std::optional<QPointF> at = pointedAt(*m_view))
            m_tools.pointer(m_view->eventAt(*at));
        else
            m_tools.left();
        refreshAll();
        takeKeyboard();
    });
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &BattleWindow::refreshUndo);
    connect(&m_context, &BattleContext::selectionChanged, this, &BattleWindow::refreshSelection);
    connect(&m_context, &BattleContext::selectionChanged, &m_tools, &ToolBox::selectionChanged);
    connect(&m_context, &BattleContext::rulingChanged, this, &BattleWindow::refreshRuling);
    connect(&m_context, &BattleContext::refused, this, &BattleWindow::tellRefusal);
    connect(&m_context, &BattleContext::detailsWanted, this, &BattleWindow::showDetails);
    connect(&m_context, &BattleContext::pointsTyped, this,
            [this](const QString& typed, const std::vector<RecordId>& who) {
                // A sign that was kept for its number has zoomed when it came.
                if (typed.size() > 1) m_view->takeBackZoom();
                askHitPoints(m_context, this, who, typed);
            });
    connect(&m_side->inspector(), &Inspector::conditionWanted, this,
            [this] { askCondition(m_context, this); });
    connect(m_side, &SidePanel::left, this, [this] { m_view->setFocus(); });
    connect(m_scene, &BoardScene::pictureFailed, this, [this](const QString& asset, const Problem& problem) {
        m_notices->show(Notice::Kind::Warning, tr("The picture %1 cannot be shown.").arg(asset) +
                                                   QLatin1Char('\n') + problemText(problem) +
                                                   QLatin1Char('\n') + remedyText(problem));
    });
    connect(&m_side->addPanel(), &AddPanel::addWanted, this, &BattleWindow::addCreatures);
    connect(&m_side->addPanel(), &AddPanel::libraryDamaged, &m_context, &BattleContext::refuse);
    RulingCard& card = m_side->ruling();
    connect(&card, &RulingCard::pinToggled, this,
            [this] { m_context.pinTarget(m_context.pinnedTarget() ? std::nullopt : m_context.target()); });
    connect(&card, &RulingCard::overrideChosen, this,
            [this](const QString& reason, std::optional<int> value, int ruled) {
                if (m_context.attacker() && m_context.target())
                    m_context.perform(actions::SetOverride{*m_context.attacker(), *m_context.target(),
                                                           reason.toStdString(), value, ruled});
            });
    connect(&card, &RulingCard::ruleActivated, this, &BattleWindow::showRule);
    connect(&card, &RulingCard::sheetActivated, &m_context, &BattleContext::openDetails);
}

void BattleWindow::connectTools() {
    m_view->setSink(&m_tools);
    auto* group = new QActionGroup(this);
    const std::pair<Command, ToolId> tools[] = {
        {Command::SelectTool, ToolId::Select},   {Command::PanTool, ToolId::Pan},
        {Command::TargetTool, ToolId::Target},   {Command::MeasureTool, ToolId::Measure},
        {Command::TurnTool, ToolId::Turn},       {Command::WallTool, ToolId::Wall},
        {Command::DoorTool, ToolId::Door},       {Command::RoomTool, ToolId::Room},
        {Command::TerrainTool, ToolId::Terrain}, {Command::LightTool, ToolId::Light},
        {Command::PropTool, ToolId::Prop},       {Command::TextTool, ToolId::Text},
        {Command::NoteTool, ToolId::Note},       {Command::AlignTool, ToolId::Align},
        {Command::VisionTool, ToolId::Vision},   {Command::FogTool, ToolId::Fog},
        {Command::FrameTool, ToolId::Frame},     {Command::AreaTool, ToolId::Area}};
    for (const auto& [command, tool] : tools) {
        QAction* action = m_commands[command];
        group->addAction(action);
        action->setChecked(tool == m_tools.active());
        // What was selected is not what is drawn next.
        const bool draws = std::find(kMapTools.begin(), kMapTools.end(), command) != kMapTools.end();
        connect(action, &QAction::triggered, this, [this, tool = tool, draws] {
            m_tools.activate(tool);
            if (draws) m_context.select({});
            if (const std::optional<QPointF> at = pointedAt(*m_view)) m_tools.pointer(m_view->eventAt(*at));
        });
        connect(&m_tools, &ToolBox::activeChanged, action,
                [action, tool = tool](ToolId id) { action->setChecked(id == tool); });
    }
    connect(&m_tools, &ToolBox::toolChanged, this, &BattleWindow::followTool);
    connect(&m_tools, &ToolBox::activeChanged, this, &BattleWindow::refreshFog);
    connect(&m_tools, &ToolBox::activeChanged, &m_side->map(), &MapPanel::showTool);
    connect(&m_side->map(), &MapPanel::deleteWanted, this, &BattleWindow::removeSelection);
    connect(&m_side->map().layers(), &LayersPanel::toolWanted, &m_tools, &ToolBox::activate);
    connect(&m_side->map().check(), &CheckPanel::lookWanted, this, [this](board::LatticePoint at) {
        m_tools.activate(ToolId::Select);
        m_view->bringIntoSight(planePoint(m_context.grid(), at));
        m_view->flash(planePoint(m_context.grid(), at));
    });
    connect(&m_context, &BattleContext::layersChanged, this, &BattleWindow::showLayers);
    connect(&m_tools, &ToolBox::menuWanted, this, &BattleWindow::showMenu);
    connect(m_view, &BoardView::releasedBeside, this, [this](const QPoint& global) {
        const std::optional<RecordId> dragged = m_tools.tool().dragged();
        if (!dragged || !m_clock->isVisible() || !m_clock->grid().placeAt(global)) return;
        m_tools.cancel();
        m_clock->drop(*dragged, global);
    });
    connect(m_view, &BoardView::pointerMoved, this, &BattleWindow::refreshPointer);
    connect(m_view, &BoardView::cameraChanged, this, &BattleWindow::refreshStatus);
}

void BattleWindow::connectModes() {
    connect(m_mode, &SegmentedControl::currentChanged, this,
            [this](int segment) { setEditing(segment == 0); });
    connect(m_commands[Command::EditMap], &QAction::triggered, this, [this] {
        m_mode->setCurrent(0);
        m_view->setFocus();
    });
    connect(m_commands[Command::RunEncounter], &QAction::triggered, this, [this] {
        m_mode->setCurrent(1);
        m_view->setFocus();
    });
    setEditing(false);
}

// Each mode has its own tools; those of the other do not answer to their keys.
void BattleWindow::setEditing(bool editing) {
    m_tools.activate(ToolId::Select);
    m_commands[Command::EditMap]->setChecked(editing);
    m_commands[Command::RunEncounter]->setChecked(!editing);
    const auto offer = [this](Command command, bool offered) {
        m_commands[command]->setEnabled(offered);
        m_stripEntries[command]->setVisible(offered);
    };
    for (const Command command : kBattleTools) offer(command, !editing);
    for (const Command command : kMapTools) offer(command, editing);
    for (const Command command : kBattleOnly) m_commands[command]->setEnabled(!editing);
    m_visionEntry->setVisible(editing);
    m_commands[Command::TintCover]->setEnabled(editing);
    m_context.setEditing(editing);
    showLayers();
    refreshFight();
    m_tools.documentChanged();  // nothing of the other mode stays on the board
    m_side->setEditing(editing);
    followTool();
    refreshFog();
    refreshUndo();  // what the other mode shows on the bar takes other room
    tellWhoWatches(editing);
}

// While the encounter runs everything is there.
void BattleWindow::showLayers() {
    m_scene->setLayers(m_context.editing() ? m_context.layers() : MapLayers{});
    m_view->setOptions({.lightMarks = true,
                        .startAreas = m_context.editing() || m_context.encounter().clockRecord() == nullptr,
                        .coverLegend = m_context.editing() && m_commands[Command::TintCover]->isChecked()});
}

void BattleWindow::refreshAll() {
    refreshTitle();
    refreshUndo();
    refreshSelection();
    refreshRuling();
    refreshFight();
    showLayers();  // where creatures start is shown until the fight begins
    refreshStatus();
    refreshFog();
}

void BattleWindow::refreshTitle() {
    const QString star = m_files.isModified() ? QStringLiteral(" •") : QString();
    setWindowTitle(m_files.title() + star + QStringLiteral(" – Tenaille"));
    m_saved->setText(m_files.stateText());
    m_commands[Command::ToggleGrid]->setChecked(m_document.encounter().gridRecord().visible);
}

void BattleWindow::refreshUndo() {
    const QUndoStack& stack = m_document.undoStack();
    QAction* undo = m_commands[Command::Undo];
    QAction* redo = m_commands[Command::Redo];
    undo->setEnabled(stack.canUndo());
    redo->setEnabled(stack.canRedo());
    undo->setText(stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"));
    redo->setText(stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"));
    const QString shown = stack.canUndo() ? tr("Undo: %1").arg(stack.undoText()) : tr("Undo");
    // What the button does is read to the end, and the beginning and the end of the step.
    const int room = undoRoom();
    const QFontMetrics metrics = m_undoButton->fontMetrics();
    const bool whole = !stack.canUndo() || metrics.horizontalAdvance(shown) <= room;
    const int step = room - metrics.horizontalAdvance(tr("Undo: %1").arg(QString()));
    const QString some =
        step < kShortestStep
            ? tr("Undo")
            : tr("Undo: %1").arg(metrics.elidedText(stack.undoText(), Qt::ElideMiddle, step));
    undo->setIconText(whole ? shown : some);
    undo->setToolTip(shown);
}

// What the other buttons leave of the bar, for the text beside the arrow: measured with hardly any text
// there.
int BattleWindow::undoRoom() {
    QWidget* bar = m_undoButton->parentWidget();
    if (bar == nullptr || !bar->isVisible()) return kUndoWidth;
    const QString little(QChar(0x2026));
    m_commands[Command::Undo]->setIconText(little);
    bar->layout()->activate();
    const int room = m_barRoom->width() + m_undoButton->fontMetrics().horizontalAdvance(little);
    return std::max(kShortestUndo, room - kUndoSpare);
}

bool BattleWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == m_undoButton->parentWidget()) refreshUndo();
    return QMainWindow::eventFilter(watched, event);
}

void BattleWindow::refreshSelection() {
    BoardMarks marks = m_view->marks();
    marks.selected = m_context.selection();
    m_view->setMarks(marks);
    m_side->refresh();
    const bool any = !m_context.selectedTokens().empty();
    for (const Command command :
         {Command::Duplicate, Command::Hide, Command::Details, Command::HitPoints, Command::TokenPicture,
          Command::Mount, Command::CentreSelection, Command::SaveToLibrary})
        m_commands[command]->setEnabled(any);
    if (m_context.editing()) m_commands[Command::Duplicate]->setEnabled(!m_context.selection().empty());
    if (!any)
        m_commands[Command::Hide]->setEnabled(
            isThingHidden(m_context.encounter(), m_context.selection()).has_value());
    m_commands[Command::Delete]->setEnabled(!m_context.selection().empty());
    refreshJoin();
    const std::vector<board::Facing> facings = permittedFacings(m_context, board::Creature{});
    m_side->addPanel().setGrid(m_context.grid(), facings);
}

// A creature's sheet, or what a note says.
void BattleWindow::showDetails(RecordId record) {
    if (m_context.editing() && actions::isElement(m_context.encounter(), record)) {
        m_context.select({record});
        m_side->showInspector();
        m_side->map().focusWords();
        return;
    }
    if (const board::NoteRecord* note = m_context.encounter().notes.find(record)) {
        m_notices
            ->show(Notice::Kind::Info, QString::fromStdString(note->title) + QLatin1Char('\n') +
                                           QString::fromStdString(note->text))
            ->keep();
        return;
    }
    if (m_context.encounter().doors.find(record) != nullptr) return askAboutDoor(record);
    m_context.select({record});
    m_side->showInspector();
    m_side->inspector().focusFirstField();
}

void BattleWindow::showEveryCorner(bool every) {
    if (every == m_everyCorner) return;
    m_everyCorner = every;
    refreshRuling();
}

void BattleWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Alt) showEveryCorner(true);
    if (event->key() == Qt::Key_P && event->modifiers() == Qt::NoModifier && !event->isAutoRepeat())
        beginPointing();
    // Esc and Ctrl+Tab lead back to the board from whatever around it has no use for them itself.
    const bool leaves = (event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab) &&
                        event->modifiers().testFlag(Qt::ControlModifier);
    if ((leaves || event->key() == Qt::Key_Escape) && !m_view->hasFocus()) m_view->setFocus();
    QMainWindow::keyPressEvent(event);
}

void BattleWindow::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Alt) showEveryCorner(false);
    if (event->key() == Qt::Key_P && !event->isAutoRepeat()) endPointing();
    QMainWindow::keyReleaseEvent(event);
}

void BattleWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::ActivationChange && !isActiveWindow()) {
        showEveryCorner(false);
        endPointing();
    }
    QMainWindow::changeEvent(event);
}

Notice* BattleWindow::showProblem(const Problem& problem) {
    const QString place = placeText(problem);
    QString text = problemText(problem);
    if (!place.isEmpty()) text = place + QStringLiteral("\n") + text;
    const QString remedy = remedyText(problem);
    if (!remedy.isEmpty()) text += QStringLiteral("\n") + remedy;
    Notice* notice = m_notices->show(Notice::Kind::Warning, text);
    notice->closeAfter(Notice::kUnhurried);
    return notice;
}

// Of what was asked just now: one at a time, and none once something else is done.
void BattleWindow::tellRefusal(const Problem& problem) {
    if (m_refusal) m_refusal->dismiss();
    m_refusal = showProblem(problem);
    connect(&m_document, &Document::changed, m_refusal, &Notice::dismiss);
    connect(&m_document, &Document::wasReset, m_refusal, &Notice::dismiss);
}

void BattleWindow::continueFrom(const BattleWindow& before) {
    m_mode->setCurrent(before.m_mode->current());
    for (const Command command : kShownOfRulings)
        m_commands[command]->setChecked(before.m_commands[command]->isChecked());
    for (const Command command : {Command::ShareRuler, Command::ShowFog})
        m_commands[command]->setChecked(before.m_commands[command]->isChecked());
    m_context.select(before.m_context.selection());
    m_context.pinTarget(before.m_context.pinnedTarget());
    m_view->setCamera(before.m_view->camera());
    m_rows->restoreState(before.m_rows->saveState());
    m_side->setPage(before.m_side->page());
    m_clock->setCollapsed(before.m_clock->isCollapsed());
}

void BattleWindow::showAdvice(const QString& text) {
    Notice* notice = m_notices->show(Notice::Kind::Info, text);
    connect(notice->addAction(tr("Take the tour")), &QPushButton::clicked, m_commands[Command::Tour],
            &QAction::trigger);
    connect(&m_document, &Document::changed, notice, &Notice::dismiss);
    connect(&m_document, &Document::wasReset, notice, &Notice::dismiss);
}

void BattleWindow::closeEvent(QCloseEvent* event) {
    if (m_files.mayClose(this))
        event->accept();
    else
        event->ignore();
}

void BattleWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (std::any_of(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); }))
        event->acceptProposedAction();
}

// One document is open at a time: of several files the first counts.
void BattleWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    const QList<QUrl> urls = event->mimeData()->urls();
    const auto file =
        std::find_if(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); });
    if (file == urls.end()) return;
    const QString path = file->toLocalFile();
    const Pick under = m_view->eventAt(m_view->mapFrom(this, event->position())).under;
    const bool onCreature =
        io::isPictureName(path.toStdString()) && !m_context.editing() && under.kind == PickKind::Token;
    // Later: it may ask something, and whoever is dragging waits for the end of the drop.
    QMetaObject::invokeMethod(
        this,
        [this, path, onCreature, creature = under.record] {
            if (!onCreature) return m_files.openDropped(path, this);
            m_context.select({creature});
            askTokenPicture(m_context, this, path);
        },
        Qt::QueuedConnection);
}

}  // namespace tenaille::ui
