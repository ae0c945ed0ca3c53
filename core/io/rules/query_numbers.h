// SPDX-License-Identifier: MIT
//
// Numbers that no query can use, made harmless before the line is parsed.
#pragma once

#include <string>
#include <string_view>

namespace tenaille::io {

// The line with two kinds of JSON numbers replaced, so that the JSON tree tells them apart and none
// overflows:
// * with a fraction or an exponent (1.5, 1e2, 1e400): 0.5, always a real, hence wrongType;
// * whole with more than 18 digits: 18 nines, beyond every limit, hence outOfRange.
// Text between quotes and everything that is no JSON number stays as it is.
std::string tamedNumbers(std::string_view line);

}  // namespace tenaille::io
