// SPDX-License-Identifier: MIT
#pragma once

#include <Qt>
#include <vector>

#include "core/base/record_id.h"

namespace tenaille::ui {

bool contains(const std::vector<RecordId>& records, RecordId id);

// The selection after a press on `id`: Ctrl adds it or takes it away, Shift adds it; without either, one that
// was not selected is so alone, and one that was leaves the others selected, for a drag of all of them.
std::vector<RecordId> pressed(std::vector<RecordId> selection, RecordId id, Qt::KeyboardModifiers modifiers);

}  // namespace tenaille::ui
