// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace tenaille::ui {

// A figure that must be read across the table: a small label over a large value, "To hit" over "+7". Labels
// wrap to as many lines as they need, values shrink before they are cut. Tiles of one row are laid out with
// equal stretch.
class StatTile final : public QWidget {
    Q_OBJECT
  public:
    enum class Mood { Plain, Good, Bad };

    explicit StatTile(const QString& label, QWidget* parent = nullptr);

    void setLabel(const QString& label);
    void setValue(const QString& value, Mood mood = Mood::Plain);
    QString value() const { return m_value; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QFont labelFont() const;
    QFont valueFont() const;
    int labelHeight(int width) const;
    void changed();

    QString m_label;
    QString m_value;
    Mood m_mood = Mood::Plain;
};

}  // namespace tenaille::ui
