// SPDX-License-Identifier: MIT
#include "core/actions/heeded.h"

#include <algorithm>

namespace tenaille::actions {

bool anyHidden(const document::Encounter& encounter) {
    return std::any_of(encounter.tokens.begin(), encounter.tokens.end(),
                       [](const board::TokenRecord& token) { return token.hidden; });
}

std::optional<board::BoardView> boardOfShown(const PlanContext& context, RecordId striker, RecordId target) {
    const document::Encounter& encounter = context.encounter;
    if (!anyHidden(encounter) || heededBy(encounter, striker) == Heeded::Everybody ||
        heededBy(encounter, target) == Heeded::Everybody)
        return std::nullopt;
    std::vector<board::Creature> shown;
    for (const board::Creature& creature : context.board.creatures()) {
        const board::TokenRecord* token = encounter.tokens.find(creature.record);
        const bool takesPart = creature.record == striker || creature.record == target;
        if (takesPart || token == nullptr || counts(Heeded::Shown, *token)) shown.push_back(creature);
    }
    return context.board.withCreatures(std::move(shown));
}

std::vector<rules::Modifier> givenByHidden(std::vector<rules::Modifier> all,
                                           const std::vector<rules::Modifier>& shown) {
    std::erase_if(all, [&](const rules::Modifier& one) {
        return std::find(shown.begin(), shown.end(), one) != shown.end();
    });
    return all;
}

}  // namespace tenaille::actions
