// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/changes.h"

namespace tenaille::actions {

// Keeps what the changes do as a step of the clock that can be taken back (board::StepRecord). Requires a
// clock; comes last, when all else is in the change set.
void keepStep(const document::Encounter& encounter, document::ChangeSet& changes);

}  // namespace tenaille::actions
