// SPDX-License-Identifier: MIT
//
// Threads beside that of the window.
#pragma once

namespace tenaille::ui {

// The calling thread gives way to the window from now on. It goes on all the same: a busy machine must not
// keep the board blank.
void stepBehindWindow();

}  // namespace tenaille::ui
