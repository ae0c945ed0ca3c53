// SPDX-License-Identifier: MIT
//
// What must hold for any bytes that are taken for a document of ours or for a line of a journal. Called by
// the fuzzer and, with the stored corpus, by core_tests.
#pragma once

#include <string>
#include <string_view>

namespace tenaille::test {

// The first byte chooses: even, a document; odd, a change set on one of the grids. Returns what is wrong with
// the outcome, empty if all holds: either problems with place and remedy, or a value that is written and read
// again without a difference and whose board can be made.
std::string documentFault(std::string_view input);

}  // namespace tenaille::test
