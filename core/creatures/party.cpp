// SPDX-License-Identifier: MIT
#include "core/creatures/party.h"

#include <set>

#include "core/creatures/words.h"

namespace tenaille::creatures {

PartyToAdd partyToAdd(std::span<const LibraryCreature> library, const document::Encounter& encounter,
                      const std::string& language) {
    std::set<std::string> there;
    for (const board::TokenRecord& token : encounter.tokens) there.insert(folded(token.name));
    PartyToAdd party;
    std::set<std::string> named;
    for (const LibraryCreature& creature : library) {
        const std::string& name = nameIn(creature, language);
        if (!creature.party || !named.insert(folded(name)).second) continue;
        if (there.contains(folded(name)) || there.contains(folded(creature.token.name)))
            party.present.push_back(name);
        else
            party.missing.push_back(&creature);
    }
    return party;
}

}  // namespace tenaille::creatures
