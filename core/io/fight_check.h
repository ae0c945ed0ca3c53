// SPDX-License-Identifier: MIT
//
// Do the parts of a fight that were read fit together? A fight that could not go on is refused with the place
// and the remedy; steps that could not be taken back are only a way back, and are let go with a notice.
#pragma once

#include "core/document/encounter.h"
#include "core/io/reading.h"

namespace tenaille::io {

void checkFight(const document::Encounter& encounter, Reading& reading);

// Lets go the youngest step that does not fit and all before it: nothing leads back past it.
void letGoUnsoundSteps(document::Encounter& encounter, Reading& reading);

}  // namespace tenaille::io
