// SPDX-License-Identifier: MIT
//
// An encounter as a list in words, "3 goblin archers, 1 ogre" or "trois archers gobelins et un ogre": whom it
// means of the creatures of a library, and which names it does not know.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/creatures/library_creature.h"
#include "core/creatures/words.h"

namespace tenaille::creatures {

// The names of many creatures, ready to be looked up. The creatures that come first win: one's own before
// those of the program.
class NameIndex {
  public:
    void add(const LibraryCreature& creature);  // its number is how many were added before
    std::size_t size() const { return m_count; }

    std::optional<std::size_t> find(std::string_view name) const;
    // The only one whose name has all these words; nothing when there are several.
    std::optional<std::size_t> only(std::string_view name) const;
    // The nearest, at most `most` of them: first those that have all its words, then by the letters that
    // differ; names that have little in common with it are none.
    std::vector<std::size_t> nearest(std::string_view name, std::size_t most = 3) const;

  private:
    struct Entry {
        NameKey key;
        std::size_t creature;
    };
    std::vector<Entry> m_entries;
    std::size_t m_count = 0;
};

struct ListedGroup {
    int count = 1;
    std::size_t creature = 0;  // of the index
    friend bool operator==(const ListedGroup&, const ListedGroup&) = default;
};

struct UnknownName {
    int count = 1;
    std::string name;    // as it was typed, without its count
    std::size_t at = 0;  // the byte where the name begins in the list
    std::vector<std::size_t> suggestions = {};
};

struct EncounterList {
    std::vector<ListedGroup> groups = {};  // in the order of the list; one creature in one group only
    std::vector<UnknownName> unknown = {};
    std::optional<Problem> problem = {};  // too many of them
    bool complete() const { return !groups.empty() && unknown.empty() && !problem; }
};

inline constexpr int kMostInList = 100;

// Groups stand between commas, semicolons, ends of lines, "+", "&", "and" and "et". A count is a number ("3",
// "3x", "x3" behind the name) or a word to twelve; without one it is one. In a list of several a part of a
// name will do where only one creature has it.
EncounterList readEncounterList(std::string_view text, const NameIndex& names);

}  // namespace tenaille::creatures
