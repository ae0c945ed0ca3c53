// SPDX-License-Identifier: MIT
#include "ui/player/player_window.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QHideEvent>
#include <QKeyEvent>
#include <QScreen>
#include <algorithm>
#include <utility>

namespace tenaille::ui {

namespace {
constexpr QSize kUsualSize(960, 540);
constexpr int kBesideEdge = 40;  // with the frame around it
}  // namespace

PlayerWindow::PlayerWindow(PlayerPicture& picture) : m_view(picture, this) {
    setObjectName(QStringLiteral("playerWindow"));
    retranslate();
    setAttribute(Qt::WA_QuitOnClose, false);
    setCursor(Qt::BlankCursor);
    setContextMenuPolicy(Qt::PreventContextMenu);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, [this](const QScreen* gone) {
        if (m_screen != gone && screen() != gone) return;
        const bool wasOpen = isVisible();
        hide();
        Q_EMIT screenLost(wasOpen);
    });
}

void PlayerWindow::retranslate() {
    setWindowTitle(QCoreApplication::translate("Players", "Players · Tenaille"));
}

void PlayerWindow::openOn(QScreen* screen) {
    m_screen = screen;
    // On a screen of its own it never takes the keyboard: every key is the game master's.
    setAttribute(Qt::WA_ShowWithoutActivating);
    setWindowFlag(Qt::WindowDoesNotAcceptFocus, screen != nullptr);
    if (screen == nullptr) {
        placeBesideOthers();
        showNormal();
        return;
    }
    m_placed = false;
    // Placed before it fills: window managers fill the screen that a window is on.
    showNormal();
    setScreen(screen);
    setGeometry(screen->geometry());
    showFullScreen();
}

// In the lower right corner and no wider than the side panel there, so that it covers no menu, nothing of the
// board and no message; then wherever it was left.
void PlayerWindow::placeBesideOthers() {
    if (std::exchange(m_placed, true)) return;
    const QList<QScreen*> screens = QGuiApplication::screens();
    const bool known = m_place.isValid() && std::any_of(screens.begin(), screens.end(), [&](QScreen* screen) {
                           return screen->availableGeometry().contains(m_place);
                       });
    if (known) return setGeometry(m_place);
    const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
    const QSize size = kUsualSize.scaled(kUsualSize.boundedTo(room.size() / 3), Qt::KeepAspectRatio);
    resize(size);
    move(room.right() - size.width() - kBesideEdge, room.bottom() - size.height() - kBesideEdge);
}

void PlayerWindow::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) Q_EMIT closed();
}

void PlayerWindow::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() != Qt::NoModifier)
        event->ignore();
    else if (event->key() == Qt::Key_F11)
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    else if (event->key() == Qt::Key_F12)
        close();
    else
        event->ignore();
}

void PlayerWindow::moveEvent(QMoveEvent*) { tellPlace(); }

void PlayerWindow::resizeEvent(QResizeEvent*) {
    m_view.setGeometry(rect());
    tellPlace();
}

void PlayerWindow::tellPlace() {
    if (m_screen != nullptr || !isVisible() || windowState() != Qt::WindowNoState) return;
    m_place = geometry();
    Q_EMIT placed(m_place);
}

QScreen* playerScreen(const QList<QScreen*>& screens, const QScreen* own, const QString& remembered) {
    for (QScreen* screen : screens)
        if (screen != own && !remembered.isEmpty() && screen->name() == remembered) return screen;
    for (QScreen* screen : screens)
        if (screen != own) return screen;
    return nullptr;
}

}  // namespace tenaille::ui
