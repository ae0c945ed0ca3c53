// SPDX-License-Identifier: MIT
//
// `tenaille export`: maps for other programs (core/io/export) and pictures of them.
#pragma once

#include "app/commands.h"

namespace tenaille::app {

int exportCommand(const Command& command, Words words, Streams streams);

}  // namespace tenaille::app
