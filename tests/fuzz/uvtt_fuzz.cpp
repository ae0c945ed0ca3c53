// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target uvtt_fuzz
//   build/fuzz/tests/uvtt_fuzz -dict=tests/fuzz/uvtt.dict -max_len=4096 NEW_FOLDER tests/data/fuzz/uvtt
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/support/uvtt_fault.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string fault = tenaille::test::uvttFault({reinterpret_cast<const char*>(data), size});
    if (!fault.empty()) {
        std::fprintf(stderr, "%s\n", fault.c_str());
        std::abort();
    }
    return 0;
}
