// SPDX-License-Identifier: MIT
//
// What a wall of a Foundry scene is to us (interop 1.3), whatever the version that wrote it.
#pragma once

#include <string>
#include <string_view>

#include "core/board/records.h"
#include "core/io/json_value.h"

namespace tenaille::io {

struct FoundryWall {
    std::string_view kind;  // of board/kinds.h; empty: it stops nothing that we know
    bool isDoor = false;
    board::DoorState state = board::DoorState::Closed;
    bool sideLost = false;  // it acts from one side in the file and from both here
    bool reversed = false;  // its kind acts from one side: from the right of its line
    bool limited = false;   // seen into, not past
};

FoundryWall foundryWall(const JsonValue& wall);

}  // namespace tenaille::io
