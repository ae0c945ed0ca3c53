// SPDX-License-Identifier: MIT
//
// The commands that need no display. Each gets the words after its name and returns an exit status of
// command_line.h; a wrong command line is answered with kUsage and a line that shows how to write it.
#pragma once

#include <string_view>

#include "app/command_line.h"

namespace tenaille::app {

struct Command {
    std::string_view name;
    std::string_view arguments;    // "FILE --json [--unclipped]"
    std::string_view explanation;  // lines of --help, without indent
    int (*run)(const Command& command, Words words, Streams streams);
};

// All of them, in the order of --help.
std::span<const Command> commands();

// Writes "tenaille: MESSAGE" and how to write the command, and returns kUsage.
int misused(const Command& command, std::string_view message, Streams streams);

}  // namespace tenaille::app
