// SPDX-License-Identifier: MIT
//
// What the battle window does about the players' screen.
#include <QMenu>
#include <QPushButton>

#include "core/document/fog.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/player_screen.h"
#include "ui/battle/true_size_dialog.h"
#include "ui/scene/board_view.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

constexpr int kReadingOfPlayers = 8'000;

}  // namespace

void BattleWindow::addPlayerMenus() {
    using board::Daylight;
    using board::PlayerMode;
    const auto set = [this](auto change) {
        const board::PlayerViewRecord now = document::playerViewOf(m_context.encounter());
        actions::SetPlayerView intent{now.mode, now.light, now.explores};
        change(intent);
        m_context.perform(intent);
    };
    QMenu* modes = m_playersMenu->addMenu(tr("&Players see"));
    connect(modes, &QMenu::aboutToShow, this, [this, modes, set] {
        modes->clear();
        const PlayerMode now = document::playerViewOf(m_context.encounter()).mode;
        const auto choose = [set](PlayerMode mode) { set([mode](auto& intent) { intent.mode = mode; }); };
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
    on(Command::PlayersWholeBoard, [this] {
        if (m_playerScreen) m_playerScreen->setAim(PlayerScreen::Aim::WholeBoard);
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
    on(Command::ShowFog, &BattleWindow::refreshFog);
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
    connect(m_view, &BoardView::cameraChanged, this, &BattleWindow::tellPlayerView);
    refreshPlayers();
}

void BattleWindow::takePlayers(PlayerScreen* players, const QString& screen) {
    m_playerScreen = players;
    m_playerScreenName = screen;
    if (players != nullptr) {
        connect(players, &PlayerScreen::stateChanged, this, &BattleWindow::refreshPlayers);
        connect(players, &PlayerScreen::screenChosen, this, [this](const QString& name) {
            m_playerScreenName = name;
            Q_EMIT playerScreenChosen(name);
        });
        connect(players, &PlayerScreen::screenLost, this, [this] {
            m_notices->show(
                Notice::Kind::Warning,
                tr("The players' screen is gone. Nothing of it was moved here; F12 opens it again."));
        });
        tellPlayerView();
    }
    refreshPlayers();
}

void BattleWindow::openPlayers(bool open) {
    if (!m_playerScreen) return;
    if (!open) return m_playerScreen->close();
    m_playerScreen->open(screen(), m_playerScreenName);
    activateWindow();  // the game master goes on here
    if (m_playerScreen->isPublished()) return;
    if (m_playerNotice) m_playerNotice->dismiss();
    m_playerNotice = m_notices->show(
        Notice::Kind::Info, tr("The players' screen is open and blank. They see nothing before you say so."));
    connect(m_playerNotice->addAction(tr("Show the board")), &QPushButton::clicked,
            m_commands[Command::ShowPlayers], &QAction::trigger);
}

// Chosen again, the board is back.
void BattleWindow::showHandout() {
    if (!m_playerScreen) return;
    if (m_playerScreen->showsPicture()) return m_playerScreen->takePictureAway();
    const QString path =
        askFileToOpen(this, tr("A picture for the players"), {}, tr("Pictures (*.png *.jpg *.jpeg *.webp)"));
    const Outcome shown = path.isEmpty() ? Outcome(Done{}) : m_playerScreen->showPicture(path);
    if (!shown) showProblem(shown.problem());
    refreshPlayers();
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
    m_commands[Command::PlayerWindow]->setEnabled(there);
    m_commands[Command::PlayerWindow]->setChecked(open);
    for (const Command command :
         {Command::ShowPlayers, Command::HoldPlayers, Command::PushPlayers, Command::BlackoutPlayers,
          Command::PlayersWholeBoard, Command::PlayersFollowView, Command::PlayersThisView, Command::TrueSize,
          Command::TurnPlayers, Command::Handout})
        m_commands[command]->setEnabled(open);
    const bool published = open && m_playerScreen->isPublished();
    m_commands[Command::ShowPlayers]->setEnabled(open && !published);
    m_commands[Command::HoldPlayers]->setEnabled(published);
    m_commands[Command::PushPlayers]->setEnabled(published && m_playerScreen->isHeld());
    m_commands[Command::HoldPlayers]->setChecked(published && m_playerScreen->isHeld());
    m_commands[Command::BlackoutPlayers]->setChecked(open && m_playerScreen->isBlackout());
    m_commands[Command::Handout]->setChecked(open && m_playerScreen->showsPicture());
    if (published && m_playerNotice) m_playerNotice->dismiss();
    if (there) {
        using Aim = PlayerScreen::Aim;
        const Aim aim = m_playerScreen->aim();
        m_commands[Command::PlayersWholeBoard]->setChecked(aim == Aim::WholeBoard);
        m_commands[Command::PlayersFollowView]->setChecked(aim == Aim::FollowsView);
        m_commands[Command::PlayersThisView]->setChecked(aim == Aim::Frame);
    }
    if (m_view->isVisible()) refreshOverlay();
    refreshStatus();
}

// What the players would see, for the game master: while he paints fog or asks for it.
void BattleWindow::refreshFog() {
    const bool asked = m_commands[Command::ShowFog]->isChecked() || m_tools.active() == ToolId::Fog;
    if (!asked || m_context.editing()) return m_view->setFog(std::nullopt);
    players::PlayerScene scene = players::playerScene(m_context.encounter(), m_document.sightGround());
    m_view->setFog(BoardView::ShownFog{std::move(scene.known), std::move(scene.seen)});
}

// The part of the board that the players see, when it is one of its own.
void BattleWindow::addPlayerFrame(Overlay& overlay) const {
    if (!m_playerScreen || !m_playerScreen->isOpen()) return;
    if (m_playerScreen->aim() != PlayerScreen::Aim::Frame && !m_playerScreen->trueSize()) return;
    const std::optional<QRectF> plane = m_playerScreen->window()->view().shownPlane();
    if (!plane) return;
    const board::GridKind grid = m_context.board().grid();
    OverlayLine frame{LineStyle::Guide, {}};
    for (const QPointF corner :
         {plane->topLeft(), plane->topRight(), plane->bottomRight(), plane->bottomLeft(), plane->topLeft()})
        frame.points.push_back(board::nearestLatticePoint(grid, {corner.x(), corner.y()}));
    overlay.labels.push_back({tr("The players' screen"), frame.points.front(), LabelTone::Neutral, true});
    overlay.lines.push_back(std::move(frame));
}

// Of the creatures that are selected.
void BattleWindow::addPlayerActions(QMenu& menu) {
    const std::optional<RecordId> first = m_context.attacker();
    const board::TokenRecord* token = first ? m_context.encounter().tokens.find(*first) : nullptr;
    if (token == nullptr) return;
    QMenu* players = menu.addMenu(tr("For the players"));
    using board::HealthShown;
    using board::SharedSight;
    players->addSection(tr("Health"));
    addChoices(*players,
               {{HealthShown::Usual, tr("As usual: of the party a bar")},
                {HealthShown::Bar, tr("A bar")},
                {HealthShown::Words, tr("In words")},
                {HealthShown::Nothing, tr("Nothing")}},
               token->healthShown, [this](HealthShown shown) {
                   m_context.perform(actions::ShareTokens{m_context.selectedTokens(), shown, {}});
               });
    players->addSection(tr("Its eyes"));
    addChoices(*players,
               {{SharedSight::Usual, tr("As usual: the party's")},
                {SharedSight::Always, tr("The players see what it sees")},
                {SharedSight::Never, tr("They do not")}},
               token->sharedSight, [this](SharedSight shared) {
                   m_context.perform(actions::ShareTokens{m_context.selectedTokens(), {}, shared});
               });
}

}  // namespace tenaille::ui
