// SPDX-License-Identifier: MIT
//
// Pictures that a document misses, looked for where the game master says: by their content, so that they are
// found under any name.
#pragma once

#include <set>
#include <string>

#include "core/io/asset_store.h"

namespace tenaille::io {

// How far it looks: folders below the first one, and files.
inline constexpr int kMostFolderDepth = 6;
inline constexpr int kMostFilesSeen = 20'000;

// Those of `names` whose bytes lie in a file of the folder or below it; links are not followed, files that
// cannot be read are passed over. Only files with the ending of a missing picture are read. The progress
// counts files. Long: call it off the window's thread.
Assets findAssets(const std::string& folder, const std::set<std::string>& names, const ReadWatch& watch = {});

}  // namespace tenaille::io
