// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target foreign_fuzz
//   build/fuzz/tests/foreign_fuzz -max_len=8192 NEW_FOLDER tests/data/fuzz/foreign
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/support/foreign_fault.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string fault = tenaille::test::foreignFault({reinterpret_cast<const char*>(data), size});
    if (!fault.empty()) {
        std::fprintf(stderr, "%s\n", fault.c_str());
        std::abort();
    }
    return 0;
}
