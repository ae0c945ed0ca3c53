// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target settings_fuzz
//   build/fuzz/tests/settings_fuzz -dict=tests/fuzz/settings.dict -max_len=4096 -detect_leaks=0 NEW_FOLDER
//   tests/data/fuzz/settings
#include "tests/fuzz/fuzz_program.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return tenaille::test::fuzzOne(tenaille::test::settingsFault, data, size);
}
