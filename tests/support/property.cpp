// SPDX-License-Identifier: MIT
#include "tests/support/property.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <stdexcept>
#include <string_view>

namespace tenaille::test {

namespace {

// With the sanitizers each case costs several times as much, and they look for another kind of error: one
// that many cases have in common.
#if defined(__SANITIZE_ADDRESS__)
constexpr int kFewer = 4;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr int kFewer = 4;
#else
constexpr int kFewer = 1;
#endif
#else
constexpr int kFewer = 1;
#endif

}  // namespace

int cases(int usual) {
    const char* wanted = std::getenv("TENAILLE_CASES");
    if (wanted == nullptr) return std::max(1, usual / kFewer);
    const std::string_view text(wanted);
    int count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc() || end != text.data() + text.size() || count < 1)
        throw std::runtime_error("TENAILLE_CASES is a count of 1 or more");
    return count;
}

}  // namespace tenaille::test
