// SPDX-License-Identifier: MIT
#include "ui/tools/selecting.h"

#include <algorithm>

namespace tenaille::ui {

bool contains(const std::vector<RecordId>& records, RecordId id) {
    return std::find(records.begin(), records.end(), id) != records.end();
}

std::vector<RecordId> pressed(std::vector<RecordId> selection, RecordId id, Qt::KeyboardModifiers modifiers) {
    const bool isSelected = contains(selection, id);
    if (isSelected) {
        if (modifiers & Qt::ControlModifier) std::erase(selection, id);
        return selection;
    }
    if (!(modifiers & (Qt::ControlModifier | Qt::ShiftModifier))) return {id};
    selection.push_back(id);
    return selection;
}

}  // namespace tenaille::ui
