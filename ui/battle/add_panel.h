// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/actions/intent.h"
#include "core/board/records.h"
#include "core/creatures/encounter_list.h"

class QAbstractItemView;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tenaille::ui {

class CreatureForm;
class CreatureShelf;
class NameCompleter;

// What "6 goblins" says: how many, and the name of one of them with a capital.
struct CountedName {
    int count = 1;
    QString name;
};
// A leading number is the count ("6 goblins", "6x goblin"); the plural s of several is dropped ("goblins" ->
// "Goblin", but not "boss"). None when no name remains or the number is not within 1..100.
std::optional<CountedName> countedName(const QString& text);

// The dock that adds creatures: a line for number and name, the data of one of them, a button. A name of the
// library ("6 goblin archers") brings the data of that creature.
class AddPanel final : public QWidget {
    Q_OBJECT

  public:
    explicit AddPanel(QWidget* parent = nullptr);
    ~AddPanel() override;

    void setGrid(board::GridKind grid, const std::vector<board::Facing>& facings);
    void focusName();
    // An empty line and the usual creature, as in the beginning.
    void clear();
    // The button, for whoever scrolls this panel: it must not be scrolled away.
    QWidget& bottom() const { return *m_bottom; }

  Q_SIGNALS:
    // One sort; or several of a list, "3 goblins, 1 ogre", which are all of the library.
    void addWanted(const std::vector<tenaille::actions::TokenGroup>& groups);
    // The library is damaged, and its creatures come from the copy: once, as long as it stays so.
    void libraryDamaged(const tenaille::Problem& damage);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void nameTyped();
    void takeFromLibrary();
    board::TokenRecord tokenOf(const creatures::LibraryCreature& creature) const;
    const creatures::ListedGroup* listed() const;  // the only sort of the line, if the library knows it
    bool isList() const;                           // several sorts
    QString fromText() const;
    // How many of whom; nothing of a list.
    std::optional<CountedName> wanted() const;
    void add();

    void readShelf();

    bool m_damageTold = false;
    std::unique_ptr<CreatureShelf> m_shelf;  // read when the panel is used first
    NameCompleter* m_names = nullptr;
    QAbstractItemView* m_offered = nullptr;  // the names below the line
    creatures::EncounterList m_list;         // what the library knows of the line
    board::TokenRecord m_usual;              // of a name that the library does not know
    QLineEdit* m_what = nullptr;
    QLabel* m_from = nullptr;
    CreatureForm* m_form = nullptr;
    QWidget* m_bottom = nullptr;
    QPushButton* m_add = nullptr;
};

}  // namespace tenaille::ui
