// SPDX-License-Identifier: MIT
#include "core/io/change_codec.h"

#include "core/document/fields.h"
#include "core/io/codec.h"
#include "core/io/reading.h"

namespace tenaille::io {

namespace {

using board::GridKind;
using document::AnyChange;
using document::Change;
using document::ChangeSet;
using document::tableKey;

constexpr const char* kDamagedHere = TENAILLE_PROBLEM("The journal is damaged here.");

template <class R>
JsonValue writeChange(const Change<R>& change, GridKind before, GridKind after) {
    JsonObject object{{"table", tableKey<R>()}};
    if (change.before) object.emplace_back("before", writeRecord(*change.before, before));
    if (change.after) object.emplace_back("after", writeRecord(*change.after, after));
    return object;
}

// Reads the change if it is about records of this type.
template <class R>
bool readChange(const JsonValue& json, std::string_view table, GridKind before, GridKind after,
                const JsonPath& path, Reading& reading, ChangeSet& changes) {
    if (table != tableKey<R>()) return false;
    Change<R> change;
    reading.grid = before;
    if (const JsonValue* record = json.find("before"))
        change.before = readRecord<R>(*record, path.member("before"), reading);
    reading.grid = after;
    if (const JsonValue* record = json.find("after"))
        change.after = readRecord<R>(*record, path.member("after"), reading);
    const bool fits = (change.before || change.after) &&
                      (!change.before || !change.after || change.before->id == change.after->id);
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
                   ChangeSet& changes) {
    return (readChange<R>(json, table, before, after, path, reading, changes) || ...);
}

// The grid after the changes, looked up before the other records are read.
GridKind findGridAfter(const JsonArray& list, GridKind before) {
    for (const JsonValue& json : list) {
        const JsonValue* table = json.find("table");
        const JsonValue* after = json.find("after");
        if (table == nullptr || after == nullptr || table->string() == nullptr ||
            *table->string() != tableKey<board::GridRecord>())
            continue;
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
    for (const AnyChange& any : changes.changes)
        list.push_back(
            std::visit([&](const auto& change) { return writeChange(change, gridBefore, after); }, any));
    return JsonObject{
        {"name", changes.name}, {"arguments", std::move(arguments)}, {"changes", std::move(list)}};
}

Result<ChangeSet> readChanges(const JsonValue& json, GridKind gridBefore) {
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
                           changes))
            reading.fail(place, {TENAILLE_PROBLEM("The table \"%1\" is not known."), {key}, kDamagedHere});
    }
    if (reading.failed()) return reading.problems.front();
    return changes;
}

}  // namespace tenaille::io
