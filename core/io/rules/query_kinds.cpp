// SPDX-License-Identifier: MIT
#include "core/io/rules/query_kinds.h"

namespace tenaille::io {

std::vector<QueryKind> queryKinds() {
    std::vector<QueryKind> all;
    for (const std::span<const QueryKind> family :
         {gridKinds(), spaceKinds(), facingKinds(), coverKinds(), combatKinds(), movementKinds(),
          woundKinds(), fatigueKinds(), segmentKinds(), closeMoveKinds(), surpriseKinds(), sneakKinds(),
          fightKinds()})
        all.insert(all.end(), family.begin(), family.end());
    return all;
}

QueryHandler handlerOf(std::string_view kind) {
    static const std::vector<QueryKind> kAll = queryKinds();
    for (const QueryKind& candidate : kAll)
        if (candidate.name == kind) return candidate.answer;
    return nullptr;
}

}  // namespace tenaille::io
