// SPDX-License-Identifier: MIT
//
// What a fuzzer found worth keeping (data/fuzz), for the ordinary tests.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tenaille::test {

struct CorpusTarget {
    const char* folder;  // below data/fuzz
    std::string (*fault)(std::string_view bytes);
    std::size_t spared = 1;  // first bytes that damage leaves alone: they say what it is
};

// Of every kept input; there are at least eight.
void expectNoFault(const CorpusTarget& target);

// Of so many of them with random damage (property.h).
void expectDamageSurvived(const CorpusTarget& target, int usual);

}  // namespace tenaille::test
