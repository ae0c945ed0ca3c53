// SPDX-License-Identifier: MIT
//
// What the battle window does about the players' screen.
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <algorithm>

#include "core/document/fog.h"
#include "core/document/hidden_doors.h"
#include "core/rules/areas/area.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/creature_form.h"
#include "ui/battle/player_choices.h"
#include "ui/battle/player_screen.h"
#include "ui/battle/share_dialog.h"
#include "ui/battle/true_size_dialog.h"
#include "ui/scene/board_view.h"
#include "ui/tools/area_tool.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

constexpr int kReadingOfPlayers = 8'000;
constexpr int kRepeatMs = 80;

QString picturesFilter() { return BattleWindow::tr("Pictures (*.png *.jpg *.jpeg *.webp)"); }

// A passage that leads nowhere tells of its door.
Notice* tellUnfoundDoors(const document::Encounter& encounter, const QString& fogKey, NoticeStack& notices) {
    const board::Kinds kinds = document::kindsOf(encounter);
    const auto unfound = std::count_if(encounter.doors.begin(), encounter.doors.end(),
                                       [&](const auto& door) { return document::isUnfound(door, kinds); });
    if (unfound == 0) return nullptr;
    Notice* notice = notices.show(
        Notice::Kind::Warning,
        BattleWindow::tr("The whole board is shown, with what lies behind %n secret door(s) that nobody "
                         "has found. The fog tool (%1) covers it.",
                         nullptr, static_cast<int>(unfound))
            .arg(fogKey));
    notice->closeAfter(Notice::kUnhurried);
    return notice;
}

// The program shows the game master whose turn begins, where he looks things up and what he has added: only
// of what the players see does their picture follow there.
bool isForPlayers(const BoardView& view, const Document& document) {
    const std::optional<RecordId> whose = view.broughtTo();
    return !whose || document.playerScene().shown.tokens.find(*whose) != nullptr;
}

void choosePlayerView(BattleContext& context, PlayerScreen* players, const actions::SetPlayerView& view) {
    if (players == nullptr) {
        context.perform(view);
        return;
    }
    const Outcome chosen = players->choose(view);
    if (!chosen) context.refuse(chosen.problem());
}

// As long as it is open.
Notice* tellBlank(NoticeStack& notices, QAction& showBoard, PlayerScreen& players) {
    Notice* notice = notices.show(
        Notice::Kind::Info,
        BattleWindow::tr("The players' screen is open and blank. They see nothing before you say so."));
    QObject::connect(notice->addAction(BattleWindow::tr("Show the board")), &QPushButton::clicked, &showBoard,
                     &QAction::trigger);
    QObject::connect(&players, &PlayerScreen::stateChanged, notice, [notice, &players] {
        if (!players.isWatched()) notice->dismiss();
    });
    return notice;
}

}  // namespace

void BattleWindow::addPlayerMenus() {
    using board::Daylight;
    using board::PlayerMode;
    const auto set = [this](auto change) {
        const board::PlayerViewRecord now = document::playerViewOf(m_context.encounter());
        actions::SetPlayerView intent{now.mode, now.light, now.explores};
        change(intent);
        choosePlayerView(m_context, m_playerScreen, intent);
    };
    QMenu* modes = m_playersMenu->addMenu(tr("&Players see"));
    const auto warned = std::make_shared<QPointer<Notice>>();  // of the mode that is there
    connect(modes, &QMenu::aboutToShow, this, [this, modes, set, warned] {
        modes->clear();
        const PlayerMode now = document::playerViewOf(m_context.encounter()).mode;
        const auto choose = [this, set, warned](PlayerMode mode) {
            set([mode](auto& intent) { intent.mode = mode; });
            if (*warned) (*warned)->dismiss();
            if (mode != PlayerMode::Fog)
                *warned =
                    tellUnfoundDoors(m_context.encounter(), m_commands.keyText(Command::FogTool), *m_notices);
        };
        addChoices(*modes,
                   {{PlayerMode::Fog, tr("What the party sees and &remembers")},
                    {PlayerMode::BySight, tr("The whole board, &creatures by sight")},
                    {PlayerMode::Everything, tr("&Everything that is not hidden")}},
                   now, choose);
        modes->addSeparator();
        QAction* explores = modes->addAction(tr("&Keep what was seen"));
        explores->setCheckable(true);
        explores->setChecked(document::playerViewOf(m_context.encounter()).explores);
        connect(explores, &QAction::triggered, modes,
                [set](bool keeps) { set([keeps](auto& intent) { intent.explores = keeps; }); });
    });
    QMenu* strip = m_playersMenu->addMenu(tr("Strip of turns &at"));
    connect(strip, &QMenu::aboutToShow, this, [this, strip] {
        strip->clear();
        for (const auto& [edge, text] : {std::pair(StripEdge::Bottom, tr("The &lower edge")),
                                         {StripEdge::Left, tr("The l&eft edge")},
                                         {StripEdge::Top, tr("The &upper edge")},
                                         {StripEdge::Right, tr("The &right edge")}}) {
            QAction* action = strip->addAction(text);
            action->setCheckable(true);
            action->setEnabled(m_playerScreen != nullptr);
            action->setChecked(m_playerScreen && m_playerScreen->stripEdges().testFlag(edge));
            connect(action, &QAction::triggered, strip, [this, edge = edge](bool on) {
                if (!m_playerScreen) return;
                StripEdges edges = m_playerScreen->stripEdges();
                m_playerScreen->setStripEdges(edges.setFlag(edge, on));
            });
        }
    });
    QMenu* screens = m_playersMenu->addMenu(tr("Scree&n"));
    const auto others = [this] {
        QList<QScreen*> all = QGuiApplication::screens();
        all.removeOne(screen());
        return all;
    };
    // Where there is but one other there is nothing to choose.
    connect(m_playersMenu, &QMenu::aboutToShow, screens,
            [screens, others] { screens->menuAction()->setVisible(others().size() > 1); });
    connect(screens, &QMenu::aboutToShow, this, [this, screens, others] {
        screens->clear();
        if (!m_playerScreen) return;
        for (const QScreen* one : others()) {
            const QSize pixels = one->size() * one->devicePixelRatio();
            QAction* action = screens->addAction(
                tr("%1, %2 × %3").arg(one->name()).arg(pixels.width()).arg(pixels.height()));
            action->setCheckable(true);
            action->setChecked(one->name() == m_playerScreenName);
            connect(action, &QAction::triggered, screens, [this, name = one->name()] {
                m_playerScreenName = name;
                openPlayers(true);
            });
        }
    });
    QMenu* light = m_playersMenu->addMenu(tr("&Light of the scene"));
    connect(light, &QMenu::aboutToShow, this, [this, light, set] {
        light->clear();
        const Daylight now = document::playerViewOf(m_context.encounter()).light;
        const auto choose = [set](Daylight daylight) {
            set([daylight](auto& intent) { intent.light = daylight; });
        };
        addChoices(*light,
                   {{Daylight::Bright, tr("&Bright")},
                    {Daylight::Dim, tr("&Dim")},
                    {Daylight::Dark, tr("D&ark: only lamps and darkvision")}},
                   now, choose);
    });
}

void BattleWindow::connectPlayers() {
    const auto on = [this](Command command, auto slot) {
        connect(m_commands[command], &QAction::triggered, this, slot);
    };
    on(Command::PlayerWindow, &BattleWindow::openPlayers);
    on(Command::ShowPlayers, [this] {
        if (m_playerScreen) m_playerScreen->publish();
        tellIfBlack();
    });
    on(Command::HoldPlayers, [this](bool held) {
        if (m_playerScreen) m_playerScreen->setHeld(held);
    });
    on(Command::PushPlayers, [this] {
        if (m_playerScreen) m_playerScreen->push();
    });
    on(Command::BlackoutPlayers, [this](bool dark) {
        if (m_playerScreen) m_playerScreen->setBlackout(dark);
    });
    on(Command::Handout, &BattleWindow::showHandout);
    on(Command::WaitingPicture, &BattleWindow::chooseWaitingPicture);
    on(Command::ShareNetwork, [this] {
        if (m_playerScreen) openShareDialog(*m_playerScreen, m_commands.keyText(Command::ShowPlayers), this);
        refreshPlayers();
    });
    on(Command::ShareRuler, [this] {
        shareRuler();
        refreshStatus();
    });
    on(Command::PlayersWholeBoard, [this] {
        if (!m_playerScreen) return;
        m_playerScreen->setTrueSize(std::nullopt);
        m_playerScreen->setAim(PlayerScreen::Aim::WholeBoard);
    });
    on(Command::PlayersFollowView, [this] {
        tellPlayerView();
        if (m_playerScreen) m_playerScreen->setAim(PlayerScreen::Aim::FollowsView);
    });
    on(Command::PlayersThisView, [this] {
        tellPlayerView();
        if (m_playerScreen) m_playerScreen->showFrame(m_playerScreen->viewOfMaster());
    });
    on(Command::TrueSize, [this] {
        if (m_playerScreen) askTrueSize(*m_playerScreen, this);
    });
    on(Command::TurnPlayers, [this] {
        if (m_playerScreen) m_playerScreen->turn(1);
    });
    on(Command::ShowFog, [this] {
        refreshFog();
        if (!m_commands[Command::ShowFog]->isChecked() || !m_playerScreen || !m_playerScreen->isHeld())
            return;
        m_notices
            ->show(Notice::Kind::Info, tr("This is what the players would see. Their picture is held: they "
                                          "still look at what was there before."))
            ->closeAfter(kReadingOfPlayers);
    });
    on(Command::RevealSeen, [this] {
        const auto party = m_document.sightGround().seenByParty(m_context.encounter());
        if (party.anyEyes)
            m_context.perform(actions::PaintFog{actions::FogPaint::Uncover, party.seen});
        else
            m_notices
                ->show(Notice::Kind::Info,
                       tr("None of the party is on the board: there is nothing that it sees."))
                ->closeAfter(kReadingOfPlayers);
    });
    on(Command::ForgetFog, [this] {
        board::SampleMask all(board::samplesOf(m_context.encounter().gridRecord().extent));
        all.fill();
        m_context.perform(actions::PaintFog{actions::FogPaint::Forget, std::move(all)});
    });
    connect(m_view, &BoardView::cameraChanged, this, [this] {
        if (isForPlayers(*m_view, m_document)) tellPlayerView();
    });
    m_pointingEnds.setSingleShot(true);
    m_pointingEnds.setInterval(kRepeatMs);
    connect(&m_pointingEnds, &QTimer::timeout, this, [this] {
        m_isPointing = false;
        if (m_playerScreen) m_playerScreen->stage().point(std::nullopt);
    });
    refreshPlayers();
}

void BattleWindow::takePlayers(PlayerScreen* players, const QString& screen) {
    m_playerScreen = players;
    m_playerScreenName = screen;
    m_context.setPlayerScreen(players);
    if (players != nullptr) {
        connect(&players->stage(), &PlayerStage::pointingChanged, this, &BattleWindow::refreshOverlay);
        connect(players, &PlayerScreen::shareFailed, this, [this](const QString& reason) {
            m_notices->show(Notice::Kind::Warning,
                            tr("The players' picture cannot be shared on the network: %1").arg(reason));
        });
        connect(players, &PlayerScreen::stateChanged, this, &BattleWindow::refreshPlayers);
        connect(players, &PlayerScreen::refused, this, &BattleWindow::showProblem);
        connect(players, &PlayerScreen::preparationForgotten, this, &BattleWindow::tellForgotten);
        connect(players, &PlayerScreen::firstLookUndone, this, [this] {
            if (m_playerNotice) m_playerNotice->dismiss();
            m_playerNotice = m_notices->show(Notice::Kind::Info,
                                             tr("The players' first look is undone: their screen is blank "
                                                "until you show the board again."));
        });
        connect(players, &PlayerScreen::wouldSeeMore, this, [this] {
            Notice* notice = m_notices->show(
                Notice::Kind::Warning, tr("The players would see more of the board again: their picture is "
                                          "held at what they saw."));
            connect(notice->addAction(tr("Show it")), &QPushButton::clicked, m_commands[Command::HoldPlayers],
                    &QAction::trigger);
            connect(m_playerScreen, &PlayerScreen::stateChanged, notice, [this, notice] {
                if (!m_playerScreen || !m_playerScreen->isHeld()) notice->dismiss();
            });
            connect(&m_document, &Document::wasReset, notice, &Notice::dismiss);
        });
        // Another document begins as blank as the first; when its own messages are there.
        connect(
            &m_document, &Document::wasReset, this,
            [this] {
                if (m_playerNotice) m_playerNotice->dismiss();
                if (m_playerScreen && m_playerScreen->isOpen() && !m_playerScreen->isPublished())
                    m_playerNotice =
                        tellBlank(*m_notices, *m_commands[Command::ShowPlayers], *m_playerScreen);
            },
            Qt::QueuedConnection);
        connect(players, &PlayerScreen::screenChosen, this, [this](const QString& name) {
            m_playerScreenName = name;
            Q_EMIT playerScreenChosen(name);
        });
        connect(players, &PlayerScreen::screenLost, this, [this] {
            if (m_playerNotice) m_playerNotice->dismiss();
            m_playerNotice = m_notices->show(
                Notice::Kind::Warning,
                tr("The players' screen is gone. Nothing of it was moved here; %1 opens it again.")
                    .arg(m_commands.keyText(Command::PlayerWindow)));
        });
        connect(players, &PlayerScreen::closedWhileShared, this, [this, players] {
            if (m_playerNotice) m_playerNotice->dismiss();
            m_playerNotice = m_notices->show(
                Notice::Kind::Info,
                tr("The players' window is closed. Browsers in the network still see the picture."));
            connect(m_playerNotice->addAction(tr("Stop sharing")), &QPushButton::clicked, players,
                    [players] { players->feed().stop(); });
            Notice* notice = m_playerNotice;
            connect(&players->feed(), &PictureFeed::changed, notice, [players, notice] {
                if (!players->feed().isOn()) notice->dismiss();
            });
        });
        if (isForPlayers(*m_view, m_document)) tellPlayerView();
    }
    refreshPlayers();
}

void BattleWindow::openPlayers(bool open) {
    if (!m_playerScreen) return;
    // Who has it covered wants to see it; there F12 closes it.
    if (!open && m_playerScreen->comeFrom(*this)) return m_commands[Command::PlayerWindow]->setChecked(true);
    if (m_playerNotice) m_playerNotice->dismiss();
    if (!open) return m_playerScreen->close();
    m_playerScreen->open(screen(), m_playerScreenName);
    // The game master goes on here. On a screen for both it stays above this window, or nobody would see it.
    if (m_playerScreen->hasOwnScreen()) activateWindow();
    if (!m_playerScreen->isPublished())
        m_playerNotice = tellBlank(*m_notices, *m_commands[Command::ShowPlayers], *m_playerScreen);
}

void BattleWindow::tellForgotten(const board::SampleMask& area) {
    Notice* notice =
        m_notices->show(Notice::Kind::Info, tr("The players begin with what their heroes see now. What these "
                                               "saw while you prepared is forgotten."));
    notice->closeAfter(3 * Notice::kUnhurried);
    connect(notice->addAction(tr("Let them keep it")), &QPushButton::clicked, this, [this, area] {
        m_context.perform(actions::PaintFog{actions::FogPaint::Remember, area});
    });
    connect(m_playerScreen, &PlayerScreen::firstLookUndone, notice, &Notice::dismiss);
}

// Fog without anybody who looks, and with nothing uncovered: a black screen that nobody would understand.
void BattleWindow::tellIfBlack() {
    if (!m_playerScreen || !m_playerScreen->isPublished()) return;
    const players::PlayerScene& scene = m_document.playerScene();
    if (scene.mode != board::PlayerMode::Fog || !scene.known.empty()) return;
    Notice* notice = m_notices->show(
        Notice::Kind::Info,
        scene.anyEyes ? tr("The players see nothing yet: where their heroes stand all is covered or dark.")
                      : tr("The players see nothing yet: none of the party is on the board, and nothing is "
                           "uncovered. Add creatures of the side %2, or uncover ground with the fog tool "
                           "(%1).")
                            .arg(m_commands.keyText(Command::FogTool), sideText(document::kPartySide)));
    connect(notice->addAction(tr("Show all of the map")), &QPushButton::clicked, this, [this] {
        board::PlayerViewRecord view = document::playerViewOf(m_context.encounter());
        choosePlayerView(m_context, m_playerScreen, {board::PlayerMode::BySight, view.light, view.explores});
    });
    connect(&m_document, &Document::changed, notice, &Notice::dismiss);
    connect(&m_document, &Document::wasReset, notice, &Notice::dismiss);
}

// What is drawn is on their screen at once: asked before it happens, and again when it is over.
void BattleWindow::tellWhoWatches(bool editing) {
    if (m_watchNotice) m_watchNotice->dismiss();
    if (!m_playerScreen || !m_playerScreen->isWatched() || !m_playerScreen->isPublished()) return;
    const bool held = m_playerScreen->isHeld();
    if (held == editing) return;
    m_watchNotice = m_notices->show(
        Notice::Kind::Info,
        editing ? tr("The players see every change of the map at once, as far as they know it.")
                : tr("The players still see the picture that is held."));
    connect(m_watchNotice->addAction(editing ? tr("Hold their picture") : tr("Show the board as it is")),
            &QPushButton::clicked, m_commands[Command::HoldPlayers], &QAction::trigger);
    connect(&m_document, &Document::wasReset, m_watchNotice, &Notice::dismiss);
}

// Chosen again, the board is back.
void BattleWindow::showHandout() {
    if (!m_playerScreen) return;
    if (m_playerScreen->showsPicture()) return m_playerScreen->takePictureAway();
    const QString path = askFileToOpen(this, tr("A picture for the players"), FileSort::Images,
                                       lastFolder(FileSort::Images), picturesFilter());
    const Outcome shown = path.isEmpty() ? Outcome(Done{}) : m_playerScreen->showPicture(path);
    if (!shown) showProblem(shown.problem());
    refreshPlayers();
}

// Chosen again, there is none.
void BattleWindow::chooseWaitingPicture() {
    if (!m_playerScreen) return;
    const bool had = !m_playerScreen->waitingPicture().isEmpty();
    const QString path = had ? QString()
                             : askFileToOpen(this, tr("A picture while nothing is shown"), FileSort::Images,
                                             lastFolder(FileSort::Images), picturesFilter());
    const Outcome set = !had && path.isEmpty() ? Outcome(Done{}) : m_playerScreen->setWaitingPicture(path);
    if (!set) showProblem(set.problem());
    refreshPlayers();
}

// A ring where the pointer is, and while the key is held a light spot that follows it.
void BattleWindow::beginPointing() {
    const bool shows = m_playerScreen && m_playerScreen->isWatched() && m_playerScreen->isPublished();
    if (m_pointingEnds.isActive()) return m_pointingEnds.stop();
    if (!shows || m_isPointing || !m_pointer || !m_view->underMouse() || m_context.editing()) return;
    m_isPointing = true;
    m_playerScreen->stage().ping(QPointF(m_pointer->position.x, m_pointer->position.y));
}

void BattleWindow::endPointing() {
    if (m_isPointing) m_pointingEnds.start();
}

// Nothing but the points and the length of the measuring tool, and of areas what they reach by all that the
// players know: a wall that nobody found must not bite a piece out of them.
void BattleWindow::shareRuler() {
    if (!m_playerScreen) return;
    PlayerStage& stage = m_playerScreen->stage();
    PlayerStage::ReachedCells reached;
    QString text;
    const auto* areaTool = dynamic_cast<const AreaTool*>(&m_tools.tool());
    // What is prepared behind a picture that is held, or in the dark, is not shown.
    const bool shares = m_commands[Command::ShareRuler]->isChecked() && !m_playerScreen->isHeld() &&
                        !m_playerScreen->isBlackout();
    std::vector<LatticePoint> points;
    QString length;
    if (shares && areaTool != nullptr && areaTool->area() != nullptr) {
        text = areaTool->areaText();
        reached = [area = *areaTool->area(), extent = m_context.encounter().gridRecord().extent](
                      const document::Encounter& shown, const board::BoardView& board) {
            if (!(shown.gridRecord().extent == extent)) return std::vector<board::Cell>();
            return areas::reachedCells(board, area, document::optionsOf(shown).cover);
        };
    }
    stage.setArea(std::move(reached), text);
    if (shares && m_tools.active() == ToolId::Measure) {
        const Overlay& overlay = m_tools.tool().overlay();
        if (!overlay.lines.empty()) points = overlay.lines.front().points;
        if (!overlay.labels.empty()) length = overlay.labels.front().text;
    }
    stage.setRuler(std::move(points), length);
}

// What the players see of the game master's hands, on his own board.
void BattleWindow::addPings(Overlay& overlay) const {
    if (!m_playerScreen) return;
    const board::GridKind grid = m_context.grid();
    const Pointing& pointing = m_playerScreen->stage().pointing();
    for (const Ping& ping : pointing.pings)
        overlay.circles.push_back({AreaStyle::Target,
                                   board::nearestLatticePoint(grid, {ping.at.x(), ping.at.y()}),
                                   static_cast<std::int32_t>((0.2 + ping.age) * geometry::kUnitsPerCell)});
    if (pointing.pointer) {
        const LatticePoint at =
            board::nearestLatticePoint(grid, {pointing.pointer->x(), pointing.pointer->y()});
        overlay.points.push_back({PointStyle::HandleActive, at});
        overlay.labels.push_back({tr("They see this"), std::nullopt, LabelTone::Neutral, true});
    }
}

void BattleWindow::tellPlayerView() {
    if (!m_playerScreen || !m_view->isVisible()) return;
    const double scale = m_view->camera().scale;
    const QSizeF size = QSizeF(m_view->size()) * m_view->devicePixelRatioF();
    m_playerScreen->viewMoved(
        {m_view->camera().toPlane(QPointF(size.width() / 2, size.height() / 2)), size.width() / scale});
}

void BattleWindow::refreshPlayers() {
    const bool there = m_playerScreen != nullptr;
    const bool open = there && m_playerScreen->isOpen();
    const bool watched = there && m_playerScreen->isWatched();
    const bool published = watched && m_playerScreen->isPublished();
    const auto enable = [this](bool on, std::initializer_list<Command> commands) {
        for (const Command command : commands) m_commands[command]->setEnabled(on);
    };
    enable(there,
           {Command::PlayerWindow, Command::WaitingPicture, Command::ShareNetwork, Command::ShareRuler});
    enable(watched, {Command::BlackoutPlayers, Command::Handout, Command::PlayersWholeBoard,
                     Command::PlayersFollowView, Command::PlayersThisView, Command::TurnPlayers});
    enable(open, {Command::TrueSize});
    const bool showsBoard = published && !m_playerScreen->showsPicture() && !m_playerScreen->isBlackout();
    enable(watched && !showsBoard, {Command::ShowPlayers});
    enable(published, {Command::HoldPlayers});
    enable(published && m_playerScreen->isHeld(), {Command::PushPlayers});
    const auto check = [this](Command command, bool on) { m_commands[command]->setChecked(on); };
    check(Command::PlayerWindow, open);
    check(Command::HoldPlayers, published && m_playerScreen->isHeld());
    check(Command::BlackoutPlayers, watched && m_playerScreen->isBlackout());
    check(Command::Handout, watched && m_playerScreen->showsPicture());
    check(Command::WaitingPicture, there && !m_playerScreen->waitingPicture().isEmpty());
    check(Command::TrueSize, there && m_playerScreen->trueSize().has_value());
    check(Command::ShareNetwork, there && m_playerScreen->feed().isOn());
    if (open && published && m_playerNotice) m_playerNotice->dismiss();
    if (there && m_watchNotice && m_playerScreen->isHeld() == m_context.editing()) m_watchNotice->dismiss();
    if (there) {
        using Aim = PlayerScreen::Aim;
        const Aim aim = m_playerScreen->aim();
        m_commands[Command::PlayersWholeBoard]->setChecked(aim == Aim::WholeBoard);
        m_commands[Command::PlayersFollowView]->setChecked(aim == Aim::FollowsView);
        m_commands[Command::PlayersThisView]->setChecked(aim == Aim::Frame);
    }
    if (m_view->isVisible()) refreshOverlay();
    refreshStatus();
    shareRuler();
}

// What the players would see, for the game master: while he paints fog or asks for it.
void BattleWindow::refreshFog() {
    const bool asked = m_commands[Command::ShowFog]->isChecked() || m_tools.active() == ToolId::Fog;
    const bool shown = asked && !m_context.editing();
    if (!shown) {
        m_scene->setPlayersView(std::nullopt, m_context.encounter());
        return m_view->setFog(std::nullopt);
    }
    const players::PlayerScene& scene = m_document.playerScene();
    std::vector<RecordId> seen;
    for (const board::TokenRecord& token : scene.shown.tokens) seen.push_back(token.id);
    m_scene->setPlayersView(std::move(seen), m_context.encounter());
    m_view->setFog(BoardView::ShownFog{scene.known, players::brightGround(scene), scene.dim});
}

// The part of the board that the players see, when it is one of its own.
void BattleWindow::addPlayerFrame(Overlay& overlay) const {
    if (!m_playerScreen || !m_playerScreen->isWatched()) return;
    if (m_playerScreen->aim() != PlayerScreen::Aim::Frame && !m_playerScreen->trueSize()) return;
    const std::optional<QRectF> plane = m_playerScreen->picture().shownPlane();
    if (!plane) return;
    const board::GridKind grid = m_context.grid();
    const QPointF top((plane->left() + plane->right()) / 2, plane->top());
    overlay.labels.push_back({tr("The players' screen"), board::nearestLatticePoint(grid, {top.x(), top.y()}),
                              LabelTone::Neutral, true});
    overlay.lines.push_back(outlineOfFrame(grid, *plane));
}

// Of the creatures that are selected.
void BattleWindow::addPlayerActions(QMenu& menu) {
    const std::optional<RecordId> first = m_context.attacker();
    const board::TokenRecord* token = first ? m_context.encounter().tokens.find(*first) : nullptr;
    const board::TokenRecord usual;
    const board::TokenRecord& now = token != nullptr ? *token : usual;
    QMenu* players = menu.addMenu(tr("For the players"));
    players->addSection(tr("Health"));
    addChoices(*players, healthChoices(), now.healthShown, [this](board::HealthShown shown) {
        m_context.perform(actions::ShareTokens{m_context.selectedTokens(), shown, {}});
    });
    players->addSection(tr("Its eyes"));
    addChoices(*players, eyesChoices(), now.sharedSight, [this](board::SharedSight shared) {
        m_context.perform(actions::ShareTokens{m_context.selectedTokens(), {}, shared});
    });
    if (token == nullptr) forbidChoices(*players);
}

}  // namespace tenaille::ui
