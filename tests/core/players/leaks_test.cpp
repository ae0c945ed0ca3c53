// SPDX-License-Identifier: MIT
//
// Makes a test of every named leak. They are a list, so that leak_tests can run the same checks while a leak
// is switched on.
#include <gtest/gtest.h>

#include "tests/core/players/named_leaks.h"

namespace tenaille::test::leaks_test {

class LeakTest : public testing::Test {
  public:
    explicit LeakTest(void (*check)()) : m_check(check) {}
    void TestBody() override { m_check(); }

  private:
    void (*m_check)();
};

[[maybe_unused]] const bool kRegistered = [] {
    for (const auto leaks : {creatureLeaks(), boardLeaks(), sightLeaks(), darkLeaks(), turnLeaks()})
        for (const NamedLeak& leak : leaks)
            testing::RegisterTest("Leaks", leak.name, nullptr, nullptr, __FILE__, __LINE__,
                                  [check = leak.check]() -> testing::Test* { return new LeakTest(check); });
    return true;
}();

}  // namespace tenaille::test::leaks_test
