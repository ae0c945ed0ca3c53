// SPDX-License-Identifier: MIT
//
// Riders and mounts share place, space, facing and the way moved in this turn (UF-28): carryRiders() is the
// second half of every edit, so that whatever moves one of them moves the others. In moves by the rules it is
// the mount that walks, with its own speed and space.
#pragma once

#include "core/actions/intent.h"
#include "core/document/changes.h"
#include "core/document/encounter.h"

namespace tenaille::actions {

// Completes an edit: riders take over what their mount has; a mount takes over what a rider has who was moved
// without it. Who has lost his mount stands where he was.
void carryRiders(const document::Encounter& encounter, document::ChangeSet& changes);

// Who walks when this creature moves: its mount, or itself.
RecordId walkerFor(const document::Encounter& encounter, RecordId token);

// Each walker once, in the order of the creatures.
std::vector<RecordId> walkersFor(const document::Encounter& encounter, const std::vector<RecordId>& tokens);

// The move with each mount in place of its riders, once.
MoveTokens ofWalkers(const document::Encounter& encounter, const MoveTokens& move);

// Those that ride it, ascending.
std::vector<RecordId> ridersOf(const document::Encounter& encounter, RecordId mount);

}  // namespace tenaille::actions
