// SPDX-License-Identifier: MIT
//
// Our own file of creatures (the personal library, what is exported, the creatures of the program):
//
//   {"format": "tenaille-creatures", "formatVersion": {"major": 1, "minor": 0},
//    "creatures": [{"name": "Goblin archer", "names": {"fr": "Archer gobelin"}, "type": "goblin",
//                   "source": "...", "party": true, "size": "small", "reach": 1, ...,
//                   "attacks": [{"name": "Bow", "bonus": 4, "damage": "1d6+2", "range": 16},
//                               {"name": "Pike", "bonus": 3, "reach": 2, "reachWeapon": true}],
//                   "speeds": {"fly": 12}, "hitDice": "2d6", "challenge": "1/4", "image": "goblin.png",
//                   "picture": "0e57...1.webp", "id": 7}]}
//
// `picture` lies beside the file as those of a document do (asset_store.h); `image` is a file that a list of
// the game master names.
//
// The other members are those of a creature of a document on squares (codec.h, document/fields.h), lengths in
// cells; what has its usual value is not written. `id` counts in a personal library only. Unknown members of
// the file and of a creature survive. A file with a fault is refused whole, with the place of every fault.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/io/creatures/creatures_read.h"
#include "core/io/json_value.h"

namespace tenaille::io {

bool isCreatureLibrary(const JsonValue& file);
// One of a version that this program cannot read.
bool isNewerLibrary(const JsonValue& file);

// The first problem, if there is any, has the others in `why`.
Result<CreaturesRead> readCreatureLibrary(const JsonValue& file);

enum class Ids { Written, LeftOut };
std::string writeCreatureLibrary(const std::vector<creatures::LibraryCreature>& creatures,
                                 const std::string& extra = {}, Ids ids = Ids::LeftOut);

// Of a damaged file every creature that can be read. Where the file itself cannot be, those whose line is
// whole, as writeCreatureLibrary() writes one on each.
std::vector<creatures::LibraryCreature> soundCreatures(const std::string& bytes);

}  // namespace tenaille::io
