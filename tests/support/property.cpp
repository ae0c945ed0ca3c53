// SPDX-License-Identifier: MIT
#include "tests/support/property.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tenaille::test {

int thinnedBy() {
#if defined(TENAILLE_SANITIZED)
    return 4;
#else
    return 1;
#endif
}

int cases(int usual) { return countedCases(std::max(1, usual / thinnedBy())); }

namespace {

// The number in that variable of the environment, `absent` without it.
int numberFrom(const char* variable, int least, int absent) {
    const char* wanted = std::getenv(variable);
    if (wanted == nullptr) return absent;
    const std::string_view text(wanted);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least)
        throw std::runtime_error(std::string(variable) + " is a whole number, at least " +
                                 std::to_string(least));
    return number;
}

}  // namespace

int countedCases(int usual) { return numberFrom("TENAILLE_CASES", 1, usual); }

int firstCase() { return numberFrom("TENAILLE_FIRST_CASE", 0, 0); }

}  // namespace tenaille::test
