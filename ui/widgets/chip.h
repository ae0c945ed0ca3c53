// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QToolButton>

namespace tenaille::ui {

// A small rounded button that names a thing: "Rules: Segments + arcs" with a menu, a creature in the turn
// strip with its disc of initials, a condition that can be removed. The label is plain, the value is bold;
// too narrow a place shortens the value, and the tooltip then tells it whole.
class Chip final : public QToolButton {
    Q_OBJECT
  public:
    explicit Chip(QWidget* parent = nullptr);
    Chip(const QString& label, const QString& value, QWidget* parent = nullptr);

    void setLabel(const QString& label);
    void setValue(const QString& value);
    void setDisc(const QString& initials, const QColor& colour);  // instead of an icon
    void setHighlighted(bool highlighted);                        // whose turn it is
    void setRemovable(bool removable);  // shows a cross; Delete and Backspace remove too
    void setCompact(bool compact);      // inside running text
    void setReadOnly(bool readOnly);    // shows only: no hover, no focus

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void removeRequested();

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    QFont valueFont() const;
    int pad() const;
    int leadWidth() const;
    int tailWidth() const;
    int labelWidth() const;
    QRect crossRect() const;
    void paintLead(QPainter& painter);
    void changed();

    QString m_label;
    QString m_value;
    QString m_initials;
    QColor m_discColour;
    bool m_highlighted = false;
    bool m_removable = false;
    bool m_compact = false;
    bool m_readOnly = false;
};

}  // namespace tenaille::ui
