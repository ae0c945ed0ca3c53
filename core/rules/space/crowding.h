// SPDX-License-Identifier: MIT
//
// How much room a creature needs: several small ones in one cell (SZ-02), a passage narrower than its space
// (MV-20). Moving through other creatures is answered by rules/movement.
#pragma once

#include <array>
#include <cstdint>

#include "core/board/size.h"

namespace tenaille::space {

// Number of creatures of each size, indexed by SizeCategory; each at most 10^9.
using Occupants = std::array<std::int64_t, board::kSizeCount>;

// SZ-02: the areas of their spaces add up to no more than one cell of 150 cm.
bool fitOneCell(const Occupants& occupants);

// MV-20: through a passage as wide as its space a creature moves freely, through one at least half as wide it
// squeezes, through a narrower one only escape artists get.
enum class Passage : std::uint8_t { Free, Squeeze, EscapeArtist };
Passage passageThrough(board::SizeCategory size, std::int32_t passageCm);

// What squeezing costs: each step doubled once, penalties to attack and armour class.
struct SqueezeEffect {
    std::int32_t doublings = 0;  // of the cost of each step; no meaning for EscapeArtist
    std::int32_t attack = 0;     // the same
    std::int32_t armorClass = 0;
    bool canAttack = true;
    bool losesDexterity = false;
};
SqueezeEffect effectOf(Passage passage);

}  // namespace tenaille::space
