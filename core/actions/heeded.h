// SPDX-License-Identifier: MIT
//
// Whom a move of the program's own (a run, an approach, getting off a mount) makes room for. The players see
// where it ends and draw their conclusions: of creatures that are hidden from them it takes no notice, so
// that it goes as it would go without them, and the log tells the game master whom it went over. One who is
// hidden too heeds everybody. Blows between two whom the players see are judged alike.
#pragma once

#include "core/actions/plan.h"
#include "core/rules/modifier.h"

namespace tenaille::actions {

enum class Heeded { Everybody, Shown };

// The mover is shown if he or what carries him is. Requires that the creature is there.
inline Heeded heededBy(const document::Encounter& encounter, RecordId mover) {
    const board::TokenRecord& token = *encounter.tokens.find(mover);
    const board::TokenRecord* walker = encounter.tokens.find(board::walkerOf(token.creature));
    const bool hidden = token.hidden && (walker == nullptr || walker->hidden);
    return hidden ? Heeded::Everybody : Heeded::Shown;
}

inline bool counts(Heeded heeded, const board::TokenRecord& other) {
    return heeded == Heeded::Everybody || !other.hidden;
}

bool anyHidden(const document::Encounter& encounter);

// The first hidden one of `others`, who do not move along, in whose space `mover` stands; or nullptr.
const board::TokenRecord* hiddenAt(const document::Encounter& encounter, board::GridKind grid,
                                   const board::Creature& mover, const std::vector<board::Creature>& others);

// The board without hidden creatures, for a blow between two whom the players see; nothing where one of them
// is hidden, or nobody is at all. Both creatures are there.
std::optional<board::BoardView> boardOfShown(const PlanContext& context, RecordId striker, RecordId target);

// What hidden ones change: by how much the modifiers that count differ with them (`all`) and without
// (`shown`); what only they take away is negative.
std::vector<rules::Modifier> givenByHidden(const std::vector<rules::Modifier>& all,
                                           std::vector<rules::Modifier> shown);

}  // namespace tenaille::actions
