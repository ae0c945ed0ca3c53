// SPDX-License-Identifier: MIT
//
// `tenaille --self-check`: does this installation work here? Each check prints one line; nothing of the
// user's is touched.
#pragma once

#include "app/command_line.h"

namespace tenaille::app {

// kSuccess when every check passes. Needs no display.
int selfCheck(Streams streams);

}  // namespace tenaille::app
