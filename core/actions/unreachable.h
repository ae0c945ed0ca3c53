// SPDX-License-Identifier: MIT
//
// Which parts of a map nobody can walk to.
#pragma once

#include <optional>
#include <vector>

#include "core/document/encounter.h"

namespace tenaille::actions {

struct ClosedPart {
    board::Cell middle;      // one of its cells, near the middle
    std::int32_t cells = 0;  // how large it is
    // A side of a cell that has a wall along it, between this part and another one: where a door would lead
    // in.
    std::optional<geometry::Segment> door;
};

// Steps from cell to cell (on squares: no diagonals), all doors open but windows, creatures apart. Where
// there are floors, only cells whose middle lies on one count, and the largest part is where the others must
// be reached from; on maps without floors everything that reaches the border of the board belongs together.
// Where the floors are those of a picture, what lies between walls may as well be rock: only parts with
// something in them (creature, light, thing, text, note) count, the largest of which is the main one. Cells
// whose middle lies under a thing that stops movement, and single cells (pillars), do not count. Left out are
// parts that are meant to be closed (SettingsRecord::closedRooms).
std::vector<ClosedPart> closedParts(const document::Encounter& map);

}  // namespace tenaille::actions
