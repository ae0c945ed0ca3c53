// SPDX-License-Identifier: MIT
//
// A whole fight of the segment game, step by step (9.2 and 9.4 of the catalogue, protocol 5.1): the one
// family that combines the clock, blows, fatigue, surprise and close moves.
//
//     beginFight -> [playSegment: surprise] -> startRound -> 10 x playSegment -> endRound -> startRound ...
//
// Every step is a pure function of the state before it, the orders with their dice, and the options. Nothing
// depends on the order of combatants, only on the order of one combatant's own orders.
#pragma once

#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/rules/fight/event.h"
#include "core/rules/fight/fight_state.h"
#include "core/rules/fight/order.h"
#include "core/rules/rule_options.h"

namespace tenaille::fight {

struct Step {
    FightState state;
    std::vector<Event> events;
    friend bool operator==(const Step&, const Step&) = default;
};

// SU-03, SU-04: the surprise segment comes first if some are surprised and some are not; otherwise nobody is
// surprised any more. The combatants come in any order, their ids are unique.
Step beginFight(std::vector<Combatant> combatants);

// SG-02, SG-08: modes and slots of the next round. Who declares nothing keeps his mode and has no routine
// actions; of several declarations of one combatant the last counts; those of unknown ids are skipped.
FightState startRound(const FightState& before, std::span<const Declaration> declarations,
                      const rules::SegmentOptions& options);

// An attack of opportunity that may be taken in this segment.
struct Offer {
    std::string to;
    std::string against;
    segments::OpportunityCauses causes;
    friend bool operator==(const Offer&, const Offer&) = default;
};

// Phases 0 to 3 alone: who may strike whom, given what the others do in this segment, so that strikers can
// choose before the segment is played. None in the surprise segment.
Result<std::vector<Offer>> offers(const FightState& before, std::span<const Order> orders,
                                  const rules::RuleOptions& options);

// An order that cannot be carried out, by its place among the orders.
struct RefusedOrder {
    std::size_t order = 0;
    RefusalReason reason;
    friend bool operator==(const RefusedOrder&, const RefusedOrder&) = default;
};

// Phases 0 to 4 alone: which orders will be refused for what can be known before the strikes. Whether
// opportunities are offered and blows fall that can be parried is not among it; that a parry is impossible
// whatever falls is (EX-25).
Result<std::vector<RefusedOrder>> refusals(const FightState& before, std::span<const Order> orders,
                                           const rules::RuleOptions& options);

// One segment (9.4). What is not allowed is an event `refused` and changes nothing. A problem: an id that is
// not in the fight, a strike at oneself, or a roll without its die.
Result<Step> playSegment(const FightState& before, std::span<const Order> orders,
                         const rules::RuleOptions& options);

// CM-10: `engaged` and `disengaged` between two states of the same combatants, as events of the segment
// before.
std::vector<Event> contactEvents(const FightState& before, const FightState& after,
                                 const rules::SegmentOptions& options);

// SG-11, FA-03: slots that are left are lost, the living tire or rest.
Step endRound(const FightState& before, const rules::SegmentOptions& options);

}  // namespace tenaille::fight
