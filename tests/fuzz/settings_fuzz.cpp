// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target settings_fuzz
//   build/fuzz/tests/settings_fuzz -dict=tests/fuzz/settings.dict -max_len=4096 -detect_leaks=0 NEW_FOLDER
//   tests/data/fuzz/settings
#include <QApplication>

#include "tests/fuzz/fuzz_one.h"
#include "tests/program/program_fault.h"

// Neither shows a window: the platform has no screen.
extern "C" int LLVMFuzzerInitialize(int* /*argc*/, char*** /*argv*/) {
    static int count = 1;
    static char name[] = "tenaille";
    static char* arguments[] = {name, nullptr};
    tenaille::test::useHomeOfItsOwn();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("LC_ALL", "C.UTF-8");
    static QApplication application(count, arguments);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return tenaille::test::fuzzOne(tenaille::test::settingsFault, data, size);
}
