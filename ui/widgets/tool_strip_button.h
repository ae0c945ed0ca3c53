// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace tenaille::ui {

// One tool of the strip at the left: the icon, and in the corner the letter that chooses it. The letter is
// the shortcut of the action, whatever the user has bound; nothing is shown for long ones such as
// Ctrl+Shift+K.
class ToolStripButton final : public QToolButton {
    Q_OBJECT
  public:
    explicit ToolStripButton(QAction* action, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString letter() const;
    QFont letterFont() const;
};

}  // namespace tenaille::ui
