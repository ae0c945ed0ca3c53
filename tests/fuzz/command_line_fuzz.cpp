// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target command_line_fuzz
//   build/fuzz/tests/command_line_fuzz -dict=tests/fuzz/command_line.dict -max_len=4096 -detect_leaks=0
//   NEW_FOLDER tests/data/fuzz/command_line
#include "tests/fuzz/fuzz_program.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return tenaille::test::fuzzOne(tenaille::test::commandLineFault, data, size);
}
