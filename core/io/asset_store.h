// SPDX-License-Identifier: MIT
//
// The pictures of a document on the disk: files named by content (asset_name.h) in a folder beside the
// document, "tomb.assets" for tomb.map.json and tomb.encounter.json alike. Equal pictures are stored once; a
// file is never changed after it was written, and never removed by the program but when the save that brought
// it fails, so that documents may share the folder.
//
// A document may come from a stranger: folder and files are reached from the document's own folder without
// following any link, and only plain asset names are ever opened.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>

#include "core/base/result.h"
#include "core/document/encounter.h"
#include "core/io/posix.h"
#include "core/io/read_watch.h"

namespace tenaille::io {

using Assets = std::map<std::string, document::AssetBytes>;

// Plain name of the folder that belongs to a document: "tomb.assets" for "maps/tomb.encounter.json".
std::string assetFolderName(const std::string& documentPath);

// The bytes of one picture from the folder `folderName` in the folder of the document. The problem names the
// picture's file.
Result<document::AssetBytes> readAsset(const std::string& documentPath, const std::string& folderName,
                                       const std::string& name, Posix& posix = systemPosix(),
                                       const ReadWatch& watch = {});

// Makes sure that every asset of `assets` that `wanted` names is stored; the folder is made when the first
// one needs it. Stored files are compared byte by byte and replaced if they differ. `then` writes what needs
// them; where that or one of them fails, those that were not there before go again, and the problem is told.
Outcome writeAssets(const std::string& documentPath, const std::string& folderName, const Assets& assets,
                    const std::set<std::string>& wanted, Posix& posix = systemPosix(),
                    const std::function<Outcome()>& then = {});

}  // namespace tenaille::io
