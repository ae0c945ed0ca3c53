// SPDX-License-Identifier: MIT
#include "core/actions/condition_time.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "core/actions/fight_of.h"
#include "core/actions/plan.h"
#include "core/actions/turn_game.h"

namespace tenaille::actions {

namespace {

using board::ClockKind;
using board::ClockRecord;
using board::ClockStage;
using board::CombatantRecord;
using board::ConditionRecord;
using board::TimeUnit;
using board::TokenRecord;
using document::ChangeSet;
using document::Encounter;

constexpr std::int32_t kSegmentsPerRound = 10;  // SG-01
constexpr std::int32_t kPerMinute = 10;         // segments, or rounds of turns (board/condition.h)

// Segments of the segment game, rounds of turns: what the clock counts.
std::int32_t ticksOf(ClockKind kind, TimeUnit unit) {
    if (unit == TimeUnit::Minutes) return kPerMinute;
    return kind == ClockKind::Segments && unit == TimeUnit::Rounds ? kSegmentsPerRound : 1;
}

// The tick that a condition which begins now fills first.
std::int32_t tickAt(ClockKind kind, std::int32_t round, std::int32_t segment) {
    if (kind == ClockKind::Turns) return round;
    return round == 0 ? 0 : (round - 1) * kSegmentsPerRound + segment;
}

// Round and segment of that tick.
std::pair<std::int32_t, std::int32_t> placeOf(const ClockRecord& clock) {
    switch (clock.stage) {
        case ClockStage::SurpriseSegment:
            return {0, 0};
        case ClockStage::RoundStart:
            return {clock.round + 1, 1};
        default:
            return {clock.round, clock.kind == ClockKind::Turns ? 1 : clock.segment};
    }
}

std::int32_t tickOf(const ClockRecord& clock) {
    const auto [round, segment] = placeOf(clock);
    return tickAt(clock.kind, round, segment);
}

std::int32_t endOf(const ClockRecord& clock, const ConditionRecord& condition) {
    return tickAt(clock.kind, condition.round, condition.segment) +
           condition.length * ticksOf(clock.kind, condition.unit);
}

// The clock and the turns as they will be. It keeps nothing of the changes, which grow meanwhile.
class Afterwards {
  public:
    Afterwards(const Encounter& encounter, const ChangeSet& changes) : m_encounter(encounter) {
        if (encounter.clockRecord() != nullptr) m_clock = *encounter.clockRecord();
        for (const document::AnyChange& any : changes.changes) {
            if (const auto* clock = std::get_if<document::Change<ClockRecord>>(&any); clock && clock->after)
                m_clock = *clock->after;
            if (const auto* one = std::get_if<document::Change<CombatantRecord>>(&any); one && one->after)
                m_changed[one->after->token] = one->after->turn;
        }
    }

    bool isOver(const ConditionRecord& condition) const {
        if (condition.length == 0) return false;
        const std::int32_t now = tickOf(m_clock);
        const std::int32_t end = endOf(m_clock, condition);
        if (now != end || m_clock.kind == ClockKind::Segments) return now >= end;
        return !isWaited(condition.during);
    }

  private:
    // In this round the creature's turn is still to come.
    bool isWaited(RecordId token) const {
        const std::optional<board::TurnRecord> turn = turnOf(token);
        if (!turn) return false;
        return m_clock.stage == ClockStage::RoundStart || turn->state == board::TurnState::Waiting;
    }
    std::optional<board::TurnRecord> turnOf(RecordId token) const {
        if (const auto changed = m_changed.find(token); changed != m_changed.end()) return changed->second;
        const CombatantRecord* record = combatantOf(m_encounter, token);
        return record != nullptr ? record->turn : std::nullopt;
    }

    const Encounter& m_encounter;
    ClockRecord m_clock;
    std::map<RecordId, std::optional<board::TurnRecord>> m_changed;
};

// Lets `edit` change the conditions of every creature, on top of what the changes do to it.
template <class Edit>
void editConditions(const Encounter& encounter, ChangeSet& changes, Edit edit) {
    std::map<RecordId, std::size_t> changed;
    for (std::size_t i = 0; i < changes.changes.size(); ++i)
        if (const auto* change = std::get_if<document::Change<TokenRecord>>(&changes.changes[i]))
            changed[change->id()] = i;
    for (const TokenRecord& token : encounter.tokens) {
        if (token.conditions.empty()) continue;
        const auto found = changed.find(token.id);
        if (found != changed.end()) {
            auto& change = std::get<document::Change<TokenRecord>>(changes.changes[found->second]);
            if (change.after) change.after.edit(edit);
            continue;
        }
        TokenRecord after = token;
        edit(after);
        changes.replace(token, std::move(after));
    }
}

}  // namespace

std::optional<ConditionLeft> leftOf(const Encounter& encounter, const ConditionRecord& condition) {
    if (condition.length == 0) return std::nullopt;
    const ClockRecord* clock = encounter.clockRecord();
    if (clock == nullptr) return ConditionLeft{condition.length, condition.unit};
    const std::int32_t unit = ticksOf(clock->kind, condition.unit);
    const std::int32_t left =
        std::clamp(endOf(*clock, condition) - tickOf(*clock), 0, condition.length * unit);
    if (left > 0 && left % unit == 0) return ConditionLeft{left / unit, condition.unit};
    return ConditionLeft{left, clock->kind == ClockKind::Segments ? TimeUnit::Segments : TimeUnit::Rounds};
}

void beginNow(const Encounter& encounter, ConditionRecord& condition) {
    condition.round = condition.segment = 1;
    condition.during = {};
    const ClockRecord* clock = encounter.clockRecord();
    if (clock == nullptr) return;
    std::tie(condition.round, condition.segment) = placeOf(*clock);
    if (clock->kind != ClockKind::Turns || clock->stage == ClockStage::RoundStart) return;
    for (const CombatantRecord& record : encounter.combatants)
        if (record.turn && record.turn->state == board::TurnState::Acting) condition.during = record.token;
}

void endConditions(const Encounter& encounter, ChangeSet& changes) {
    const Afterwards afterwards(encounter, changes);
    std::vector<std::vector<std::string>> lines;
    editConditions(encounter, changes, [&](TokenRecord& token) {
        std::erase_if(token.conditions, [&](const ConditionRecord& condition) {
            if (!afterwards.isOver(condition)) return false;
            lines.push_back({token.name, condition.name});
            return true;
        });
    });
    for (std::vector<std::string>& line : lines)
        addLogLine(encounter, changes, "conditionEnds", std::move(line));
}

void keepConditions(const Encounter& encounter, ChangeSet& changes) {
    editConditions(encounter, changes, [&](TokenRecord& token) {
        for (ConditionRecord& condition : token.conditions) {
            const std::optional<ConditionLeft> left = leftOf(encounter, condition);
            if (!left) continue;
            // A round of the one game may be ten of the other: no more than a file holds.
            condition.length = std::clamp(left->count, 1, board::kMaxConditionRest);
            condition.unit = left->unit;
            condition.round = condition.segment = 1;
            condition.during = {};
        }
    });
}

}  // namespace tenaille::actions
