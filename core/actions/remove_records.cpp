// SPDX-License-Identifier: MIT
#include <algorithm>
#include <type_traits>

#include "core/actions/fight_of.h"
#include "core/actions/map_draft.h"
#include "core/actions/wall_edits.h"

namespace tenaille::actions {

namespace {

// The grid and the settings belong to every document; a fight is left by leaving it; fog is painted.
template <class R>
constexpr bool kRemovable =
    !std::is_same_v<R, board::GridRecord> && !std::is_same_v<R, board::SettingsRecord> &&
    !std::is_same_v<R, board::ClockRecord> && !std::is_same_v<R, board::CombatantRecord> &&
    !std::is_same_v<R, board::OrderRecord> && !std::is_same_v<R, board::StepRecord> &&
    !std::is_same_v<R, board::PlayerViewRecord> && !std::is_same_v<R, board::FogRecord>;

// Where a door goes the wall closes, if it is still there.
void closeGaps(const document::Encounter& encounter, const std::vector<RecordId>& removed,
               document::ChangeSet& changes) {
    document::Encounter left = encounter;
    std::vector<geometry::Segment> gaps;
    for (const RecordId id : removed) {
        if (const board::DoorRecord* door = encounter.doors.find(id)) gaps.push_back(door->where);
        left.walls.erase(id);
    }
    if (gaps.empty()) return;
    WallEdits walls(left);
    for (const geometry::Segment& gap : gaps) walls.close(gap);
    walls.addTo(changes);
}

// Records alone, whatever they are.
document::ChangeSet removed(const document::Encounter& encounter, const std::vector<RecordId>& records) {
    document::ChangeSet changes;
    std::vector<RecordId> going = records;
    std::sort(going.begin(), going.end());
    const auto goes = [&](RecordId id) { return std::binary_search(going.begin(), going.end(), id); };
    const auto removeFrom = [&]<class R>(const document::Table<R>& table) {
        if constexpr (kRemovable<R> && !std::is_same_v<R, board::OverrideRecord>)
            for (const R& record : table)
                if (goes(record.id)) changes.remove(record);
    };
    std::apply([&](const auto&... table) { (removeFrom(table), ...); }, encounter.tables());
    closeGaps(encounter, records, changes);
    for (const board::OverrideRecord& record : encounter.overrides)
        if (goes(record.id) || goes(record.attacker) || goes(record.target)) changes.remove(record);
    removeFromFight(encounter, records, changes);
    return changes;
}

}  // namespace

std::size_t countOfFloors(const document::Encounter& encounter, const std::vector<RecordId>& records) {
    return static_cast<std::size_t>(std::count_if(
        records.begin(), records.end(), [&](RecordId id) { return encounter.floors.find(id) != nullptr; }));
}

Result<document::ChangeSet> planRemoveRecords(const PlanContext& context, const RemoveRecords& intent) {
    const document::Encounter& map = context.encounter;
    document::ChangeSet changes{"removeRecords", {std::to_string(intent.records.size())}, {}};
    const std::size_t rooms = intent.floorsAlone ? 0 : countOfFloors(map, intent.records);
    if (rooms == 0) {
        changes.changes = removed(map, intent.records).changes;
    } else {
        MapDraft draft(map);
        draft.takeAway(roomsToMove(map, intent.records));
        draft.dropBareTerrain();
        document::Encounter after = draft.map();
        std::vector<RecordId> creatures = intent.records;
        std::erase_if(creatures, [&](RecordId id) { return map.tokens.find(id) == nullptr; });
        const Outcome fits = document::apply(after, removed(after, creatures));
        if (!fits) return fits.problem();
        changes = document::diff(map, after);
        changes.name = rooms == 1 ? "removeRoom" : "removeRooms";
        changes.arguments = {std::to_string(rooms)};
    }
    if (intent.records.size() == 1)
        if (const board::TokenRecord* token = map.tokens.find(intent.records.front()))
            changes = {"removeToken", {token->name}, std::move(changes.changes)};
    addLogLine(map, changes);
    return changes;
}

}  // namespace tenaille::actions
