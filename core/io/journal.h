// SPDX-License-Identifier: MIT
//
// Journal: the write-ahead journal of one open document. Every change that is applied (done, undone or
// redone) is appended; flush() brings what has gathered to the disk. After a crash recovery.h makes the
// document from the file (or, for a document that has none yet, from the copy at the head of the journal) and
// the changes.
//
// A journal is a file of journal_lines.h in journalFolder(), one per open document:
//
//   {"format": "tenaille-journal", "version": 2, "document": path, "uuid": ..., "base": hash of the file,
//   ...}
//   {"n": 1, "snapshot": {...}}                            untitled documents only
//   {"n": 2, "time": seconds, "change": {...}}             change_codec.h
//   {"n": 3, "time": seconds, "saving": hash, "document": path, "upTo": 2}
//                                         as soon as that file has this hash it contains everything up to
//                                         line 2
//
// It is locked (flock) as long as it is in use: two programs never share one, and a crash frees it. Pictures
// that the document's folder does not have yet lie in a folder of the journal's name.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/document/changes.h"
#include "core/io/asset_store.h"
#include "core/io/document_file.h"
#include "core/io/posix.h"

namespace tenaille::io {

// Of version 1, which recovery still reads, changes have their records whole.
inline constexpr std::int64_t kJournalVersion = 2;

// $XDG_STATE_HOME/tenaille/journals, or the same under ~/.local/state; made if it is not there (for its owner
// only).
Result<std::string> journalFolder(Posix& posix = systemPosix());

struct JournalOrigin {
    std::string documentPath;   // absolute; empty: the document has no file yet
    std::string baseHash;       // LoadedDocument::hash or SavedDocument::hash
    bool worthKeeping = false;  // without a file: offer it even if nothing was changed (an imported map)
};

// append(), addAsset() and beginSaving() only take notes and are quick; flush() may run in another thread.
class Journal {
  public:
    // Nothing is written before the first flush() that has something to write.
    Journal(std::string folder, const document::Encounter& encounter, const JournalOrigin& origin,
            Posix& posix = systemPosix());
    // Flushes what is left. The file stays: discard() removes it.
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    void append(const document::ChangeSet& changes);
    void addAsset(const std::string& name, document::AssetBytes bytes);

    // Writes and syncs what has gathered; does nothing when there is nothing. After a problem everything is
    // kept and tried again at the next flush.
    Outcome flush();

    // Saving, in this order: beginSaving() at the moment when the state to save is taken; noteSaving() before
    // the file is written; then rotate() with the new file, or nothing if it failed. Changes appended in
    // between are kept.
    void beginSaving();
    Outcome noteSaving(const std::string& path, const std::string& hash);
    void rotate(const JournalOrigin& origin);

    // The document was closed and nothing of it is wanted any more.
    void discard();

    // File of this journal, empty before the first flush.
    std::string path() const;

  private:
    friend class JournalRecovery;
    struct Entry {
        std::uint64_t number = 0;  // of its line
        std::int64_t time = 0;
        board::GridKind grid = board::GridKind::Square;  // before it
        std::shared_ptr<const document::ChangeSet> changes;
    };

    void add(Entry entry);
    static std::string line(const Entry& entry);
    void takePending();
    Outcome open();
    Outcome write();
    void syncName();
    void forget();
    std::string header() const;

    Posix& m_posix;
    const std::string m_folder;
    std::mutex m_notes;         // guards what append() and addAsset() touch
    mutable std::mutex m_disk;  // guards the file; taken before m_notes
    // Notes.
    board::GridKind m_grid;
    std::uint64_t m_next = 1;      // number of the next line
    std::vector<Entry> m_pending;  // not written; made into lines by whoever writes them
    Assets m_assets;               // not written
    bool m_saving = false;
    bool m_noted = false;  // the line "saving" of this save is on the disk
    std::uint64_t m_savedUpTo = 0;
    std::vector<Entry> m_sinceSaving;
    // Disk.
    JournalOrigin m_origin;
    std::string m_uuid;
    std::string m_title;
    std::unique_ptr<const document::Encounter> m_snapshot;  // to be written first
    std::string m_path;
    OpenFile m_file;
    bool m_named = false;     // its name in the folder is synced
    std::int64_t m_size = 0;  // bytes that are written and synced
    std::string m_unwritten;  // lines, to be written at m_size
    bool m_tail = false;      // there may be a torn line behind m_size
};

// Removes the file of a journal and its pictures.
void removeJournal(const std::string& path, Posix& posix = systemPosix());

// saveDocument() with the journal's part in it. A journal that cannot be written does not stop the saving.
// beginSaving() must have been called when `encounter` was taken.
Result<SavedDocument> saveJournaled(const document::Encounter& encounter, const std::string& path,
                                    const SaveOptions& options, Journal& journal,
                                    Posix& posix = systemPosix());

}  // namespace tenaille::io
