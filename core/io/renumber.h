// SPDX-License-Identifier: MIT
//
// New ids for documents that have used up theirs: ids only grow, and a file made by somebody else may begin
// near the end.
#pragma once

#include "core/document/encounter.h"
#include "core/io/reading.h"

namespace tenaille::io {

// Gives all records the ids 1, 2, 3 ... in the order of the tables when one of them is above kMaxId / 2; does
// nothing otherwise. Overrides follow their creatures; those that name a creature that is not there are
// removed. The steps of a fight name records that may be gone: they are let go, with a notice. The same
// document always gets the same ids.
void renumberIfExhausted(document::Encounter& encounter, Reading& reading);

}  // namespace tenaille::io
