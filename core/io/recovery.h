// SPDX-License-Identifier: MIT
//
// After a crash: which journals (journal.h) hold work that no file has, and the documents made from them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/document/encounter.h"
#include "core/io/journal.h"

namespace tenaille::io {

struct UnsavedWork {
    std::string journal;       // path, for recover()
    std::string documentPath;  // empty: never saved
    std::string title;         // of the document, may be empty
    std::int64_t time = 0;     // of the last action, seconds since 1970
    std::size_t actions = 0;   // that the file does not have, undo and redo included
    // What keeps recover() from doing anything; all else but the journal's path is unknown then, and nobody
    // but the game master removes it. Damaged: its beginning cannot be read, though lines stand behind it.
    // Newer: another version of the program wrote it. Unreadable: it cannot be opened or read, `why`.
    enum class Trouble : std::uint8_t { None, Damaged, Newer, Unreadable };
    Trouble trouble = Trouble::None;
    std::optional<Problem> why = {};
};

// The journals in the folder that nobody uses and that hold something worth offering, latest first. Journals
// whose work is saved are removed on the way, and so is what was cut in its first line, after a day.
std::vector<UnsavedWork> unsavedWork(const std::string& folder, Posix& posix = systemPosix());

struct RecoveredDocument {
    document::Encounter encounter;
    std::string documentPath;          // empty: never saved
    std::string baseHash;              // of the content that it begins with; empty without a file
    std::size_t actions = 0;           // applied
    std::vector<Problem> notices;      // a damaged end, missing pictures ...
    std::unique_ptr<Journal> journal;  // goes on where the old one ended; never loses what was recovered
};

// The file (or the snapshot) with every whole line of the journal that the file does not contain yet. Where
// the file is gone, moved or was changed by another program: its kept version (versions.h, in the folder
// `versions`) with the content that the journal goes on from; without one the file as it is, with a notice. A
// journal that is cut or damaged gives the changes before that place and a notice; where whole lines stand
// behind it, all of it is kept beside it (NAME.journal.damaged). The problem: there is nothing to begin with,
// or the changes do not fit, or another program uses the journal; it stays as it is then.
Result<RecoveredDocument> recover(const std::string& journal, const std::string& versions = {},
                                  Posix& posix = systemPosix());

// Keeps a journal that cannot be read under another name, so that it is not offered any more; its pictures
// stay. That name.
Result<std::string> setWorkAside(const std::string& journal, Posix& posix = systemPosix());

// Takes the journal with its pictures away, unless another program writes it: that is the problem then.
Outcome discardWork(const std::string& journal, Posix& posix = systemPosix());

}  // namespace tenaille::io
