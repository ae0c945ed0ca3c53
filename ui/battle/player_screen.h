// SPDX-License-Identifier: MIT
//
// PlayerScreen: what the game master does with the players' screen. It makes player scenes of the document
// and gives them to the stage; the window at the other end knows nothing else.
//
// Nothing is shown before publish(). From then on the screen follows every edit, unless it is held: then it
// stays as it is until push() or until it is let go.
#pragma once

#include <QObject>
#include <QTimer>
#include <QVariantMap>
#include <memory>
#include <optional>

#include "core/players/told_turns.h"
#include "ui/document/document.h"
#include "ui/network/picture_feed.h"
#include "ui/player/player_window.h"

namespace tenaille::ui {

class PlayerScreen final : public QObject {
    Q_OBJECT

  public:
    explicit PlayerScreen(Document& document, QObject* parent = nullptr);
    ~PlayerScreen() override;

    PlayerStage& stage() { return m_stage; }
    PlayerPicture& picture() { return m_picture; }
    // nullptr before it is opened, and when its screen is gone.
    PlayerWindow* window() const { return m_window.get(); }

    // `own`: the game master's screen. `remembered`: the name of the one that was used last.
    void open(const QScreen* own, const QString& remembered);
    void close();
    // Where `front` covers most of it on a screen for both it comes forward; false: it is not covered.
    bool comeFrom(const QWidget& front);
    bool hasOwnScreen() const { return m_window != nullptr && m_window->hasOwnScreen(); }
    bool isOpen() const { return m_window != nullptr && m_window->isVisible(); }

    // ---- browsers in the same network see the picture too ----
    PictureFeed& feed() { return m_feed; }
    void share(const QHostAddress& address);
    // Somebody may look: the screen is open, or the network is on.
    bool isWatched() const { return isOpen() || m_feed.isOn(); }

    void publish();
    bool isPublished() const { return m_published; }
    void setHeld(bool held);
    bool isHeld() const { return m_held; }
    void push();  // the board as it is now, held or not
    // The words on it in the present language.
    void retranslate();
    // How the players see, as the game master chooses it. Whatever else lets them see more (an undo, a redo)
    // holds the picture until he has said so.
    Outcome choose(const actions::SetPlayerView& view);
    void setBlackout(bool dark);
    bool isBlackout() const { return m_stage.isBlackout(); }
    // A picture from a file in place of the board; a problem leaves the screen as it was. None: the board
    // again.
    Outcome showPicture(const QString& path);
    void takePictureAway();
    bool showsPicture() const { return m_stage.isPictureSet(); }
    // A picture that is there while nothing is shown yet; an empty path: none, the screen is black.
    Outcome setWaitingPicture(const QString& path);
    const QString& waitingPicture() const { return m_waitingPath; }
    // The players' turn order stays at somebody else than who acts, whom they do not see.
    bool turnsWait() const { return m_turnsWait; }

    // Where the window was left on a screen for both; before it is opened.
    void setPlace(const QRect& place) { m_place = place; }

    // What part of the board is shown.
    enum class Aim { WholeBoard, FollowsView, Frame };
    void setAim(Aim aim);
    Aim aim() const { return m_aim; }
    // The game master's view moved. Counts when the screen follows it.
    void viewMoved(const PlayerFrame& frame);
    // Shows this part and stays there.
    void showFrame(const PlayerFrame& frame);
    const PlayerFrame& viewOfMaster() const { return m_view; }
    // What is on the screen just now, however it came there.
    std::optional<PlayerFrame> frameNow() const;
    // Height by width, beside the strips of turns.
    double shape() const { return m_picture.shape(); }
    void turn(int quarters);
    void setStripEdges(StripEdges edges);
    StripEdges stripEdges() const { return m_picture.stripEdges(); }

    // ---- true size: a cell is so many millimetres wide on the screen, whatever the part that is shown ----
    std::optional<double> trueSize() const { return m_trueSize; }
    void setTrueSize(std::optional<double> mm);
    // Of the screen that the window is on: as it was measured, else as it says itself.
    double dotsPerMm() const;
    void setDotsPerMm(double dots);
    // The outline of a card in place of the board, while it is measured.
    void showCard(bool shown);
    // By the name of the screen.
    QVariantMap measured() const { return m_measured; }
    void setMeasured(const QVariantMap& measured) { m_measured = measured; }

  Q_SIGNALS:
    void stateChanged();
    void screenChosen(const QString& name);  // to be remembered
    void placeChosen(const QRect& place);    // of the window on a screen for both, to be remembered
    void screenLost();
    void closedWhileShared();  // the window; browsers still see the picture
    void measuredChanged(const QVariantMap& measured);
    void stripEdgesChanged();
    void trueSizeChanged();
    void waitingPictureChanged();
    void shareFailed(const QString& reason);
    void refused(const tenaille::Problem& problem);
    // By the first publish(): what was explored before and is not seen now.
    void preparationForgotten(const tenaille::board::SampleMask& area);
    // The first publish() was undone: nothing is shown any more.
    void firstLookUndone();
    // The picture is held: without a word of the game master they would see more than before.
    void wouldSeeMore();

  private:
    bool beginShowing();
    void blank();
    void follow();
    void look(bool dark);
    void show();
    void applyAim();
    void applySize();
    void followWatchers();
    Result<QImage> readPicture(const QString& path) const;
    bool isSeen() const;
    players::ToldTurns tellTurns(bool seen);
    PlayerStrip stripOf(const players::PlayerScene& scene);

    Document& m_document;
    PlayerStage m_stage;
    PlayerPicture m_picture;
    PictureFeed m_feed;
    QRect m_place;
    std::unique_ptr<PlayerWindow> m_window;
    QTimer m_due;  // one picture for all edits of one moment
    bool m_published = false;
    bool m_held = false;
    bool m_isChosen = false;  // how they see is chosen just now
    bool m_turnsWait = false;
    players::TurnTeller m_teller;
    Aim m_aim = Aim::WholeBoard;
    PlayerFrame m_view;   // of the game master, as it was told last
    PlayerFrame m_frame;  // Aim::Frame
    QString m_waitingPath;
    std::optional<double> m_trueSize;
    QVariantMap m_measured;
    bool m_card = false;
};

}  // namespace tenaille::ui
