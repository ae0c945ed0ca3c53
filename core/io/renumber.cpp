// SPDX-License-Identifier: MIT
#include "core/io/renumber.h"

#include <unordered_map>

#include "core/io/codec.h"

namespace tenaille::io {

namespace {

template <class R>
void renumberTable(document::Table<R>& table, std::unordered_map<RecordId, RecordId>& ids) {
    document::Table<R> renumbered;
    for (R record : table) {
        const RecordId id{static_cast<std::uint32_t>(ids.size() + 1)};
        ids[record.id] = id;
        record.id = id;
        if constexpr (std::is_same_v<R, board::TokenRecord>) record.creature.record = id;
        if constexpr (std::is_same_v<R, board::OverrideRecord>) {
            // Overrides stand behind the tokens in the list of tables: their creatures have new ids by now.
            const auto attacker = ids.find(record.attacker);
            const auto target = ids.find(record.target);
            if (attacker == ids.end() || target == ids.end()) continue;
            record.attacker = attacker->second;
            record.target = target->second;
        }
        renumbered.put(std::move(record));
    }
    table = std::move(renumbered);
}

}  // namespace

void renumberIfExhausted(document::Encounter& encounter) {
    if (nextId(encounter).value <= kMaxId / 2) return;
    std::unordered_map<RecordId, RecordId> ids;
    std::apply([&](auto&... table) { (renumberTable(table, ids), ...); }, encounter.tables());
}

}  // namespace tenaille::io
