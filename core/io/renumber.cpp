// SPDX-License-Identifier: MIT
#include "core/io/renumber.h"

#include <unordered_map>

#include "core/io/codec.h"

namespace tenaille::io {

namespace {

using Ids = std::unordered_map<RecordId, RecordId>;

// References of a fight: tokens stand before it in the list of tables. One to a creature that is not there
// names nobody.
void renumber(RecordId& id, const Ids& ids) {
    const auto found = ids.find(id);
    id = found == ids.end() ? RecordId{} : found->second;
}
void renumber(board::CombatantRecord& record, const Ids& ids) {
    renumber(record.token, ids);
    renumber(record.target, ids);
    for (board::DeclarationRecord& later : record.later) renumber(later.target, ids);
    for (RecordId& id : record.grappling) renumber(id, ids);
    std::erase(record.grappling, RecordId{});
    if (record.activity) renumber(record.activity->towards, ids);
}
void renumber(board::OrderRecord& record, const Ids& ids) {
    renumber(record.who, ids);
    renumber(record.target, ids);
}

template <class R>
void renumberTable(document::Table<R>& table, Ids& ids) {
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
        if constexpr (std::is_same_v<R, board::CombatantRecord> || std::is_same_v<R, board::OrderRecord>)
            renumber(record, ids);
        renumbered.put(std::move(record));
    }
    table = std::move(renumbered);
}

// A condition or a rider may name a creature that stands behind its own.
void renumberNamed(document::Table<board::TokenRecord>& tokens, const Ids& ids) {
    document::Table<board::TokenRecord> renumbered;
    for (board::TokenRecord token : tokens) {
        for (board::ConditionRecord& condition : token.conditions) renumber(condition.during, ids);
        renumber(token.creature.mount, ids);
        renumbered.put(std::move(token));
    }
    tokens = std::move(renumbered);
}

}  // namespace

void renumberIfExhausted(document::Encounter& encounter, Reading& reading) {
    if (nextId(encounter).value <= kMaxId / 2) return;
    if (!encounter.steps.empty()) {
        const JsonPath root;
        reading.notice(
            root.member("steps"),
            {TENAILLE_PROBLEM("The numbers of the records were used up and given anew; the steps of "
                              "the fight that were played cannot be taken back."),
             {},
             TENAILLE_PROBLEM("The fight goes on; only the way back ends here.")});
        encounter.steps = {};
    }
    Ids ids;
    std::apply([&](auto&... table) { (renumberTable(table, ids), ...); }, encounter.tables());
    renumberNamed(encounter.tokens, ids);
}

}  // namespace tenaille::io
