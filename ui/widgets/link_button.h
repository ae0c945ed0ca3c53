// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace tenaille::ui {

// A button that looks like a word of text: "Pin", "CV-02". Underlined under the pointer, reached by Tab,
// pressed by Space, Enter or a click.
class LinkButton final : public QToolButton {
    Q_OBJECT
  public:
    // Strong: bold, for headers. Plain: underlined always, for references inside a list.
    enum class Weight { Strong, Plain };

    explicit LinkButton(const QString& text, QWidget* parent = nullptr, Weight weight = Weight::Strong);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QFont drawnFont() const;

    Weight m_weight;
};

}  // namespace tenaille::ui
