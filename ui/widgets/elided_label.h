// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace tenaille::ui {

// A plain text of one line that gives way to its neighbours: what finds no room ends in dots and stands whole
// in the tool-tip.
class ElidedLabel final : public QLabel {
    Q_OBJECT

  public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    void setWhole(const QString& text);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace tenaille::ui
