// SPDX-License-Identifier: MIT
//
// PersonalLibrary: the creatures that a game master keeps, in one file (library_json.h) of his data folder.
//
// Promises: the file is written whole or not at all (safe_writer.h). Every change reads it anew first, under
// a lock, so that two programs never drop each other's creatures: a change is applied to what is in the file
// then. A creature that the other program changed meanwhile is kept beside ours. A file that cannot be read
// is not written; one that is gone is written anew with its copy, or with what was read of it before.
//
// What was saved last lies once more beside it, "creatures.copy.json". A file that is damaged (cut off,
// filled with something else) and not just of a newer version or of another program is read from there, as
// one that is gone is, and kept as "creatures.damaged.json", or with a number behind that, before the next
// change writes it anew.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/creatures/library_creature.h"
#include "core/io/asset_store.h"
#include "core/io/creatures/creatures_read.h"
#include "core/io/posix.h"

namespace tenaille::io {

// What is to be done to the library. Creatures with the id 0 are new; `before` is the creature as it was when
// its editing began.
struct LibraryEdit {
    struct Put {
        creatures::LibraryCreature after;
        creatures::LibraryCreature before = {};  // counts when `after` has an id
    };
    std::vector<Put> puts = {};
    std::vector<creatures::LibraryCreature> removed = {};
    // Those that are there already, id apart, are not put once more: a file that is imported twice.
    bool onlyMissing = false;
    // Those that the puts name are stored beside the library (asset_store.h), before they are named in it.
    Assets pictures = {};
};

struct LibraryEdited {
    std::vector<std::uint32_t> ids;  // of the puts, 0: was there already
    std::size_t there = 0;           // puts that were there already
    std::size_t keptBoth = 0;        // changed elsewhere meanwhile: theirs stays, ours stands beside it
    std::size_t keptTheirs = 0;      // were to be removed, but were changed elsewhere meanwhile
    std::string setAside;            // the damaged file is kept there; empty: it was none
};

struct LibraryBegun {
    std::size_t creatures = 0;          // that could be read
    std::vector<std::string> setAside;  // where the damaged files are kept now
};

class PersonalLibrary {
  public:
    // The folder is made when something is written.
    explicit PersonalLibrary(std::string path, Posix& posix = systemPosix());

    // Reads the file; no file is an empty library. With a problem the creatures stay as they were.
    Outcome load();
    // The file is damaged or gone, and its copy was read instead: names both, and why.
    const std::optional<Problem>& damage() const { return m_damage; }
    // The file is damaged and no copy can be read: load() said so.
    bool isLost() const { return m_lost; }
    // Then: sets the damaged files aside under names of their own, and begins a library with every creature
    // that can be read (soundCreatures()), first those of the file, then of the copy, then what was read
    // before. Otherwise it only reads anew.
    Result<LibraryBegun> beginAnew();
    // Problems leave file and creatures as they are.
    Result<LibraryEdited> apply(const LibraryEdit& edit);

    // Of one of its creatures. The problem names the file.
    Result<document::AssetBytes> picture(const std::string& asset) const;

    const std::string& path() const { return m_path; }
    const std::vector<creatures::LibraryCreature>& creatures() const { return m_content.creatures; }
    const creatures::LibraryCreature* find(std::uint32_t id) const;

  private:
    // What the file or its copy holds.
    struct Held {
        CreaturesRead content;
        std::optional<Problem> damage = {};     // of the file
        std::vector<std::string> damaged = {};  // its bytes; none where it is gone; those of the copy behind
        bool lost = false;                      // `damage` tells of both, there is no content
    };
    Result<Held> read() const;
    Held lost(std::string bytes, const Problem& why) const;
    Result<OpenFile> lockIt() const;
    Outcome write(const std::string& text) const;
    std::optional<CreaturesRead> readCopy() const;
    Problem readInstead(const char* message, const char* remedy) const;
    Result<std::string> keepDamaged(const std::string& bytes) const;

    std::string m_path;
    Posix* m_posix;
    CreaturesRead m_content;
    std::optional<Problem> m_damage;
    bool m_lost = false;
};

// "creatures.copy.json" of "creatures.json".
std::string libraryCopyPath(const std::string& path);

// The edit itself, on creatures of which each has an id of its own or 0.
LibraryEdited applyEdit(const LibraryEdit& edit, std::vector<creatures::LibraryCreature>& creatures);

}  // namespace tenaille::io
