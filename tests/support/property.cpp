// SPDX-License-Identifier: MIT
#include "tests/support/property.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <stdexcept>
#include <string_view>

namespace tenaille::test {

int cases(int usual) { return countedCases(std::max(1, usual / kThinnedBy)); }

int countedCases(int usual) {
    const char* wanted = std::getenv("TENAILLE_CASES");
    if (wanted == nullptr) return usual;
    const std::string_view text(wanted);
    int count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc() || end != text.data() + text.size() || count < 1)
        throw std::runtime_error("TENAILLE_CASES is a count of 1 or more");
    return count;
}

int firstCase() {
    const char* first = std::getenv("TENAILLE_FIRST_CASE");
    return first != nullptr ? std::max(0, std::atoi(first)) : 0;
}

}  // namespace tenaille::test
