// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>

#include "core/actions/damage.h"
#include "core/actions/plan.h"

namespace tenaille::actions {

namespace {

bool standsOnBoard(const PlanContext& context, const board::Creature& creature) {
    const auto cells = board::cellsAt(context.board.grid(), creature.footprint, creature.at);
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return context.board.contains(cell); });
}

std::int32_t enduranceAfter(const board::TokenRecord& token, std::int64_t change) {
    const std::int64_t highest = std::max(token.fighter.maxEndurance, token.fighter.endurance);
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(token.fighter.endurance + change, 0, highest));
}

// EX-10: what endurance does not absorb goes on to the hit points.
board::TokenRecord changed(const board::TokenRecord& token, std::int64_t amount, Pool pool) {
    board::TokenRecord after = token;
    if (pool == Pool::Endurance || (pool == Pool::EnduranceFirst && amount < 0))
        after.fighter.endurance = enduranceAfter(token, amount);
    const std::int64_t absorbed = after.fighter.endurance - token.fighter.endurance;
    if (pool != Pool::Endurance) after.hitPoints = hitPointsAfter(token, amount - absorbed);
    return after;
}

void logPoints(const PlanContext& context, const board::TokenRecord& before, const board::TokenRecord& after,
               std::int64_t amount, Pool pool, document::ChangeSet& changes) {
    const std::string points = std::to_string(std::abs(amount));
    const bool hurts = amount < 0;
    std::vector<std::string> words{before.name, points};
    const bool shown = pool == Pool::Endurance || (pool == Pool::EnduranceFirst && hurts);
    if (shown)
        words.insert(words.end(),
                     {std::to_string(before.fighter.endurance), std::to_string(after.fighter.endurance)});
    if (pool != Pool::Endurance)
        words.insert(words.end(), {std::to_string(before.hitPoints), std::to_string(after.hitPoints)});
    const char* entry = !shown                    ? (hurts ? "tokenHurt" : "tokenHealed")
                        : pool == Pool::Endurance ? (hurts ? "enduranceLost" : "enduranceRegained")
                                                  : "tokenWorn";
    addLogLine(context.encounter, changes, entry, std::move(words));
    logFall(context, before, after, changes);
}

}  // namespace

Result<document::ChangeSet> planEditToken(const PlanContext& context, const EditToken& intent) {
    const board::TokenRecord* before = context.encounter.tokens.find(intent.after.id);
    if (before == nullptr) return missingRecord(intent.after.id);
    if (!standsOnBoard(context, intent.after.creature))
        return Problem{TENAILLE_PROBLEM("%1 would stand outside the map."),
                       {intent.after.name},
                       TENAILLE_PROBLEM("Move the creature away from the edge first.")};
    document::ChangeSet changes{"editToken", {intent.after.name}, {}};
    board::TokenRecord after = intent.after;
    after.creature.record = after.id;
    const board::TokenRecord edited = after;
    changes.replace(*before, std::move(after));
    addLogLine(context.encounter, changes);
    logFall(context, *before, edited, changes);
    return changes;
}

Result<document::ChangeSet> planNewTurn(const PlanContext& context, const NewTurn& intent) {
    document::ChangeSet changes{"newTurn", {}, {}};
    for (const RecordId id : intent.tokens) {
        const board::TokenRecord* token = context.encounter.tokens.find(id);
        if (token == nullptr) return missingRecord(id);
        board::TokenRecord after = *token;
        after.moved = 0;
        after.diagonalParity = 0;
        changes.replace(*token, std::move(after));
        changes.arguments = {token->name};
    }
    if (intent.tokens.size() != 1) changes = {"newTurnAll", {}, std::move(changes.changes)};
    addLogLine(context.encounter, changes);
    return changes;
}

Result<document::ChangeSet> planChangeHitPoints(const PlanContext& context, const ChangeHitPoints& intent) {
    const bool hurts = intent.amount < 0;
    const std::string points = std::to_string(std::abs(std::int64_t{intent.amount}));
    document::ChangeSet changes{
        hurts ? "damageTokens" : "healTokens", {std::to_string(intent.tokens.size()), points}, {}};
    bool isSame = true;
    for (const RecordId id : intent.tokens) {
        const board::TokenRecord* token = context.encounter.tokens.find(id);
        if (token == nullptr) return missingRecord(id);
        const Pool pool = token->fighter.maxEndurance > 0 ? intent.pool : Pool::HitPoints;
        board::TokenRecord after = changed(*token, intent.amount, pool);
        if (after == *token) continue;
        isSame = false;
        logPoints(context, *token, after, intent.amount, pool, changes);
        changes.replace(*token, std::move(after));
    }
    if (isSame)
        return Problem{TENAILLE_PROBLEM("Nobody has points to lose or to regain there."),
                       {},
                       TENAILLE_PROBLEM("Choose other points, or another amount.")};
    if (intent.tokens.size() == 1) {
        changes.name = hurts ? "damageToken" : "healToken";
        changes.arguments[0] = context.encounter.tokens.find(intent.tokens.front())->name;
    }
    return changes;
}

}  // namespace tenaille::actions
