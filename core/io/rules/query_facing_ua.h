// SPDX-License-Identifier: MIT
//
// The facing kinds that exist in the combat-facing variant alone, and what they share with the others.
// Private to query_facing.cpp and query_facing_ua.cpp.
#pragma once

#include <string_view>

#include "core/io/json_value.h"
#include "core/io/rules/query_field.h"
#include "core/rules/facing/arcs.h"

namespace tenaille::io {

// "front", "left", "right", "rear", "self", "none".
std::string_view zoneName(facing::Zone zone);

// outOfRange when the creature records a facing that its space may not take, or its space has no arcs.
void checkedFacing(const Field& place, facing::System system, board::GridKind grid,
                   const board::Creature& creature, const rules::FacingOptions& options);

JsonValue stepKind(const Field& input, const rules::RuleOptions& options);
JsonValue attackKind(const Field& input, const rules::RuleOptions& options);
JsonValue perceiveKind(const Field& input, const rules::RuleOptions& options);
JsonValue spellKind(const Field& input, const rules::RuleOptions& options);

}  // namespace tenaille::io
