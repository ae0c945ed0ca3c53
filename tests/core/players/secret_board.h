// SPDX-License-Identifier: MIT
//
// Random encounters of which it is known, by the way they are made, what the players may not know. Nothing
// here asks the code that it tests: a room is closed all round by walls that stop sight, and no creature that
// shares its sight with the players stands in it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/document/encounter.h"
#include "core/players/player_scene.h"
#include "tests/support/dungeon.h"

namespace tenaille::test {

// How the fog lies over the closed room. Explored: the players remember its ground, but do not look at it.
enum class VaultFog : std::uint8_t { Unknown, Covered, Explored, Uncovered };

struct SecretBoard {
    document::Encounter map;
    board::PlayerMode mode = board::PlayerMode::Fog;
    bool anyEyes = true;    // a creature shares what it sees; without one the GM's hand says what is seen
    bool isNight = false;   // no light but that of a few lamps
    bool allBlind = false;  // whoever shares sees its own cells and nothing else
    VaultFog vaultFog = VaultFog::Unknown;
    geometry::Box vault;                  // lattice units: what lies in it is in the closed room, far enough
                                          // from its walls
    std::vector<board::Cell> vaultCells;  // wholly in that box
    // Where its walls turn, clockwise; of a wall at an angle to the lattice the same.
    std::array<geometry::LatticePoint, 4> vaultCorners;
    // A wall of the board from outside to one of its walls, or to its door; {} for none. As far again it goes
    // into the room.
    geometry::Segment buttress;
    RecordId runningFloor;                // goes on into the room from its left side; {}: none
    geometry::Box cover;                  // the GM covers it, some way around it too
    std::vector<board::Cell> coverCells;  // wholly in that box
    std::vector<board::Creature> eyes;    // of those that share their sight

    board::GridKind grid() const { return map.gridRecord().extent.grid; }
    bool inFog() const { return mode == board::PlayerMode::Fog; }
    // Nothing of the ground of the closed room is known.
    bool vaultUnknown() const {
        return inFog() && (vaultFog == VaultFog::Unknown || vaultFog == VaultFog::Covered);
    }
    bool shares(const board::TokenRecord& token) const;
    bool isOurs(const board::TokenRecord& token) const;
    std::vector<board::Cell> cellsOf(const board::TokenRecord& token) const;
    // No creature that stands there is seen, whoever it is.
    bool inVault(const board::TokenRecord& token) const;
    bool inCover(const board::TokenRecord& token) const;
    // Blind eyes, or beyond the reach of every lamp and of all that see in the dark.
    bool inTheDark(const board::TokenRecord& token) const;
    // The creature is on no screen of the players.
    bool isUnseen(const board::TokenRecord& token) const;
};

// The same seed gives the same board everywhere but for the numbers of its canaries: every text that players
// may not read begins with kCanary.
inline constexpr const char* kCanary = "canary-";
SecretBoard randomSecretBoard(std::uint64_t seed);

// A canary that is nowhere else.
std::string nextCanary();

template <class List>
const auto& pick(const List& list, Random& random) {
    return list[static_cast<std::size_t>(random.between(0, static_cast<int>(std::size(list)) - 1))];
}

board::LatticePoint pointIn(const geometry::Box& box, Random& random);

// The scene, and all of it as text: the document as its writer writes it, what no file holds, the masks, the
// mode, the eyes, the health in words.
players::PlayerScene sceneOf(const document::Encounter& map);
std::string asText(const players::PlayerScene& scene);
// Where two such texts differ first, for messages of tests.
std::string firstDifference(const std::string& a, const std::string& b);
// What the players get now and, where the document keeps what they see, after the next step of the game: both
// scenes as text.
std::string whatPlayersGet(const document::Encounter& map);

}  // namespace tenaille::test
