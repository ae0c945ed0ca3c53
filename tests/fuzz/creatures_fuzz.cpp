// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target creatures_fuzz
//   build/fuzz/tests/creatures_fuzz -dict=tests/fuzz/creatures.dict -max_len=4096 NEW_FOLDER assets/creatures
#include "tests/fuzz/fuzz_one.h"
#include "tests/support/creature_fault.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return tenaille::test::fuzzOne(tenaille::test::creatureFault, data, size);
}
