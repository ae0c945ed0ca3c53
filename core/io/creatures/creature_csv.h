// SPDX-License-Identifier: MIT
//
// Creatures as a table (interop 2.3): UTF-8, with or without byte order mark, commas, semicolons or tabs; the
// first line names the columns, in any order and in English or French. Only "name" is required.
//
//   name, name_fr, size, space, reach, speed, fly, swim, climb, burrow, ac, hp, hp_dice, shield, faceless,
//   side, image, type, source, challenge, initiative, attack, attack_bonus, damage, attacks, darkvision,
//   low_light, all_around, arcs, endurance, party, notes
//
// Lengths are feet; "3 m" are metres (1.5 a cell) and "10 ft" are feet as well. yes/no columns take yes, x,
// 1, true, oui, vrai and their contraries; `shield` takes a bonus too, `side` party, foe or neutral, `arcs`
// standard, allFront or hydra. `attacks` holds all of them: "Bite|+5|2d6+3|5|; Bow|+4|1d6|5|80" are name,
// bonus, damage, reach and range; a sixth part "reach" tells a reach weapon. Columns of other names are kept
// as lines of the notes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/io/creatures/creatures_read.h"

namespace tenaille::io {

// The first line has a column "name" (or "nom").
bool isCreatureCsv(std::string_view text);

// The problem: a quote that is not closed, a column that is there twice, no creature. Its place is the line.
Result<CreaturesRead> readCreatureCsv(std::string_view text);

// `lost`: a note for every creature of which the table cannot hold all.
std::string writeCreatureCsv(const std::vector<creatures::LibraryCreature>& creatures,
                             std::vector<ImportNote>& lost);

}  // namespace tenaille::io
