// SPDX-License-Identifier: MIT
#include "ui/battle/hidden_things.h"

#include <utility>

#include "core/actions/map_intents.h"

namespace tenaille::ui {

std::optional<bool> isThingHidden(const document::Encounter& encounter,
                                  const std::vector<RecordId>& records) {
    for (const RecordId id : records) {
        if (const board::PropRecord* prop = encounter.props.find(id)) return prop->hidden;
        if (const board::TextRecord* text = encounter.texts.find(id)) return text->hidden;
    }
    return std::nullopt;
}

void hideThings(BattleContext& context, const std::vector<RecordId>& records, bool hidden) {
    std::vector<actions::MapElement> changed;
    const auto put = [&](auto record) {
        record.hidden = hidden;
        changed.emplace_back(std::move(record));
    };
    for (const RecordId id : records) {
        if (const board::PropRecord* prop = context.encounter().props.find(id)) put(*prop);
        if (const board::TextRecord* text = context.encounter().texts.find(id)) put(*text);
    }
    if (!changed.empty())
        context.perform(actions::PutElements{hidden ? "hideThings" : "showThings", std::move(changed)});
}

}  // namespace tenaille::ui
