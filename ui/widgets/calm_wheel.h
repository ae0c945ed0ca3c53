// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace tenaille::ui {

// Rolling the wheel over a field scrolls what the field lies on, unless the keyboard is in it: nobody changes
// a number, or a kind, by passing over it. Watches the boxes below `within` that are there or come later.
class CalmWheel final : public QObject {
    Q_OBJECT

  public:
    explicit CalmWheel(QWidget* within);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void watch(QWidget& widget);
};

}  // namespace tenaille::ui
