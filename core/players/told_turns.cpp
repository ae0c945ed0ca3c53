// SPDX-License-Identifier: MIT
#include "core/players/told_turns.h"

#include <algorithm>
#include <iterator>

namespace tenaille::players {

namespace {

bool holds(const std::vector<RecordId>& ids, RecordId id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// Before the first turn they learn nothing: else it would vanish when somebody unseen begins.
bool hasBegun(const TurnsNow* now) {
    return now != nullptr && !(now->inTurns && now->toThrow && now->round < 1);
}

// Somebody acts whom they do not see: for them the fight has not begun.
ToldTurns notYet() {
    ToldTurns nothing;
    nothing.waits = true;
    return nothing;
}

}  // namespace

void TurnTeller::pass(const TurnsNow* now) { m_round = hasBegun(now) ? std::min(m_round, now->round) : -1; }

ToldTurns TurnTeller::tell(const TurnsNow* now, const document::Encounter& shown) {
    pass(now);
    if (!hasBegun(now)) return {};
    const auto isShown = [&](RecordId id) { return shown.tokens.find(id) != nullptr; };
    std::vector<RecordId> acting;
    std::copy_if(now->acting.begin(), now->acting.end(), std::back_inserter(acting), isShown);
    ToldTurns told;
    told.begun = true;
    told.round = std::max(now->round, 1);
    told.segment = now->segment;
    // That others act before the first round tells of an ambush.
    told.surprise = now->surprise && (now->inTurns || !acting.empty());
    const auto& order = now->order;
    const auto first =
        std::find_if(order.begin(), order.end(), [&](RecordId id) { return holds(now->acting, id); });
    told.waits = now->inTurns && first != order.end() && acting.empty();
    if (told.waits) {
        // Before the first of a round the round before goes on for them; in the first one the fight has not
        // begun.
        const auto before = std::find_if(std::reverse_iterator(first), order.rend(), isShown);
        const auto last = std::find_if(order.rbegin(), order.rend(), isShown);
        if (now->surprise || (now->round == 1 && m_round == 0 && before == order.rend())) {
            // Of a surprise the order does not tell who has acted.
            if (m_round != 0) return notYet();
            told.surprise = true;
            std::copy_if(m_lit.begin(), m_lit.end(), std::back_inserter(acting), isShown);
        } else if (before != order.rend()) {
            acting.push_back(*before);
        } else if (m_round == now->round) {
            // Whom they saw act is out of their sight again.
        } else if (last != order.rend() && now->round > 1) {
            // Where initiative is thrown anew nobody was lit while that was done.
            if (!now->rerolls) acting.push_back(*last);
            told.round = now->round - 1;
        } else {
            return notYet();
        }
    } else if (now->inTurns && !acting.empty()) {
        m_round = now->round;
        m_lit = acting;
    }
    for (const RecordId id : order)
        if (isShown(id)) told.turns.push_back({id, holds(acting, id)});
    return told;
}

}  // namespace tenaille::players
