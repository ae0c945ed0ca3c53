// SPDX-License-Identifier: MIT
//
// PlayerView: the stage on a screen. It paints and that is all: no cursor, no tool-tip, no menu, no key.
#pragma once

#include <QWidget>
#include <optional>

#include "ui/player/player_stage.h"
#include "ui/scene/fog_painter.h"
#include "ui/scene/frame.h"
#include "ui/scene/ground_view.h"

namespace tenaille::ui {

// The part of the board that is shown: `middle` (cells of the plane) is in the middle of the screen.
struct PlayerFrame {
    QPointF middle;
    double cellsAcross = 20;  // in the width of the screen
    friend bool operator==(const PlayerFrame&, const PlayerFrame&) = default;
};

class PlayerView final : public QWidget {
    Q_OBJECT

  public:
    explicit PlayerView(PlayerStage& stage, QWidget* parent = nullptr);

    // None: the whole board.
    void setFrame(std::optional<PlayerFrame> frame);
    // What is shown just now; nothing while the screen is blank.
    std::optional<QRectF> shownPlane() const;
    // Quarter turns clockwise, 0..3: for those who sit at another side of the table.
    void setTurns(int turns);
    int turns() const { return m_turns; }
    // Device pixels of a cell, whatever the frame says: true scale. None: as the frame says.
    void setCellPixels(std::optional<double> pixels);

    // In place of the board the outline of a bank card, for measuring the screen; 0: the board.
    void setCard(double dotsPerMm);

    // Everything that is shown is painted at its best.
    bool settled() const { return m_ground.settled() && !m_stage.board().decoding() && m_tokensDone; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    QSize stageSize() const;  // device pixels, before turning
    Camera camera() const;
    void refresh();
    void paintStage(QPainter& painter, const QRect& clip);
    void paintStrip(QPainter& painter);
    void paintCard(QPainter& painter);
    void paintPicture(QPainter& painter);
    bool showsBoard() const;

    PlayerStage& m_stage;
    GroundView m_ground;
    FrameCaches m_caches;
    std::optional<PlayerFrame> m_frame;
    std::optional<double> m_cellPixels;
    double m_card = 0;
    int m_turns = 0;
    bool m_tokensDone = true;
};

}  // namespace tenaille::ui
