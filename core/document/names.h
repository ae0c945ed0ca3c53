// SPDX-License-Identifier: MIT
//
// Names with numbers ("Goblin 3"), and what the players read instead. The GM's number would tell that a
// Goblin 2 is somewhere; so the players count for themselves: the first of a name that they meet is "Goblin",
// the next one "Goblin 2", whatever the GM's numbers are (board::TokenRecord::metAs).
#pragma once

#include <string>

#include "core/board/records.h"

namespace tenaille::document {

struct NumberedName {
    std::string name;
    int number = 0;  // 0: none
};

// "Goblin 3" -> {"Goblin", 3}; "Goblin" -> {"Goblin", 0}. The number is what follows the last blank, when it
// is of one to six digits and does not begin with 0.
NumberedName numberedName(const std::string& name);

// The label of a creature that has none of its own. Of a name of several words their first letters: "Goblin
// archer" is "GA", with a number "GA3"; of one word its first two letters, with a number the first one and
// the number: "Go", "G3". It depends on the name alone: what other creatures are called is nobody's business.
std::string labelOf(const std::string& name, int number);

// The letters on its token: its label, or else those of the name that it goes by.
std::string lettersOf(const board::TokenRecord& token);

// What the players count it as, were its name for them: "Goblin", "Goblin 2"; of the party its own name.
std::string countedName(const board::TokenRecord& token);

// The name that the players read. The party and whoever has a name for the players go by it; a name that is
// secret and has no other is empty.
std::string nameForPlayers(const board::TokenRecord& token);
// And the letters on its token; empty: made of that name.
std::string labelForPlayers(const board::TokenRecord& token);

// Whether the players count the creature among others of its name.
bool isCounted(const board::TokenRecord& token);

}  // namespace tenaille::document
