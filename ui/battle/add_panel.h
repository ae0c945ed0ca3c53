// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <optional>

#include "core/board/records.h"

class QLineEdit;
class QPushButton;

namespace tenaille::ui {

class CreatureForm;

// What "6 goblins" says: how many, and the name of one of them with a capital.
struct CountedName {
    int count = 1;
    QString name;
};
// A leading number is the count ("6 goblins", "6x goblin"); the plural s of several is dropped ("goblins" ->
// "Goblin", but not "boss"). None when no name remains or the number is not within 1..100.
std::optional<CountedName> countedName(const QString& text);

// The dock that adds creatures: a line for number and name, the data of one of them, a button.
class AddPanel final : public QWidget {
    Q_OBJECT

  public:
    explicit AddPanel(QWidget* parent = nullptr);

    void setGrid(board::GridKind grid, const std::vector<board::Facing>& facings);
    void focusName();
    // An empty line and the usual creature, as in the beginning.
    void clear();
    // The button, for whoever scrolls this panel: it must not be scrolled away.
    QWidget& bottom() const { return *m_bottom; }

  Q_SIGNALS:
    void addWanted(const tenaille::board::TokenRecord& prototype, int count);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void nameTyped();
    void add();

    QLineEdit* m_what = nullptr;
    CreatureForm* m_form = nullptr;
    QWidget* m_bottom = nullptr;
    QPushButton* m_add = nullptr;
};

}  // namespace tenaille::ui
