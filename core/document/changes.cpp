// SPDX-License-Identifier: MIT
#include "core/document/changes.h"

#include <algorithm>
#include <functional>
#include <span>
#include <utility>
#include <variant>

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

// Whether every id is larger than the one before, or every one smaller.
bool isInOrder(std::span<const AnyChange> changes) {
    const auto idOf = [](const AnyChange& any) {
        return std::visit([](const auto& change) { return change.id(); }, any);
    };
    const auto holds = [&](auto precedes) {
        return std::adjacent_find(changes.begin(), changes.end(),
                                  [&](const AnyChange& a, const AnyChange& b) {
                                      return !precedes(idOf(a), idOf(b));
                                  }) == changes.end();
    };
    return holds(std::less<>()) || holds(std::greater<>());
}

// Of changes in the order of their ids, which fit: the rest of the table is not moved for each of them.
template <class R>
void performTogether(Table<R>& table, std::vector<const Change<R>*> changes) {
    if (std::all_of(changes.begin(), changes.end(),
                    [](const auto* one) { return one->before && one->after; })) {
        for (const Change<R>* change : changes) table.overwrite(*change->after);
        return;
    }
    if (changes.back()->id() < changes.front()->id()) std::reverse(changes.begin(), changes.end());
    Table<R> result;
    auto next = changes.begin();
    const auto putUpTo = [&](const RecordId* end) {
        for (; next != changes.end() && (end == nullptr || (*next)->id() < *end); ++next)
            if ((*next)->after) result.put(*(*next)->after);
    };
    for (const R& record : table) {
        putUpTo(&record.id);
        const bool isChanged = next != changes.end() && (*next)->id() == record.id;
        if (!isChanged)
            result.put(record);
        else if ((*next)->after)
            result.put(*(*next)->after);
        next += isChanged ? 1 : 0;
    }
    putUpTo(nullptr);
    table = std::move(result);
}

// Returns how many were performed: fewer than all when one does not fit.
template <class R>
std::size_t performAll(Table<R>& table, std::span<const AnyChange> run) {
    constexpr std::size_t kMany = 64;
    if (run.size() > kMany && isInOrder(run)) {
        std::vector<const Change<R>*> changes;
        changes.reserve(run.size());
        for (const AnyChange& any : run) changes.push_back(&std::get<Change<R>>(any));
        if (std::all_of(changes.begin(), changes.end(), [&](const auto* one) { return fits(table, *one); })) {
            performTogether(table, std::move(changes));
            return run.size();
        }
    }
    std::size_t done = 0;
    for (; done < run.size(); ++done) {
        const Change<R>& change = std::get<Change<R>>(run[done]);
        if (!fits(table, change)) break;
        perform(table, change);
    }
    return done;
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
    const std::vector<AnyChange>& all = changes.changes;
    std::size_t done = 0;
    for (bool fit = true; fit && done < all.size();) {
        const auto sameTable = [&](const AnyChange& other) { return other.index() == all[done].index(); };
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(done);
        const std::span<const AnyChange> run(first, std::find_if_not(first, all.end(), sameTable));
        const std::size_t performed = std::visit(
            [&]<class R>(const Change<R>&) { return performAll(tableOf<R>(encounter), run); }, run[0]);
        fit = performed == run.size();
        done += performed;
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

std::set<std::string> assetsNamedBy(const ChangeSet& changes) {
    std::set<std::string> names;
    const auto look = [&](const auto& change, auto name) {
        if (change.after && (!change.before || (*change.before).*name != (*change.after).*name))
            names.insert((*change.after).*name);
    };
    for (const AnyChange& change : changes.changes) {
        if (const auto* picture = std::get_if<Change<board::PictureRecord>>(&change))
            look(*picture, &board::PictureRecord::asset);
        if (const auto* token = std::get_if<Change<board::TokenRecord>>(&change))
            look(*token, &board::TokenRecord::picture);
    }
    names.erase(std::string());
    return names;
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
