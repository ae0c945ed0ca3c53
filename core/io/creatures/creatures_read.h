// SPDX-License-Identifier: MIT
//
// What comes in with a file of creatures, and how a record of any format becomes one: formats fill a
// CreatureDraft in the units of their books (feet), CreatureMaker checks, converts and guesses, and notes all
// of that in the report.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/attacks.h"
#include "core/creatures/library_creature.h"
#include "core/document/limits.h"
#include "core/io/import/import_report.h"

namespace tenaille::io {

// How large files and libraries may be.
inline constexpr std::size_t kMaxCreatureBytes = std::size_t{32} << 20;
inline constexpr std::size_t kMaxCreatures = 10'000;
// And of other short texts; behind it there is room for a number on the board.
inline constexpr std::size_t kMaxNameBytes = document::kMaxNameBytes - 10;
inline constexpr std::size_t kMaxNotesBytes = 8'000;

struct CreaturesRead {
    std::string format;  // "Open5e", "CSV": never translated
    std::vector<creatures::LibraryCreature> creatures;
    std::vector<ImportNote> notes;
    // Of a library of ours: members of the file that this version does not know, as JSON text.
    std::string extra;

    void note(const ImportNote& what) { addNote(notes, what); }
    std::size_t counted(NoteKind kind) const { return countedOf(notes, kind); }
};

struct AttackDraft {
    std::string name;
    std::string damage;
    std::optional<double> bonus;
    std::optional<double> reach;  // feet
    std::optional<double> range;  // feet
    bool reachWeapon = false;
};

// Lengths in feet; what is absent the file does not say.
struct CreatureDraft {
    std::string place;  // in the file: "[12]", "line 4"
    std::string name;
    std::string size;  // "large", in any case; French too
    std::string type;
    std::string source;
    std::string senses;  // words, for suggestions
    std::optional<double> space;
    std::optional<double> reach;
    std::optional<double> walk;
    std::optional<double> fly;
    std::optional<double> swim;
    std::optional<double> climb;
    std::optional<double> burrow;
    std::optional<double> armorClass;
    std::optional<double> hitPoints;
    std::optional<double> darkvision;
    std::optional<double> initiative;
    std::string hitDice;
    std::string challenge;
    bool blindsight = false;  // these three are told and not kept
    bool tremorsense = false;
    bool truesight = false;
    bool shield = false;
    std::optional<std::int32_t> shieldBonus;  // absent: it is guessed
    std::optional<bool> faceless;             // absent: it is suggested where that is likely
    std::vector<AttackDraft> attacks;
    // Where a value stands and how it is written, by the name of the column that would hold it ("ac", "fly",
    // "attacks"): line 4, column "AC": many. What is not here stands at `place`.
    std::map<std::string, std::string, std::less<>> said;

    std::string placeOf(std::string_view field, const std::string& value) const;
};

// Without the blanks and line ends around it.
std::string trimmed(const std::string& text);

// "large", "Grande": nothing for other words.
std::optional<board::SizeCategory> sizeSaid(const std::string& word);

class CreatureMaker {
  public:
    explicit CreatureMaker(CreaturesRead& out) : m_out(out) {}

    // Adds the creature to those that came in and returns it, for what only one format knows; nullptr: it has
    // no name, or there are too many.
    creatures::LibraryCreature* add(const CreatureDraft& draft);
    // A text within its limit; a longer one ends before a letter that does not fit.
    std::string kept(const std::string& text, std::size_t most, const std::string& place);
    // So many more are in the file and were not even looked at.
    void leaveOut(std::size_t creatures);
    // Whatever went beyond the limit, for the report. To be called at the end.
    void finish();

  private:
    // `key`: of the token, for its range; `field`: of CreatureDraft::said.
    std::int32_t whole(const std::optional<double>& value, const char* key, std::int32_t absent,
                       const CreatureDraft& draft, std::string_view field, double perUnit = 1);
    void addSpeeds(const CreatureDraft& draft, creatures::LibraryCreature& made);
    void addReach(const CreatureDraft& draft, creatures::LibraryCreature& made);
    void addAttacks(const CreatureDraft& draft, creatures::LibraryCreature& made);
    void addSpace(const CreatureDraft& draft, creatures::LibraryCreature& made);

    CreaturesRead& m_out;
    std::size_t m_beyond = 0;
};

}  // namespace tenaille::io
