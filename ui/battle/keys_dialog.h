// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "ui/battle/commands.h"

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace tenaille::ui {

// The keys of every command, to be changed: who has a key already is told, and loses it only when one says
// so.
class KeysDialog final : public QDialog {
    Q_OBJECT

  public:
    KeysDialog(Commands& commands, QWidget* parent);

  private:
    void fill();
    void showOnly(const QString& words);
    void choose();
    void judge();
    void setKey(bool beside);
    std::optional<Command> current() const;

    Commands& m_commands;
    QLineEdit* m_words = nullptr;
    QTreeWidget* m_list = nullptr;
    QKeySequenceEdit* m_key = nullptr;
    QLabel* m_told = nullptr;
    QPushButton* m_set = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_none = nullptr;
    QPushButton* m_usual = nullptr;
};

// Why a command cannot have a key that the board uses itself; empty: it can.
QString keyOfTheBoard(Command command, const QKeySequence& key);

}  // namespace tenaille::ui
