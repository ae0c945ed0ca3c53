// SPDX-License-Identifier: MIT
#include <algorithm>
#include <type_traits>

#include "core/actions/fight_of.h"
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

}  // namespace

Result<document::ChangeSet> planRemoveRecords(const PlanContext& context, const RemoveRecords& intent) {
    document::ChangeSet changes{"removeRecords", {std::to_string(intent.records.size())}, {}};
    const auto goes = [&](RecordId id) {
        return std::find(intent.records.begin(), intent.records.end(), id) != intent.records.end();
    };
    const auto removeFrom = [&]<class R>(const document::Table<R>& table) {
        if constexpr (kRemovable<R> && !std::is_same_v<R, board::OverrideRecord>)
            for (const R& record : table)
                if (goes(record.id)) changes.remove(record);
    };
    std::apply([&](const auto&... table) { (removeFrom(table), ...); }, context.encounter.tables());
    closeGaps(context.encounter, intent.records, changes);
    for (const board::OverrideRecord& record : context.encounter.overrides)
        if (goes(record.id) || goes(record.attacker) || goes(record.target)) changes.remove(record);
    removeFromFight(context.encounter, intent.records, changes);
    if (intent.records.size() == 1)
        if (const board::TokenRecord* token = context.encounter.tokens.find(intent.records.front()))
            changes = {"removeToken", {token->name}, std::move(changes.changes)};
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
