// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/actions/picture_place.h"
#include "ui/battle/battle_context.h"

class QDoubleSpinBox;
class QLabel;

namespace tenaille::ui {

// Where the map's picture lies under the grid, in numbers: pixels of the picture a cell, and the pixel of the
// picture that lies in the upper left corner of the board. Each change is one step; the board keeps its size.
class PicturePlace final : public QWidget {
    Q_OBJECT

  public:
    explicit PicturePlace(BattleContext& context, QWidget* parent = nullptr);

    // After any change of the document.
    void refresh();

  private:
    // The picture that the numbers are of; nullptr: there is none with a size.
    const board::PictureRecord* shown() const;
    void take(double actions::PictureNumbers::*number, double pixels);

    BattleContext& m_context;
    QDoubleSpinBox* m_cell = nullptr;
    QDoubleSpinBox* m_x = nullptr;
    QDoubleSpinBox* m_y = nullptr;
    QLabel* m_covers = nullptr;
    bool m_showing = false;
};

}  // namespace tenaille::ui
