// SPDX-License-Identifier: MIT
//
// PlayerStage: what the players are shown at this moment. It is fed with player scenes and words made for
// players, and knows nothing else; windows, pictures and the network show it.
#pragma once

#include <QColor>
#include <QElapsedTimer>
#include <QImage>
#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/board/board_view.h"
#include "core/players/player_scene.h"
#include "ui/gesture/pointing.h"
#include "ui/scene/board_scene.h"

namespace tenaille::ui {

// Whose turn it is, in words for players.
struct PlayerStrip {
    struct Card {
        RecordId token;
        QString name;
        QString label;
        QColor colour;
        bool current = false;
        PyramidPtr picture = {};  // of the creature on the players' board
        friend bool operator==(const Card&, const Card&) = default;
    };
    QString clock;  // "Round 7 - segment 3 of 10"; empty: no fight runs
    std::vector<Card> cards;
    friend bool operator==(const PlayerStrip&, const PlayerStrip&) = default;
};

class PlayerStage : public QObject {
    Q_OBJECT

  public:
    explicit PlayerStage(QObject* parent = nullptr);

    // Nothing was shown yet, or it was taken away: a blank screen.
    bool isBlank() const { return m_blackout || (m_scene == nullptr && picture().isNull()); }
    // How hurt creatures are stands after their names, where the scene tells it in words.
    void show(players::PlayerScene scene, PlayerStrip strip);
    void clear();
    // The screen goes dark and comes back as it was.
    void setBlackout(bool dark);
    bool isBlackout() const { return m_blackout; }
    // A picture in place of the board, a handout or a title; a null one gives the board back.
    void setPicture(const QImage& picture);
    const QImage& picture() const { return m_picture.isNull() && !m_scene ? m_waiting : m_picture; }
    bool isPictureSet() const { return !m_picture.isNull(); }

    // In place of nothing, before the first show(): a title, say. A null one: black.
    void setWaiting(const QImage& picture);

    // ---- pointing: what the game master's hands show, on a board that is shown ----
    const Pointing& pointing() const { return m_pointing; }
    void point(std::optional<QPointF> plane);
    void ping(QPointF plane);
    void setRuler(std::vector<board::LatticePoint> points, const QString& length);
    // An area of a spell. What of it is reached is found by the board that is shown, anew with each that
    // comes, never by that of the game master. Empty: none.
    using ReachedCells = std::function<std::vector<board::Cell>(const document::Encounter& shown,
                                                                const board::BoardView& board)>;
    void setArea(ReachedCells reached, const QString& text);

    // Of the last show(); nullptr before it.
    const players::PlayerScene* scene() const { return m_scene.get(); }
    const PlayerStrip& strip() const { return m_strip; }
    // The board of that scene, ready to be painted.
    BoardScene& board() { return m_board; }

  Q_SIGNALS:
    void changed();          // what is known or seen, who acts, or all of it
    void pointingChanged();  // pointing() alone
    void boardReplaced();    // by another board: cameras begin anew

  private:
    void agePings();
    bool reachArea();

    std::unique_ptr<players::PlayerScene> m_scene;
    PlayerStrip m_strip;
    bool m_blackout = false;
    QImage m_picture;
    QImage m_waiting;
    Pointing m_pointing;
    ReachedCells m_reached;
    std::optional<board::BoardView> m_shownBoard;  // of the scene, once it is asked for
    std::vector<QElapsedTimer> m_pinged;           // beside m_pointing.pings
    QTimer m_fading;
    BoardScene m_board;
};

}  // namespace tenaille::ui
