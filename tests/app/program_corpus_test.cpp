// SPDX-License-Identifier: MIT
//
// What the fuzzers of settings and command lines begin with and found worth keeping, and the same with random
// damage.
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/program/program_fault.h"
#include "tests/support/corpus.h"

namespace tenaille::test::program_corpus_test {

class ProgramCorpus : public testing::TestWithParam<CorpusTarget> {};

TEST_P(ProgramCorpus, HoldsNoFault) { expectNoFault(GetParam()); }

TEST_P(ProgramCorpus, DamageIsSurvived) { expectDamageSurvived(GetParam(), 300); }

INSTANTIATE_TEST_SUITE_P(Targets, ProgramCorpus,
                         testing::Values(CorpusTarget{"settings", settingsFault, 0},
                                         CorpusTarget{"command_line", commandLineFault, 0}),
                         [](const auto& target) { return std::string(target.param.folder); });

}  // namespace tenaille::test::program_corpus_test
