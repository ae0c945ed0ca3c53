// SPDX-License-Identifier: MIT
//
// Threads beside that of the window.
#pragma once

#include <chrono>
#include <functional>

namespace tenaille::ui {

// The calling thread gives way to the window from now on. It goes on all the same: a busy machine must not
// keep the board blank.
void stepBehindWindow();

// Runs `work` in a thread of its own that has stepped behind the window. Nobody waits for it but
// waitForBackground(): a dead network drive must not hold the window.
void runBehindWindow(std::function<void()> work);

// For the end of the program: whether all that runBehindWindow() began ended within that time. The rest is
// let go and ends with the process.
bool waitForBackground(std::chrono::milliseconds longest);

}  // namespace tenaille::ui
