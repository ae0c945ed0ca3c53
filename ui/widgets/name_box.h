// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <QElapsedTimer>

namespace tenaille::ui {

// A list of names that are found by typing them, blanks included: "orc 2". A blank that begins nothing opens
// the list, as everywhere.
class NameBox final : public QComboBox {
    Q_OBJECT
  public:
    using QComboBox::QComboBox;

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QElapsedTimer m_typed;  // since the last letter of a name
};

}  // namespace tenaille::ui
