// SPDX-License-Identifier: MIT
//
// All that an encounter needs in one file, to take it along or to give it away: a ZIP archive with the
// document and the folder of its pictures (asset_store.h), as they lie on a disk. Whoever unpacks it by hand
// has a document that opens.
//
// An archive may come from a stranger: nothing is ever unpacked to the disk, entries are found by the names
// that the document gives its pictures and read into memory with limits, and other entries are not looked at.
// What does not begin like a picture is not read to its end.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/io/document_file.h"

namespace tenaille::io {

// Of the whole archive, and of all that is read from it.
inline constexpr std::size_t kMaxBundleBytes = std::size_t{1} << 30;
// Of one picture in it.
inline constexpr std::size_t kMaxBundledPicture = std::size_t{256} << 20;

// By its name: "night.zip".
bool isBundleName(std::string_view path);

struct Packed {
    std::string bytes;
    std::set<std::string> missing;  // pictures that the document names and nobody has
};
// `title`: what document and folder are called in it, a plain file name without ending. Before it is given
// back the archive is read as a file would be. Nothing is written.
Result<Packed> packBundle(const document::Encounter& encounter, const std::string& title);

// The document of an archive with its pictures; its `hash` is that of the document in it. The problem names
// the file: no archive, a password, damage, no document in it or several, or more bytes than the limits.
Result<LoadedDocument> loadBundle(const std::string& path, Posix& posix = systemPosix(),
                                  const ReadWatch& watch = {});
Result<LoadedDocument> readBundle(const std::string& bytes, const ReadWatch& watch = {});

}  // namespace tenaille::io
