// SPDX-License-Identifier: MIT
//
// Conditions by hand, and points that protect for a while (part of actions::Intent, intent.h).
#pragma once

#include <string>
#include <vector>

#include "core/actions/dice_intents.h"
#include "core/base/record_id.h"
#include "core/board/condition.h"

namespace tenaille::actions {

// The condition begins now on each of the creatures; who has it already has it anew. Refused for what is
// no isConditionName(), a length outside 0..kMaxConditionLength, and beyond kMaxConditions of one creature.
struct AddCondition {
    std::vector<RecordId> tokens;
    std::string name;
    std::int32_t length = 0;  // 0: until it is taken away
    board::TimeUnit unit = board::TimeUnit::Rounds;
    bool secret = false;
};

// Takes it from those who have it.
struct RemoveCondition {
    std::vector<RecordId> tokens;
    std::string name;
};

// Whether players see it on those who have it.
struct HideCondition {
    std::vector<RecordId> tokens;
    std::string name;
    bool secret = true;
};

// Points that are lost before hit points, in place of those that were left: they do not add up. 0 takes them
// away. Refused for creatures with endurance, and while a segment game runs: its damage knows none.
struct GiveTemporaryPoints {
    std::vector<RecordId> tokens;
    std::int32_t points = 0;
    ManyThrown thrown = {};
};

}  // namespace tenaille::actions
