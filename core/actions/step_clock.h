// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/actions/clock_runs.h"
#include "core/document/changes.h"

namespace tenaille::actions {

// Keeps what the changes do as a step of the clock that can be taken back (board::StepRecord). Requires a
// clock; comes last, when all else is in the change set.
void keepStep(const document::Encounter& encounter, document::ChangeSet& changes);

// The segment that is due, played: the orders with their dice, and what becomes of them. Runs of `before` get
// their ways; nothing else is changed.
struct PlayedSegment {
    std::vector<board::OrderRecord> due;
    RunWays ways;
    fight::Step step;
};
Result<PlayedSegment> playDue(const PlanContext& context, fight::FightState& before);

}  // namespace tenaille::actions
