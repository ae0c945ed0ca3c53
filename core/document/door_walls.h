// SPDX-License-Identifier: MIT
//
// The wall that each door was cut from (DoorRecord::wall and ::line). Players take a secret door for a part
// of that wall. It is recorded, not looked up when they look: what the GM builds beside the door where they
// do not see it must change nothing that they do see.
#pragma once

#include "core/document/changes.h"
#include "core/document/encounter.h"

namespace tenaille::document {

// Gives each door the wall that it stands in; for maps that do not tell, of other programs and of formats
// before 2.10. That is the kind of a wall that goes on at one of its ends in its line, from door to door as
// far as the line reaches, else of one that touches an end.
// - Of several kinds stone, else the first by name.
// - Whoever stands alone, or among walls that only the GM sees, is a stone wall if it stops sight when it is
//   closed, else an invisible one.
// - Ends of doors lie on lattice points, next to a slanted wall: what is about on its line counts
//   (geometry/rounded.h).
void settleDoors(Encounter& map);

// Adds to the changes what they do to that: doors that are new or elsewhere take the wall that they are cut
// from. One whose wall becomes another kind goes along, as soon as no wall of its kind goes on beside it; one
// that never was like the walls beside it stays as the GM made it.
void keepDoorWalls(const Encounter& before, ChangeSet& changes);

}  // namespace tenaille::document
