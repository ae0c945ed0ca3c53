// SPDX-License-Identifier: MIT
//
// What a wall of a Foundry scene is to us (interop 1.3), whatever the version that wrote it.
#pragma once

#include <string>
#include <string_view>

#include "core/board/kind_record.h"
#include "core/board/records.h"
#include "core/io/json_value.h"

namespace tenaille::io {

struct FoundryWall {
    std::string_view kind;  // of board/kinds.h or kOneWayCurtain; empty: it stops nothing that we know
    bool isDoor = false;
    board::DoorState state = board::DoorState::Closed;
    bool sideLost = false;  // it acts from one side in the file and from both here
    bool reversed = false;  // its kind acts from one side: from the right of its line
    bool limited = false;   // seen into, not past
    bool ethereal = false;  // seen and walked through
};

// The kind of one-way walls that stop sight alone, which no built-in kind says: the map brings it along.
inline constexpr std::string_view kOneWayCurtain = "oneWayCurtain";
board::KindRecord oneWayCurtain();

FoundryWall foundryWall(const JsonValue& wall);

}  // namespace tenaille::io
