// SPDX-License-Identifier: MIT
//
// The fog of a document as masks, and edits of it. Which part of it the players see follows in
// players/player_scene.h.
#pragma once

#include <cstdint>

#include "core/board/sample_mask.h"
#include "core/document/changes.h"
#include "core/document/encounter.h"

namespace tenaille::document {

// The record's settings, the usual ones when the document has none.
board::PlayerViewRecord playerViewOf(const Encounter& encounter);

struct FogMasks {
    board::SampleMask explored;
    board::SampleMask uncovered;
    board::SampleMask covered;
};

// Over the whole board: every mask has the box samplesOf(extent). Tiles beyond it are left out.
FogMasks fogOf(const Encounter& encounter);

// Adds the changes that give the document this fog to `changes`: tiles that differ and no others; a tile with
// nothing in it has no record. New records get ids from `next` on, which moves past them.
void putFog(const Encounter& encounter, const FogMasks& fog, RecordId& next, ChangeSet& changes);

}  // namespace tenaille::document
