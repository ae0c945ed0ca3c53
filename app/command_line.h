// SPDX-License-Identifier: MIT
//
// What the words after the program's name ask for. Commands that need no display run here, in the language
// of the locale (voice.h); `tenaille [FILE...]` and `tenaille render` are passed on to application.h. The
// commands themselves stand in commands.h.
#pragma once

#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <variant>

#include "app/application.h"

namespace tenaille::app {

// Exit statuses of every command, as `--help` explains them.
inline constexpr int kSuccess = 0;
inline constexpr int kFailure = 1;  // a file is wrong or could not be read or written
inline constexpr int kUsage = 2;    // the command line is wrong

// Where a command reads and writes: the standard streams, or strings in tests.
struct Streams {
    std::istream& in;
    std::ostream& out;  // answers only, so that they can be piped
    std::ostream& err;  // problems, one per line
};

using Words = std::span<const std::string>;

// What remains to be done by the part with a display, or the exit status when everything is done.
using Outlook = std::variant<int, WindowRequest, RenderRequest>;

// `words` are the arguments without the program's name. A command is recognised by the first word only:
// a document named like a command is opened as "./rules", one with a leading dash after "--".
Outlook dispatch(Words words, Streams streams);

}  // namespace tenaille::app
