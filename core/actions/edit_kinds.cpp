// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/actions/plan.h"
#include "core/board/kinds.h"

namespace tenaille::actions {

namespace {

using board::KindOf;
using board::KindRecord;

const KindRecord* ownKind(const document::Encounter& encounter, KindOf of, const std::string& kind) {
    const KindRecord* found = nullptr;
    for (const KindRecord& record : encounter.kinds)
        if (record.of == of && record.kind == kind) found = &record;
    return found;
}

}  // namespace

std::size_t usesOfKind(const document::Encounter& encounter, KindOf of, const std::string& kind) {
    const auto count = [&]<class R>(const document::Table<R>& table, std::string R::*member = &R::kind) {
        return static_cast<std::size_t>(std::count_if(
            table.begin(), table.end(), [&](const R& record) { return record.*member == kind; }));
    };
    switch (of) {
        case KindOf::Wall:
            return count(encounter.walls) + count(encounter.doors, &board::DoorRecord::wall);
        case KindOf::Door:
            return count(encounter.doors);
        case KindOf::Terrain:
            return count(encounter.terrain);
        case KindOf::Prop:
            return count(encounter.props);
    }
    return 0;
}

std::string freeKindName(const document::Encounter& encounter, KindOf of) {
    const board::Kinds kinds = document::kindsOf(encounter);
    for (int number = 1;; ++number) {
        const std::string name = "own" + std::to_string(number);
        if (!kinds.has(of, name)) return name;
    }
}

Result<document::ChangeSet> planPutKind(const PlanContext& context, const PutKind& intent) {
    KindRecord after = intent.kind;
    const bool isBuiltIn = board::Kinds().has(after.of, after.kind);
    if (after.label.find_first_not_of(" \t\n") == std::string::npos) {
        if (!isBuiltIn)
            return Problem{TENAILLE_PROBLEM("The kind has no name."), {}, TENAILLE_PROBLEM("Type a name.")};
        after.label.clear();
    }
    const std::string& look = after.like.empty() ? after.kind : after.like;
    if (!board::Kinds().has(after.of, look))
        return Problem{TENAILLE_PROBLEM("Nothing is drawn like \"%1\"."),
                       {look},
                       TENAILLE_PROBLEM("Choose another look for the kind.")};
    if (after.colour) after.colour = *after.colour | 0xff000000;
    after.width = std::max(after.width, 1);
    after.height = std::max(after.height, 1);
    document::ChangeSet changes{after.kind.empty() ? "addKind" : "changeKind", {after.label}, {}};
    const KindRecord* before =
        after.kind.empty() ? nullptr : ownKind(context.encounter, after.of, after.kind);
    if (before != nullptr) {
        after.id = before->id;
        after.extra = before->extra;
        changes.replace(*before, std::move(after));
        return changes;
    }
    if (!after.kind.empty() && !isBuiltIn)
        return Problem{TENAILLE_PROBLEM("There is no kind called \"%1\"."),
                       {after.kind},
                       TENAILLE_PROBLEM("Choose a kind of the list.")};
    if (after.kind.empty()) after.kind = freeKindName(context.encounter, after.of);
    after.id = document::nextId(context.encounter);
    changes.insert(std::move(after));
    return changes;
}

Result<document::ChangeSet> planRemoveKind(const PlanContext& context, const RemoveKind& intent) {
    const KindRecord* own = ownKind(context.encounter, intent.of, intent.kind);
    const bool isBuiltIn = board::Kinds().has(intent.of, intent.kind);
    document::ChangeSet changes{isBuiltIn ? "resetKind" : "removeKind", {own ? own->label : ""}, {}};
    if (own == nullptr) {
        if (isBuiltIn) return changes;  // it is what it always was
        return Problem{TENAILLE_PROBLEM("There is no kind called \"%1\"."),
                       {intent.kind},
                       TENAILLE_PROBLEM("Choose a kind of the list.")};
    }
    const std::size_t count = isBuiltIn ? 0 : usesOfKind(context.encounter, intent.of, intent.kind);
    if (count > 0)
        return Problem{TENAILLE_PROBLEM("%1 things on the map are of this kind."),
                       {std::to_string(count)},
                       TENAILLE_PROBLEM("Give them another kind or delete them first.")};
    for (const KindRecord& record : context.encounter.kinds)
        if (record.of == intent.of && record.kind == intent.kind) changes.remove(record);
    return changes;
}

}  // namespace tenaille::actions
