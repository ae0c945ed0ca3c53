// SPDX-License-Identifier: MIT
#include "core/io/import/foundry_walls.h"

#include "core/board/kinds.h"
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

Sense senseOf(std::string_view kind, const board::BarrierEffect& effect) {
    if (kind == "object") return Sense::Limited;
    if (kind == "window" || kind == "arrowSlit") return Sense::Near;
    return effect.stopsSight ? Sense::Normal : Sense::Nothing;
}

// From its left (1) or its right (2).
bool actsFromOneSide(const JsonValue& wall) {
    const double direction = numberIn(wall, "dir", 0);
    return direction == 1 || direction == 2;
}

// The kind that our own export wrote beside the nearest one of theirs (Foundry keeps such flags); empty:
// none, or what the wall does was changed since.
std::string_view ourKind(const JsonValue& wall, bool isDoor) {
    static const board::Kinds builtIn;
    const JsonValue* flags = wall.find("flags");
    const JsonValue* ours = flags != nullptr ? flags->find("tenaille") : nullptr;
    if (ours == nullptr) return {};
    const std::string kind = textIn(*ours, "kind");
    if (isDoor) {
        const board::DoorKind* door = builtIn.door(kind);
        return door != nullptr && senseOf(kind, door->closed) == sightOf(wall) ? door->id
                                                                               : std::string_view();
    }
    const board::WallKind* known = builtIn.wall(kind);
    const bool isAsWritten = known != nullptr && senseOf(kind, known->effect) == sightOf(wall) &&
                             known->effect.stopsMovement == (numberIn(wall, "move", 1) > 0) &&
                             known->effect.oneWay == actsFromOneSide(wall);
    return isAsWritten ? known->id : std::string_view();
}

}  // namespace

board::KindRecord oneWayCurtain() {
    board::KindRecord kind;
    kind.of = board::KindOf::Wall;
    kind.kind = kOneWayCurtain;
    kind.label = TENAILLE_PROBLEM("One-way curtain");
    kind.like = "curtain";
    kind.barrier.stopsSight = true;
    kind.barrier.oneWay = true;
    return kind;
}

FoundryWall foundryWall(const JsonValue& wall) {
    FoundryWall result;
    const Sense sight = sightOf(wall);
    const bool stopsMovement = numberIn(wall, "move", 1) > 0;
    const double door = numberIn(wall, "door", 0);
    const bool oneWay = actsFromOneSide(wall);
    const bool fromTheRight = oneWay && numberIn(wall, "dir", 0) > 1;
    if (door >= 1) {
        const double state = numberIn(wall, "ds", 0);
        result.isDoor = true;
        result.kind = door >= 2                                           ? "secretDoor"
                      : sight == Sense::Normal || sight == Sense::Limited ? "door"
                                                                          : "window";
        result.state = state >= 2   ? board::DoorState::Locked
                       : state >= 1 ? board::DoorState::Open
                                    : board::DoorState::Closed;
        if (const std::string_view ours = ourKind(wall, true); !ours.empty()) result.kind = ours;
        return result;
    }
    if (const std::string_view ours = ourKind(wall, false); !ours.empty()) {
        result.kind = ours;
        result.reversed = fromTheRight;
        return result;
    }
    if (oneWay && sight == Sense::Normal) {
        result.kind = stopsMovement ? "oneWay" : kOneWayCurtain;
        result.reversed = fromTheRight;
        return result;
    }
    result.sideLost = oneWay;
    switch (sight) {
        case Sense::Normal:
            result.kind = stopsMovement ? "stone" : "curtain";
            result.ethereal = !stopsMovement;
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
