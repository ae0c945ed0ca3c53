// SPDX-License-Identifier: MIT
//
// Earlier versions of documents: what was opened and what was saved is kept for a while, apart from the
// document, so that one can go back further than undo goes, and past a file that was damaged.
//
// A folder of versionsFolder() for each document path holds "<number>-<time>-<hash>.json": the text of the
// file as it was. Its pictures stay beside the document (asset_store.h never removes one).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/io/document_file.h"
#include "core/io/posix.h"

namespace tenaille::io {

struct Version {
    std::string file;          // its path
    std::uint64_t number = 0;  // grows from one to the next, whatever the clock says
    std::int64_t time = 0;     // when it was kept, seconds since 1970
    std::int64_t bytes = 0;
    std::string hash;  // the first digits of contentHash() of its text
};

// How many are kept: the last ones, however near to each other; of older ones so many a day and none nearer
// to the next than this, the oldest of several; of all so many, and so many bytes.
inline constexpr std::size_t kLastVersions = 10;
inline constexpr std::size_t kMostVersions = 25;
inline constexpr std::size_t kMostVersionsADay = 5;
inline constexpr std::int64_t kMostVersionBytes = std::int64_t{100} << 20;
inline constexpr std::int64_t kVersionsApart = 300;  // seconds

Result<std::string> versionsFolder(Posix& posix = systemPosix());

// Newest first; none if nothing was kept for the document at this absolute path.
std::vector<Version> versionsOf(const std::string& folder, const std::string& documentPath,
                                Posix& posix = systemPosix());

// Keeps the text, a document that can be read, unless it is the newest version already and lies there
// undamaged; then lets go of those that are too many. On a problem nothing that was kept is gone.
Outcome keepVersion(const std::string& folder, const std::string& documentPath, std::string_view text,
                    std::int64_t now, Posix& posix = systemPosix());

// Those of a list, newest first, that are too many. Never the newest one.
std::vector<Version> surplusOf(const std::vector<Version>& newestFirst);

// The document as it was, with the pictures that lie beside the present one.
Result<LoadedDocument> loadVersion(const Version& version, const std::string& documentPath,
                                   Posix& posix = systemPosix());

}  // namespace tenaille::io
