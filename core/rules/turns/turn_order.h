// SPDX-License-Identifier: MIT
//
// Games of turns: everybody has one turn a round, in the order of initiative (d20 SRD, "The Combat Round",
// "Initiative", "Surprise" and "Special Initiative Actions").
//
// * Order: the higher initiative first; ties: the higher bonus, then the higher tie die, then the smaller
//   record. Those of one group have one throw and one turn together.
// * Surprise: if some are surprised and others are not, those who are not have a turn each before round 1.
// * Delay and ready: who delays or gets ready gives up the turn and may act later, right before whoever is
//   acting then; his place in the order is from then on the one where he acted. If his turn comes again
//   before that, he acts as usual. A ready reaction that keeps the place (5e) is react().
// * Who is down is passed over.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/base/record_id.h"
#include "core/board/fight_records.h"

namespace tenaille::turns {

using board::TurnState;

struct Combatant {
    RecordId token;
    std::int32_t initiative = 0;
    std::int32_t group = 0;  // 0: alone
    TurnState state = TurnState::Waiting;
    std::int32_t heldSince = 0;
    bool surprised = false;
    bool down = false;  // has no turn
    friend bool operator==(const Combatant&, const Combatant&) = default;
};

enum class Stage : std::uint8_t { Roll, SurpriseRound, Round };

struct TurnGame {
    Stage stage = Stage::Roll;
    std::int32_t round = 0;             // 0 before round 1
    bool rerolls = false;               // every round begins with stage Roll
    std::vector<Combatant> combatants;  // in the order of the round
    friend bool operator==(const TurnGame&, const TurnGame&) = default;
};

struct Throw {
    std::int32_t initiative = 0;  // die and bonus
    std::int32_t bonus = 0;
    std::int32_t tie = 0;  // a die that is looked at when the others are equal
};
using Throws = std::map<RecordId, Throw>;

enum class EventKind : std::uint8_t {
    RoundBegins,  // nobody's
    TurnBegins,   // what he may do in a turn is fresh
    TurnGoesOn,   // after somebody acted in between
    PassedOver,   // down
    HoldLapses,   // his turn came before he acted
};
struct Event {
    EventKind kind = EventKind::TurnBegins;
    RecordId who;
    friend bool operator==(const Event&, const Event&) = default;
};
using Events = std::vector<Event>;

// Somebody can have a turn at all.
bool anyoneStands(const TurnGame& game);

// Those whose turn it is; several only of one group.
std::vector<RecordId> acting(const TurnGame& game);

// From stage Roll: sorts by the throws and begins the surprise round or the next round. Of a group the throw
// of its smallest record counts. Requires a throw for everybody, and anyoneStands().
Events startRound(TurnGame& game, const Throws& throws);

// The turn of those who act is over, and the next one's begins. At the end of a round a new one begins, or
// the stage is Roll. Requires another stage than Roll, and anyoneStands().
Events endTurn(TurnGame& game);

// Gives up the turn, to act later (Delaying) or on an occasion (Ready). Requires that `who` acts.
Events hold(TurnGame& game, RecordId who, TurnState how);

// Acts now, right before those who act, who go on afterwards. Requires another stage than Roll, and that
// `who` does not act yet.
Events actNow(TurnGame& game, RecordId who);

// The occasion has come: uses what was kept ready and keeps the place; in a later round the turn of that
// round is still to come. Requires that `who` is ready.
void react(TurnGame& game, RecordId who);

// An initiative that was wrong: the place follows it (after those of the same initiative), what was done
// stays done. The whole group of `who` goes along.
void setInitiative(TurnGame& game, RecordId who, std::int32_t value);

// A late arrival: after those of the same initiative. In a round that is past its place it waits for the
// next.
void join(TurnGame& game, Combatant newcomer);

}  // namespace tenaille::turns
