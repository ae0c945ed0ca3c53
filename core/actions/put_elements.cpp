// SPDX-License-Identifier: MIT
#include "core/actions/map_elements.h"
#include "core/actions/plan.h"

namespace tenaille::actions {

Result<document::ChangeSet> planPutElements(const PlanContext& context, const PutElements& intent) {
    document::ChangeSet changes{intent.verb, {std::to_string(intent.elements.size())}, {}};
    std::uint32_t fresh = document::nextId(context.encounter).value;
    for (const MapElement& element : intent.elements) {
        const Outcome possible = checkElement(element);
        if (!possible) return possible.problem();
        const std::optional<MapElement> before = elementOf(context.encounter, idOf(element));
        const bool isNew = idOf(element) == RecordId{};
        if (!isNew && (!before || before->index() != element.index())) return missingRecord(idOf(element));
        std::visit(
            [&]<class R>(R record) {
                if (isNew) {
                    record.id = RecordId{fresh++};
                    changes.insert(std::move(record));
                } else {
                    changes.replace(std::get<R>(*before), std::move(record));
                }
            },
            element);
    }
    return changes;
}

}  // namespace tenaille::actions
