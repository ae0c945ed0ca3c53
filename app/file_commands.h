// SPDX-License-Identifier: MIT
//
// The commands that read and write maps and encounters: import, unpack, salvage, validate, info. They have
// the form of Command::run (commands.h).
#pragma once

#include "app/commands.h"

namespace tenaille::app {

// Exit status kFailure when the foreign map is refused or the result cannot be written; the report goes to
// the answer, one line each, and to the file of --report as JSON.
int importCommand(const Command& command, Words words, Streams streams);
int unpackCommand(const Command& command, Words words, Streams streams);

// What was lost goes to the problems, a line each; kFailure when nothing can be had.
int salvageCommand(const Command& command, Words words, Streams streams);

// One line for each problem of each file in the answer, notices (what is odd but harmless) apart. kFailure
// when any file has a problem.
int validateCommand(const Command& command, Words words, Streams streams);

// One JSON object (io/info.h), or the same as lines "key: value".
int infoCommand(const Command& command, Words words, Streams streams);

}  // namespace tenaille::app
