// SPDX-License-Identifier: MIT
//
// What an edit lets the players learn: the second half of every step of the game. A creature that walks sees
// from every cell of its way.
#pragma once

#include <span>

#include "core/actions/intent.h"
#include "core/document/changes.h"
#include "core/players/party_sight.h"

namespace tenaille::actions {

// Whether the edit may show the party more: ground and doors, where the document keeps them
// (board::PlayerViewRecord), or creatures that it has not met.
bool mayExplore(const document::Encounter& after, const document::ChangeSet& changes);

// The changes of the fog, of what is remembered of doors and of whom the players have met, to be applied to
// `after`, which is the document with the edit in it. `ground` is that of `after`; `intent`: what was done,
// nullptr when it is not known. Explored samples are added and never taken away. Nameless.
document::ChangeSet explore(const document::Encounter& after, const document::ChangeSet& changes,
                            const players::SightGround& ground, const Intent* intent);

// The same when they look again after a while in which nobody learned anything: their screen was held, dark,
// or showed something else. Empty if there is nothing new.
document::ChangeSet lookAgain(const document::Encounter& map, const players::SightGround& ground);

// What players see whoever of the party looks: all of the board but what is covered. Nothing in fog, where
// the party has to look.
board::SampleMask shownAnyway(const document::Encounter& map);

}  // namespace tenaille::actions
