// SPDX-License-Identifier: MIT
//
// A change set as JSON and back, with the records of codec.h:
//
//   {"name": "moveToken", "arguments": ["Arda"],
//    "changes": [{"table": "tokens", "after": {...}},
//                {"table": "tokens", "before": {...}},
//                {"table": "tokens", "before": {...}, "after": {...}},
//                {"table": "tokens", "id": 7, "before": {"at": [3, 4]}, "after": {"at": [3, 5]}}, ...]}
//
// With an id only the members that differ are written, null where there is none. That is so where a record is
// changed for the first time in a change set, keeps its unknown members, and the grid stays: the record
// itself is in the document.
//
// Names of facings and footprints depend on the grid: `before` is written with the grid that the document has
// before the change, `after` with the one that it has then.
#pragma once

#include "core/base/result.h"
#include "core/document/changes.h"
#include "core/io/json_value.h"

namespace tenaille::io {

JsonValue writeChanges(const document::ChangeSet& changes, board::GridKind gridBefore);

// `document`: before the change; its records complete those of which only a part was written. The first
// problem if anything in it is not well formed, or such a record is not there; the place is its path.
Result<document::ChangeSet> readChanges(const JsonValue& json, board::GridKind gridBefore,
                                        const document::Encounter& document);

// The grid that the document has after the change.
board::GridKind gridAfter(const document::ChangeSet& changes, board::GridKind gridBefore);

}  // namespace tenaille::io
