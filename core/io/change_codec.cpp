// SPDX-License-Identifier: MIT
#include "core/io/change_codec.h"

#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "core/document/fields.h"
#include "core/io/codec.h"
#include "core/io/reading.h"

namespace tenaille::io {

namespace {

using board::GridKind;
using document::AnyChange;
using document::Change;
using document::ChangeSet;
using document::Encounter;
using document::tableKey;

constexpr const char* kDamagedHere = TENAILLE_PROBLEM("The journal is damaged here.");

using Changed = std::set<std::pair<std::string_view, RecordId>>;

template <class R>
JsonValue writeChange(const Change<R>& change, GridKind before, GridKind after, Changed& changed) {
    JsonObject object{{"table", tableKey<R>()}};
    const bool isFirst = changed.emplace(tableKey<R>(), change.id()).second;
    if (isFirst && before == after && change.before && change.after &&
        change.before->extra == change.after->extra) {
        Difference difference = writeDifference(*change.before, *change.after, before);
        object.emplace_back("id", change.id().value);
        object.emplace_back("before", std::move(difference.before));
        object.emplace_back("after", std::move(difference.after));
        return object;
    }
    if (change.before) object.emplace_back("before", writeRecord(*change.before, before));
    if (change.after) object.emplace_back("after", writeRecord(*change.after, after));
    return object;
}

// The record of which the members that differ were written. Nothing: it is not there, or there are none.
template <class R>
std::optional<Change<R>> readDifference(const JsonValue& json, const JsonValue& id, const JsonPath& path,
                                        Reading& reading, const Encounter& document) {
    const std::int64_t number = id.integer() != nullptr ? *id.integer() : 0;
    const bool isId = number > 0 && number <= kMaxId;
    const R* record = isId ? std::get<const document::Table<R>&>(document.tables())
                                 .find({static_cast<std::uint32_t>(number)})
                           : nullptr;
    const JsonValue* old = json.find("before");
    const JsonValue* now = json.find("after");
    if (record == nullptr || old == nullptr || old->object() == nullptr || now == nullptr ||
        now->object() == nullptr)
        return std::nullopt;
    R before = withMembers(*record, *old->object(), path.member("before"), reading);
    R after = withMembers(*record, *now->object(), path.member("after"), reading);
    if (before.id != record->id || after.id != record->id) return std::nullopt;
    return Change<R>{std::move(before), std::move(after)};
}

// Formats before 2.10 did not tell what wall a door was cut from: it is the one that was looked up.
template <class R>
void completeOlder(const JsonValue&, const Encounter&, Change<R>&) {}

void completeOlder(const JsonValue& json, const Encounter& document, Change<board::DoorRecord>& change) {
    const JsonValue* before = json.find("before");
    if (!change.before || before->find("wall") != nullptr) return;
    const board::DoorRecord* now = document.doors.find(change.id());
    if (now == nullptr) return;
    for (document::Recorded<board::DoorRecord>* side : {&change.before, &change.after})
        if (*side)
            side->edit([&](board::DoorRecord& door) {
                door.wall = now->wall;
                door.line = now->line;
            });
}

// Reads the change if it is about records of this type.
template <class R>
bool readChange(const JsonValue& json, std::string_view table, GridKind before, GridKind after,
                const JsonPath& path, Reading& reading, const Encounter& document, ChangeSet& changes) {
    if (table != tableKey<R>()) return false;
    if (const JsonValue* id = json.find("id")) {
        reading.grid = before;
        std::optional<Change<R>> change = readDifference<R>(json, *id, path, reading, document);
        if (change)
            changes.changes.push_back(*std::move(change));
        else
            reading.fail(
                path,
                {TENAILLE_PROBLEM("The change needs a record that the document has not."), {}, kDamagedHere});
        return true;
    }
    Change<R> change;
    reading.grid = before;
    if (const JsonValue* record = json.find("before"))
        change.before = readRecord<R>(*record, path.member("before"), reading);
    reading.grid = after;
    if (const JsonValue* record = json.find("after"))
        change.after = readRecord<R>(*record, path.member("after"), reading);
    const bool fits = (change.before || change.after) &&
                      (!change.before || !change.after || change.before->id == change.after->id);
    if (fits) completeOlder(json, document, change);
    if (fits)
        changes.changes.push_back(std::move(change));
    else
        reading.fail(
            path,
            {TENAILLE_PROBLEM("A change needs a record before or after it, with one id."), {}, kDamagedHere});
    return true;
}

// Reads the change with the type of its table; the types are those of AnyChange.
template <class... R>
bool readAnyChange(std::variant<Change<R>...>*, const JsonValue& json, std::string_view table,
                   GridKind before, GridKind after, const JsonPath& path, Reading& reading,
                   const Encounter& document, ChangeSet& changes) {
    return (readChange<R>(json, table, before, after, path, reading, document, changes) || ...);
}

// The grid after the changes, looked up before the other records are read.
GridKind findGridAfter(const JsonArray& list, GridKind before) {
    for (const JsonValue& json : list) {
        const JsonValue* table = json.find("table");
        const JsonValue* after = json.find("after");
        if (table == nullptr || after == nullptr || table->string() == nullptr ||
            *table->string() != tableKey<board::GridRecord>())
            continue;
        if (json.find("id") != nullptr) return before;  // a part of it is written where the grid stays
        Reading ignored;
        return readRecord<board::GridRecord>(*after, JsonPath(), ignored).extent.grid;
    }
    return before;
}

}  // namespace

GridKind gridAfter(const ChangeSet& changes, GridKind gridBefore) {
    for (const AnyChange& any : changes.changes)
        if (const auto* change = std::get_if<Change<board::GridRecord>>(&any);
            change != nullptr && change->after)
            return change->after->extent.grid;
    return gridBefore;
}

JsonValue writeChanges(const ChangeSet& changes, GridKind gridBefore) {
    const GridKind after = gridAfter(changes, gridBefore);
    JsonArray arguments(changes.arguments.begin(), changes.arguments.end());
    JsonArray list;
    list.reserve(changes.changes.size());
    Changed changed;
    for (const AnyChange& any : changes.changes)
        list.push_back(std::visit(
            [&](const auto& change) { return writeChange(change, gridBefore, after, changed); }, any));
    return JsonObject{
        {"name", changes.name}, {"arguments", std::move(arguments)}, {"changes", std::move(list)}};
}

Result<ChangeSet> readChanges(const JsonValue& json, GridKind gridBefore, const Encounter& document) {
    Reading reading;
    const JsonPath root;
    const JsonPath path = root.member("changes");
    const JsonValue* name = json.find("name");
    const JsonValue* arguments = json.find("arguments");
    const JsonValue* list = json.find("changes");
    if (name == nullptr || name->string() == nullptr || list == nullptr || list->array() == nullptr)
        return Problem{TENAILLE_PROBLEM("This is no list of changes."), {}, kDamagedHere};
    ChangeSet changes;
    changes.name = *name->string();
    if (arguments != nullptr && arguments->array() != nullptr)
        for (const JsonValue& argument : *arguments->array())
            changes.arguments.push_back(argument.string() != nullptr ? *argument.string() : "");
    const GridKind after = findGridAfter(*list->array(), gridBefore);
    std::size_t index = 0;
    for (const JsonValue& change : *list->array()) {
        const JsonPath place = path.item(index++);
        const JsonValue* table = change.find("table");
        const std::string key = table != nullptr && table->string() != nullptr ? *table->string() : "";
        if (!readAnyChange(static_cast<AnyChange*>(nullptr), change, key, gridBefore, after, place, reading,
                           document, changes))
            reading.fail(place, {TENAILLE_PROBLEM("The table \"%1\" is not known."), {key}, kDamagedHere});
    }
    if (reading.failed()) return reading.problems.front();
    return changes;
}

}  // namespace tenaille::io
