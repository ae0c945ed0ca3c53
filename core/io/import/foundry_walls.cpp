// SPDX-License-Identifier: MIT
#include "core/io/import/foundry_walls.h"

#include "core/io/import/json_get.h"

namespace tenaille::io {

namespace {

// What a sense meets. Old files say 0, 1 and 2 for all senses at once.
enum class Sense : std::uint8_t { Nothing, Normal, Limited, Near };

Sense sightOf(const JsonValue& wall) {
    if (const auto sight = numberIn(wall, "sight")) {
        if (*sight >= 30) return Sense::Near;
        return *sight >= 20 ? Sense::Normal : *sight >= 10 ? Sense::Limited : Sense::Nothing;
    }
    const double sense = numberIn(wall, "sense", 1);
    return sense >= 2 ? Sense::Limited : sense >= 1 ? Sense::Normal : Sense::Nothing;
}

}  // namespace

FoundryWall foundryWall(const JsonValue& wall) {
    FoundryWall result;
    const Sense sight = sightOf(wall);
    const bool stopsMovement = numberIn(wall, "move", 1) > 0;
    const double door = numberIn(wall, "door", 0);
    const double direction = numberIn(wall, "dir", 0);
    if (door >= 1) {
        const double state = numberIn(wall, "ds", 0);
        result.isDoor = true;
        result.kind = door >= 2                                           ? "secretDoor"
                      : sight == Sense::Normal || sight == Sense::Limited ? "door"
                                                                          : "window";
        result.state = state >= 2   ? board::DoorState::Locked
                       : state >= 1 ? board::DoorState::Open
                                    : board::DoorState::Closed;
        return result;
    }
    const bool actsFromOneSide = direction == 1 || direction == 2;  // left, right
    if (actsFromOneSide && sight == Sense::Normal && stopsMovement) {
        result.kind = "oneWay";
        result.reversed = direction == 2;
        return result;
    }
    result.sideLost = actsFromOneSide;
    switch (sight) {
        case Sense::Normal:
            result.kind = stopsMovement ? "stone" : "curtain";
            break;
        case Sense::Limited:
            result.kind = "object";
            result.limited = true;
            break;
        case Sense::Near:
            result.kind = "window";
            break;
        case Sense::Nothing:
            if (stopsMovement) result.kind = "invisible";
            break;
    }
    return result;
}

}  // namespace tenaille::io
