// SPDX-License-Identifier: MIT
//
// The heroes of the table: creatures of the library that are marked as members of the party.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/creatures/library_creature.h"
#include "core/document/encounter.h"

namespace tenaille::creatures {

// Which of them "Add the party" adds, and which it leaves out because somebody of their name stands on the
// board already (whatever the case of the letters; "Arda 2" is another one). Each is named once.
struct PartyToAdd {
    std::vector<const LibraryCreature*> missing;
    std::vector<std::string> present;
};
PartyToAdd partyToAdd(std::span<const LibraryCreature> library, const document::Encounter& encounter,
                      const std::string& language);

}  // namespace tenaille::creatures
