// SPDX-License-Identifier: MIT
#include "core/actions/riding.h"

#include <algorithm>
#include <map>

#include "core/actions/fight_plane.h"
#include "core/actions/fight_ways.h"
#include "core/actions/free_space.h"
#include "core/board/riding.h"

namespace tenaille::actions {

namespace {

using board::TokenRecord;
using document::ChangeSet;
using document::Encounter;
using TokenChange = document::Change<TokenRecord>;

// The creatures as an edit leaves them, which may be changed further.
class Edited {
  public:
    Edited(const Encounter& encounter, ChangeSet& changes) : m_encounter(encounter), m_changes(changes) {
        for (std::size_t i = 0; i < changes.changes.size(); ++i)
            if (const auto* change = std::get_if<TokenChange>(&changes.changes[i])) m_last[change->id()] = i;
    }

    const TokenRecord* find(RecordId id) const {
        const auto last = m_last.find(id);
        if (last == m_last.end()) return m_encounter.tokens.find(id);
        const auto& after = std::get<TokenChange>(m_changes.changes[last->second]).after;
        return after ? &*after : nullptr;
    }

    void put(TokenRecord token) {
        if (const auto last = m_last.find(token.id); last != m_last.end()) {
            std::get<TokenChange>(m_changes.changes[last->second]).after = std::move(token);
            return;
        }
        m_last[token.id] = m_changes.changes.size();
        const TokenRecord& before = *m_encounter.tokens.find(token.id);
        m_changes.changes.emplace_back(TokenChange{before, std::move(token)});
    }

    // Whether the edit gave it another place or facing, or moved it.
    bool isMoved(RecordId id) const {
        const TokenRecord* before = m_encounter.tokens.find(id);
        const TokenRecord* after = find(id);
        return before != nullptr && after != nullptr && board::sharedOf(*before) != board::sharedOf(*after);
    }

    // Ascending but for those that came with the edit.
    std::vector<RecordId> riders() const {
        std::vector<RecordId> riders;
        const auto add = [&](RecordId id) {
            if (const TokenRecord* token = find(id); token != nullptr && board::isMounted(token->creature))
                riders.push_back(id);
        };
        for (const TokenRecord& token : m_encounter.tokens) add(token.id);
        for (const auto& [id, last] : m_last)
            if (m_encounter.tokens.find(id) == nullptr) add(id);
        return riders;
    }

  private:
    const Encounter& m_encounter;
    ChangeSet& m_changes;
    std::map<RecordId, std::size_t> m_last;  // the last change of each
};

bool isRidden(const Encounter& encounter, RecordId mount) { return !ridersOf(encounter, mount).empty(); }

Outcome checkMount(const Encounter& encounter, const TokenRecord& rider, const TokenRecord& mount) {
    if (rider.id == mount.id)
        return Problem{TENAILLE_PROBLEM("%1 cannot ride itself."),
                       {rider.name},
                       TENAILLE_PROBLEM("Choose another creature to ride.")};
    if (board::isMounted(mount.creature))
        return Problem{TENAILLE_PROBLEM("%1 rides another creature and carries nobody."),
                       {mount.name},
                       TENAILLE_PROBLEM("Let it dismount first.")};
    if (isRidden(encounter, rider.id))
        return Problem{TENAILLE_PROBLEM("%1 carries a rider and rides nobody."),
                       {rider.name},
                       TENAILLE_PROBLEM("Let its rider dismount first.")};
    return Done{};
}

// The nearest place beside the mount where the rider finds room.
board::Cell besideMount(const PlanContext& context, const TokenRecord& rider, FightWays& ways,
                        const FreeSpace& space) {
    const board::Extent& extent = context.encounter.gridRecord().extent;
    const board::Creature& creature = rider.creature;
    const auto middle = middleOf(extent, creature.footprint, creature.at);
    const auto isGood = [&](board::Cell cell) {
        return ways.alongLine(creature, middle, middleOf(extent, creature.footprint, cell)) == cell;
    };
    return space.nearest(creature.footprint, creature.at, creature.at, isGood, [](board::Cell) { return 0; });
}

// Of those who got off: on whom, whom the players do not see.
void logOntoHidden(const PlanContext& context, const std::vector<TokenRecord>& riders, ChangeSet& changes) {
    for (const TokenRecord& rider : riders)
        for (const TokenRecord& other : context.encounter.tokens)
            if (other.hidden && board::distance(context.board.grid(), rider.creature, other.creature) == 0)
                addLogLine(context.encounter, changes, "ontoHidden", {rider.name, other.name});
}

}  // namespace

void carryRiders(const Encounter& encounter, ChangeSet& changes) {
    if (!changes.touches<TokenRecord>()) return;
    Edited edited(encounter, changes);
    const std::vector<RecordId> riders = edited.riders();
    for (const RecordId id : riders) {
        const TokenRecord& rider = *edited.find(id);
        const TokenRecord* before = encounter.tokens.find(id);
        const TokenRecord* mount = edited.find(rider.creature.mount);
        const bool rode = before != nullptr && before->creature.mount == rider.creature.mount;
        if (mount == nullptr || !rode || !edited.isMoved(id) || edited.isMoved(mount->id)) continue;
        TokenRecord carried = *mount;
        board::share(rider, carried);
        edited.put(std::move(carried));
    }
    for (const RecordId id : riders) {
        TokenRecord rider = *edited.find(id);
        if (const TokenRecord* mount = edited.find(rider.creature.mount))
            board::follow(*mount, rider);
        else
            board::dismount(rider);
        if (!(rider == *edited.find(id))) edited.put(std::move(rider));
    }
}

RecordId walkerFor(const Encounter& encounter, RecordId token) {
    const TokenRecord* rider = encounter.tokens.find(token);
    return rider != nullptr ? board::walkerOf(rider->creature) : token;
}

std::vector<RecordId> walkersFor(const Encounter& encounter, const std::vector<RecordId>& tokens) {
    std::vector<RecordId> walkers;
    for (const RecordId token : tokens)
        if (const RecordId walker = walkerFor(encounter, token);
            std::find(walkers.begin(), walkers.end(), walker) == walkers.end())
            walkers.push_back(walker);
    return walkers;
}

MoveTokens ofWalkers(const document::Encounter& encounter, const MoveTokens& move) {
    MoveTokens walking{{}, move.ignoreRules};
    for (const TokenPath& one : move.moves) {
        const RecordId walker = walkerFor(encounter, one.token);
        const bool known = std::any_of(walking.moves.begin(), walking.moves.end(),
                                       [&](const TokenPath& other) { return other.token == walker; });
        if (!known) walking.moves.push_back({walker, one.path});
    }
    return walking;
}

std::vector<RecordId> ridersOf(const Encounter& encounter, RecordId mount) {
    std::vector<RecordId> riders;
    for (const TokenRecord& token : encounter.tokens)
        if (token.creature.mount == mount) riders.push_back(token.id);
    return riders;
}

Result<ChangeSet> planMount(const PlanContext& context, const Mount& intent) {
    const Encounter& encounter = context.encounter;
    const TokenRecord* mount = encounter.tokens.find(intent.mount);
    if (mount == nullptr) return missingRecord(intent.mount);
    ChangeSet changes{"mountTokens", {std::to_string(intent.riders.size()), mount->name}, {}};
    for (const RecordId id : intent.riders) {
        const TokenRecord* rider = encounter.tokens.find(id);
        if (rider == nullptr) return missingRecord(id);
        if (const Outcome may = checkMount(encounter, *rider, *mount); !may) return may.problem();
        TokenRecord after = *rider;
        board::mountUp(*mount, after);
        changes.replace(*rider, std::move(after));
        if (intent.riders.size() == 1) {
            changes.name = "mountToken";
            changes.arguments = {rider->name, mount->name};
        }
    }
    addLogLine(encounter, changes);
    return changes;
}

Result<ChangeSet> planDismount(const PlanContext& context, const Dismount& intent) {
    const Encounter& encounter = context.encounter;
    ChangeSet changes{"dismountTokens", {}, {}};
    FreeSpace all(context);
    FreeSpace shown(context, Heeded::Shown);
    FightWays ways(context);
    std::vector<TokenRecord> onto;
    for (const RecordId id : intent.riders) {
        const TokenRecord* rider = encounter.tokens.find(id);
        if (rider == nullptr) return missingRecord(id);
        if (!board::isMounted(rider->creature)) continue;
        const TokenRecord* mount = encounter.tokens.find(rider->creature.mount);
        changes.arguments = {rider->name, mount != nullptr ? mount->name : std::string()};
        TokenRecord after = *rider;
        board::dismount(after);
        const bool heedsAll = heededBy(encounter, id) == Heeded::Everybody ||
                              (mount != nullptr && mount->hidden);  // he gets off it anyway
        after.creature.at = besideMount(context, after, ways, heedsAll ? all : shown);
        all.take(after.creature.footprint, after.creature.at);
        if (!heedsAll) shown.take(after.creature.footprint, after.creature.at);
        if (!heedsAll) onto.push_back(after);
        changes.replace(*rider, std::move(after));
    }
    if (changes.changes.size() == 1)
        changes.name = "dismountToken";
    else
        changes.arguments = {std::to_string(changes.changes.size())};
    addLogLine(encounter, changes);
    logOntoHidden(context, onto, changes);
    return changes;
}

}  // namespace tenaille::actions
