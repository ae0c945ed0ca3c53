// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QString>
#include <optional>
#include <vector>

#include "core/creatures/encounter_list.h"
#include "core/io/creatures/personal_library.h"

namespace tenaille::ui {

// Where the creatures of whoever uses the program are kept.
QString personalLibraryPath();

// All creatures that can be put on a board: those of the game master, then those of the program in the
// language of the program.
class CreatureShelf final {
  public:
    explicit CreatureShelf(const QString& path = personalLibraryPath());

    // Reads the personal library anew.
    void refresh();
    // Why the personal library could not be read, if so: nothing is written then.
    const std::optional<Problem>& problem() const { return m_problem; }

    // The file of the personal library is damaged or gone, and its copy was read instead: to be told, once a
    // reading.
    const std::optional<Problem>& damage() const { return m_library.damage(); }

    // The problem is that neither can be read: PersonalLibrary::beginAnew() is the way out.
    bool isLost() const { return m_library.isLost(); }
    Result<io::LibraryBegun> beginAnew();

    Result<io::LibraryEdited> apply(const io::LibraryEdit& edit);

    const std::vector<creatures::LibraryCreature>& personal() const { return m_library.creatures(); }
    // The personal ones first. Good until the next change.
    const std::vector<const creatures::LibraryCreature*>& all() const { return m_all; }
    // With the numbers of all().
    const creatures::NameIndex& names() const { return m_names; }

    // How many are called like it, itself among them.
    int countNamedLike(const creatures::LibraryCreature& creature) const;

    // One as it is put on the board: in the language of the program.
    board::TokenRecord token(const creatures::LibraryCreature& creature) const;
    // Of a personal one.
    Result<document::AssetBytes> picture(const std::string& asset) const { return m_library.picture(asset); }

  private:
    void gather();

    io::PersonalLibrary m_library;
    std::vector<creatures::LibraryCreature> m_own;  // of the program
    std::vector<const creatures::LibraryCreature*> m_all;
    creatures::NameIndex m_names;
    QHash<QString, int> m_named;  // by the name that is shown, folded
    std::optional<Problem> m_problem;
};

// Where it comes from; of one's own that is told first: they can be changed.
QString sourceText(const creatures::LibraryCreature& creature);

// Who of them is one of the party and stored on another side: "Of the party, but stored on another side: Arda
// (Foes)."; empty: nobody.
QString otherSideText(const std::vector<const creatures::LibraryCreature*>& creatures);

// What a list in words means, "3 × Goblin archer, 1 × Ogre", of several of one name with their source; or
// what is wrong with it.
QString listedText(const CreatureShelf& shelf, const creatures::EncounterList& list);

}  // namespace tenaille::ui
