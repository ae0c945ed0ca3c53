// SPDX-License-Identifier: MIT
#include "core/io/fight_check.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <unordered_set>

#include "core/io/condition_check.h"
#include "core/io/each_record.h"

namespace tenaille::io {

namespace {

using board::ClockStage;
using document::Encounter;

constexpr const char* kRemove = TENAILLE_PROBLEM("Remove it.");

std::string nameOf(const Encounter& encounter, RecordId token) {
    const board::TokenRecord* record = encounter.tokens.find(token);
    return record != nullptr ? record->name : std::to_string(token.value);
}

// Where a clock can stand between two steps. The end of a round is part of its last segment's step.
bool canStandAt(board::ClockKind kind, ClockStage stage, std::int32_t round, std::int32_t segment) {
    if (kind == board::ClockKind::Turns) {
        // Segments are not counted.
        if (stage == ClockStage::RoundEnd) return false;
        if (stage == ClockStage::SurpriseSegment) return round == 0;
        return stage == ClockStage::RoundStart || round >= 1;
    }
    switch (stage) {
        case ClockStage::SurpriseSegment:
            return round == 0 && segment == 0;
        case ClockStage::RoundStart:
            return round == 0 ? segment == 0 : segment == 10;
        case ClockStage::Segment:
            return round >= 1 && segment >= 1;
        case ClockStage::RoundEnd:
            return false;
    }
    return false;
}

void checkClock(const Encounter& encounter, Reading& reading) {
    const JsonPath root;
    const JsonPath place = root.member("clock");
    const board::ClockRecord* clock = encounter.clockRecord();
    if (clock == nullptr) {
        if (!encounter.combatants.empty())
            reading.fail(place, {TENAILLE_PROBLEM("There are combatants, but no clock."),
                                 {},
                                 TENAILLE_PROBLEM("Remove the combatants.")});
        return;
    }
    if (!canStandAt(clock->kind, clock->stage, clock->round, clock->segment))
        reading.fail(place,
                     {TENAILLE_PROBLEM("The clock cannot stand at segment %2 of round %1 in this stage."),
                      {std::to_string(clock->round), std::to_string(clock->segment)},
                      TENAILLE_PROBLEM("Write the stage \"segment\" with a round from 1 and a segment "
                                       "from 1 to 10, or remove the clock and the combatants.")});
}

using Creatures = std::unordered_set<RecordId>;

Creatures checkCombatants(const Encounter& encounter, Reading& reading) {
    Creatures fighting;
    each(encounter.combatants, "combatants", [&](const board::CombatantRecord& record, const JsonPath& path) {
        const JsonPath place = path.member("token");
        if (encounter.tokens.find(record.token) == nullptr)
            reading.fail(place,
                         {TENAILLE_PROBLEM("This combatant is no creature of the board."), {}, kRemove});
        else if (!fighting.insert(record.token).second)
            reading.fail(place, {TENAILLE_PROBLEM("%1 takes part in the fight twice."),
                                 {nameOf(encounter, record.token)},
                                 TENAILLE_PROBLEM("Remove one of the two.")});
        const auto* clock = encounter.clockRecord();
        if (clock != nullptr && clock->kind == board::ClockKind::Turns && !record.turn)
            reading.fail(path.member("turn"),
                         {TENAILLE_PROBLEM("%1 has no place in this game of turns."),
                          {nameOf(encounter, record.token)},
                          TENAILLE_PROBLEM("Write its turn, for example {\"place\": 3}, or remove the "
                                           "combatant.")});
        const JsonPath activity = path.member("activity");
        if (record.activity && record.activity->left < 1 &&
            record.activity->kind != board::OrderKind::FastMove)
            reading.fail(activity.member("left"),
                         {TENAILLE_PROBLEM("What %1 is doing fills no segment any more."),
                          {nameOf(encounter, record.token)},
                          TENAILLE_PROBLEM("Write 1 or more, or remove the activity.")});
    });
    return fighting;
}

void checkOrders(const Encounter& encounter, const Creatures& fighting, Reading& reading) {
    each(encounter.orders, "orders", [&](const board::OrderRecord& order, const JsonPath& path) {
        const bool whoFights = fighting.contains(order.who);
        if (!whoFights || (order.target && !fighting.contains(order.target)))
            reading.fail(path, {TENAILLE_PROBLEM("This order names %1, who takes no part in the fight."),
                                {nameOf(encounter, whoFights ? order.target : order.who)},
                                kRemove});
        else if (order.target == order.who)
            reading.fail(path.member("target"),
                         {TENAILLE_PROBLEM("This order of %1 is aimed at the creature itself."),
                          {nameOf(encounter, order.who)},
                          TENAILLE_PROBLEM("Name another creature, or remove the order.")});
        else if (board::needsTarget(order.kind) && !order.target)
            reading.fail(path, {TENAILLE_PROBLEM("The order of %1 names nobody."),
                                {nameOf(encounter, order.who)},
                                TENAILLE_PROBLEM("Choose whom it is aimed at.")});
    });
}

// Remembers ids; false for one that it has seen, for 0 and for one that is not below the limit.
class Once {
  public:
    explicit Once(RecordId limit) : m_limit(limit) {}
    bool operator()(RecordId id) { return id && id < m_limit && m_seen.insert(id).second; }

  private:
    RecordId m_limit;
    std::unordered_set<RecordId> m_seen;
};

// An order that comes back needs its number.
bool isNumberOfAnOrder(const Encounter& encounter, RecordId id) {
    return encounter.orders.find(id) != nullptr || !document::hasRecord(encounter, id);
}

bool isSound(const Encounter& encounter, const board::StepRecord& step) {
    const board::ClockRecord* clock = encounter.clockRecord();
    const auto kind = clock != nullptr ? clock->kind : board::ClockKind::Segments;
    if (!canStandAt(kind, step.stage, step.round, step.segment)) return false;
    Once creature(step.id);
    Once combatant(step.id);
    Once order(step.id);
    Once added(step.id);
    const auto all = [](const auto& list, auto isGood) {
        return std::all_of(list.begin(), list.end(), isGood);
    };
    if (kind == board::ClockKind::Turns &&
        !all(step.combatants, [](const board::CombatantRecord& one) { return one.turn.has_value(); }))
        return false;
    const auto isPossible = [&](const board::CreatureStep& one) {
        return all(one.endurance, [](std::int32_t points) { return points >= 0; }) &&
               all(one.moved, [](std::int32_t moved) { return moved >= 0; }) &&
               all(one.parity, [](std::int32_t parity) { return parity == 0 || parity == 1; }) &&
               all(one.temporary, [](std::int32_t points) { return points >= 0; }) &&
               all(one.ended, [](const board::ConditionRecord& ended) { return io::isSound(ended); });
    };
    return all(step.creatures,
               [&](const board::CreatureStep& one) { return creature(one.token) && isPossible(one); }) &&
           all(step.combatants, [&](const board::CombatantRecord& one) { return combatant(one.token); }) &&
           all(step.added, [&](RecordId id) { return added(id); }) &&
           all(step.orders, [&](const board::OrderRecord& one) {
               return order(one.id) && isNumberOfAnOrder(encounter, one.id) && one.target != one.who;
           });
}

// Where a clock stands, so that what comes later is greater.
using Moment = std::array<std::int32_t, 3>;
Moment momentOf(ClockStage stage, std::int32_t round, std::int32_t segment) {
    return {round, segment, stage == ClockStage::RoundStart ? 1 : 0};
}

// In a game of turns many steps belong to one moment.
bool follows(const Encounter& encounter, const Moment& after, const Moment& before) {
    const board::ClockRecord* clock = encounter.clockRecord();
    const bool turns = clock != nullptr && clock->kind == board::ClockKind::Turns;
    return turns ? after[0] >= before[0] : after > before;
}

}  // namespace

void checkFight(const Encounter& encounter, Reading& reading) {
    checkClock(encounter, reading);
    checkOrders(encounter, checkCombatants(encounter, reading), reading);
}

void letGoUnsoundDeclarations(Encounter& encounter, Reading& reading) {
    const board::ClockRecord* clock = encounter.clockRecord();
    if (clock == nullptr) return;
    Creatures fighting;
    for (const board::CombatantRecord& record : encounter.combatants) fighting.insert(record.token);
    std::vector<board::CombatantRecord> mended;
    each(encounter.combatants, "combatants", [&](const board::CombatantRecord& record, const JsonPath& path) {
        const auto isNobody = [&](RecordId target) { return target && !fighting.contains(target); };
        board::CombatantRecord after = record;
        if (isNobody(after.target)) after.target = {};
        std::map<std::int32_t, board::DeclarationRecord> later;
        for (board::DeclarationRecord one : record.later) {
            if (isNobody(one.target)) one.target = {};
            if (one.round > clock->round) later.insert_or_assign(one.round, one);
        }
        after.later.clear();
        for (const auto& [round, one] : later)
            if (after.later.size() < board::kMaxSteps) after.later.push_back(one);
        if (after.target != record.target)
            reading.notice(path.member("target"),
                           {TENAILLE_PROBLEM("The target that %1 declared takes no part in the fight; it was "
                                             "let go."),
                            {nameOf(encounter, record.token)},
                            TENAILLE_PROBLEM("Declare another one.")});
        if (after.later != record.later)
            reading.notice(path.member("laterDeclarations"),
                           {TENAILLE_PROBLEM("Of the declarations of %1 for later rounds those that name "
                                             "nobody lost their target; those for rounds that are over, and "
                                             "all but the last for one round, were let go."),
                            {nameOf(encounter, record.token)},
                            TENAILLE_PROBLEM("Look at what is declared when the round comes.")});
        if (!(after == record)) mended.push_back(std::move(after));
    });
    for (board::CombatantRecord& record : mended) encounter.combatants.put(std::move(record));
}

void letGoUnsoundSteps(Encounter& encounter, Reading& reading) {
    std::size_t unsound = 0;  // so many of the oldest go
    std::size_t index = 0;
    std::optional<Moment> last;
    for (const board::StepRecord& step : encounter.steps) {
        if (!isSound(encounter, step)) unsound = index + 1;
        const Moment moment = momentOf(step.stage, step.round, step.segment);
        if (last && !follows(encounter, moment, *last)) unsound = std::max(unsound, index);
        last = moment;
        ++index;
    }
    if (unsound == 0) return;
    const JsonPath root;
    const JsonPath list = root.member("steps");
    reading.notice(
        list.item(unsound - 1),
        {TENAILLE_PROBLEM("This step of the fight cannot be taken back; it and those before it were "
                          "let go."),
         {},
         TENAILLE_PROBLEM("The fight goes on; only the way back ends here.")});
    for (; unsound > 0; --unsound) encounter.steps.erase(encounter.steps.begin()->id);
}

}  // namespace tenaille::io
