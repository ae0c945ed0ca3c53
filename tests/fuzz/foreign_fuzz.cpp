// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target foreign_fuzz
//   build/fuzz/tests/foreign_fuzz -max_len=8192 NEW_FOLDER tests/data/fuzz/foreign
#include "tests/fuzz/fuzz_one.h"
#include "tests/support/foreign_fault.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return tenaille::test::fuzzOne(tenaille::test::foreignFault, data, size);
}
