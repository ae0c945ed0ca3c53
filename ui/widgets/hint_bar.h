// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace tenaille::ui {

// The translucent bar at the top of the board that says what the tool is doing now. It lies over its host,
// keeps its place when the host is resized, takes no clicks, and wraps when the text is longer than the host
// is wide.
class HintBar final : public QWidget {
    Q_OBJECT
  public:
    explicit HintBar(QWidget* host);

    void setText(const QString& text);  // an empty one hides the bar
    QString text() const { return m_text; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void place();

    QString m_text;
};

}  // namespace tenaille::ui
