// SPDX-License-Identifier: MIT
//
// What a combatant has declared (SG-02), as one value: for planning, and for the clock that goes back behind
// it and comes again.
#pragma once

#include <cstdint>

#include "core/board/fight_records.h"
#include "core/rules/segment_options.h"

namespace tenaille::actions {

// SG-13: how many of the actions that are declared fall due after the last segment and will be lost.
std::int32_t beyondRound(std::int32_t initiative, std::int32_t actions, const rules::SegmentOptions& options);

// The round that a declaration which is made now is for: the next one that starts.
inline std::int32_t declaredRound(const board::ClockRecord& clock) { return clock.round + 1; }

board::DeclarationRecord declarationOf(const board::CombatantRecord& combatant, std::int32_t round);
// Its round is the caller's business.
void declare(board::CombatantRecord& combatant, const board::DeclarationRecord& declaration);

// The declaration that waits for a round, nullptr if there is none.
const board::DeclarationRecord* laterOf(const board::CombatantRecord& combatant, std::int32_t round);
// Takes the place of one for the same round.
void keepForLater(board::CombatantRecord& combatant, const board::DeclarationRecord& declaration);
void forgetLater(board::CombatantRecord& combatant, std::int32_t round);

}  // namespace tenaille::actions
