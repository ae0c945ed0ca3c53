// SPDX-License-Identifier: MIT
//
// Facings that the rules in force permit, and turning by steps. Shared by the tools and the keyboard.
#pragma once

#include <vector>

#include "ui/gesture/pick.h"
#include "ui/tools/tool_context.h"

namespace tenaille::ui {

// Clockwise from up: the facings of F5-09, F5-12, UF-02 for the space of the creature.
std::vector<board::Facing> permittedFacings(const ToolContext& context, const board::Creature& creature);

// Turns every selected creature (or the one under the pointer if none is selected) by `steps` permitted
// facings, clockwise positive, as one undo step. A creature without facing begins with the first one.
// False if there is nobody to turn.
bool turnBySteps(ToolContext& context, int steps, const Pick& under);

}  // namespace tenaille::ui
