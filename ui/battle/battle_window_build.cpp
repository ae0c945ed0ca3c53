// SPDX-License-Identifier: MIT
//
// The parts of the battle window: menus, bars, board and side panel. What they do is connected in
// battle_window.cpp.
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QSplitter>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include "ui/battle/battle_window.h"
#include "ui/battle/clock_strip.h"
#include "ui/battle/document_files.h"
#include "ui/battle/find_action.h"
#include "ui/battle/join_offer.h"
#include "ui/battle/log_notice.h"
#include "ui/battle/recent_files.h"
#include "ui/battle/side_panel.h"
#include "ui/battle/strike_offers.h"
#include "ui/battle/typed_over_board.h"
#include "ui/scene/board_scene.h"
#include "ui/scene/board_view.h"
#include "ui/scene/overview.h"
#include "ui/style/appearance.h"
#include "ui/style/paint.h"
#include "ui/widgets/bar_fit.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/segmented_control.h"
#include "ui/widgets/tool_strip_button.h"

namespace tenaille::ui {

namespace {

constexpr int kUndoWord = 60;   // pixels, at least, beside its arrow
constexpr int kRowsHandle = 4;  // pixels: seen as a line, wide enough to be taken

QToolBar* plainBar(QMainWindow& window, Qt::ToolBarArea area, const QString& name, const QString& title) {
    auto* bar = new QToolBar(title, &window);
    bar->setObjectName(name);
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    window.addToolBar(area, bar);
    return bar;
}

QToolButton* barButton(QAction* action, Qt::ToolButtonStyle style) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(style);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QWidget* stretch() {
    auto* widget = new QWidget;
    widget->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return widget;
}

}  // namespace

QMenu* BattleWindow::fillMenu(const QString& title, std::initializer_list<std::optional<Command>> entries) {
    QMenu* menu = menuBar()->addMenu(title);
    for (const std::optional<Command>& entry : entries) {
        if (entry)
            menu->addAction(m_commands[*entry]);
        else
            menu->addSeparator();
    }
    return menu;
}

void BattleWindow::buildMenus() {
    m_fileMenu = fillMenu(tr("&File"), {Command::New,
                                        Command::Open,
                                        Command::Import,
                                        Command::Picture,
                                        {},
                                        Command::Save,
                                        Command::SaveAs,
                                        Command::Versions,
                                        Command::Unsaved,
                                        Command::ExportPicture,
                                        Command::ExportMap,
                                        Command::Pack,
                                        Command::ExportLog,
                                        {},
                                        Command::Print,
                                        {},
                                        Command::Quit});
    fillMenu(tr("&Edit"), {Command::Undo,
                           Command::Redo,
                           {},
                           Command::Cut,
                           Command::Copy,
                           Command::Paste,
                           Command::Duplicate,
                           Command::Delete,
                           {},
                           Command::SelectAll,
                           {},
                           Command::BoardSize});
    m_viewMenu = fillMenu(tr("&View"), {Command::ZoomIn,
                                        Command::ZoomOut,
                                        Command::ZoomFit,
                                        Command::ZoomFull,
                                        Command::CentreSelection,
                                        {},
                                        Command::ShowOverview,
                                        Command::ToggleGrid,
                                        Command::ShowArcs,
                                        Command::ShowLines,
                                        Command::ShowThreat,
                                        Command::ShowReachable,
                                        Command::ShowFlanking,
                                        Command::TintCover,
                                        {},
                                        Command::BoardInWords,
                                        Command::Log,
                                        Command::Messages,
                                        Command::ShowClock,
                                        Command::FullScreen});
    buildGameMenus();
    fillMenu(tr("&Tools"), {Command::EditMap,
                            Command::RunEncounter,
                            {},
                            Command::SelectTool,
                            Command::PanTool,
                            Command::TargetTool,
                            Command::MeasureTool,
                            Command::AreaTool,
                            Command::TurnTool,
                            {},
                            Command::WallTool,
                            Command::RoomTool,
                            Command::DoorTool,
                            Command::TerrainTool,
                            Command::LightTool,
                            Command::PropTool,
                            Command::TextTool,
                            Command::NoteTool,
                            Command::AlignTool,
                            Command::VisionTool,
                            {},
                            Command::KeyPointer});
    fillMenu(tr("&Help"),
             {Command::Tour, Command::FindAction, Command::KeySheet, Command::ChangeKeys, Command::About});
}

void BattleWindow::buildGameMenus() {
    fillMenu(tr("E&ncounter"), {Command::AddCreatures,
                                Command::CreatureLibrary,
                                Command::AddParty,
                                Command::SaveToLibrary,
                                {},
                                Command::Details,
                                Command::HitPoints,
                                Command::Conditions,
                                Command::TokenPicture,
                                Command::Mount,
                                Command::Hide,
                                Command::NewTurn,
                                {},
                                Command::PinTarget,
                                Command::NextTarget,
                                Command::PreviousTarget,
                                Command::ApplyRuling,
                                {},
                                Command::RollDice,
                                {},
                                Command::Rules});
    fillMenu(tr("F&ight"), {Command::BeginFight,
                            Command::JoinFight,
                            {},
                            Command::DeclareRound,
                            Command::OrderStrike,
                            Command::ChangeOrder,
                            Command::WithdrawOrder,
                            Command::NextOffer,
                            Command::StopAtOffers,
                            {},
                            Command::ActNow,
                            Command::DelayTurn,
                            Command::ReadyTurn,
                            {},
                            Command::StepForward,
                            Command::StepBack,
                            {},
                            Command::EndFight,
                            Command::FightSummary});
    m_playersMenu = fillMenu(tr("Pla&yers"), {Command::PlayerWindow,
                                              Command::ShowPlayers,
                                              Command::HoldPlayers,
                                              Command::PushPlayers,
                                              Command::BlackoutPlayers,
                                              Command::Handout,
                                              Command::WaitingPicture,
                                              Command::ShareNetwork,
                                              Command::ShareRuler,
                                              {},
                                              Command::PlayersWholeBoard,
                                              Command::PlayersFollowView,
                                              Command::PlayersThisView,
                                              Command::FrameTool,
                                              Command::TrueSize,
                                              Command::TurnPlayers,
                                              {},
                                              Command::ShowFog,
                                              Command::FogTool,
                                              Command::RevealSeen,
                                              Command::ForgetFog});
    addPlayerMenus();
}

void BattleWindow::setPreferences(const Preferences& preferences) {
    m_context.setUnits(preferences.units);
    m_clockHeight = preferences.clockHeight;
    m_printChoices = choicesFrom(preferences.print);
    m_commands.setChosenKeys(preferences.keys);
    takePlayers(preferences.players, preferences.playerScreen);
    if (preferences.recent != nullptr) {
        auto* recent = new QMenu(tr("Open &recent"), m_fileMenu);
        connectRecentMenu(*recent, *preferences.recent,
                          [this](const QString& path) { m_files.openDropped(path, this); });
        m_fileMenu->insertMenu(m_commands[Command::Import], recent);
    }
    m_viewMenu->addSeparator();
    QMenu* theme = m_viewMenu->addMenu(icon(Glyph::Theme), tr("&Theme"));
    Appearance* appearance = &preferences.appearance;
    const std::pair<SchemePreference, QString> schemes[] = {
        {SchemePreference::System, tr("Like the &desktop")},
        {SchemePreference::Light, tr("&Light")},
        {SchemePreference::Dark, tr("D&ark")}};
    addChoices(*theme, schemes, appearance->preference(),
               [appearance](SchemePreference chosen) { appearance->setPreference(chosen); });
    QMenu* language = m_viewMenu->addMenu(tr("&Language"));
    std::vector<std::pair<QString, QString>> names;
    for (const QString& name : preferences.languages) {
        // Qt would say "American English".
        QString native =
            name == QLatin1String("en") ? QStringLiteral("English") : QLocale(name).nativeLanguageName();
        native[0] = native[0].toUpper();
        names.emplace_back(name, native);
    }
    addChoices(*language, names, preferences.language,
               [this](const QString& chosen) { Q_EMIT languageChosen(chosen); });
    // Each stands there in its own words; whoever looks for it types theirs.
    const QStringList languageNames{tr("English"), tr("French")};
    const QStringList known{QStringLiteral("en"), QStringLiteral("fr")};
    for (qsizetype i = 0; i < language->actions().size(); ++i)
        if (const qsizetype at = known.indexOf(names[static_cast<std::size_t>(i)].first); at >= 0)
            language->actions()[i]->setProperty(kFindWords, languageNames[at]);
    QMenu* units = m_viewMenu->addMenu(icon(Glyph::Measure), tr("&Units"));
    const std::pair<Units, QString> lengths[] = {
        {Units::Metric, tr("&Metres")}, {Units::Imperial, tr("&Feet")}, {Units::Both, tr("&Both")}};
    addChoices(*units, lengths, preferences.units, [this](Units chosen) {
        m_context.setUnits(chosen);
        refreshAll();
        Q_EMIT unitsChosen(chosen);
    });
    units->actions().constLast()->setProperty(kFindWords,
                                              lengths[0].second + QLatin1Char(' ') + lengths[1].second);
    refreshAll();
}

void BattleWindow::buildTopBar() {
    QToolBar* bar = plainBar(*this, Qt::TopToolBarArea, QStringLiteral("topBar"), tr("Main bar"));
    m_mode = new SegmentedControl;
    m_mode->setAccessibleName(tr("Mode"));
    m_mode->addSegment(tr("Edit map"), icon(Glyph::Edit));
    m_mode->addSegment(tr("Run encounter"), icon(Glyph::Play));
    m_mode->setCurrent(1);
    bar->addWidget(m_mode);
    bar->addSeparator();
    QToolButton* open = barButton(m_commands[Command::Open], Qt::ToolButtonTextBesideIcon);
    QAction* openEntry = bar->addWidget(open);
    QAction* importEntry = bar->addWidget(barButton(m_commands[Command::Import], Qt::ToolButtonIconOnly));
    bar->addWidget(barButton(m_commands[Command::Save], Qt::ToolButtonIconOnly));
    bar->addSeparator();
    m_undoButton = barButton(m_commands[Command::Undo], Qt::ToolButtonTextBesideIcon);
    m_redoButton = barButton(m_commands[Command::Redo], Qt::ToolButtonIconOnly);
    bar->addWidget(m_undoButton);
    bar->installEventFilter(this);  // its width decides how much of the undo text is seen
    QAction* redoEntry = bar->addWidget(m_redoButton);
    m_barRoom = stretch();
    bar->addWidget(m_barRoom);
    QToolButton* creatures = barButton(m_commands[Command::AddCreatures], Qt::ToolButtonTextBesideIcon);
    QToolButton* rules = barButton(m_commands[Command::Rules], Qt::ToolButtonTextBesideIcon);
    QAction* creaturesEntry = bar->addWidget(creatures);
    QAction* rulesEntry = bar->addWidget(rules);
    QToolButton* vision = barButton(m_commands[Command::VisionTool], Qt::ToolButtonTextBesideIcon);
    setTone(*vision, Tone::Go);
    m_visionEntry = bar->addWidget(vision);
    QToolButton* turn = barButton(m_commands[Command::NewTurn], Qt::ToolButtonTextBesideIcon);
    QToolButton* begin = barButton(m_commands[Command::BeginFight], Qt::ToolButtonTextBesideIcon);
    m_turnEntry = bar->addWidget(turn);
    m_beginEntry = bar->addWidget(begin);
    QToolButton* forward = barButton(m_commands[Command::StepForward], Qt::ToolButtonTextBesideIcon);
    setTone(*forward, Tone::Go);
    m_forwardEntry = bar->addWidget(forward);
    new BarFit(*bar, {open, rules, creatures, turn, begin, vision, forward},
               {importEntry, rulesEntry, openEntry, creaturesEntry, redoEntry}, *m_undoButton, kUndoWord);
}

void BattleWindow::buildToolStrip() {
    QToolBar* strip = plainBar(*this, Qt::LeftToolBarArea, QStringLiteral("toolStrip"), tr("Tools"));
    for (const Command command :
         {Command::SelectTool, Command::PanTool, Command::TargetTool, Command::MeasureTool, Command::AreaTool,
          Command::TurnTool, Command::FogTool, Command::FrameTool, Command::WallTool, Command::RoomTool,
          Command::DoorTool, Command::TerrainTool, Command::LightTool, Command::PropTool, Command::TextTool,
          Command::NoteTool, Command::AlignTool, Command::VisionTool})
        m_stripEntries[command] = strip->addWidget(new ToolStripButton(m_commands[command]));
}

void BattleWindow::buildCentre() {
    m_scene = new BoardScene(this);
    m_view = new BoardView(*m_scene);
    m_view->setAccessibleName(tr("Board"));
    m_view->setOptions({.lightMarks = true});
    m_overview = new Overview(*m_view);
    m_side = new SidePanel(m_context, m_document);
    auto* splitter = new QSplitter;
    m_rows = new QSplitter(Qt::Vertical);
    splitter->addWidget(m_view);
    splitter->addWidget(m_side);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 0);
    splitter->setCollapsible(0, false);
    splitter->setHandleWidth(1);
    m_clock = new ClockStrip(m_context, m_commands);
    m_clock->setScene(*m_scene);
    ClockGrid& grid = m_clock->grid();
    TurnCards& cards = m_clock->cards();
    typeWhereTheMouseIs(m_context, *m_view, grid, [&grid](const QPoint& at) { return grid.creatureAt(at); });
    typeWhereTheMouseIs(m_context, *m_view, cards,
                        [&cards](const QPoint& at) { return cards.creatureAt(at); });
    m_rows->addWidget(splitter);
    m_rows->addWidget(m_clock);
    m_rows->setStretchFactor(0, 1);
    m_rows->setStretchFactor(1, 0);
    m_rows->setChildrenCollapsible(false);
    m_rows->setHandleWidth(kRowsHandle);
    setCentralWidget(m_rows);
    m_notices = new NoticeStack(m_view);
    using Entries = std::vector<std::string_view>;
    new LogNotice(m_document, m_context, *m_notices, Notice::Kind::Info, Entries{"conditionEnds"}, nullptr,
                  this);
    new LogNotice(m_document, m_context, *m_notices, Notice::Kind::Warning,
                  Entries{"ontoHidden", "fight.throughHidden", "fight.notCounted"},
                  m_commands[Command::StepBack], this);
    new StrikeOffers(m_document, m_context, *m_notices, this);
    new JoinOffer(m_document, m_context, *m_notices, *m_commands[Command::JoinFight], this);
}

void BattleWindow::buildStatusBar() {
    for (QLabel** label : {&m_where, &m_distance, &m_scale}) {
        *label = new QLabel;
        (*label)->setContentsMargins(8, 0, 8, 0);
        statusBar()->addWidget(*label);
    }
    // Nothing stands there before the pointer comes; then the numbers change without pushing each other.
    m_where->setMinimumWidth(
        m_where->fontMetrics().horizontalAdvance(QStringLiteral("(88, 88) · 88.8 m, 88.8 m")) + 16);
    m_where->hide();
    m_distance->hide();
    for (QLabel** label : {&m_players, &m_saved}) {
        *label = new QLabel;
        (*label)->setContentsMargins(8, 0, 8, 0);
        statusBar()->addPermanentWidget(*label);
    }
}

}  // namespace tenaille::ui
