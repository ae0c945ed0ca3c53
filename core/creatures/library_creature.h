// SPDX-License-Identifier: MIT
//
// LibraryCreature: a creature that stands on no board, kept to be put on many. What the board needs of it is
// a whole board::TokenRecord, so that nothing that a creature can have is lost on the way; beside that stands
// what only a library asks for. Lengths are cells, as everywhere; who reads feet converts with cellsOf().
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/board/records.h"

namespace tenaille::creatures {

// One attack of those that a creature has. With a reach it is made in melee, with a range from afar; a spear
// has both.
using Attack = board::AttackRecord;

// How it moves beside walking (board::TokenRecord::speed), in cells; 0: it does not.
struct OtherSpeeds {
    std::int32_t fly = 0;
    std::int32_t swim = 0;
    std::int32_t climb = 0;
    std::int32_t burrow = 0;
    friend bool operator==(const OtherSpeeds&, const OtherSpeeds&) = default;
};

struct LibraryCreature {
    std::uint32_t id = 0;  // in the personal library; 0: it is not there
    // Its name, data and notes; id, place, facing and way moved mean nothing here, and `extra` is empty.
    board::TokenRecord token;
    // Its name in other languages: {"fr", "Archer gobelin"}.
    std::vector<std::pair<std::string, std::string>> names = {};
    std::string type = {};    // "beast", "ooze": a word of whoever wrote it
    std::string source = {};  // where it comes from: a book, a file
    bool party = false;       // one of the heroes that "Add the party" brings
    std::vector<Attack> attacks = {};
    OtherSpeeds speeds = {};
    std::string hitDice = {};
    std::string challenge = {};
    std::string image = {};  // the name of a file, as a list of the game master gives it
    std::string extra = {};  // members of its JSON object that this version does not know
    friend bool operator==(const LibraryCreature&, const LibraryCreature&) = default;
};

// Its name in that language ("fr"), else the one it has.
const std::string& nameIn(const LibraryCreature& creature, const std::string& language);

// How far one cell is in the books that count in feet.
inline constexpr double kFeetPerCell = 5;

// Feet as cells: the nearest whole number, halves up; what is beyond a million is a million.
std::int32_t cellsOf(double feet, double feetPerCell = kFeetPerCell);

// ---- what is suggested when a file does not say it

// Reach is read from the attacks and never derived from the size: most large creatures reach no farther than
// a man. The usual one is the commonest of the attacks made in melee; among equally common ones the shortest,
// so that nobody threatens more than the table expects (the list shows the others). Nothing: no attack has a
// reach.
struct UsualReach {
    std::int32_t cells = 1;
    bool tied = false;
};
std::optional<UsualReach> usualReach(const std::vector<Attack>& attacks);
inline constexpr std::int32_t kReachWithoutAttacks = 1;

// The attack that stands on its sheet: the first with the usual reach, else the first of all.
const Attack* usualAttack(const std::vector<Attack>& attacks, std::int32_t reach);

// Nobody writes down who has no front and no back: oozes, swarms, and whoever sees all around.
bool suggestsFaceless(const std::string& name, const std::string& type, const std::string& senses);

// ---- from and to the board

// The creature as it is put on a board: whole, without a place.
board::TokenRecord tokenFor(const LibraryCreature& creature, const std::string& language);
// A creature of the board as one for the library: unhurt, without the number of its name.
LibraryCreature fromBoard(const board::TokenRecord& token);

}  // namespace tenaille::creatures
