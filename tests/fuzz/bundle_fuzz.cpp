// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target bundle_fuzz
//   build/fuzz/tests/bundle_fuzz -max_len=8192 NEW_FOLDER tests/data/fuzz/bundle
#include "tests/fuzz/fuzz_one.h"
#include "tests/support/foreign_fault.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return tenaille::test::fuzzOne(tenaille::test::bundleFault, data, size);
}
