// SPDX-License-Identifier: MIT
#pragma once

#include <QSpinBox>

namespace tenaille::ui {

// A number of a creature. Dice may be written as stat blocks have them: "2d8+4" stands for 13, what falls on
// the average, rounded down. What is no number otherwise is put back: digits are never picked out of it.
class StatBox final : public QSpinBox {
    Q_OBJECT

  public:
    StatBox(int lowest, int highest, QWidget* parent = nullptr);

  protected:
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

  private:
    QString written(const QString& text) const;  // without prefix and suffix
};

}  // namespace tenaille::ui
