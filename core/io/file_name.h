// SPDX-License-Identifier: MIT
//
// What importers want to know about the name of a file.
#pragma once

#include <string>
#include <string_view>

namespace tenaille::io {

// ASCII letters in lower case, everything else as it is.
std::string lowered(std::string_view text);

// `path` ends with a dot and `extension` (lower case), whatever the case of its letters.
bool hasExtension(std::string_view path, std::string_view extension);

// The name without folders and extension: "Red Tower" of "maps/Red Tower.dd2vtt".
std::string titleFrom(std::string_view path);

// The text itself if it is UTF-8, else with '?' for every byte beyond ASCII: names of files may be any bytes,
// texts of documents may not.
std::string asUtf8(std::string_view text);

}  // namespace tenaille::io
