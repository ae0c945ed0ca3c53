// SPDX-License-Identifier: MIT
//
// The kinds of rules queries: which handler answers which question. Each family of rules lists its kinds in a
// source of its own (query_facing.cpp ...); query_kinds.cpp gathers the lists.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/io/json_value.h"
#include "core/io/rules/query_field.h"
#include "core/rules/rule_options.h"

namespace tenaille::io {

// Answers one query: the object that becomes `answer`. `input` is an object. Raises QueryError.
using QueryHandler = JsonValue (*)(const Field& input, const rules::RuleOptions& options);

struct QueryKind {
    std::string_view name;  // "facing.arc"
    QueryHandler answer = nullptr;
};

// The kinds of one family.
std::span<const QueryKind> gridKinds();       // grid.*
std::span<const QueryKind> spaceKinds();      // hex.*, size.*
std::span<const QueryKind> facingKinds();     // facing.*
std::span<const QueryKind> coverKinds();      // geometry.*, cover.*, concealment.*
std::span<const QueryKind> combatKinds();     // flank.*, prone.*, reach.*, opportunity.*
std::span<const QueryKind> movementKinds();   // move.*
std::span<const QueryKind> woundKinds();      // exceptional.*
std::span<const QueryKind> fatigueKinds();    // fatigue.*
std::span<const QueryKind> segmentKinds();    // segment.* but for segment.fight
std::span<const QueryKind> closeMoveKinds();  // closeMove.*
std::span<const QueryKind> surpriseKinds();   // surprise.*
std::span<const QueryKind> sneakKinds();      // sneak.*
std::span<const QueryKind> fightKinds();      // segment.fight

// All kinds, in the order of the families.
std::vector<QueryKind> queryKinds();

// nullptr if there is no such kind. Words are case-sensitive.
QueryHandler handlerOf(std::string_view kind);

}  // namespace tenaille::io
