// SPDX-License-Identifier: MIT
#pragma once

#include <QCheckBox>

namespace tenaille::ui {

// A check box drawn as a sliding switch: for things that count or do not count, at once. The knob's place
// tells the state, and a tick stands in the track when it is on: colour alone tells nothing. Set an
// accessible name: it shows no text.
class ToggleSwitch final : public QCheckBox {
    Q_OBJECT
  public:
    explicit ToggleSwitch(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    bool hitButton(const QPoint& position) const override { return rect().contains(position); }
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace tenaille::ui
