// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "core/actions/damage.h"
#include "core/actions/edit_each.h"
#include "core/board/attacks.h"
#include "core/document/names.h"
#include "core/document/paired_fields.h"
#include "core/rules/wounds/damage.h"

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

board::TokenRecord worn(const board::TokenRecord& token, std::int64_t amount,
                        const rules::ExceptionalOptions& options) {
    constexpr std::int64_t kMost = 1'000'000'000;  // far beyond what anybody has
    const wounds::DamageRuling ruling =
        wounds::ruleDamage({token.fighter.endurance, token.hitPoints},
                           {.wear = static_cast<std::int32_t>(std::min(-amount, kMost))}, options);
    board::TokenRecord after = token;
    after.fighter.endurance = ruling.left.endurance;
    after.hitPoints = hitPointsAfter(token, -std::int64_t{ruling.hitPointsLost});
    return after;
}

struct Changed {
    board::TokenRecord after;
    const char* entry;
    std::int64_t applied;             // points that were really lost or regained; of wear, those that fell
    std::vector<std::string> points;  // before and after, as the entry tells them
};

Changed changed(const PlanContext& context, const board::TokenRecord& token, std::int64_t amount, Pool pool) {
    const auto pair = [](std::int32_t before, std::int32_t after) {
        return std::vector{std::to_string(before), std::to_string(after)};
    };
    const auto between = [](std::int64_t before, std::int64_t after) { return std::abs(after - before); };
    const bool hurts = amount < 0;
    board::TokenRecord after = token;
    // Those of what shields the hit points, and theirs.
    const auto beforeHitPoints = [&](std::int32_t shieldBefore, std::int32_t shieldAfter) {
        std::vector<std::string> points = pair(shieldBefore, shieldAfter);
        for (std::string& point : pair(token.hitPoints, after.hitPoints)) points.push_back(std::move(point));
        return points;
    };
    if (pool == Pool::Endurance) {
        after.fighter.endurance = enduranceAfter(token, amount);
        return {after, hurts ? "enduranceLost" : "enduranceRegained",
                between(token.fighter.endurance, after.fighter.endurance),
                pair(token.fighter.endurance, after.fighter.endurance)};
    }
    if (pool == Pool::EnduranceFirst && hurts) {
        after = worn(token, amount, context.options.exceptional);
        return {after, "tokenWorn", -amount,
                beforeHitPoints(token.fighter.endurance, after.fighter.endurance)};
    }
    if (hurts) {
        after.hitPoints = hitPointsAfter(token, -pastTemporaryPoints(after, -amount));
        if (after.temporaryPoints != token.temporaryPoints) {
            return {after, "tokenShielded", -amount,
                    beforeHitPoints(token.temporaryPoints, after.temporaryPoints)};
        }
    } else {
        after.hitPoints = hitPointsAfter(token, amount);
    }
    return {after, hurts ? "tokenHurt" : "tokenHealed", between(token.hitPoints, after.hitPoints),
            pair(token.hitPoints, after.hitPoints)};
}

// Of one creature alone: who it is, where it is, what it has left, and its attacks, of which one stands on
// its sheet.
bool isOfOneAlone(std::string_view member) {
    static constexpr std::array<std::string_view, 16> kMembers{
        "name",       "publicName",  "label",  "metAs",   "at",     "mount",    "onFoot",    "weapon",
        "attackMode", "attackBonus", "damage", "attacks", "levels", "specials", "hitPoints", "endurance"};
    return std::find(kMembers.begin(), kMembers.end(), member) != kMembers.end();
}

template <class T>
void follow(const T& before, const T& after, T& other) {
    if (!(before == after)) other = after;
}
// Of traits and senses those alone that come or go.
template <class E>
void follow(Flags<E> before, Flags<E> after, Flags<E>& other) {
    for (unsigned bit = 0; bit < 32; ++bit) {
        const auto one = static_cast<E>(bit);
        if (before.has(one) != after.has(one)) other = after.has(one) ? other.with(one) : other.without(one);
    }
}

// Another creature, of which that changed which `after` has otherwise than `before`.
board::TokenRecord changedLike(const board::TokenRecord& before, const board::TokenRecord& after,
                               const board::TokenRecord& other) {
    // With another attack its reach came along, which is not that of the others.
    const bool isAnotherAttack = before.weapon != after.weapon;
    board::TokenRecord made = other;
    document::pairedFields(
        made,
        [&](std::string_view key, document::Secrecy, auto& own, const auto& was, const auto& is) {
            const bool isOfAttack = isAnotherAttack && (key == "reach" || key == "reachWeapon");
            if (!isOfOneAlone(key) && !isOfAttack) follow(was, is, own);
        },
        before, after);
    board::followSheet(other, made);
    return made;
}

Outcome edit(const PlanContext& context, const board::TokenRecord& before, board::TokenRecord after,
             document::ChangeSet& changes) {
    if (!standsOnBoard(context, after.creature))
        return Problem{TENAILLE_PROBLEM("%1 would stand outside the map."),
                       {after.name},
                       TENAILLE_PROBLEM("Move the creature away from the edge first.")};
    after.creature.record = after.id;
    if (board::isMounted(after.creature) && after.creature.size != before.creature.size)
        after.onFoot = after.creature.footprint;
    if (document::numberedName(after.name).name != document::numberedName(before.name).name)
        after.metAs = 0;  // one of another name, for the players too
    changes.replace(before, std::move(after));
    return Done{};
}

}  // namespace

Result<document::ChangeSet> planEditToken(const PlanContext& context, const EditToken& intent) {
    const board::TokenRecord* before = context.encounter.tokens.find(intent.after.id);
    if (before == nullptr) return missingRecord(intent.after.id);
    document::ChangeSet changes{"editToken", {intent.after.name}, {}};
    if (const Outcome done = edit(context, *before, intent.after, changes); !done) return done.problem();
    for (const RecordId id : intent.others) {
        const board::TokenRecord* other = context.encounter.tokens.find(id);
        if (other == nullptr) return missingRecord(id);
        board::TokenRecord after = changedLike(*before, intent.after, *other);
        if (id == before->id || after == *other) continue;
        if (const Outcome done = edit(context, *other, std::move(after), changes); !done)
            return done.problem();
    }
    if (changes.changes.size() > 1) {
        changes.name = "editTokens";
        changes.arguments = {std::to_string(changes.changes.size())};
    }
    addLogLine(context.encounter, changes);
    // The deed first, then who fell by it.
    const std::vector<document::AnyChange> edits = changes.changes;
    for (const document::AnyChange& any : edits)
        if (const auto* one = std::get_if<document::Change<board::TokenRecord>>(&any))
            logFall(context, *one->before, *one->after, changes);
    return changes;
}

// The log is for the table: a picture is no deed.
Result<document::ChangeSet> planSetTokenPicture(const PlanContext& context, const SetTokenPicture& intent) {
    document::ChangeSet changes{"pictureTokens", {std::to_string(intent.tokens.size())}, {}};
    const auto edited = editEach(context, intent.tokens, changes, [&](board::TokenRecord& token) {
        token.picture = intent.asset;
        return Outcome(Done{});
    });
    if (!edited) return edited.problem();
    if (intent.tokens.size() == 1) {
        changes.name = "pictureToken";
        changes.arguments = {context.encounter.tokens.find(intent.tokens.front())->name};
    }
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
    const board::TokenRecord* by = context.encounter.tokens.find(intent.by);
    if (intent.by && by == nullptr) return missingRecord(intent.by);
    bool isSame = true;
    for (const RecordId id : intent.tokens) {
        const board::TokenRecord* token = context.encounter.tokens.find(id);
        if (token == nullptr) return missingRecord(id);
        const Pool pool = token->fighter.maxEndurance > 0 ? intent.pool : Pool::HitPoints;
        const auto isAmong = [id](const std::vector<RecordId>& some) {
            return std::find(some.begin(), some.end(), id) != some.end();
        };
        if (hurts && isAmong(intent.spared)) {
            addLogLine(context.encounter, changes, "tokenSpared", {token->name, points});
            continue;
        }
        const bool halves = hurts && isAmong(intent.halved);
        Changed one = changed(context, *token, halves ? intent.amount / 2 : intent.amount, pool);
        if (one.after == *token) continue;
        isSame = false;
        if (halves) addLogLine(context.encounter, changes, "tokenHalved", {token->name, points});
        std::vector<std::string> words{token->name, std::to_string(one.applied)};
        words.insert(words.end(), one.points.begin(), one.points.end());
        if (by != nullptr) words.push_back(by->name);  // creditOf() reads it
        addLogLine(context.encounter, changes, one.entry, std::move(words));
        logFall(context, *token, one.after, changes);
        changes.replace(*token, std::move(one.after));
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
