// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/board/kind_record.h"
#include "ui/scene/board_colours.h"

class QButtonGroup;
class QComboBox;
class QHBoxLayout;

namespace tenaille::ui {

// Chooses a look of the GM's own for a kind of wall or terrain: a line or a pattern, shown as it will be
// painted, and below it, once there is one, a colour of the house's or any other.
class OwnLookBox final : public QWidget {
    Q_OBJECT
  public:
    OwnLookBox(const board::KindRecord& present, const BoardColours& colours, QWidget* parent = nullptr);

    // Into colour, line and pattern of the record.
    void put(board::KindRecord& kind) const;
    // What the kind is drawn like otherwise.
    void setLike(const std::string& like);

  Q_SIGNALS:
    void changed();

  private:
    void addMarks();
    void addColours();
    void addColour(const QColor& colour, const QString& name);
    void showColour();
    void choose(const QColor& colour);
    void askColour();
    QIcon swatch(std::uint8_t mark) const;
    std::uint8_t mark() const;
    bool isOwn() const;

    board::KindRecord m_kind;
    BoardColours m_colours;
    QColor m_colour;
    QComboBox* m_marks = nullptr;
    QWidget* m_row = nullptr;
    QHBoxLayout* m_inks = nullptr;
    QButtonGroup* m_group = nullptr;
};

}  // namespace tenaille::ui
