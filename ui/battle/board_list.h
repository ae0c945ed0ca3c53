// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QTimer>
#include <vector>

#include "ui/battle/battle_context.h"

class QLineEdit;
class QTreeWidget;

namespace tenaille::ui {

// F7: the board in words, for readers of screens and for whoever looks for something. Creatures, doors,
// things, lights, notes and words with their place and state, in reading order; it follows every edit. What
// is current in the list is selected on the board, Enter goes there; typing leaves the lines that have the
// words.
class BoardList final : public QDialog {
    Q_OBJECT

  public:
    BoardList(BattleContext& context, const Document& document, QWidget* parent);

    // "Goblin 1, column 7, row 5, foes, medium, faces east, 7 of 7 hit points": the lines as they are read.
    QStringList lines() const;

  Q_SIGNALS:
    // To be seen, and with Enter to be gone to.
    void lookWanted(tenaille::board::LatticePoint at);
    void goWanted();

  protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Entry {
        RecordId record;
        board::LatticePoint at;
        QString name;
        QString state;
    };
    struct Sort {
        QString title;
        std::vector<Entry> entries;
    };
    std::vector<Sort> sorts() const;
    std::vector<Entry> creatures() const;
    std::vector<Entry> doors() const;
    std::vector<Entry> things() const;
    std::vector<Entry> lights() const;
    std::vector<Entry> notes() const;
    std::vector<Entry> words() const;
    QString placeOf(board::LatticePoint at) const;
    void later();
    void fill();
    void showOnly(const QString& words);
    void follow();

    BattleContext& m_context;
    QLineEdit* m_words = nullptr;
    QTreeWidget* m_list = nullptr;
    QTimer m_pause;  // after an edit
};

}  // namespace tenaille::ui
