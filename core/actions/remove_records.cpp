// SPDX-License-Identifier: MIT
#include <algorithm>
#include <type_traits>

#include "core/actions/plan.h"

namespace tenaille::actions {

namespace {

// The grid and the settings belong to every document.
template <class R>
constexpr bool kRemovable =
    !std::is_same_v<R, board::GridRecord> && !std::is_same_v<R, board::SettingsRecord>;

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
    if (intent.records.size() == 1)
        if (const board::TokenRecord* token = context.encounter.tokens.find(intent.records.front()))
            changes = {"removeToken", {token->name}, std::move(changes.changes)};
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
