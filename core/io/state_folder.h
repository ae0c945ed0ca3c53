// SPDX-License-Identifier: MIT
//
// Where the program keeps what belongs to the user and to no document.
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/io/posix.h"

namespace tenaille::io {

// $XDG_STATE_HOME/tenaille/NAME, or the same under ~/.local/state; made if it is not there (for its owner
// only).
Result<std::string> stateFolder(const std::string& name, Posix& posix = systemPosix());

// A folder with all those above it.
Outcome makeFolders(const std::string& path, Posix& posix = systemPosix());

}  // namespace tenaille::io
