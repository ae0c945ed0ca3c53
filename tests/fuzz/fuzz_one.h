// SPDX-License-Identifier: MIT
//
// What a fuzzer does with its bytes: an outcome that is wrong ends it.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace tenaille::test {

inline int fuzzOne(std::string (*faultOf)(std::string_view bytes), const std::uint8_t* data,
                   std::size_t size) {
    const std::string fault = faultOf({reinterpret_cast<const char*>(data), size});
    if (!fault.empty()) {
        std::fprintf(stderr, "%s\n", fault.c_str());
        std::abort();
    }
    return 0;
}

}  // namespace tenaille::test
