// SPDX-License-Identifier: MIT
//
// `tenaille creatures`: what a file of creatures holds, and the same as a library of ours.
#pragma once

#include "app/commands.h"

namespace tenaille::app {

// Lists the creatures, one a line: name, size, reach and space in cells, speed, armour class, hit points,
// type. With a second file it writes them there instead. What was guessed or left out goes to standard error.
int creaturesCommand(const Command& command, Words words, Streams streams);

}  // namespace tenaille::app
