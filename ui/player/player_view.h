// SPDX-License-Identifier: MIT
//
// PlayerView: a player picture on a screen. It paints and that is all: no cursor, no tool-tip, no menu, no
// key.
#pragma once

#include <QWidget>

#include "ui/player/player_picture.h"

namespace tenaille::ui {

class PlayerView final : public QWidget {
    Q_OBJECT

  public:
    // The picture is as large as the view while that is visible.
    explicit PlayerView(PlayerPicture& picture, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void fit();

    PlayerPicture& m_picture;
};

}  // namespace tenaille::ui
