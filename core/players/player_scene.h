// SPDX-License-Identifier: MIT
//
// PlayerScene: the document as the players' screen may have it, and which samples of the board are shown. The
// screen, the network and player pictures are made of nothing else.
//
// - Everything: document::project(), all of it shown that the GM did not cover.
// - BySight: the same, but of the creatures only the party's and those that the party sees.
// - Fog: of the board what the party sees, saw before (explored) or the GM uncovered, without what he
//   covered. Elements with no sample in it are absent; walls are cut to the stretches along it
//   (known_walls.h); of terrain only its cells remain; a lamp is there while some of what it lights is seen.
//   Where the party does not look now, doors are as it saw them last. Without eyes on the board what the GM
//   uncovered counts as seen.
//
// Floors, pictures and props are whole when some sample of them is known: what of them is not known is not
// painted (ui/player paints black over it, in samples, and takes it out of pictures before they are scaled).
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/board/sample_mask.h"
#include "core/document/encounter.h"
#include "core/players/party_sight.h"

namespace tenaille::players {

// How hurt a creature looks: by quarters of its hit points.
enum class HealthWord : std::uint8_t { Unhurt, Scratched, Wounded, BadlyWounded, Down };
HealthWord healthWord(std::int32_t hitPoints, std::int32_t most);

struct PlayerScene {
    document::Encounter shown;  // project()ed: again project()ing it joins walls at most
    board::PlayerMode mode = board::PlayerMode::Everything;
    board::SampleMask known;  // everything else is black
    // Of it and around it what is known for the walls and things on it alone: their ground is not painted. It
    // would show through where they are painted with gaps, or smaller than what they hide.
    board::SampleMask veiled;
    board::SampleMask seen;  // of it, what is seen now; in Fog the rest is painted as remembered
    board::SampleMask dim;   // in Fog: of what is seen, what lies in no bright light; nothing: without a box
    bool cut = false;        // in Fog, or where something is covered: not all of the board is known
    bool anyEyes = true;
    std::vector<std::pair<RecordId, HealthWord>> health;  // of those on it whose health is told in words
};

// What of the known ground is painted bright: in Fog what is seen, else all of it.
const board::SampleMask& brightGround(const PlayerScene& scene);

PlayerScene playerScene(const document::Encounter& encounter, const SightGround& ground);

// The ids of the creatures on it, without making the rest of it. Ascending.
std::vector<RecordId> creaturesShown(const document::Encounter& encounter, const SightGround& ground);

// Whether the players are shown this creature of the encounter: it is not hidden, and seen, or one of theirs.
bool showsCreature(const PlayerScene& scene, const document::Encounter& encounter,
                   const board::TokenRecord& token);

}  // namespace tenaille::players
