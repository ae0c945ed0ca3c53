// SPDX-License-Identifier: MIT
#include "core/actions/turn_game.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/actions/clock_orders.h"
#include "core/actions/fight_of.h"
#include "core/actions/routine_forecast.h"
#include "core/document/names.h"
#include "core/document/project.h"

namespace tenaille::actions {

namespace {

using board::CombatantRecord;
using board::TokenRecord;
using document::ChangeSet;
using document::Encounter;
using turns::TurnGame;

constexpr std::int32_t kDie = 20;

// Whether somebody does something of its own in the segment that is due: by an order, by a routine action
// that falls due (SG-09), or as it has begun to.
bool actsInSegment(const Encounter& encounter, const TokenRecord& token, const CombatantRecord& record,
                   const rules::RuleOptions& options) {
    const board::ClockRecord& clock = *encounter.clockRecord();
    if (isDown(token, options)) return false;
    const bool ordered =
        std::any_of(encounter.orders.begin(), encounter.orders.end(), [&](const board::OrderRecord& order) {
            return order.who == token.id && order.round == clock.round && order.segment == clock.segment &&
                   board::isOwnAct(order.kind);
        });
    if (ordered) return true;
    const fight::Combatant fighter = combatantOf(encounter.gridRecord().extent, token, record, options);
    return fighter.activity || hasFreeAction(encounter, fighter, clock.round, clock.segment, options.segment);
}

// See players::TurnsNow::acting.
std::vector<RecordId> actingInSegment(const Encounter& encounter, const rules::RuleOptions& options) {
    const board::ClockRecord& clock = *encounter.clockRecord();
    std::vector<RecordId> acting;
    for (const CombatantRecord& record : encounter.combatants) {
        const TokenRecord* token = encounter.tokens.find(record.token);
        if (token == nullptr) continue;
        const bool acts = clock.stage == board::ClockStage::SurpriseSegment
                              ? !record.surprised && !isDown(*token, options)
                              : token->creature.side == document::kPartySide &&
                                    actsInSegment(encounter, *token, record, options);
        if (acts) acting.push_back(record.token);
    }
    return acting;
}

}  // namespace

std::optional<players::TurnsNow> turnsNow(const document::Encounter& encounter,
                                          const rules::RuleOptions& options) {
    const board::ClockRecord* clock = encounter.clockRecord();
    if (clock == nullptr) return std::nullopt;
    players::TurnsNow now;
    now.fight = std::uint64_t{clock->id.value} << 32 | static_cast<std::uint32_t>(clock->seed);
    now.round = clock->round;
    now.rerolls = clock->rerolls;
    now.inTurns = isTurnGame(encounter);
    now.surprise = clock->stage == board::ClockStage::SurpriseSegment;
    if (!now.inTurns) {
        for (const board::CombatantRecord& one : encounter.combatants) now.order.push_back(one.token);
        if (clock->stage == board::ClockStage::Segment) now.segment = clock->segment;
        if (clock->stage != board::ClockStage::RoundStart) now.acting = actingInSegment(encounter, options);
        return now;
    }
    const turns::TurnGame game = turnGameOf(encounter, options);
    now.toThrow = game.stage == turns::Stage::Roll;
    for (const turns::Combatant& one : game.combatants) {
        now.order.push_back(one.token);
        if (one.state == board::TurnState::Acting) now.acting.push_back(one.token);
        if (one.state == board::TurnState::Interrupted) now.interrupted.push_back(one.token);
        if (one.state == board::TurnState::Waiting) now.toCome.push_back(one.token);
    }
    return now;
}

Thrown throwFor(const Encounter& encounter, const CombatantRecord& record, std::int32_t round) {
    const board::ClockRecord& clock = *encounter.clockRecord();
    const std::int32_t bonus = encounter.tokens.find(record.token)->initiativeBonus;
    const auto face = [&](DieOf what) {
        return dice::face(dieKey(clock, round, 0, record.token, board::OrderKind::Routine, what), kDie);
    };
    Thrown thrown;
    thrown.die = record.turn->typed ? 0 : face(DieOf::Initiative);
    thrown.sum = {record.turn->typed.value_or(thrown.die + bonus), bonus, face(DieOf::Tie)};
    return thrown;
}

std::vector<std::string> initiativeLine(const Encounter& encounter, RecordId token, const Thrown& thrown) {
    return {nameOf(encounter, token), std::to_string(thrown.sum.initiative),
            thrown.die > 0 ? std::to_string(thrown.die) : "-", std::to_string(thrown.sum.bonus),
            thrown.die > 0 ? "rolled" : "typed"};
}

Problem onlyInSegments() {
    return {TENAILLE_PROBLEM("In a game of turns nobody declares or gives orders for segments."),
            {},
            TENAILLE_PROBLEM("Let the creature act in its turn, delay it, or get it ready.")};
}

bool hasNoTurn(const TokenRecord& token, const rules::RuleOptions& options) {
    return token.creature.side != "party" && isDown(token, options);
}

bool isTurnGame(const Encounter& encounter) {
    const board::ClockRecord* clock = encounter.clockRecord();
    return clock != nullptr && clock->kind == board::ClockKind::Turns;
}

turns::Stage turnStage(board::ClockStage stage) {
    if (stage == board::ClockStage::SurpriseSegment) return turns::Stage::SurpriseRound;
    return stage == board::ClockStage::Segment ? turns::Stage::Round : turns::Stage::Roll;
}

TurnGame turnGameOf(const Encounter& encounter, const rules::RuleOptions& options) {
    const board::ClockRecord& clock = *encounter.clockRecord();
    TurnGame game;
    game.stage = turnStage(clock.stage);
    game.round = clock.round;
    game.rerolls = clock.rerolls;
    std::vector<const CombatantRecord*> records;
    for (const CombatantRecord& record : encounter.combatants)
        if (record.turn && encounter.tokens.find(record.token) != nullptr) records.push_back(&record);
    std::sort(records.begin(), records.end(), [](const auto* a, const auto* b) {
        return std::tie(a->turn->place, a->token) < std::tie(b->turn->place, b->token);
    });
    for (const CombatantRecord* record : records)
        game.combatants.push_back({record->token, record->turn->initiative, record->turn->group,
                                   record->turn->state, std::min(record->turn->heldSince, clock.round),
                                   record->surprised,
                                   hasNoTurn(*encounter.tokens.find(record->token), options)});
    return game;
}

void takeThrows(const std::vector<std::pair<RecordId, std::int32_t>>& typed,
                std::vector<CombatantRecord>& records) {
    for (const auto& [token, value] : typed) {
        const auto named = std::find_if(records.begin(), records.end(),
                                        [id = token](const auto& record) { return record.token == id; });
        if (named == records.end()) continue;
        const std::int32_t total = std::clamp(value, kLeastInitiative, kMostInitiative);
        for (CombatantRecord& record : records) {
            const bool same = named->turn->group != 0 && record.turn->group == named->turn->group;
            if (&record == &*named || (same && !record.turn->typed)) record.turn->typed = total;
        }
    }
}

void takePlaces(const Encounter& encounter, std::vector<CombatantRecord>& records, bool groups) {
    std::map<std::pair<std::string, std::string>, std::vector<CombatantRecord*>> kinds;
    std::int32_t place = 0;
    for (CombatantRecord& record : records) {
        record.turn.emplace();
        record.turn->place = place++;
        const TokenRecord& token = *encounter.tokens.find(record.token);
        if (groups) kinds[{token.creature.side, document::numberedName(token.name).name}].push_back(&record);
    }
    std::int32_t group = 0;
    for (const auto& [kind, members] : kinds) {
        if (members.size() < 2) continue;
        ++group;
        for (CombatantRecord* member : members) member->turn->group = group;
    }
}

std::vector<CombatantRecord> placedAgain(const Encounter& encounter, std::vector<CombatantRecord> restored,
                                         turns::Stage stage, std::int32_t round) {
    TurnGame game;
    game.stage = stage;
    game.round = round;
    std::sort(restored.begin(), restored.end(), [](const auto& a, const auto& b) {
        return std::tie(a.turn->place, a.token) < std::tie(b.turn->place, b.token);
    });
    for (const CombatantRecord& record : restored)
        game.combatants.push_back({record.token, record.turn->initiative, record.turn->group,
                                   record.turn->state, record.turn->heldSince, record.surprised, false});
    for (const CombatantRecord& record : encounter.combatants) {
        const bool known = std::any_of(restored.begin(), restored.end(),
                                       [&](const auto& one) { return one.token == record.token; });
        if (known || !record.turn) continue;
        turns::Combatant late;
        late.token = record.token;
        late.initiative = record.turn->initiative;
        turns::join(game, late);
        restored.push_back(record);
    }
    std::int32_t place = 0;
    for (const turns::Combatant& one : game.combatants) {
        const auto record = std::find_if(restored.begin(), restored.end(),
                                         [&](const auto& other) { return other.token == one.token; });
        record->turn->state = one.state;
        record->turn->place = place++;
    }
    return restored;
}

void joinTurns(const PlanContext& context, std::vector<CombatantRecord>& joining, ChangeSet& changes) {
    const Encounter& encounter = context.encounter;
    TurnGame game = turnGameOf(encounter, context.options);
    for (CombatantRecord& record : joining) {
        record.turn.emplace();
        turns::Combatant newcomer;
        newcomer.token = record.token;
        if (game.stage != turns::Stage::Roll) {
            const Thrown thrown = throwFor(encounter, record, game.round);
            newcomer.initiative = thrown.sum.initiative;
            addLogLine(encounter, changes, "turns.initiative",
                       initiativeLine(encounter, record.token, thrown));
        }
        turns::join(game, newcomer);
    }
    std::int32_t place = 0;
    for (const turns::Combatant& one : game.combatants) {
        const auto found = std::find_if(joining.begin(), joining.end(),
                                        [&](const auto& record) { return record.token == one.token; });
        if (found != joining.end()) {
            found->turn->initiative = one.initiative;
            found->turn->state = one.state;
            found->turn->place = place++;
            continue;
        }
        const CombatantRecord& before = *combatantOf(encounter, one.token);
        CombatantRecord after = before;
        after.turn->place = place++;
        changes.replace(before, std::move(after));
    }
}

}  // namespace tenaille::actions
