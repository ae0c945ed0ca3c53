// SPDX-License-Identifier: MIT
#include "ui/battle/player_screen.h"

#include <QGuiApplication>
#include <QLocale>
#include <QScopedValueRollback>
#include <algorithm>
#include <optional>

#include "core/actions/turn_game.h"
#include "core/document/fog.h"
#include "core/io/document_limits.h"
#include "core/io/read_file.h"
#include "ui/scene/board_colours.h"
#include "ui/scene/pictures.h"
#include "ui/scene/tokens.h"

namespace tenaille::ui {

namespace {
constexpr double kInch = 25.4;
constexpr double kUsualDots = 96 / kInch;
// Of the picture when no screen says how large it is.
constexpr QSize kNetworkSize(1920, 1080);

// Whether the players see more of the board by their mode.
bool widens(const document::ChangeSet& changes) {
    const auto modeOf = [](const document::Recorded<board::PlayerViewRecord>& view) {
        return view ? view->mode : board::PlayerViewRecord{}.mode;
    };
    return std::any_of(changes.changes.begin(), changes.changes.end(), [&](const document::AnyChange& any) {
        const auto* view = std::get_if<document::Change<board::PlayerViewRecord>>(&any);
        return view != nullptr && modeOf(view->after) < modeOf(view->before);
    });
}
}  // namespace

PlayerScreen::PlayerScreen(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_picture(m_stage), m_feed(m_picture) {
    m_due.setSingleShot(true);
    m_due.setInterval(0);
    connect(&m_due, &QTimer::timeout, this, &PlayerScreen::show);
    connect(&m_document, &Document::changed, this, [this](const document::ChangeSet& changes) {
        if (m_published && !m_held && !m_isChosen && widens(changes)) {
            setHeld(true);
            Q_EMIT wouldSeeMore();
        }
        // The first look was undone: what the document says nobody has seen is on no screen.
        if (m_published && !document::playerViewOf(m_document.encounter()).shown) {
            blank();
            Q_EMIT firstLookUndone();
        }
        // What comes later must not depend on whether somebody looks now.
        if (changes.touches<board::ClockRecord>() || changes.touches<board::CombatantRecord>())
            tellTurns(false);
        follow();
    });
    // Another document is not what was published.
    connect(&m_document, &Document::wasReset, this, [this] {
        blank();
        setAim(Aim::WholeBoard);
    });
    connect(&m_feed, &PictureFeed::changed, this, &PlayerScreen::followWatchers);
    connect(&m_feed, &PictureFeed::failed, this, &PlayerScreen::shareFailed);
    connect(this, &PlayerScreen::stateChanged, this, [this] { look(isBlackout()); });
}

PlayerScreen::~PlayerScreen() = default;

void PlayerScreen::open(const QScreen* own, const QString& remembered) {
    QScreen* screen = playerScreen(QGuiApplication::screens(), own, remembered);
    if (m_window && screen != nullptr && m_window->hasOwnScreen() && m_window->screen() != screen)
        m_window.reset();  // it goes there at once
    if (!m_window) {
        m_window = std::make_unique<PlayerWindow>(m_picture);
        connect(m_window.get(), &PlayerWindow::closed, this, [this] {
            followWatchers();
            if (m_feed.isOn()) Q_EMIT closedWhileShared();
        });
        m_window->setPlace(m_place);
        connect(m_window.get(), &PlayerWindow::placed, this, [this](const QRect& place) {
            m_place = place;
            Q_EMIT placeChosen(place);
        });
        connect(m_window.get(), &PlayerWindow::screenLost, this, [this](bool wasOpen) {
            m_window.release()->deleteLater();  // the next one is another
            followWatchers();
            if (wasOpen) Q_EMIT screenLost();
        });
    }
    m_window->openOn(screen);
    applyAim();
    applySize();
    if (screen != nullptr) Q_EMIT screenChosen(screen->name());
    followWatchers();
}

void PlayerScreen::share(const QHostAddress& address) {
    m_feed.start(address, {QLocale().bcp47Name().left(2), tr("The board will be here soon."),
                           tr("The connection is lost. Is the game master still sharing?"),
                           tr("The game master has stopped sharing."),
                           tr("Turn the phone: the picture is larger then.")});
}

void PlayerScreen::followWatchers() {
    m_picture.setPans(isOpen());
    m_picture.setWatched(isWatched());
    if (!isOpen()) m_picture.setSize(kNetworkSize);
    follow();
    Q_EMIT stateChanged();
}

void PlayerScreen::close() {
    if (m_window) m_window->close();
}

bool PlayerScreen::comeFrom(const QWidget& front) {
    if (!isOpen() || hasOwnScreen() || !front.isActiveWindow()) return false;
    const auto area = [](const QRect& rect) { return qint64{rect.width()} * rect.height(); };
    const QRect place = m_window->frameGeometry();
    const QRect common = place & front.frameGeometry();
    if (common.isEmpty() || 2 * area(common) < area(place)) return false;
    m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
    m_window->raise();
    m_window->activateWindow();
    return true;
}

void PlayerScreen::blank() {
    m_published = false;
    m_held = false;
    m_due.stop();
    m_stage.clear();
    m_teller = {};
    Q_EMIT stateChanged();
}

void PlayerScreen::publish() {
    if (!beginShowing()) return;
    m_published = true;
    m_held = false;
    m_stage.setBlackout(false);
    m_stage.setPicture({});
    show();
    Q_EMIT stateChanged();
}

// Before anything is shown: where the heroes stood while the board was prepared is nobody's knowledge.
bool PlayerScreen::beginShowing() {
    board::SampleMask forgotten = document::fogOf(m_document.encounter()).explored;
    const Outcome begun = m_document.perform(actions::BeginShowing{});
    if (!begun) {
        Q_EMIT refused(begun.problem());
        return false;
    }
    forgotten -= document::fogOf(m_document.encounter()).explored;
    if (!forgotten.empty()) Q_EMIT preparationForgotten(forgotten);
    return true;
}

void PlayerScreen::setHeld(bool held) {
    if (m_held == held) return;
    m_held = held;
    if (!held) follow();
    Q_EMIT stateChanged();
}

void PlayerScreen::push() {
    if (!m_published) return publish();
    if (!isBlackout() && !showsPicture()) m_document.setPlayersLook(true);
    show();
    look(isBlackout());
}

Outcome PlayerScreen::choose(const actions::SetPlayerView& view) {
    const QScopedValueRollback chosen(m_isChosen, true);
    return m_document.perform(view);
}

// What they do not see on a screen that shows the board they do not learn: it is held, dark, or shows a
// picture.
void PlayerScreen::look(bool dark) {
    const bool isAway = m_held || dark || showsPicture();
    m_document.setPlayersLook(!(m_published && isWatched() && isAway));
}

void PlayerScreen::setBlackout(bool dark) {
    look(dark);
    if (!dark && !m_held) show();
    m_stage.setBlackout(dark);
    if (!m_held && isSeen()) tellTurns(true);
    Q_EMIT stateChanged();
}

Result<QImage> PlayerScreen::readPicture(const QString& path) const {
    const std::string file = path.toStdString();
    const Result<std::string> bytes = io::readFile(file, {.bytes = io::kMaxAssetBytes});
    if (!bytes) return bytes.problem();
    const Result<Pyramid> pyramid = decodePicture(*bytes, false);
    if (!pyramid) return pyramid.problem().inFile(file);
    return QImage(pyramid->levels.front());
}

Outcome PlayerScreen::showPicture(const QString& path) {
    const Result<QImage> picture = readPicture(path);
    if (!picture) return picture.problem();
    m_stage.setPicture(*picture);
    Q_EMIT stateChanged();
    return Done{};
}

Outcome PlayerScreen::setWaitingPicture(const QString& path) {
    QImage waiting;
    if (!path.isEmpty()) {
        const Result<QImage> picture = readPicture(path);
        if (!picture) return picture.problem();
        waiting = *picture;
    }
    m_waitingPath = path;
    m_stage.setWaiting(waiting);
    Q_EMIT waitingPictureChanged();
    Q_EMIT stateChanged();
    return Done{};
}

void PlayerScreen::takePictureAway() {
    m_stage.setPicture({});
    if (!m_held && isSeen()) tellTurns(true);
    Q_EMIT stateChanged();
}

void PlayerScreen::setAim(Aim aim) {
    m_aim = aim;
    applyAim();
    Q_EMIT stateChanged();
}

void PlayerScreen::applyAim() {
    if (m_aim == Aim::WholeBoard)
        m_picture.setFrame(std::nullopt);
    else
        m_picture.setFrame(m_aim == Aim::Frame ? m_frame : m_view);
}

void PlayerScreen::viewMoved(const PlayerFrame& frame) {
    m_view = frame;
    if (m_aim == Aim::FollowsView && !m_held) m_picture.setFrame(frame);
}

void PlayerScreen::showFrame(const PlayerFrame& frame) {
    m_frame = frame;
    setAim(Aim::Frame);
}

std::optional<PlayerFrame> PlayerScreen::frameNow() const {
    const std::optional<QRectF> plane = isWatched() ? m_picture.shownPlane() : std::nullopt;
    if (!plane) return std::nullopt;
    return PlayerFrame{plane->center(), plane->width()};
}

void PlayerScreen::turn(int quarters) {
    m_picture.setTurns(m_picture.turns() + quarters);
    Q_EMIT stateChanged();
}

void PlayerScreen::setStripEdges(StripEdges edges) {
    m_picture.setStripEdges(edges);
    Q_EMIT stripEdgesChanged();
    Q_EMIT stateChanged();
}

void PlayerScreen::setTrueSize(std::optional<double> mm) {
    if (m_trueSize == mm) return;
    m_trueSize = mm;
    applySize();
    Q_EMIT trueSizeChanged();
    Q_EMIT stateChanged();
}

double PlayerScreen::dotsPerMm() const {
    const QScreen* screen = m_window ? m_window->screen() : QGuiApplication::primaryScreen();
    if (screen == nullptr) return kUsualDots;
    const double measured = m_measured.value(screen->name()).toDouble();
    if (measured > 0) return measured;
    // What screens say of themselves is often wrong, or nothing.
    const double told = screen->physicalDotsPerInchX() * screen->devicePixelRatio() / kInch;
    return told > 0.5 && told < 30 ? told : kUsualDots;
}

void PlayerScreen::setDotsPerMm(double dots) {
    const QScreen* screen = m_window ? m_window->screen() : nullptr;
    if (screen == nullptr) return;
    m_measured[screen->name()] = dots;
    applySize();
    Q_EMIT measuredChanged(m_measured);
}

void PlayerScreen::showCard(bool shown) {
    m_card = shown;
    applySize();
}

void PlayerScreen::applySize() {
    m_picture.setCellPixels(m_trueSize ? std::optional(*m_trueSize * dotsPerMm()) : std::nullopt);
    m_picture.setCard(m_card ? dotsPerMm() : 0);
}

// While nobody looks nothing is shown; opening the screen shows it.
void PlayerScreen::follow() {
    if (m_published && !m_held && isWatched()) m_due.start();
}

void PlayerScreen::retranslate() {
    if (m_window) m_window->retranslate();
    follow();
}

void PlayerScreen::show() {
    m_due.stop();
    if (!m_published) return;
    const players::PlayerScene& scene = m_document.playerScene();
    const bool waited = m_turnsWait;
    m_stage.show(scene, stripOf(scene));
    if (m_turnsWait != waited) Q_EMIT stateChanged();
}

// The picture that is shown is before their eyes.
bool PlayerScreen::isSeen() const { return m_published && isWatched() && !isBlackout() && !showsPicture(); }

players::ToldTurns PlayerScreen::tellTurns(bool seen) {
    const std::optional<players::TurnsNow> now =
        actions::turnsNow(m_document.encounter(), m_document.options());
    return m_teller.tell(now ? &*now : nullptr, m_document.playerScene().shown, seen);
}

PlayerStrip PlayerScreen::stripOf(const players::PlayerScene& scene) {
    const players::ToldTurns told = tellTurns(isSeen());
    m_turnsWait = told.waits;
    PlayerStrip strip;
    if (!told.begun) return strip;
    strip.clock = told.surprise      ? tr("Surprise")
                  : told.segment > 0 ? tr("Round %1 · segment %2 of 10").arg(told.round).arg(told.segment)
                                     : tr("Round %1").arg(told.round);
    for (const players::ToldTurn& turn : told.turns) {
        const board::TokenRecord& token = *scene.shown.tokens.find(turn.token);
        const TokenShape shape = tokenShape(scene.shown.gridRecord().extent.grid, token);
        QString name = QString::fromStdString(token.name);
        if (name.isEmpty()) name = tr("Unknown");
        strip.cards.push_back({turn.token, name, shape.face.label, shape.face.fill, turn.acts});
    }
    return strip;
}

}  // namespace tenaille::ui
