// SPDX-License-Identifier: MIT
//
// A distance of the segment game as exactly as a rule can ask: limits are whole millimetres, so the whole
// millimetres and whether there is something beyond them decide every comparison.
#pragma once

#include <compare>
#include <cstdint>

namespace tenaille::rules {

struct Length {
    std::int32_t wholeMm = 0;
    bool andMore = false;  // less than a millimetre beyond
    constexpr Length(std::int32_t millimetres = 0, bool more = false) : wholeMm(millimetres), andMore(more) {}
    friend constexpr auto operator<=>(const Length&, const Length&) = default;
};

}  // namespace tenaille::rules
