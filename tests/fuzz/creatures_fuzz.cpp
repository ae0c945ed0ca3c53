// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target creatures_fuzz
//   build/fuzz/tests/creatures_fuzz -dict=tests/fuzz/creatures.dict -max_len=4096 NEW_FOLDER assets/creatures
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/support/creature_fault.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string fault = tenaille::test::creatureFault({reinterpret_cast<const char*>(data), size});
    if (!fault.empty()) {
        std::fprintf(stderr, "%s\n", fault.c_str());
        std::abort();
    }
    return 0;
}
