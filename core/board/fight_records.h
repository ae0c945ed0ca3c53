// SPDX-License-Identifier: MIT
//
// The records of a fight that runs on the clock. records.h has the others; core/actions/fight_of.h shows them
// to the rules and writes back what the rules make of them.
//
// A creature that takes part has one CombatantRecord, never more: what it does in several segments are
// OrderRecords.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/board/records.h"

namespace tenaille::board {

// SG-03: modes of action.
enum class Mode : std::uint8_t { Melee, Grapple, Shooting, Covering, Casting, MagicItem, SimpleAction };

// What is to be done next (core/rules/fight/fight_state.h).
enum class ClockStage : std::uint8_t { SurpriseSegment, RoundStart, Segment, RoundEnd };

// Ten segments a round (SG-01), or one turn a round for everybody in the order of initiative.
enum class ClockKind : std::uint8_t { Segments, Turns };

// At most one per document: there is one exactly while a fight runs. In a game of turns a "segment" is never
// due: whose turn it is stands in TurnRecord::state, and the surprise segment is the surprise round.
struct ClockRecord {
    RecordId id;
    ClockKind kind = ClockKind::Segments;
    ClockStage stage = ClockStage::RoundStart;
    std::int32_t round = 0;    // 0 before round 1
    std::int32_t segment = 0;  // the next one to be played, 1..10; 0 before round 1
    std::int32_t seed = 0;     // of the dice that the program rolls
    bool rerolls = false;      // of turns: initiative is thrown anew every round
    std::string extra;
    friend bool operator==(const ClockRecord&, const ClockRecord&) = default;
};

// A place in the plane of the segment game, in millionths of a millimetre (core/rules/fight/plane.h).
struct PlanePoint {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend bool operator==(PlanePoint, PlanePoint) = default;
};

// SG-08: a routine action of the round.
enum class SlotUse : std::uint8_t { Reserved, Spent, Lost };
struct SlotRecord {
    std::int32_t initiative = 1;  // as declared (SG-12 readjusts it)
    SlotUse use = SlotUse::Reserved;
    friend bool operator==(const SlotRecord&, const SlotRecord&) = default;
};

enum class OrderKind : std::uint8_t {
    Routine,
    Opportunity,
    SurpriseAttack,
    SneakAttack,
    Parry,
    SimpleAction,
    FastMove,
    SlowMove,
    React,
    Cast,
    ChangeMode,
    Pivot,
};

// A blow with dice of its own.
constexpr bool isStrike(OrderKind kind) {
    return kind == OrderKind::Routine || kind == OrderKind::Opportunity ||
           kind == OrderKind::SurpriseAttack || kind == OrderKind::SneakAttack;
}
// Aimed at somebody: an order of this kind without a target says nothing.
constexpr bool needsTarget(OrderKind kind) {
    return isStrike(kind) || kind == OrderKind::Parry || kind == OrderKind::React;
}
// An answer to what others do in the segment: whether it comes to it is seen only then (AO-11, AO-13).
constexpr bool isAnswer(OrderKind kind) {
    return kind == OrderKind::Opportunity || kind == OrderKind::Parry || kind == OrderKind::React;
}
// SG-04: fills the segment. Slow moves, answers to them and pivots are no acts, nor is a change of mode.
constexpr bool isAct(OrderKind kind) {
    return kind != OrderKind::SlowMove && kind != OrderKind::React && kind != OrderKind::Pivot &&
           kind != OrderKind::ChangeMode;
}

// Fills the segment whatever others do in it.
constexpr bool isOwnAct(OrderKind kind) { return isAct(kind) && !isAnswer(kind); }
// SG-04: only one of two such orders of one creature can stand in a segment. Of an act and an answer the
// segment decides.
constexpr bool excludeEachOther(OrderKind a, OrderKind b) { return a == b || (isOwnAct(a) && isOwnAct(b)); }

// What fills more than the segment it began in (9.3).
struct ActivityRecord {
    OrderKind kind = OrderKind::SimpleAction;  // or FastMove, Cast
    std::string what;
    std::int32_t left = 1;   // segments, this one included; of a run 0: until it arrives
    std::int32_t speed = 0;  // of a run
    RecordId towards;        // creature that a run goes to; none: the place `to`
    PlanePoint to;
    friend bool operator==(const ActivityRecord&, const ActivityRecord&) = default;
};

// Of a creature in a game of turns; the states exclude each other.
enum class TurnState : std::uint8_t { Waiting, Acting, Interrupted, Delaying, Ready, Done };
struct TurnRecord {
    std::optional<std::int32_t> typed;  // from the table, for the next throw of initiative
    std::int32_t initiative = 0;        // the sum of die and bonus
    std::int32_t place = 0;             // in the order of the round, from 0; ties: the smaller record
    std::int32_t group = 0;             // those of one group throw one die and act together; 0: alone
    TurnState state = TurnState::Waiting;
    std::int32_t heldSince = 0;  // round in which it began to delay or got ready
    friend bool operator==(const TurnRecord&, const TurnRecord&) = default;
};

// SG-02: what a creature has declared for a round.
struct DeclarationRecord {
    std::int32_t round = 1;
    Mode mode = Mode::Melee;
    std::int32_t actions = 1;
    std::optional<std::int32_t> initiative;
    RecordId target;
    bool takesOpportunities = false;
    friend bool operator==(const DeclarationRecord&, const DeclarationRecord&) = default;
};

// What the fight has made of one creature. Endurance and hit points stand in its TokenRecord.
struct CombatantRecord {
    RecordId id;
    RecordId token;

    // Declared for the next round (SG-02): but for the initiative kept until something else is declared.
    Mode declaredMode = Mode::Melee;
    std::int32_t declaredActions = 1;                // routine actions (SG-06)
    std::optional<std::int32_t> declaredInitiative;  // from the table, for one round; none: a d10 is rolled
    RecordId target;                                 // of the routine actions; none: only as ordered
    bool takesOpportunities = false;                 // every one that is offered, without asking
    // For rounds that steps back have gone behind: they count again when the clock gets there. Ascending, one
    // a round.
    std::vector<DeclarationRecord> later;

    // Of the present round.
    Mode mode = Mode::Melee;
    std::optional<std::int32_t> initiative;
    std::vector<SlotRecord> slots;
    std::vector<std::int32_t> busy;  // segments filled otherwise (SG-12), ascending
    bool routineBlocked = false;     // by a change of mode (SG-14)
    bool exerted = false;            // did something tiring (FA-04)

    bool surprised = false;  // until the surprise segment ends
    bool unnoticed = false;  // by everybody (SU-12)
    bool armed = true;
    bool bowInHand = false;
    std::vector<RecordId> grappling;  // creatures, ascending
    std::int32_t fatigue = 0;
    bool halfFatigue = false;  // FA-10
    std::optional<ActivityRecord> activity;
    std::optional<TurnRecord> turn;  // always there in a game of turns
    PlanePoint at;  // counts while it lies in the creature's cell: hands on the board go before it
    std::string extra;
    friend bool operator==(const CombatantRecord&, const CombatantRecord&) = default;
};

// Dice from the table; what is absent the program rolls when the segment is played.
struct TypedDice {
    std::optional<std::int32_t> d20;
    std::optional<std::int32_t> wear;  // damage, not doubled
    std::optional<std::int32_t> loss;  // EX-19
    std::optional<std::int32_t> d6;    // EX-06
    std::optional<std::int32_t> d4;    // CM-21
    std::optional<std::int32_t> d100;  // AO-25
    std::optional<std::int32_t> save;  // SN-07, the total
    std::optional<std::int32_t> miss;  // CO-04, a d100 of the target
    bool empty() const { return *this == TypedDice{}; }
    friend bool operator==(const TypedDice&, const TypedDice&) = default;
};

// What one creature does in one segment. Which members count depends on the kind.
struct OrderRecord {
    RecordId id;
    RecordId who;  // creature
    std::int32_t round = 1;
    std::int32_t segment = 1;  // 0 with round 0: the surprise segment
    OrderKind kind = OrderKind::Routine;
    RecordId target;            // struck, parried, run to, answered; none: nobody
    std::string action;         // wounds::name(CombatAction), empty: by the mode
    std::string what;           // simple action or spell
    std::int32_t duration = 1;  // segments of a simple action or a casting
    std::int32_t speed = 0;     // of a fast move, 0: as fast as it runs
    std::optional<Cell> to;     // of a move without target
    Mode mode = Mode::Melee;    // of a change of mode
    std::string manner;         // close_combat::name() of a slow move or a reaction
    bool draws = false;         // with a change of mode (SG-14)
    bool unseen = false;        // SN-02
    bool success = false;       // of an ordinary parry
    bool onFumble = false;      // an opportunity that waits for a critical failure (EX-06)
    TypedDice dice;
    std::string extra;
    friend bool operator==(const OrderRecord&, const OrderRecord&) = default;
};

// What a step of the clock made of a creature: each pair is the value before it and after it.
struct CreatureStep {
    RecordId token;
    std::array<std::int32_t, 2> hitPoints{};
    std::array<std::int32_t, 2> endurance{};
    std::array<Cell, 2> at{};
    std::array<std::int32_t, 2> moved{};      // of a turn that began
    std::array<std::int32_t, 2> parity{};     // of its diagonals
    std::array<std::int32_t, 2> temporary{};  // points
    std::vector<ConditionRecord> ended;
    friend bool operator==(const CreatureStep&, const CreatureStep&) = default;
};

// One step of the clock, so that it can be taken back: where the clock stood, what the step changed as it was
// before, and what it added. What hands changed since is not in it and stays. Where a round starts or ends
// the step holds every combatant, for the sake of the declarations (StepBack); in a game of turns every step
// does, since places mean something only together, and whoever joined since finds a place among them anew.
// Steps stand in the order of their ids, and all ids that a step names are smaller than its own.
struct StepRecord {
    RecordId id;
    ClockStage stage = ClockStage::RoundStart;
    std::int32_t round = 0;
    std::int32_t segment = 0;
    std::vector<CreatureStep> creatures;      // each at most once
    std::vector<CombatantRecord> combatants;  // each creature at most once
    std::vector<OrderRecord> orders;          // each at most once
    std::vector<RecordId> added;              // orders and lines of the log
    std::string extra;
    friend bool operator==(const StepRecord&, const StepRecord&) = default;

    std::size_t size() const { return creatures.size() + combatants.size() + orders.size() + added.size(); }
};

// The oldest steps are let go beyond so many, or beyond so many entries in all (StepRecord::size()): a fight
// of hundreds goes back a few rounds, one of dozens as far as anybody would want.
inline constexpr std::size_t kMaxSteps = 400;
inline constexpr std::size_t kMaxStepEntries = 20'000;

inline constexpr std::size_t kMaxCombatants = 2'000;
inline constexpr std::int32_t kMaxRound = 100'000;

}  // namespace tenaille::board
