// SPDX-License-Identifier: MIT
//
// A change set as JSON and back, with the records of codec.h:
//
//   {"name": "moveToken", "arguments": ["Arda"],
//    "changes": [{"table": "tokens", "before": {...}, "after": {...}}, ...]}
//
// Names of facings and footprints depend on the grid: `before` is written with the grid that the document has
// before the change, `after` with the one that it has then.
#pragma once

#include "core/base/result.h"
#include "core/document/changes.h"
#include "core/io/json_value.h"

namespace tenaille::io {

JsonValue writeChanges(const document::ChangeSet& changes, board::GridKind gridBefore);

// The first problem if anything in it is not well formed; the place is its path.
Result<document::ChangeSet> readChanges(const JsonValue& json, board::GridKind gridBefore);

// The grid that the document has after the change.
board::GridKind gridAfter(const document::ChangeSet& changes, board::GridKind gridBefore);

}  // namespace tenaille::io
