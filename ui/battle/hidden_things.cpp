// SPDX-License-Identifier: MIT
#include "ui/battle/hidden_things.h"

#include <algorithm>
#include <iterator>

namespace tenaille::ui {

std::vector<RecordId> hideableThings(const document::Encounter& encounter,
                                     const std::vector<RecordId>& records) {
    std::vector<RecordId> things;
    std::copy_if(records.begin(), records.end(), std::back_inserter(things), [&](RecordId id) {
        return encounter.props.find(id) != nullptr || encounter.texts.find(id) != nullptr;
    });
    return things;
}

std::optional<bool> isThingHidden(const document::Encounter& encounter,
                                  const std::vector<RecordId>& records) {
    for (const RecordId id : records) {
        if (const board::PropRecord* prop = encounter.props.find(id)) return prop->hidden;
        if (const board::TextRecord* text = encounter.texts.find(id)) return text->hidden;
    }
    return std::nullopt;
}

}  // namespace tenaille::ui
