// SPDX-License-Identifier: MIT
//
// Every leak of leaks.txt, switched on alone, is noticed: by a named check or by a pair of encounters that
// differ in secrets alone. Each leak is a test; those that fail are the survivors.
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "tests/core/players/named_leaks.h"
#include "tests/core/players/secret_pairs.h"
#include "tests/leaks/leak_switch.h"
#include "tests/support/property.h"

namespace tenaille::test::leak_test {

struct SeededLeak {
    int number;
    const char* name;
    const char* file;
};
constexpr SeededLeak kLeaks[] = {
#include "leak_list.inc"
};

int pairCount() { return std::max(cases(200), 200); }

class SwitchedOn {
  public:
    explicit SwitchedOn(int number) { seededLeak = number; }
    ~SwitchedOn() { seededLeak = 0; }
    SwitchedOn(const SwitchedOn&) = delete;
    SwitchedOn& operator=(const SwitchedOn&) = delete;
};

struct Pair {
    document::Encounter one;
    document::Encounter other;
};

// Made while no leak is on.
const std::vector<Pair>& pairs() {
    static const std::vector<Pair> all = [] {
        std::vector<Pair> made;
        for (int i = 0; i < pairCount(); ++i) {
            SecretBoard board = randomSecretBoard(seedOf(81, i));
            Pair pair{board.map, {}};
            // Many secrets at once: the pair tells that something leaks, not what.
            for (std::uint64_t times = 0; times < 12; ++times)
                board.map = changeSecrets(board, seedOf(82 + times, i));
            pair.other = board.map;
            made.push_back(std::move(pair));
        }
        return made;
    }();
    return all;
}

// The name of the first named check that fails, nullptr if none does.
const char* failingCheck() {
    for (const auto leaks : {creatureLeaks(), boardLeaks(), sightLeaks(), darkLeaks(), turnLeaks()})
        for (const NamedLeak& leak : leaks) {
            testing::TestPartResultArray results;
            {
                const testing::ScopedFakeTestPartResultReporter reporter(
                    testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &results);
                leak.check();
            }
            for (int i = 0; i < results.size(); ++i)
                if (results.GetTestPartResult(i).failed()) return leak.name;
        }
    return nullptr;
}

// The first pair whose scenes differ or hold a canary, -1 if there is none.
int failingPair() {
    for (std::size_t i = 0; i < pairs().size(); ++i) {
        const Pair& pair = pairs()[i];
        const std::string text = whatPlayersGet(pair.one);
        if (text.find(kCanary) != std::string::npos || text != whatPlayersGet(pair.other))
            return static_cast<int>(i);
    }
    return -1;
}

TEST(SeededLeaks, NothingIsNoticedWhileAllAreOff) {
    EXPECT_EQ(failingCheck(), nullptr);
    EXPECT_EQ(failingPair(), -1);
}

TEST(SeededLeaks, ThereAreManyOfThem) { EXPECT_GE(std::size(kLeaks), 60u); }

// What nobody thought of has no name: the pairs alone notice most.
TEST(SeededLeaks, MostAreNoticedByPairsAlone) {
    int noticed = 0;
    int all = 0;
    std::string missed;
    pairs();
    for (const SeededLeak& leak : kLeaks) {
        // What comes one after the other in a fight no single picture tells.
        if (std::string_view(leak.file) == "core/players/told_turns.cpp") continue;
        ++all;
        const SwitchedOn on(leak.number);
        if (failingPair() >= 0)
            ++noticed;
        else
            missed += std::string(" ") + leak.name;
    }
    RecordProperty("noticed", noticed);
    RecordProperty("missed", missed);
    EXPECT_GE(noticed * 10, all * 7) << "not:" << missed;
}

class SeededLeakTest : public testing::Test {
  public:
    explicit SeededLeakTest(const SeededLeak& leak) : m_leak(leak) {}
    void TestBody() override {
        pairs();
        const SwitchedOn on(m_leak.number);
        const bool noticed = failingCheck() != nullptr || failingPair() >= 0;
        EXPECT_TRUE(noticed) << m_leak.file << ": leak " << m_leak.number << " survives";
    }

  private:
    SeededLeak m_leak;
};

[[maybe_unused]] const bool kRegistered = [] {
    for (const SeededLeak& leak : kLeaks)
        testing::RegisterTest("SeededLeak", leak.name, nullptr, nullptr, __FILE__, __LINE__,
                              [leak]() -> testing::Test* { return new SeededLeakTest(leak); });
    return true;
}();

}  // namespace tenaille::test::leak_test
