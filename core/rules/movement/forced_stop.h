// SPDX-License-Identifier: MIT
//
// Where a creature goes that must stop where it may not (MV-22).
#pragma once

#include <span>
#include <vector>

#include "core/rules/movement/move_field.h"

namespace tenaille::movement {

struct ForcedStop {
    bool legal = false;               // the place is legal: nothing happens, it stays
    std::vector<board::Cell> places;  // where it goes; several: draw one by lot (MV-09); none: nowhere
    friend bool operator==(const ForcedStop&, const ForcedStop&) = default;
};

// `path`: the anchors entered so far, whatever let it enter them; it must stop on the last one. The last
// legal place on the path, start included, wins unless another is strictly nearer by walking: plain diagonals
// alternate from 1, floor and fences cost nothing extra, creatures are passed as in passing.h, at most
// kForcedStopRange cells. Nothing is charged or refunded.
inline constexpr std::int32_t kForcedStopRange = 30;
ForcedStop ruleForcedStop(const MoveGrid& grid, const Mover& mover, std::span<const board::Cell> path);

}  // namespace tenaille::movement
