// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target clipboard_fuzz
//   build/fuzz/tests/clipboard_fuzz -dict=tests/fuzz/document.dict -max_len=8192 NEW_FOLDER
//   tests/data/fuzz/clipboard
#include "tests/fuzz/fuzz_one.h"
#include "tests/support/state_fault.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return tenaille::test::fuzzOne(tenaille::test::pasteFault, data, size);
}
