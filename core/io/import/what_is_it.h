// SPDX-License-Identifier: MIT
//
// Is this file something else than JSON that people take for a map? Asked before parsing, so that the message
// can name it instead of complaining about its first byte.
#pragma once

#include <optional>
#include <string_view>

#include "core/base/problem.h"

namespace tenaille::io {

// `beginning`: the first bytes of the file (a few hundred are enough). A problem for a Git LFS pointer (Q17),
// an archive, a picture, a web page or XML; nothing for all else.
std::optional<Problem> recogniseForeign(std::string_view beginning);

}  // namespace tenaille::io
