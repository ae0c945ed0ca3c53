// SPDX-License-Identifier: MIT
//
// What a user wants to do with the document, as plain values; what is done with the map alone stands in
// map_intents.h, what players learn in player_intents.h, dice in dice_intents.h, damage by
// hand in point_intents.h, conditions in condition_intents.h, lights in light_intents.h, riding in
// mount_intents.h. Tools and panels make intents; plan.h turns one into a change set with its rulings. One
// struct per verb; the file of the same name beside this one plans it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/actions/attack_intents.h"
#include "core/actions/condition_intents.h"
#include "core/actions/dice_intents.h"
#include "core/actions/group_intents.h"
#include "core/actions/light_intents.h"
#include "core/actions/map_intents.h"
#include "core/actions/mount_intents.h"
#include "core/actions/player_intents.h"
#include "core/actions/point_intents.h"
#include "core/board/fight_records.h"
#include "core/board/records.h"

namespace tenaille::actions {

// Moves creatures along the anchors they enter, in order. Way-points are simply part of the path.
struct TokenPath {
    RecordId token;
    std::vector<Cell> path;
};
struct MoveTokens {
    std::vector<TokenPath> moves;
    bool ignoreRules = false;  // the GM holds Alt: any place on the board, free of charge; the log says so
};

// Gives creatures new facings. Whether the rules allow the turn now (F5-03, UF-07) depends on the course of
// the turn, which the GM knows: it is always done.
struct TokenFacing {
    RecordId token;
    board::Facing facing;
};
struct TurnTokens {
    std::vector<TokenFacing> turns;
};

// Adds `count` creatures like the prototype (its id, record, place and way moved are ignored) on the free
// places nearest to `near` for who walks around walls and closed doors, as far as possible not in pockets
// between walls (standing_room.h); those on the start of their side (TerrainKind::startsHere) first, if there
// is one and `atStart`: there who looks up is turned, foes to the heroes or their start, others to the middle
// of the board. `apart`: nobody pointed at `near`, and those who have no start keep up to six cells away from
// who is of another side, before closed doors if they can; foes look at the heroes. More than one, or one
// whose name is in use, are numbered after the highest number in use: "Goblin 1" ... "Goblin 6".
struct AddTokens {
    board::TokenRecord prototype;
    int count = 1;
    Cell near;
    bool atStart = true;
    bool apart = false;
};

// Replaces a creature's data (same id). The place is checked, not the path. What changes of it changes of the
// others, too, but for what is of one alone: name and label, place, attacks with their levels, and the points
// that are left.
struct EditToken {
    board::TokenRecord after;
    std::vector<RecordId> others = {};
};

// The picture that creatures show, one of the assets; empty: their letters.
struct SetTokenPicture {
    std::vector<RecordId> tokens;
    std::string asset;
};

// Removes records of any table; overrides that name a removed creature go with it, and with a floor its room:
// what RoomParts lists but the creatures.
struct RemoveRecords {
    std::vector<RecordId> records;
    bool floorsAlone = false;  // of rooms the floor goes and nothing else
};

struct SetDoor {
    RecordId door;
    board::DoorState state = board::DoorState::Open;
    bool locksCount = false;  // true: a locked door is not opened before somebody unlocks it
};

// Sets or (without value) clears the GM's value for one modifier of attacker -> target, or his leave for an
// attack that the rules refuse (attack::keyOf). `ruled` is what the rules say, for the log.
struct SetOverride {
    RecordId attacker;
    RecordId target;
    std::string reason;
    std::optional<std::int32_t> value;
    std::int32_t ruled = 0;
};

// A new turn for these creatures: the way moved and the count of diagonals start again (MV-07).
struct NewTurn {
    std::vector<RecordId> tokens;
};

// The rules in force: preset name and the options that differ from the defaults.
struct SetRules {
    std::string preset;
    std::vector<std::pair<std::string, std::string>> options;
};

// Writes the ruling of attacker -> target as it stands into the log: it was used at the table.
struct ApplyRuling {
    RecordId attacker;
    RecordId target;
};

// ---- fights: the clock of the segment game, and games of turns

// Begins a fight of these creatures. Those of `surprised` lose the surprise segment (SU-02); creatures that
// are nobody's enemy take part all the same.
struct BeginFight {
    std::vector<RecordId> tokens;
    std::vector<RecordId> surprised;
    std::int32_t seed = 1;  // of the dice that the program rolls, > 0
    board::ClockKind kind = board::ClockKind::Segments;
    // The rest counts for turns only.
    bool rerolls = false;  // initiative is thrown anew every round
    bool groups = false;   // creatures of one side and one name but for its number act together
    std::vector<std::pair<RecordId, std::int32_t>> initiatives = {};  // totals that were typed
    ManyThrown thrown = {};
};

// Takes the clock off the table; wounds stay.
struct EndFight {};

// Late arrivals; the first fight segment in which they act is the next one. `unnoticed`: SU-12.
struct JoinFight {
    std::vector<RecordId> tokens;
    bool unnoticed = false;
};

// Takes creatures out of the fight with their orders; they stay on the board.
struct LeaveFight {
    std::vector<RecordId> tokens;
};

// What combatants declare for the next round (SG-02), and who their routine actions are aimed at.
struct Declaration {
    RecordId token;
    board::Mode mode = board::Mode::Melee;
    std::int32_t actions = 1;                     // routine actions, 0..10
    std::optional<std::int32_t> initiative = {};  // 1..40; none: the program rolls
    RecordId target = {};
    bool takesOpportunities = false;
};
struct Declare {
    std::vector<Declaration> declarations;
    ManyThrown thrown = {};
};

// Gives an order (its id is 0) or changes one: who does what in which segment. Orders of segments that were
// played are refused, and a second act in one segment (SG-04). Whether the rules allow it then is judged in
// the segment.
struct GiveOrder {
    board::OrderRecord order;
    ManyThrown thrown = {};
};
// Plays the segment that was played last again, with the same dice and this parry in it (AO-13).
struct ParryLate {
    board::OrderRecord order;
    ManyThrown thrown = {};
};
struct WithdrawOrder {
    RecordId order;
};
// The game master says whether a combatant has its weapon in hand, whatever became of it (EX-06, EX-07).
struct SetArmed {
    RecordId token;
    bool armed = true;
};

// One step of the clock: plays the segment that is due, or starts the round. In a game of turns it throws
// initiative, or ends the turn.
struct StepForward {};
// Takes the last step back: everything that it changed is as it was before it, its lines of the log are gone.
struct StepBack {};

// In a game of turns: the one who acts gives up the turn, to act later or on an occasion.
struct HoldTurn {
    RecordId token;
    bool ready = false;  // for an occasion; else he delays
};
// Acts now, before whoever acts, and has his place there from now on.
struct ActNow {
    RecordId token;
};
// What was kept ready is done; turn and place stay as they are.
struct UseReady {
    RecordId token;
};
// A total of initiative thrown at the table (none: the program rolls), for the next throw; if the round runs
// already, the place in the order changes at once.
struct SetInitiative {
    RecordId token;
    std::optional<std::int32_t> value;
    ManyThrown thrown = {};
};

using Intent =
    std::variant<MoveTokens, TurnTokens, AddTokens, EditToken, RemoveRecords, SetDoor, SetOverride, NewTurn,
                 SetRules, ChangeHitPoints, AddWall, HideTokens, ShowGrid, AddDoor, SetPicture, SetOpenings,
                 ApplyRuling, SwitchLights, BeginFight, EndFight, JoinFight, LeaveFight, Declare, GiveOrder,
                 ParryLate, WithdrawOrder, SetArmed, StepForward, StepBack, HoldTurn, ActNow, UseReady,
                 SetInitiative, UseAttack, MakeAttack, PutElements, AddRoom, PaintTerrain, SetGrid,
                 AlignPicture, MendMap, PutKind, RemoveKind, JoinWalls, AlignElements, PaintFog,
                 SetPlayerView, BeginShowing, ShareTokens, SlideDoor, MoveElements, Paste, Cut, ThrowDice,
                 ShowDoor, ReshapeElements, AddGroups, AddCondition, RemoveCondition, HideCondition,
                 GiveTemporaryPoints, SetTokenPicture, Mount, Dismount, CarryLight, TellClosedRooms>;

}  // namespace tenaille::actions
