// SPDX-License-Identifier: MIT
//
// What must hold for any settings file and any command line. Called by the fuzzers and by app_tests, with a
// Qt application. Each returns what is wrong with the outcome, empty if all holds.
#pragma once

#include <string>
#include <string_view>

namespace tenaille::test {

// Before there is an application: nothing of whoever runs it is read or written.
void useHomeOfItsOwn();

// As the file of the settings: everything that is read from it makes sense, and comes back when it is
// written.
std::string settingsFault(std::string_view bytes);

// The lines up to an empty one are the words behind the program's name, and what follows is a file, which
// lies under the first word behind the command that is no option, and is the standard input. It runs in a
// folder of its own in memory, where no word can lead out of; windows and pictures for players are asked for,
// not opened. The status fits what was said, the file is untouched, and what was written can be read.
std::string commandLineFault(std::string_view bytes);

}  // namespace tenaille::test
