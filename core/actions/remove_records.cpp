// SPDX-License-Identifier: MIT
#include <algorithm>
#include <type_traits>

#include "core/actions/fight_of.h"

namespace tenaille::actions {

namespace {

// The grid and the settings belong to every document; a fight is left by leaving it.
template <class R>
constexpr bool kRemovable =
    !std::is_same_v<R, board::GridRecord> && !std::is_same_v<R, board::SettingsRecord> &&
    !std::is_same_v<R, board::ClockRecord> && !std::is_same_v<R, board::CombatantRecord> &&
    !std::is_same_v<R, board::OrderRecord> && !std::is_same_v<R, board::StepRecord>;

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
