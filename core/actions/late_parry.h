// SPDX-License-Identifier: MIT
//
// Parries that are chosen once the hit is known (AO-13): the segment that was played last is played again,
// with the same dice and the parry in it.
#pragma once

#include <vector>

#include "core/actions/plan.h"

namespace tenaille::actions {

// A hit of the segment that was played last which the one who was struck may still try to parry (EX-25).
struct OpenParry {
    RecordId who;
    RecordId against;
    std::int32_t segment = 0;
    friend bool operator==(const OpenParry&, const OpenParry&) = default;
};

// In the order of the hits. Empty where no segment was played, in a game of turns, or when it cannot be
// played again.
std::vector<OpenParry> openParries(const PlanContext& context);

}  // namespace tenaille::actions
