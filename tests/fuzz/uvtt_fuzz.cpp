// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target uvtt_fuzz
//   build/fuzz/tests/uvtt_fuzz -dict=tests/fuzz/uvtt.dict -max_len=4096 NEW_FOLDER tests/data/fuzz/uvtt
#include "tests/fuzz/fuzz_one.h"
#include "tests/support/uvtt_fault.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return tenaille::test::fuzzOne(tenaille::test::uvttFault, data, size);
}
