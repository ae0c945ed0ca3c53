// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>
#include <optional>

#include "core/board/grid.h"
#include "ui/battle/battle_context.h"

class QWidget;

namespace tenaille::ui {

class CreatureShelf;
class NoticeStack;

// Which way somebody of the library looks at first, on that board; nothing: he has no front, or facing is not
// recorded there.
std::optional<board::Facing> firstFacing(const ToolContext& context, const board::Creature& creature);

// The bytes of the picture of somebody of the library, before he is put on the board. Without them he shows
// his letters, and the game master is told.
void bringPicture(BattleContext& context, const CreatureShelf& shelf, board::TokenRecord& token);

// What the battle window does with the library of creatures: opens it, adds the party, keeps creatures of the
// board.
class LibraryCommands final : public QObject {
    Q_OBJECT

  public:
    // `place`: where new creatures come.
    LibraryCommands(BattleContext& context, NoticeStack& notices, std::function<board::Cell()> place,
                    QWidget* window);

    void openLibrary();
    // Without the dialog: the heroes that are not on the board yet.
    void addParty();
    // The selected creatures. Of several with one name but for its number one is kept; where the library has
    // the name already the game master says what is to become of it.
    void saveToLibrary();

  Q_SIGNALS:
    // Creatures came to the board, all those with ids from `first` on.
    void added(tenaille::RecordId first);

  private:
    void tellDamage(const Problem& damage);

    BattleContext& m_context;
    NoticeStack& m_notices;
    std::function<board::Cell()> m_place;
    QWidget* m_window;
};

}  // namespace tenaille::ui
