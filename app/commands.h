// SPDX-License-Identifier: MIT
//
// The commands that need no display. Each gets the words after its name and returns an exit status of
// command_line.h; a wrong command line is answered with kUsage and a line that shows how to write it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/command_line.h"
#include "app/voice.h"

namespace tenaille::app {

struct Command {
    std::string_view name;
    const char* arguments;    // "FILE --json [--unclipped]"; a text for said(), like the next
    const char* explanation;  // lines of --help, without indent
    Voice::For voice;
    int (*run)(const Command& command, Words words, Streams streams);
};

// All of them, in the order of --help.
std::span<const Command> commands();

// Writes "tenaille: MESSAGE" (a text for said()) and how to write the command, and returns kUsage.
int misused(const Command& command, const char* message, Streams streams,
            const std::vector<std::string>& arguments = {});

}  // namespace tenaille::app
