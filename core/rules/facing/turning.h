// SPDX-License-Identifier: MIT
//
// When a creature may turn (F5-03, F5-04, UF-07 to UF-09): a small account that is fed with what happens, one
// event after another, from the beginning of the creature's turn.
#pragma once

#include <cstdint>
#include <optional>

#include "core/rules/facing/arcs.h"

namespace tenaille::facing {

// What happens. 5e knows the first group and the common ones, ua the last group and the common ones.
enum class TurnEvent : std::uint8_t {
    NewTurn,              // 5e: the creature's next turn begins, its reaction is back
    OtherMoves,           // 5e: another creature moves
    OtherMovesUnseen,     // 5e: the same, out of sight
    OtherEndsMove,        // 5e: another creature's move ends
    ForcedMove,           // 5e: the creature was moved by force
    TurnAsReaction,       // 5e
    UseReaction,          // 5e: for something else
    EnterCell,            // common
    EndMove,              // common
    Turn,                 // common: takes a new facing
    BeginMove,            // ua: uses the move action
    FiveFootStep,         // ua
    TurnAsMoveAction,     // ua
    Attack,               // ua
    TradeStandardAction,  // ua: the standard action becomes another move action
    GiveBackTurn,         // ua: the free turn is undone
};

bool belongsTo(System system, TurnEvent event);

// The facing after a step of the creature in a direction: the one that it has, or with facing.whileMoving =
// follow the facing of its space nearest to the way that it goes; of two equally near the one nearer to the
// present facing. `step` is the offset of a neighbour. None stays none.
std::optional<board::Facing> facingAfterStep(System system, GridKind grid, const Creature& creature,
                                             Cell step, const FacingOptions& options);

// The account of one creature under 5e.
class Turning5e {
  public:
    // Whether the event is allowed now; a refused one changes nothing. `turn` needs the end of a movement
    // that has not been used, once a turn (facing.turnTiming, facing.turnWithoutMoving). `turnAsReaction`
    // must follow `otherMoves` directly and spends the reaction (facing.reactionTurnCost); by option it
    // follows the end of a move (facing.reactionTurnWhen) or needs a mover in sight
    // (facing.reactionTurnSight). A forced movement gives no turn but by option (facing.forcedTurn).
    bool accept(TurnEvent event, const FacingOptions& options);

  private:
    bool mayTurn(const FacingOptions& options) const;
    bool triggers(TurnEvent event, const FacingOptions& options);

    bool m_reaction = true;
    bool m_triggered = false;   // the event before allows a turn as a reaction
    bool m_otherMoved = false;  // in a way that counts, since another creature's move last ended
    bool m_entered = false;     // a cell in this turn
    bool m_mayTurn = false;     // a movement has ended and was not used for turning
    bool m_turned = false;      // in this turn
};

// The account of one creature for one turn under ua.
class TurningUa {
  public:
    // `turn` is free during a move, else once a turn and never after a move that entered a cell.
    // `turnAsMoveAction` and `beginMove` share the one move action; a five-foot step excludes a later move,
    // and entering a cell or an earlier step excludes the step. The standard action may be traded for another
    // move action before it is used to attack (UF-09). By option (facing.turnThenMove) nobody moves who has
    // turned and attacked, unless he gives the turn back (UF-08).
    bool accept(TurnEvent event, const FacingOptions& options);

  private:
    bool acceptTurn();
    bool acceptMove(const FacingOptions& options);

    int m_moveActions = 1;
    bool m_traded = false;
    bool m_attacked = false;
    bool m_moving = false;
    bool m_entered = false;
    bool m_stepped = false;
    bool m_turned = false;
};

}  // namespace tenaille::facing
