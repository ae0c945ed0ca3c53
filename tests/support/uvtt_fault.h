// SPDX-License-Identifier: MIT
//
// What must hold for any bytes that are taken for a Universal VTT file. Called by the fuzzer and, with the
// stored corpus, by core_tests.
#pragma once

#include <string>
#include <string_view>

namespace tenaille::test {

// Reads the bytes behind the first, which chooses the cut into pieces and the options, and makes a map of
// them. Returns what is wrong with the outcome, empty if all holds: the result is a map within all limits or
// a problem with a message and a remedy; our JSON reader and nlohmann's agree on what JSON is.
std::string uvttFault(std::string_view input);

}  // namespace tenaille::test
