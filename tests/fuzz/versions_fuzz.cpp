// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target versions_fuzz
//   build/fuzz/tests/versions_fuzz -dict=tests/fuzz/versions.dict -max_len=4096 NEW_FOLDER
//   tests/data/fuzz/versions
#include "tests/fuzz/fuzz_one.h"
#include "tests/support/state_fault.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return tenaille::test::fuzzOne(tenaille::test::versionsFault, data, size);
}
