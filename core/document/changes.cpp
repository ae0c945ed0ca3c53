// SPDX-License-Identifier: MIT
#include "core/document/changes.h"

#include <algorithm>
#include <utility>

namespace tenaille::document {

namespace {

template <class R>
Table<R>& tableOf(Encounter& encounter) {
    return std::get<Table<R>&>(encounter.tables());
}

// What stands in the table is what the change expects.
template <class R>
bool fits(const Table<R>& table, const Change<R>& change) {
    const R* present = table.find(change.id());
    return change.before ? present != nullptr && *present == *change.before : present == nullptr;
}

template <class R>
void perform(Table<R>& table, const Change<R>& change) {
    if (change.after)
        table.put(*change.after);
    else
        table.erase(change.id());
}

template <class R>
void diffTable(const Table<R>& from, const Table<R>& to, ChangeSet& changes) {
    auto a = from.begin();
    auto b = to.begin();
    while (a != from.end() || b != to.end()) {
        if (b == to.end() || (a != from.end() && a->id < b->id))
            changes.remove(*a++);
        else if (a == from.end() || b->id < a->id)
            changes.insert(*b++);
        else
            changes.replace(*a++, *b++);
    }
}

}  // namespace

ChangeSet inverse(const ChangeSet& changes) {
    ChangeSet result{changes.name, changes.arguments, changes.changes};
    std::reverse(result.changes.begin(), result.changes.end());
    for (AnyChange& any : result.changes)
        std::visit([](auto& change) { std::swap(change.before, change.after); }, any);
    return result;
}

Outcome apply(Encounter& encounter, const ChangeSet& changes) {
    std::size_t done = 0;
    for (; done < changes.changes.size(); ++done) {
        const bool performed = std::visit(
            [&]<class R>(const Change<R>& change) {
                Table<R>& table = tableOf<R>(encounter);
                if (!fits(table, change)) return false;
                perform(table, change);
                return true;
            },
            changes.changes[done]);
        if (!performed) break;
    }
    if (done == changes.changes.size()) return Done{};
    const RecordId culprit =
        std::visit([](const auto& change) { return change.id(); }, changes.changes[done]);
    while (done-- > 0) {
        std::visit(
            [&]<class R>(const Change<R>& change) {
                perform(tableOf<R>(encounter), Change<R>{change.after, change.before});
            },
            changes.changes[done]);
    }
    return Problem{TENAILLE_PROBLEM("The edit \"%1\" does not fit the document."),
                   {changes.name},
                   TENAILLE_PROBLEM("The element was changed meanwhile; repeat the action.")}
        .at("record " + std::to_string(culprit.value));
}

ChangeSet diff(const Encounter& from, const Encounter& to) {
    ChangeSet changes;
    const auto a = from.tables();
    const auto b = to.tables();
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (diffTable(std::get<I>(a), std::get<I>(b), changes), ...);
    }
    (std::make_index_sequence<std::tuple_size_v<decltype(a)>>());
    return changes;
}

}  // namespace tenaille::document
