// SPDX-License-Identifier: MIT
//
// Things and words of the map that the players do not see.
#pragma once

#include <optional>
#include <vector>

#include "core/document/encounter.h"

namespace tenaille::ui {

// Those of the records that can be hidden beside creatures, in their order.
std::vector<RecordId> hideableThings(const document::Encounter& encounter,
                                     const std::vector<RecordId>& records);

// Whether the first of them is hidden; nothing: there is none.
std::optional<bool> isThingHidden(const document::Encounter& encounter, const std::vector<RecordId>& records);

}  // namespace tenaille::ui
