// SPDX-License-Identifier: MIT
//
// RuleRef: the citation that stands beside every decision, e.g. CV-02. The titles for the rules panel and for
// tool tips are in assets/rules.
#pragma once

#include <string_view>

namespace tenaille::rules {

// Id of a rule of the catalogues ("F5-07", "GEO-2") or "sheet" for a number that comes from the creature
// itself.
struct RuleRef {
    std::string_view id;
    friend constexpr bool operator==(RuleRef, RuleRef) = default;
};

inline constexpr RuleRef kSheet{"sheet"};

}  // namespace tenaille::rules
