// SPDX-License-Identifier: MIT
//
// Documents on the disk: the text of document_format.h with its pictures (asset_store.h), read with limits
// and written safely (safe_writer.h).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/document/encounter.h"
#include "core/io/document_format.h"
#include "core/io/posix.h"
#include "core/io/read_watch.h"

namespace tenaille::io {

struct LoadedDocument {
    document::Encounter encounter;  // with those of its pictures that could be read
    std::string hash;               // contentHash of the file, for saving and for the journal
    std::vector<Problem> notices;   // missing pictures and those of document_format.h
};

// Also the one of an archive (bundle.h). The first problem if the file is refused. A picture that is missing
// or cannot be read is a notice. Large documents take long: call it off the window's thread. The progress is
// that of the document, then that of each picture.
Result<LoadedDocument> loadDocument(const std::string& path, Posix& posix = systemPosix(),
                                    const ReadWatch& watch = {});

// The same for a text that lies elsewhere than the document whose pictures it names.
Result<LoadedDocument> loadTextOf(const std::string& path, const std::string& beside,
                                  Posix& posix = systemPosix(), const ReadWatch& watch = {});

// The same for a document that was read already, with the pictures beside the file at `path`, and without a
// hash.
LoadedDocument withPictures(document::Encounter encounter, const std::string& assetFolder,
                            const std::string& path, Posix& posix = systemPosix());

// Everything that is wrong with the file: for `tenaille validate`. Assets are looked up, not kept.
struct FileCheck {
    std::vector<Problem> problems;
    std::vector<Problem> notices;
};
FileCheck checkDocumentFile(const std::string& path, Posix& posix = systemPosix());

struct SaveOptions {
    // The file may be overwritten only while it has this content (of the loading or of the last saving):
    // otherwise another program changed it. Nothing: the user has agreed to overwrite whatever is there.
    std::optional<std::string> expectedHash = {};
    // Called with the hash of the new file when everything is ready and nothing is written yet (the journal
    // notes it). A problem stops the saving.
    std::function<Outcome(const std::string& hash)> beforeWriting = {};
};

struct SavedDocument {
    std::string hash;  // of the new file
};

// Pictures first, then the document, so that a document never names a picture that is not there. Before
// anything is written the text is read back as a file would be: what could not be opened again is not saved.
// On a problem the old file is untouched (new pictures may already lie beside it).
Result<SavedDocument> saveDocument(const document::Encounter& encounter, const std::string& path,
                                   const SaveOptions& options = {}, Posix& posix = systemPosix());

}  // namespace tenaille::io
