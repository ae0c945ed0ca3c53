// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace tenaille {

// Text for one line without what spoils the words around it: control characters, and the marks that turn the
// direction of text (U+202A to U+202E, U+2066 to U+2069). Line breaks and tabs are spaces. `text` is UTF-8.
std::string plainText(std::string_view text);

}  // namespace tenaille
