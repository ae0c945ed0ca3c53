// SPDX-License-Identifier: MIT
#include "core/actions/heeded.h"

#include <algorithm>

namespace tenaille::actions {

bool anyHidden(const document::Encounter& encounter) {
    return std::any_of(encounter.tokens.begin(), encounter.tokens.end(),
                       [](const board::TokenRecord& token) { return token.hidden; });
}

const board::TokenRecord* hiddenAt(const document::Encounter& encounter, board::GridKind grid,
                                   const board::Creature& mover, const std::vector<board::Creature>& others) {
    for (const board::Creature& other : others) {
        const board::TokenRecord* token = encounter.tokens.find(other.record);
        if (token != nullptr && token->hidden && board::distance(grid, mover, other) == 0) return token;
    }
    return nullptr;
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

std::vector<rules::Modifier> givenByHidden(const std::vector<rules::Modifier>& all,
                                           std::vector<rules::Modifier> shown) {
    // Of a stacking kind only one counts, whatever its cause: walls and hidden ones together give one cover.
    const auto instead = [](const rules::Modifier& a, const rules::Modifier& b) {
        const bool alike = a.stacking != rules::Stacking::Untyped || a.reason == b.reason;
        return a.target == b.target && a.stacking == b.stacking && alike;
    };
    std::vector<rules::Modifier> given;
    const auto add = [&](rules::Modifier one, std::int32_t value) {
        one.value = value;
        one.overridden.reset();
        if (value != 0) given.push_back(std::move(one));
    };
    for (const rules::Modifier& one : all) {
        const auto other = std::find_if(shown.begin(), shown.end(), [&](const rules::Modifier& candidate) {
            return instead(one, candidate);
        });
        add(one, one.effective() - (other != shown.end() ? other->effective() : 0));
        if (other != shown.end()) shown.erase(other);
    }
    for (const rules::Modifier& one : shown) add(one, -one.effective());
    return given;
}

}  // namespace tenaille::actions
