// SPDX-License-Identifier: MIT
#pragma once

// For the one source of a fuzzer of the program: a QApplication and a home of its own.

#include <QApplication>

#include "tests/fuzz/fuzz_one.h"
#include "tests/program/program_fault.h"

// It shows no window: the platform has no screen.
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
