// SPDX-License-Identifier: MIT
#include "core/players/told_turns.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tenaille::players {

namespace {

bool holds(const std::vector<RecordId>& ids, RecordId id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// Before the first turn they learn nothing: else it would vanish when somebody unseen begins.
bool hasBegun(const TurnsNow& now) { return !(now.inTurns && now.toThrow && now.round < 1); }

// Who is in `before` as there, then the others.
std::vector<RecordId> asBefore(const std::vector<RecordId>& before, const std::vector<RecordId>& order) {
    std::vector<RecordId> kept;
    std::copy_if(before.begin(), before.end(), std::back_inserter(kept),
                 [&](RecordId id) { return holds(order, id); });
    std::copy_if(order.begin(), order.end(), std::back_inserter(kept),
                 [&](RecordId id) { return !holds(before, id); });
    return kept;
}

// Somebody acts whom they do not see: for them the fight has not begun.
ToldTurns notYet() {
    ToldTurns nothing;
    nothing.waits = true;
    return nothing;
}

}  // namespace

// What they would have been told last of a fight that had begun before anything was asked.
std::optional<TurnTeller::Told> TurnTeller::toldByOrder(const TurnsNow& now,
                                                        const document::Encounter& shown) {
    const auto isShown = [&](RecordId id) { return shown.tokens.find(id) != nullptr; };
    // Of a surprise the order does not tell who has acted.
    if (now.surprise) return std::nullopt;
    Told last{now.round, false, {}, {}};
    if (now.acting.empty()) return last;
    std::copy_if(now.interrupted.begin(), now.interrupted.end(), std::back_inserter(last.lit), isShown);
    if (!last.lit.empty()) return last;
    const auto& order = now.order;
    const std::vector<RecordId>& whose = now.interrupted.empty() ? now.acting : now.interrupted;
    const auto first =
        std::find_if(order.begin(), order.end(), [&](RecordId id) { return holds(whose, id); });
    const auto before = std::find_if(std::reverse_iterator(first), order.rend(), isShown);
    if (before != order.rend()) {
        last.lit = {*before};
        return last;
    }
    // Before the first of a round the round before goes on for them; in the first one the fight has not
    // begun.
    const auto lastShown = std::find_if(order.rbegin(), order.rend(), isShown);
    if (lastShown == order.rend() || now.round <= 1) return std::nullopt;
    // Where initiative is thrown anew the order of that round is lost: for them the first whom they see has
    // begun already.
    if (now.rerolls) {
        last.lit = {*std::find_if(order.begin(), order.end(), isShown)};
        return last;
    }
    --last.round;
    last.lit = {*lastShown};
    return last;
}

// What is remembered of a fight is forgotten when another one is met, or its beginning.
void TurnTeller::enter(const TurnsNow& now) {
    if (m_fight == now.fight && hasBegun(now)) return;
    m_fromItsStart = m_noFight || !hasBegun(now);
    m_told = {};
    m_fight = now.fight;
}

void TurnTeller::remember(Told told) {
    if (!m_told.empty()) {
        const Told& last = m_told.back();
        const bool isSameTurn =
            last.round == told.round && last.surprise == told.surprise && last.lit == told.lit;
        told.seen = told.seen || (isSameTurn && last.seen);
        if (isSameTurn) m_told.pop_back();
    }
    if (told.seen) m_told.clear();
    m_told.push_back(std::move(told));
}

// What stays told while somebody acts whom they do not see; nullptr: nothing.
TurnTeller::Told* TurnTeller::lastTold(const TurnsNow& now, const document::Encounter& shown) {
    const auto isShown = [&](RecordId id) { return shown.tokens.find(id) != nullptr; };
    const auto isToCome = [&](const Told& one) {
        const std::pair then(!one.surprise, one.round);
        const std::pair present(!now.surprise, std::max(now.round, 1));
        if (then != present) return then > present;
        return !one.lit.empty() && std::all_of(one.lit.begin(), one.lit.end(),
                                               [&](RecordId id) { return holds(now.toCome, id); });
    };
    const auto stands = [&](const Told& one) {
        if (one.seen) return true;
        return !isToCome(one) && (one.lit.empty() || std::any_of(one.lit.begin(), one.lit.end(), isShown));
    };
    const auto found = std::find_if(m_told.rbegin(), m_told.rend(), stands);
    if (found != m_told.rend()) return &*found;
    if (m_fromItsStart) return nullptr;
    std::optional<Told> guessed = toldByOrder(now, shown);
    if (!guessed) return nullptr;
    return &*m_told.insert(m_told.begin(), *std::move(guessed));
}

ToldTurns TurnTeller::tell(const TurnsNow* now, const document::Encounter& shown, bool seen) {
    if (now == nullptr) {
        m_noFight = true;
        return {};
    }
    enter(*now);
    m_noFight = false;
    if (!hasBegun(*now)) return {};
    const auto isShown = [&](RecordId id) { return shown.tokens.find(id) != nullptr; };
    std::vector<RecordId> acting;
    std::copy_if(now->acting.begin(), now->acting.end(), std::back_inserter(acting), isShown);
    std::vector<RecordId> order;
    std::copy_if(now->order.begin(), now->order.end(), std::back_inserter(order), isShown);
    ToldTurns told;
    told.begun = true;
    told.round = std::max(now->round, 1);
    told.segment = now->segment;
    // That others act before the first round tells of an ambush.
    told.surprise = now->surprise && (now->inTurns || !acting.empty());
    const bool inTurn = now->inTurns && !now->toThrow;
    told.waits = inTurn && acting.empty();
    if (told.waits) {
        Told* last = lastTold(*now, shown);
        if (last == nullptr) return notYet();
        last->seen = last->seen || seen;
        told.round = last->round;
        told.surprise = last->surprise;
        std::copy_if(last->lit.begin(), last->lit.end(), std::back_inserter(acting), isShown);
        if (!last->order.empty()) order = asBefore(last->order, order);
    } else if (now->inTurns) {
        remember({told.round, told.surprise, acting, now->toThrow ? order : std::vector<RecordId>{}, seen});
    }
    for (const RecordId id : order) told.turns.push_back({id, holds(acting, id)});
    return told;
}

}  // namespace tenaille::players
