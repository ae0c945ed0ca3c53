// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target document_fuzz
//   build/fuzz/tests/document_fuzz -dict=tests/fuzz/document.dict -max_len=8192 NEW_FOLDER
//   tests/data/fuzz/document
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/support/document_fault.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string fault = tenaille::test::documentFault({reinterpret_cast<const char*>(data), size});
    if (!fault.empty()) {
        std::fprintf(stderr, "%s\n", fault.c_str());
        std::abort();
    }
    return 0;
}
