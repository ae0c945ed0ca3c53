// SPDX-License-Identifier: MIT
#include "app/application.h"

#include <iostream>

#include "app/command_line.h"

namespace tenaille::app {

namespace {

int refuse() {
    std::cerr << "tenaille: this build holds no window. Use one of the commands of \"tenaille --help\".\n";
    return kFailure;
}

}  // namespace

int runWindow(int, char**, const WindowRequest&) { return refuse(); }

int runRender(int, char**, const RenderRequest&) { return refuse(); }

}  // namespace tenaille::app
