// SPDX-License-Identifier: MIT
//
// PlayerWindow: the players' view on a screen of its own. Its title says nothing; F11 fills the screen or
// lets go of it, everything else is done in the game master's window.
#pragma once

#include <QPointer>
#include <QScreen>
#include <QWidget>

#include "ui/player/player_view.h"

namespace tenaille::ui {

class PlayerWindow final : public QWidget {
    Q_OBJECT

  public:
    explicit PlayerWindow(PlayerPicture& picture);

    PlayerView& view() { return m_view; }

    // The title in the present language.
    void retranslate();
    // Fills the screen; without one it opens as a window of usual size.
    void openOn(QScreen* screen);
    // Where it was left on a screen for both, pixels; from then on it opens there, if that is still on a
    // screen.
    void setPlace(const QRect& place) { m_place = place; }
    // Not the game master's.
    bool hasOwnScreen() const { return m_screen != nullptr; }

  Q_SIGNALS:
    void closed();                    // by its frame or by the screen that went away
    void placed(const QRect& place);  // on a screen for both
    // Its screen was unplugged: nothing of it is moved to another one. It is of no more use: in its depth Qt
    // keeps a pointer to the screen that is no more.
    void screenLost(bool wasOpen);

  protected:
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void placeBesideOthers();
    void tellPlace();

    PlayerView m_view;
    QPointer<QScreen> m_screen;
    QRect m_place;
    bool m_placed = false;  // on the game master's screen
};

// Where the players' window belongs: on the screen of that name if it is there, else on the first one that
// `own`, the game master's, is not; nullptr when that is the only one.
QScreen* playerScreen(const QList<QScreen*>& screens, const QScreen* own, const QString& remembered);

}  // namespace tenaille::ui
