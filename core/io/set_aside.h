// SPDX-License-Identifier: MIT
//
// What cannot be read is never thrown away: it stays under another name.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/io/posix.h"

namespace tenaille::io {

// Makes the path for a word: "damaged", or "damaged-2" and so on where that is taken.
using NameAside = std::function<std::string(const std::string& word)>;

// Writes the bytes under the first such path that nothing has yet: that path, or why not.
Result<std::string> setAside(const NameAside& named, std::string_view bytes, Posix& posix = systemPosix());

}  // namespace tenaille::io
