// SPDX-License-Identifier: MIT
#include "core/actions/clock_orders.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "core/actions/damage.h"
#include "core/actions/fight_plane.h"
#include "core/actions/routine_forecast.h"
#include "core/actions/strike_situation.h"

namespace tenaille::actions {

namespace {

using board::Mode;
using board::OrderKind;
using board::OrderRecord;
using wounds::CombatAction;

// ---- dice

constexpr std::int32_t kInitiativeDie = 10;  // SG-08

CombatAction actionOf(const OrderRecord& order, Mode mode) {
    if (const auto named = wounds::combatActionNamed(order.action)) return *named;
    if (mode == Mode::Shooting || mode == Mode::Covering) return CombatAction::Shot;
    return mode == Mode::Grapple ? CombatAction::AssimilatedMelee : CombatAction::MeleeAttack;
}

// Rolls the dice of one order that nobody has typed.
class Thrower {
  public:
    Thrower(const board::ClockRecord& clock, const OrderRecord& order) : m_clock(clock), m_order(order) {}

    std::int32_t face(DieOf die, std::int32_t sides, std::uint32_t index = 0) const {
        return dice::face(dieKey(m_clock, m_order.round, m_order.segment, m_order.who, m_order.kind, die),
                          sides, index);
    }
    void fill(std::optional<std::int32_t>& value, DieOf die, std::int32_t sides) const {
        if (!value) value = face(die, sides);
    }

  private:
    const board::ClockRecord& m_clock;
    const OrderRecord& m_order;
};

Result<ThrownDamage> rolledDamage(const board::TokenRecord& token, const Thrower& thrower) {
    return damageOf(token, 1, [&](std::int32_t sides, std::uint32_t index) {
        return thrower.face(DieOf::Wear, sides, index);
    });
}

// EX-18, EX-19: the die of the hit points lost, of a blow that is critical.
std::int32_t lossDie(const document::Encounter& encounter, const OrderRecord& order, CombatAction action,
                     const rules::RuleOptions& options) {
    constexpr std::int32_t kUsualDie = 6;
    wounds::StrikeQuestion question;
    question.natural = *order.dice.d20;
    question.action = action;
    question.opportunity = order.kind == OrderKind::Opportunity;
    question.surprise = order.kind == OrderKind::SurpriseAttack;
    const board::TokenRecord* target = encounter.tokens.find(order.target);
    question.reducedMobility = target != nullptr && target->fighter.reducedMobility;
    return wounds::ruleStrike(question, options).lossDie.value_or(kUsualDie);
}

// ---- orders as the rules take them

fight::Dice diceOf(const OrderRecord& order, Mode mode) {
    fight::Dice dice;
    dice.d20 = order.dice.d20;
    dice.wear = order.dice.wear.value_or(0);
    dice.lossRoll = order.dice.loss.value_or(1);
    dice.d6 = order.dice.d6;
    dice.d4 = order.dice.d4.value_or(1);
    dice.d100 = order.dice.d100;
    dice.action = actionOf(order, mode);
    return dice;
}

fight::Goal goalOf(const document::Encounter& encounter, const OrderRecord& order) {
    if (order.target) return combatantId(order.target);
    const board::TokenRecord* token = encounter.tokens.find(order.who);
    const board::Cell to = order.to.value_or(token->creature.at);
    return middleOf(encounter.gridRecord().extent, token->creature.footprint, to);
}

fight::Deed sneakOf(const OrderRecord& order, Mode mode) {
    fight::SneakAttack attack;
    attack.target = combatantId(order.target);
    attack.dice = diceOf(order, mode);
    attack.unseen = order.unseen;
    attack.save = order.dice.save.value_or(0);
    attack.weapons = {surprise::SneakWeapon{attack.dice.wear}};
    return attack;
}

fight::Deed deedOf(const document::Encounter& encounter, const OrderRecord& order, Mode mode) {
    const std::string target = combatantId(order.target);
    switch (order.kind) {
        case OrderKind::Routine:
            return fight::Routine{target, diceOf(order, mode)};
        case OrderKind::Opportunity:
            return fight::Opportunity{target, diceOf(order, mode), order.onFumble};
        case OrderKind::SurpriseAttack:
            return fight::SurpriseAttack{target, diceOf(order, mode)};
        case OrderKind::SneakAttack:
            return sneakOf(order, mode);
        case OrderKind::Parry:
            return fight::Parry{target, order.dice.d20.value_or(1), order.success};
        case OrderKind::SimpleAction:
            return fight::SimpleAction{order.what, order.duration};
        case OrderKind::FastMove:
            return fight::FastMove{order.speed, goalOf(encounter, order)};
        case OrderKind::SlowMove:
            return fight::SlowMove{
                close_combat::moveNamed(order.manner).value_or(close_combat::Move::Advance),
                goalOf(encounter, order)};
        case OrderKind::React:
            return fight::React{
                target, close_combat::reactionNamed(order.manner).value_or(close_combat::Reaction::Hold)};
        case OrderKind::Cast:
            return fight::Cast{order.what, order.duration};
        case OrderKind::ChangeMode:
            // A bow in hand falls: only modes that fight in contact can be changed into (SG-14).
            return fight::ChangeMode{static_cast<segments::Mode>(order.mode), order.draws, true};
        case OrderKind::Pivot:
            return fight::Pivot{};
    }
    return fight::Pivot{};
}

Mode modeIn(const document::Encounter& encounter, const OrderRecord& order) {
    const board::CombatantRecord* combatant = combatantOf(encounter, order.who);
    return combatant != nullptr ? combatant->mode : Mode::Melee;
}

std::vector<fight::Order> asOrders(const document::Encounter& encounter,
                                   const std::vector<OrderRecord>& records) {
    std::vector<fight::Order> orders;
    orders.reserve(records.size());
    for (const OrderRecord& record : records) orders.push_back(orderOf(encounter, record));
    return orders;
}

// ---- what follows from declarations

// What leaves no room for a routine action in the segment. An answer waits for an occasion.
bool takesSegment(OrderKind kind) { return kind == OrderKind::ChangeMode || isOwnAct(kind); }

class Declared {
  public:
    Declared(const PlanContext& context, const fight::FightState& state, std::vector<OrderRecord>& orders)
        : m_context(context), m_state(state), m_orders(orders) {}

    void addRoutines() {
        if (m_state.stage != fight::Stage::Segment) return;
        for (const board::CombatantRecord& record : m_context.encounter.combatants)
            if (isRoutineDue(record)) add(record.token, OrderKind::Routine, record.target);
    }

    Outcome addOpportunities() {
        const std::vector<fight::Order> orders = asOrders(m_context.encounter, m_orders);
        const Result<std::vector<fight::Offer>> offers = fight::offers(m_state, orders, m_context.options);
        if (!offers) return offers.problem();
        for (const fight::Offer& offer : *offers) {
            const RecordId to = tokenOf(offer.to);
            const RecordId against = tokenOf(offer.against);
            if (combatantOf(m_context.encounter, to)->takesOpportunities && !isHidden(to) &&
                !isHidden(against) && !has(to, OrderKind::Opportunity))
                add(to, OrderKind::Opportunity, against);
        }
        return Done{};
    }

    // EX-06: who takes every opportunity also takes those that a critical failure may give him.
    void addFumbleOpportunities() {
        const std::size_t strikes = m_orders.size();
        for (std::size_t i = 0; i < strikes; ++i) {
            const RecordId target = m_orders[i].target;
            const board::CombatantRecord* struck = combatantOf(m_context.encounter, target);
            if (!isStrike(m_orders[i].kind) || struck == nullptr || !struck->takesOpportunities) continue;
            if (!waitsForFumble(target, m_orders[i].who))
                add(target, OrderKind::Opportunity, m_orders[i].who).onFumble = true;
        }
    }

  private:
    // From the players, whom the blow would tell of him: the game master decides.
    bool isHidden(RecordId token) const { return m_context.encounter.tokens.find(token)->hidden; }
    bool has(RecordId who, OrderKind kind) const {
        return std::any_of(m_orders.begin(), m_orders.end(), [&](const OrderRecord& order) {
            return order.who == who && order.kind == kind && !order.onFumble;
        });
    }
    bool isFree(RecordId who) const {
        return std::none_of(m_orders.begin(), m_orders.end(), [&](const OrderRecord& order) {
            return order.who == who && takesSegment(order.kind);
        });
    }

    bool isRoutineDue(const board::CombatantRecord& record) const {
        const auto who = m_state.find(combatantId(record.token));
        const auto target = m_state.find(combatantId(record.target));
        if (!record.target || record.target == record.token || !who || !target || !isFree(record.token))
            return false;
        const fight::Combatant& striker = m_state.combatants[*who];
        const fight::Combatant& struck = m_state.combatants[*target];
        if (!striker.alive || !struck.alive || striker.activity) return false;
        const bool shoots =
            striker.mode == segments::Mode::Shooting || striker.mode == segments::Mode::Covering;
        const bool reaches = shoots || (segments::isClose(striker.mode) &&
                                        fight::areEngaged(striker, struck, m_context.options.segment));
        return reaches && hasFreeAction(m_context.encounter, striker, m_state.round, m_state.segment,
                                        m_context.options.segment);
    }

    bool waitsForFumble(RecordId who, RecordId against) const {
        return std::any_of(m_orders.begin(), m_orders.end(), [&](const OrderRecord& order) {
            return order.who == who && order.target == against && order.onFumble;
        });
    }

    OrderRecord& add(RecordId who, OrderKind kind, RecordId target) {
        OrderRecord order;
        order.who = who;
        order.round = m_state.round;
        order.segment = m_state.segment;
        order.kind = kind;
        order.target = target;
        return m_orders.emplace_back(std::move(order));
    }

    const PlanContext& m_context;
    const fight::FightState& m_state;
    std::vector<OrderRecord>& m_orders;
};

// A blow needs contact, which nobody has with who is down (CM-10), and who is down makes no move that would
// give an opportunity or could be parried. A shot reaches him.
bool needsStandingTarget(const OrderRecord& order, Mode mode) {
    return order.kind == OrderKind::Opportunity || order.kind == OrderKind::Parry ||
           (order.kind == OrderKind::Routine && actionOf(order, mode) != CombatAction::Shot);
}

// What is known of an order of the round before its segment comes, in the mode of that round: who is down
// acts no more, nor is he struck at, and spells are of the mode that was declared (SG-17, which allows them
// in the surprise segment whatever it is).
std::optional<fight::Refusal> foreseen(const fight::FightState& state, const OrderRecord& order, Mode mode) {
    if (isOfTheDown(state, order)) return fight::Refusal::Down;
    const auto target = state.find(combatantId(order.target));
    if (target && !state.combatants[*target].alive && needsStandingTarget(order, mode))
        return fight::Refusal::TargetDown;
    const bool casts = order.kind == OrderKind::Cast && state.stage != fight::Stage::SurpriseSegment;
    if (casts && mode != Mode::Casting) return fight::Refusal::Mode;
    return std::nullopt;
}

// The orders that were given for the segment, by creature and id.
std::vector<OrderRecord> givenOrders(const document::Encounter& encounter, const fight::FightState& state) {
    const bool surprise = state.stage == fight::Stage::SurpriseSegment;
    std::vector<OrderRecord> orders;
    for (const OrderRecord& order : encounter.orders)
        if (order.round == (surprise ? 0 : state.round) && order.segment == (surprise ? 0 : state.segment) &&
            state.find(combatantId(order.who)) && (!order.target || state.find(combatantId(order.target))))
            orders.push_back(order);
    std::stable_sort(orders.begin(), orders.end(),
                     [](const OrderRecord& a, const OrderRecord& b) { return a.who < b.who; });
    return orders;
}

}  // namespace

dice::DieKey dieKey(const board::ClockRecord& clock, std::int32_t round, std::int32_t segment, RecordId who,
                    board::OrderKind kind, DieOf die) {
    constexpr std::uint32_t kDicePerKind = 16;
    const auto purpose = static_cast<std::uint32_t>(kind) * kDicePerKind + static_cast<std::uint32_t>(die);
    return {clock.seed, round, segment, who.value, purpose};
}

RolledInitiative initiativeOf(const board::ClockRecord& clock, const board::CombatantRecord& record,
                              std::int32_t round) {
    if (record.declaredInitiative) return {*record.declaredInitiative, true};
    const dice::DieKey key = dieKey(clock, round, 0, record.token, OrderKind::Routine, DieOf::Initiative);
    return {dice::face(key, kInitiativeDie), false};
}

Result<OrderRecord> withDice(const document::Encounter& encounter, const OrderRecord& order,
                             const rules::RuleOptions& options) {
    OrderRecord full = order;
    const Thrower thrower(*encounter.clockRecord(), order);
    if (order.kind == OrderKind::Parry) thrower.fill(full.dice.d20, DieOf::D20, 20);
    if (order.kind == OrderKind::FastMove && order.speed == 0) full.speed = options.segment.runSpeed;
    if (!isStrike(order.kind)) return full;
    thrower.fill(full.dice.d20, DieOf::D20, 20);
    if (!full.dice.wear) {
        const Result<ThrownDamage> wear = thrownDamage(encounter, order);
        if (!wear) return wear.problem();
        full.dice.wear = wear->points;
    }
    const CombatAction action = actionOf(order, modeIn(encounter, order));
    thrower.fill(full.dice.loss, DieOf::Loss, lossDie(encounter, full, action, options));
    thrower.fill(full.dice.d6, DieOf::Fumble, 6);
    thrower.fill(full.dice.d4, DieOf::Push, 4);
    thrower.fill(full.dice.d100, DieOf::WrongTarget, 100);
    thrower.fill(full.dice.miss, DieOf::Miss, 100);
    if (order.kind == OrderKind::SneakAttack) thrower.fill(full.dice.save, DieOf::Save, 20);
    return full;
}

Result<ThrownDamage> thrownDamage(const document::Encounter& encounter, const OrderRecord& order) {
    return rolledDamage(*encounter.tokens.find(order.who), Thrower(*encounter.clockRecord(), order));
}

bool isOfTheDown(const fight::FightState& state, const OrderRecord& order) {
    const auto who = state.find(combatantId(order.who));
    return who && !state.combatants[*who].alive;
}

bool isShot(const document::Encounter& encounter, const OrderRecord& order) {
    return actionOf(order, modeIn(encounter, order)) == CombatAction::Shot;
}

fight::Order orderOf(const document::Encounter& encounter, const OrderRecord& order) {
    return {combatantId(order.who), deedOf(encounter, order, modeIn(encounter, order))};
}

Result<std::vector<OrderRecord>> ordersDue(const PlanContext& context, const fight::FightState& state) {
    std::vector<OrderRecord> orders = givenOrders(context.encounter, state);
    const auto rollFrom = [&](std::size_t first) -> Outcome {
        for (std::size_t i = first; i < orders.size(); ++i) {
            Result<OrderRecord> full = withDice(context.encounter, orders[i], context.options);
            if (!full) return full.problem();
            orders[i] = std::move(*full);
        }
        return Done{};
    };
    Declared declared(context, state, orders);
    declared.addRoutines();
    if (Outcome rolled = rollFrom(0); !rolled) return rolled.problem();
    const std::size_t opportunities = orders.size();
    if (Outcome added = declared.addOpportunities(); !added) return added.problem();
    declared.addFumbleOpportunities();
    if (Outcome rolled = rollFrom(opportunities); !rolled) return rolled.problem();
    return orders;
}

Result<std::vector<OpenOpportunity>> opportunitiesDue(const PlanContext& context) {
    std::vector<OpenOpportunity> open;
    if (context.encounter.clockRecord() == nullptr) return open;
    const fight::FightState state = fightOnBoard(context);
    if (state.stage != fight::Stage::Segment) return open;
    const Result<std::vector<OrderRecord>> orders = ordersDue(context, state);
    if (!orders) return orders.problem();
    const Result<std::vector<fight::Offer>> offers =
        fight::offers(state, asOrders(context.encounter, *orders), context.options);
    if (!offers) return offers.problem();
    for (const fight::Offer& offer : *offers) {
        OpenOpportunity& one =
            open.emplace_back(OpenOpportunity{tokenOf(offer.to), tokenOf(offer.against), offer.causes});
        for (const OrderRecord& order : *orders) {
            if (order.kind != OrderKind::Opportunity || order.onFumble || order.who != one.to ||
                order.target != one.against)
                continue;
            one.taken = true;
            one.order = order.id;
        }
    }
    return open;
}

Result<std::vector<HopelessOrder>> hopelessOrders(const PlanContext& context) {
    const document::Encounter& encounter = context.encounter;
    std::vector<HopelessOrder> hopeless;
    if (encounter.clockRecord() == nullptr) return hopeless;
    const fight::FightState state = fightOnBoard(context);
    const bool declares = state.stage == fight::Stage::RoundStart;
    const std::int32_t round = declares ? state.round + 1 : state.round;
    const std::int32_t due = state.stage == fight::Stage::Segment ? state.segment : 0;
    std::set<RecordId> told;
    for (const OrderRecord& order : encounter.orders) {
        const board::CombatantRecord* record = combatantOf(encounter, order.who);
        if (order.round != round || order.segment < due || record == nullptr) continue;
        const auto why = foreseen(state, order, declares ? record->declaredMode : record->mode);
        if (!why) continue;
        told.insert(order.id);
        hopeless.push_back({order.id, *why});
    }
    if (!declares) {
        const Result<std::vector<OrderRecord>> records = ordersDue(context, state);
        if (!records) return records.problem();
        std::vector<fight::Order> orders = asOrders(encounter, *records);
        giveSituations(context, *records, orders);
        const auto refused = fight::refusals(state, orders, context.options);
        if (!refused) return refused.problem();
        for (const fight::RefusedOrder& one : *refused)
            if (const RecordId id = (*records)[one.order].id; id && !told.contains(id))
                hopeless.push_back({id, one.reason});
    }
    // What can be mended comes first.
    std::stable_partition(hopeless.begin(), hopeless.end(), [](const HopelessOrder& one) {
        return one.reason != fight::RefusalReason(fight::Refusal::Down);
    });
    return hopeless;
}

std::vector<RecordId> othersFor(const document::Encounter& encounter, const rules::RuleOptions& options,
                                RecordId who) {
    const board::Creature& own = encounter.tokens.find(who)->creature;
    const board::GridKind grid = encounter.gridRecord().extent.grid;
    std::vector<std::tuple<bool, int, RecordId>> found;
    for (const board::CombatantRecord& one : encounter.combatants) {
        const board::TokenRecord* other = encounter.tokens.find(one.token);
        if (other == nullptr || one.token == who || isDown(*other, options)) continue;
        found.emplace_back(other->creature.side == own.side, board::distance(grid, own, other->creature),
                           one.token);
    }
    std::sort(found.begin(), found.end());
    std::vector<RecordId> others;
    others.reserve(found.size());
    for (const auto& [friendly, distance, token] : found) others.push_back(token);
    return others;
}

std::optional<RecordId> likelyTarget(const PlanContext& context, RecordId token) {
    const document::Encounter& encounter = context.encounter;
    const board::CombatantRecord* own = combatantOf(encounter, token);
    if (own == nullptr) return std::nullopt;
    const board::TokenRecord* declared = encounter.tokens.find(own->target);
    if (declared != nullptr && !isDown(*declared, context.options)) return own->target;
    const std::vector<RecordId> others = othersFor(encounter, context.options, token);
    const auto sideOf = [&](RecordId id) { return encounter.tokens.find(id)->creature.side; };
    if (others.empty() || sideOf(others.front()) == sideOf(token)) return std::nullopt;
    return others.front();
}

std::optional<RecordId> nearestFoe(const PlanContext& context, RecordId token) {
    const document::Encounter& encounter = context.encounter;
    const board::CombatantRecord* record = combatantOf(encounter, token);
    if (record == nullptr) return std::nullopt;
    const bool declares = encounter.clockRecord()->stage == board::ClockStage::RoundStart;
    const Mode mode = declares ? record->declaredMode : record->mode;
    const bool shoots = mode == Mode::Shooting || mode == Mode::Covering;
    const fight::FightState state = fightOnBoard(context);
    const fight::Combatant& own = state.combatants[*state.find(combatantId(token))];
    for (const RecordId other : othersFor(encounter, context.options, token)) {
        const fight::Combatant& foe = state.combatants[*state.find(combatantId(other))];
        if (!fight::areEnemies(own, foe)) break;  // enemies come first
        if (shoots || fight::areEngaged(own, foe, context.options.segment)) return other;
    }
    return std::nullopt;
}

}  // namespace tenaille::actions
