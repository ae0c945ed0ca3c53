// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <span>

#include "core/board/creature.h"
#include "ui/gesture/overlay.h"

namespace tenaille::ui {

class ToolContext;

// Puts a warning beside the step at which an enemy may strike at a creature that walks a path, as it stands,
// with the name of the enemy, and tells who:
// "provokes Ogre, Goblin 1". Empty: nobody may.
QString showProvoked(const ToolContext& context, const board::Creature& mover,
                     std::span<const board::Cell> path, Overlay& overlay);

}  // namespace tenaille::ui
