// SPDX-License-Identifier: MIT
#include "core/players/told_turns.h"

#include <algorithm>

namespace tenaille::players {

namespace {

bool holds(const std::vector<RecordId>& ids, RecordId id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

ToldTurns TurnTeller::tell(const TurnsNow* now, const document::Encounter& shown) {
    m_round = now != nullptr ? std::min(m_round, now->round) : 0;
    // Before the first turn they learn nothing: else it would vanish when somebody unseen begins.
    if (now == nullptr || (now->inTurns && now->toThrow && now->round < 1)) return {};
    ToldTurns told;
    told.begun = true;
    told.round = std::max(now->round, 1);
    told.segment = now->segment;
    std::vector<RecordId> acting = now->acting;
    const auto isShown = [&](RecordId id) { return shown.tokens.find(id) != nullptr; };
    const auto& order = now->order;
    const auto first =
        std::find_if(order.begin(), order.end(), [&](RecordId id) { return holds(acting, id); });
    told.waits = first != order.end() && std::none_of(acting.begin(), acting.end(), isShown);
    if (told.waits) {
        // Before the first of a round the round before goes on for them; in the first one the fight has not
        // begun.
        const auto before = std::find_if(std::reverse_iterator(first), order.rend(), isShown);
        const auto last = std::find_if(order.rbegin(), order.rend(), isShown);
        acting.clear();
        if (before != order.rend()) {
            acting.push_back(*before);
        } else if (m_round == now->round) {
            // Whom they saw act is out of their sight again.
        } else if (last != order.rend() && now->round > 1) {
            // Where initiative is thrown anew nobody was lit while that was done.
            if (!now->rerolls) acting.push_back(*last);
            told.round = now->round - 1;
        } else {
            ToldTurns nothing;
            nothing.waits = true;
            return nothing;
        }
    } else if (!acting.empty()) {
        m_round = now->round;
    }
    for (const RecordId id : order)
        if (isShown(id)) told.turns.push_back({id, holds(acting, id)});
    return told;
}

}  // namespace tenaille::players
