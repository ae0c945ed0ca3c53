// SPDX-License-Identifier: MIT
//
// What must hold for any bytes that are taken for a file of creatures. Called by the fuzzer and by
// core_tests.
#pragma once

#include <string>
#include <string_view>

namespace tenaille::test {

// Reads the bytes (behind a line of only "----" those of the file of attacks beside it), and a list in words
// of the creatures. Returns what is wrong with the outcome, empty if all holds: there is a problem with
// message, file and remedy, or creatures that our own file gives back as they are.
std::string creatureFault(std::string_view bytes);

}  // namespace tenaille::test
