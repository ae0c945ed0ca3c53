// SPDX-License-Identifier: MIT
//
// PlayerPicture: the stage as a picture of so many pixels. The players' window shows it, the network sends
// it.
#pragma once

#include <QImage>
#include <QObject>
#include <QPainter>
#include <optional>
#include <vector>

#include "ui/gesture/player_frame.h"
#include "ui/player/player_stage.h"
#include "ui/player/strip_painter.h"
#include "ui/scene/fog_painter.h"
#include "ui/scene/frame.h"
#include "ui/scene/ground_view.h"

namespace tenaille::ui {

class PlayerPicture final : public QObject {
    Q_OBJECT

  public:
    explicit PlayerPicture(PlayerStage& stage, QObject* parent = nullptr);

    // Device pixels.
    void setSize(QSize size);
    QSize size() const { return m_size; }
    // While nobody looks nothing is made ready.
    void setWatched(bool watched);
    // Whether eyes follow it from moment to moment, so that what a move uncovers is painted ahead.
    void setPans(bool pans);

    // None: the whole board.
    void setFrame(std::optional<PlayerFrame> frame);
    // Quarter turns clockwise, 0..3: for those who sit at another side of the table.
    void setTurns(int turns);
    int turns() const { return m_turns; }
    // Pixels of a cell, whatever the frame says: true scale. None: as the frame says.
    void setCellPixels(std::optional<double> pixels);
    // At which edges of the picture, as it is seen, the strip of turns stands.
    void setStripEdges(StripEdges edges);
    StripEdges stripEdges() const { return m_stripEdges; }
    // In place of the board the outline of a bank card, for measuring the screen; 0: the board.
    void setCard(double dotsPerMm);

    // What is shown just now beside the strips; nothing while there is no board on it.
    std::optional<QRectF> shownPlane() const;
    // Height by width of that.
    double shape() const;
    // Everything that is shown is painted at its best.
    bool settled() const;

    // The part `clip` (pixels).
    void paint(QPainter& painter, const QRect& clip);

  Q_SIGNALS:
    void changed(const QRect& pixels);

  private:
    QSize stageSize() const;  // before turning
    Camera camera() const;
    void refresh();
    bool paintsWhole() const;
    void wish();
    void follow(const QRectF& plane);
    void movePointing();
    void paintStage(QPainter& painter, const QRect& clip);
    std::vector<RecordId> comingLater() const;
    void paintBoard(QPainter& painter, const QRect& clip);
    void paintCard(QPainter& painter) const;
    void paintInstead(QPainter& painter, const QImage& picture) const;
    bool showsBoard() const;
    double textHeight() const;
    double textScale(const Camera& camera) const;
    QRectF freeArea() const;
    Camera cameraIn(QSize size) const;

    PlayerStage& m_stage;
    GroundView m_ground;
    FrameCaches m_caches;
    QSize m_size{1920, 1080};
    bool m_watched = false;
    std::optional<PlayerFrame> m_frame;
    std::optional<double> m_cellPixels;
    StripEdges m_stripEdges = StripEdge::Bottom;
    double m_card = 0;
    int m_turns = 0;
    bool m_tokensDone = true;
    board::SampleMask m_known;  // of the board, as far as it is painted
    QRect m_pointed;            // where pings, pointer and ruler were painted last
};

}  // namespace tenaille::ui
