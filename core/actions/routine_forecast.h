// SPDX-License-Identifier: MIT
//
// In which segments of the round a combatant makes the routine actions that it has declared. Playing a
// segment and showing the round ask the same question, and here is its one answer.
//
// An order for a later segment holds one action back (SG-10): of those that are due by then the last, so that
// the others are made when they fall due and no action waits longer than it must. An action that is due is
// made in the first segment that nothing else fills (SG-04, SG-08); of several the earliest (SG-09).
#pragma once

#include <cstdint>
#include <vector>

#include "core/actions/plan.h"
#include "core/rules/fight/combatant.h"

namespace tenaille::actions {

// Whether one of its actions is due in the segment and held back for none of the orders of the round.
bool hasFreeAction(const document::Encounter& encounter, const fight::Combatant& combatant,
                   std::int32_t round, std::int32_t segment, const rules::SegmentOptions& options);

// The segments, ascending, from the one that is due on: where actions are made that nobody has ordered, if
// there is a target in reach. What others do is not foreseen. Requires a clock that stands before a segment
// of a round.
std::vector<std::int32_t> routinesAhead(const PlanContext& context, const fight::Combatant& combatant);

}  // namespace tenaille::actions
