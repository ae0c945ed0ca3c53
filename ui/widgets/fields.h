// SPDX-License-Identifier: MIT
//
// Small parts that several forms are made of.
#pragma once

#include <QSpinBox>
#include <initializer_list>

class QLineEdit;

namespace tenaille::ui {

// Several fields in one row of a form; numbers take no more room than they need.
QWidget* inRow(std::initializer_list<QWidget*> widgets);
// The same, all of one width.
QWidget* evenRow(std::initializer_list<QWidget*> widgets);

// A number of cells along one side of a board.
QSpinBox* cellsBox(int value);

// A field whose text is not understood is drawn as wrong and says why; an empty reason: all is well.
void markWrong(QLineEdit& field, const QString& why);

// A text that tells a problem has the colour of problems, any other one the usual.
void setProblemInk(QWidget& text, bool isProblem = true);

// A text that is longer than the field lets one type is shown whole, and stays so.
void showWhole(QLineEdit& field, const QString& text);

// Scrolls what it lies in so that it is seen, once the layout has come to rest.
void revealSoon(QWidget& field);

// An event filter for fields in a panel: the wheel scrolls the panel. It changes a value only where the user
// is typing (WhileTyping) or never.
class WheelScrolls final : public QObject {
  public:
    enum class Changes { WhileTyping, Never };
    explicit WheelScrolls(QObject* parent, Changes changes = Changes::WhileTyping)
        : QObject(parent), m_changes(changes) {}
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    Changes m_changes;
};

}  // namespace tenaille::ui
