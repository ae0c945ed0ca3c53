// SPDX-License-Identifier: MIT
//
// Things and words of the map that the players do not see.
#pragma once

#include <optional>
#include <vector>

#include "ui/battle/battle_context.h"

namespace tenaille::ui {

// Of the first of these records that can be hidden, whether it is; nothing: none can.
std::optional<bool> isThingHidden(const document::Encounter& encounter, const std::vector<RecordId>& records);

// All of them that can, in one step; the rest stays as it is.
void hideThings(BattleContext& context, const std::vector<RecordId>& records, bool hidden);

}  // namespace tenaille::ui
