// SPDX-License-Identifier: MIT
//
// Creatures of several kinds that come to the board in one step: an encounter, the party. Part of intent.h.
#pragma once

#include <vector>

#include "core/board/records.h"

namespace tenaille::actions {

struct TokenGroup {
    board::TokenRecord prototype;
    int count = 1;
};

// Each group as AddTokens (intent.h) does it, one after the other; at most 100 creatures in all. Groups of
// one name are numbered on.
struct AddGroups {
    std::vector<TokenGroup> groups;
    board::Cell near;
    bool atStart = true;
    bool apart = false;
};

}  // namespace tenaille::actions
