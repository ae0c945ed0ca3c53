// SPDX-License-Identifier: MIT
//
// Conditions as a file written by hand may hold them.
#pragma once

#include "core/document/encounter.h"
#include "core/io/reading.h"

namespace tenaille::io {

// A name, a length that it can have, and a segment of a round.
bool isSound(const board::ConditionRecord& condition);

// Lets go, with a notice for each creature, what is not sound, what a creature has twice (the last one
// stays), and what is beyond board::kMaxConditions.
void letGoUnsoundConditions(document::Encounter& encounter, Reading& reading);

}  // namespace tenaille::io
