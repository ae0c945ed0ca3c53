// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace tenaille::ui {

// One choice among a few, all in sight: [ Edit map | Run encounter ]. The arrow keys move the choice, Tab
// enters and leaves; a screen reader meets radio buttons.
class SegmentedControl final : public QWidget {
    Q_OBJECT
  public:
    explicit SegmentedControl(QWidget* parent = nullptr);

    // Returns the number of the new segment, from 0. The first one is chosen until another is.
    int addSegment(const QString& text, const QIcon& icon = {});
    void setSegment(int segment, const QString& text, const QIcon& icon);
    void setSegmentToolTip(int segment, const QString& text);

    int current() const;
    void setCurrent(int segment);  // numbers outside are ignored

  Q_SIGNALS:
    // Also after setCurrent(), if that changed anything.
    void currentChanged(int segment);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QButtonGroup* m_group;
    QHBoxLayout* m_row;
};

}  // namespace tenaille::ui
