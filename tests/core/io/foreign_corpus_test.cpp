// SPDX-License-Identifier: MIT
//
// What the fuzzers of foreign maps, packed encounters, journals, earlier versions and the clipboard begin
// with and found worth keeping, and the same with random damage.
#include <gtest/gtest.h>

#include "tests/support/corpus.h"
#include "tests/support/foreign_fault.h"
#include "tests/support/state_fault.h"

namespace tenaille::test::foreign_corpus_test {

class ForeignCorpus : public testing::TestWithParam<CorpusTarget> {};

TEST_P(ForeignCorpus, HoldsNoFault) { expectNoFault(GetParam()); }

TEST_P(ForeignCorpus, DamageIsSurvived) { expectDamageSurvived(GetParam(), 300); }

INSTANTIATE_TEST_SUITE_P(Targets, ForeignCorpus,
                         testing::Values(CorpusTarget{"foreign", foreignFault},
                                         CorpusTarget{"bundle", bundleFault},
                                         CorpusTarget{"journal", journalFault},
                                         CorpusTarget{"versions", versionsFault, 0},
                                         CorpusTarget{"clipboard", pasteFault}),
                         [](const auto& target) { return std::string(target.param.folder); });

}  // namespace tenaille::test::foreign_corpus_test
