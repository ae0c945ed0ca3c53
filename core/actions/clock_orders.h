// SPDX-License-Identifier: MIT
//
// What the combatants do in the segment that is due: the orders of the encounter, those that follow from what
// they declared, and the dice of all of them.
#pragma once

#include <vector>

#include "core/actions/damage.h"
#include "core/actions/fight_of.h"
#include "core/dice/keyed_dice.h"
#include "core/rules/fight/refusal.h"

namespace tenaille::actions {

// Dice of one order, told apart by what they are for.
enum class DieOf : std::uint8_t { D20, Wear, Loss, Fumble, Push, WrongTarget, Save, Initiative, Miss, Tie };
dice::DieKey dieKey(const board::ClockRecord& clock, std::int32_t round, std::int32_t segment, RecordId who,
                    board::OrderKind kind, DieOf die);

// SG-02: the initiative of a round, from the table or a d10 of the program.
struct RolledInitiative {
    std::int32_t value = 1;
    bool typed = false;
};
RolledInitiative initiativeOf(const board::ClockRecord& clock, const board::CombatantRecord& record,
                              std::int32_t round);

// The order with every die that it may need: typed ones stay, the others are rolled. A problem if the damage
// of the striker is no dice (core/dice).
Result<board::OrderRecord> withDice(const document::Encounter& encounter, const board::OrderRecord& order,
                                    const rules::RuleOptions& options);

// What the program throws for the damage of an order, the same whenever it is asked.
Result<ThrownDamage> thrownDamage(const document::Encounter& encounter, const board::OrderRecord& order);

// A shot, by the action that was ordered or else by the mode of the striker (SG-03).
bool isShot(const document::Encounter& encounter, const board::OrderRecord& order);

// The order as the rules take it, without its situation. Requires all its dice.
fight::Order orderOf(const document::Encounter& encounter, const board::OrderRecord& order);

// The orders of the segment that is due, dice included, by creature: first those that were given (they keep
// their ids), then, with id 0, those that follow from declarations:
// * SG-09: a routine action that is due and held back for no order (routine_forecast.h), at the declared
//   target if it is in reach, unless something else was ordered;
// * AO-18: the first opportunity that is offered to one who takes them all, and with `onFumble` one against
//   everybody who strikes at him (EX-06). An offer between a creature that is hidden from the players and
//   another stays open.
// Requires that the clock stands before a segment.
Result<std::vector<board::OrderRecord>> ordersDue(const PlanContext& context, const fight::FightState& state);

// The other combatants who stand: enemies first, the nearest first; of equally near ones the one with the
// smaller record. `who` is a creature of the document.
std::vector<RecordId> othersFor(const document::Encounter& encounter, const rules::RuleOptions& options,
                                RecordId who);

// Whom a combatant would strike at if nobody says: the declared target, or the nearest enemy that stands; of
// equally near ones the one with the smaller record. None: there is nobody.
std::optional<RecordId> likelyTarget(const PlanContext& context, RecordId token);

// The enemy in contact that othersFor() names first (CM-10), for one who shoots the first at all; none: there
// is nobody to strike at from where it stands. Requires a clock.
std::optional<RecordId> nearestFoe(const PlanContext& context, RecordId token);

// An attack of opportunity that is offered in the segment that is due, and whether it is taken.
struct OpenOpportunity {
    RecordId to;
    RecordId against;
    segments::OpportunityCauses causes;
    RecordId order = {};  // that takes it; none: it will lapse, or it follows from the declaration
    bool taken = false;
};
Result<std::vector<OpenOpportunity>> opportunitiesDue(const PlanContext& context);

// Given by somebody who is down: the rules pass it over, and it is told as refused (Refusal::Down).
bool isOfTheDown(const fight::FightState& state, const board::OrderRecord& order);

// Orders of this round (between two: of the next one) that will be refused as things stand, with the reason:
// of the segment that is due all that can be known, of later ones that somebody is down, or casts in another
// mode. Those of who is down come last.
struct HopelessOrder {
    RecordId order;
    fight::RefusalReason reason;
};
Result<std::vector<HopelessOrder>> hopelessOrders(const PlanContext& context);

}  // namespace tenaille::actions
