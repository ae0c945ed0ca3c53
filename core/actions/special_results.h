// SPDX-License-Identifier: MIT
//
// EX-08: what natural values of a creature's weapon or kind bring besides, as people write it:
// "entangles 19, swallows 18-20".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/board/records.h"

namespace tenaille::actions {

inline constexpr std::size_t kMostSpecials = 20;
inline constexpr std::size_t kMostSpecialName = 60;  // bytes

// Entries between commas or semicolons, each a name and a value or a range of values of the d20. An empty
// text is no entry. The problem says which entry is wrong.
Result<std::vector<board::SpecialRecord>> parseSpecials(std::string_view text);
std::string specialsText(const std::vector<board::SpecialRecord>& specials);

}  // namespace tenaille::actions
