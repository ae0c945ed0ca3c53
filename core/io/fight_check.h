// SPDX-License-Identifier: MIT
//
// Do the parts of a fight that were read fit together? A fight that could not go on is refused with the place
// and the remedy. What the fight can do without is let go with a notice: steps that could not be taken back,
// and declarations that say nothing.
#pragma once

#include "core/document/encounter.h"
#include "core/io/reading.h"

namespace tenaille::io {

void checkFight(const document::Encounter& encounter, Reading& reading);

// Declared targets that take no part in the fight are let go; so are declarations for rounds that are over,
// and all but the last one for a round. (A combatant that is its own target strikes at nobody.)
void letGoUnsoundDeclarations(document::Encounter& encounter, Reading& reading);

// Lets go the youngest step that does not fit and all before it: nothing leads back past it.
void letGoUnsoundSteps(document::Encounter& encounter, Reading& reading);

}  // namespace tenaille::io
