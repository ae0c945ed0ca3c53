// SPDX-License-Identifier: MIT
#include "ui/battle/clock_history.h"

#include <algorithm>

#include "core/actions/fight_of.h"
#include "core/actions/fight_summary.h"
#include "ui/text/fight_text.h"

namespace tenaille::ui {

namespace {

using board::OrderKind;
using board::OrderRecord;

// Orders that the log cannot tell apart, in the order in which they were played.
std::vector<RecordId> orderedAlike(const document::Encounter& encounter, const OrderRecord& order) {
    std::vector<RecordId> alike;
    for (const OrderRecord& one : encounter.orders)
        if (one.who == order.who && one.kind == order.kind && one.round == order.round &&
            one.segment == order.segment)
            alike.push_back(one.id);
    return alike;
}

// Under which name the log keeps the blow of an order; nullptr: it strikes none.
const char* attackEntry(OrderKind kind) {
    switch (kind) {
        case OrderKind::Routine:
            return "fight.attack";
        case OrderKind::Opportunity:
            return "fight.opportunity";
        case OrderKind::SurpriseAttack:
            return "fight.surpriseAttack";
        case OrderKind::SneakAttack:
            return "fight.sneakAttack";
        default:
            return nullptr;
    }
}

}  // namespace

ClockHistory::ClockHistory(const document::Encounter& encounter) : m_encounter(encounter) {
    const board::ClockRecord* now = encounter.clockRecord();
    if (now == nullptr) return;
    for (const board::StepRecord& step : encounter.steps)
        if (step.stage == board::ClockStage::Segment && step.round == now->round)
            m_steps[step.segment] = &step;
}

std::vector<ClockHistory::Line> ClockHistory::linesOf(int segment, const std::string& who) const {
    std::vector<Line> lines;
    const auto step = m_steps.find(segment);
    if (step == m_steps.end()) return lines;
    for (const RecordId id : step->second->added) {
        const Line line = m_encounter.log.find(id);
        if (line != nullptr && !line->arguments.empty() && line->arguments.front() == who)
            lines.push_back(line);
    }
    return lines;
}

QString ClockHistory::refusal(const OrderRecord& order) const {
    const board::TokenRecord* token = m_encounter.tokens.find(order.who);
    if (token == nullptr) return {};
    std::vector<Line> refusals;
    for (const Line line : linesOf(order.segment, token->name)) {
        if (line->entry == "fight.refused" && line->arguments.size() > 3 &&
            line->arguments[1] == deedName(order.kind))
            refusals.push_back(line);
        const bool giveUp = (line->entry == "fight.routinePostponed" && order.kind == OrderKind::Routine) ||
                            (line->entry == "fight.opportunityLost" && order.kind == OrderKind::Opportunity);
        if (giveUp) return fightText(line->entry, line->arguments);
    }
    // Of several alike the first is carried out: the last ones are those that were refused.
    const std::vector<RecordId> alike = orderedAlike(m_encounter, order);
    const auto at = static_cast<std::size_t>(
        std::distance(alike.begin(), std::find(alike.begin(), alike.end(), order.id)));
    const std::size_t carriedOut = alike.size() - std::min(alike.size(), refusals.size());
    return at < carriedOut || refusals.empty() ? QString()
                                               : refusalText(refusals[at - carriedOut]->arguments);
}

std::optional<bool> ClockHistory::hit(const OrderRecord& order) const {
    const board::TokenRecord* token = m_encounter.tokens.find(order.who);
    const char* entry = attackEntry(order.kind);
    if (token == nullptr || entry == nullptr) return std::nullopt;
    // Those that were carried out are the first of several alike, in the same order.
    const std::vector<RecordId> alike = orderedAlike(m_encounter, order);
    auto before = std::distance(alike.begin(), std::find(alike.begin(), alike.end(), order.id));
    for (const Line line : linesOf(order.segment, token->name))
        if (line->entry == entry && before-- == 0) return actions::hitOf(*line);
    return std::nullopt;
}

ClockHistory::Blows ClockHistory::blowsOf(int segment) const {
    Blows blows;
    const auto step = m_steps.find(segment);
    if (step == m_steps.end()) return blows;
    for (const RecordId id : step->second->added)
        if (const Line line = m_encounter.log.find(id))
            if (const std::optional<bool> hit = actions::hitOf(*line)) ++(*hit ? blows.hits : blows.misses);
    return blows;
}

int ClockHistory::lastFilled(RecordId who, int from) const {
    int last = from;
    for (auto step = m_steps.find(from + 1); step != m_steps.end() && step->first == last + 1; ++step) {
        // A step keeps whom it changed as he was before it.
        const auto& before = step->second->combatants;
        if (std::none_of(before.begin(), before.end(),
                         [&](const auto& one) { return one.token == who && one.activity; }))
            break;
        last = step->first;
    }
    return last;
}

}  // namespace tenaille::ui
