// SPDX-License-Identifier: MIT
//
// Changes of an encounter that touch nothing but what the players may not know: whatever they are, the
// players' scene stays the same, byte for byte.
#pragma once

#include <cstdint>
#include <span>

#include "tests/core/players/secret_board.h"

namespace tenaille::test {

// One kind of secret. `change` makes a random change of that kind; false: this board has no such secret.
struct Secret {
    const char* name;
    bool (*change)(SecretBoard& board, Random& random);
};

// What creatures, writings and the fight keep to themselves; what the board keeps: doors, walls, ground.
std::span<const Secret> creatureSecrets();
std::span<const Secret> boardSecrets();

// One to five of all those changes.
document::Encounter changeSecrets(const SecretBoard& board, std::uint64_t seed);

// How far a floor goes on in the closed room: the scene has its whole outline, the picture must not tell it.
void changeRunningFloor(SecretBoard& board, std::uint64_t seed);

}  // namespace tenaille::test
