// SPDX-License-Identifier: MIT
//
// When a creature may turn (F5-03, F5-04, UF-07 to UF-09): a small account that is fed with what happens, one
// event after another, from the beginning of the creature's turn.
#pragma once

#include <cstdint>

#include "core/rules/facing/arcs.h"

namespace tenaille::facing {

// What happens. 5e knows the first group and the common ones, ua the last group and the common ones.
enum class TurnEvent : std::uint8_t {
    NewTurn,           // 5e: the creature's next turn begins, its reaction is back
    OtherMoves,        // 5e: another creature moves
    TurnAsReaction,    // 5e
    UseReaction,       // 5e: for something else
    EnterCell,         // common
    EndMove,           // common
    Turn,              // common: takes a new facing
    BeginMove,         // ua: uses the move action
    FiveFootStep,      // ua
    TurnAsMoveAction,  // ua
    Attack,            // ua
};

bool belongsTo(System system, TurnEvent event);

// The account of one creature under 5e.
class Turning5e {
  public:
    // Whether the event is allowed now; a refused one changes nothing. `turn` needs the end of a movement
    // that has not been used, once a turn (facing.turnTiming, facing.turnWithoutMoving). `turnAsReaction`
    // must follow `otherMoves` directly and spends the reaction (facing.reactionTurnCost).
    bool accept(TurnEvent event, const FacingOptions& options);

  private:
    bool mayTurn(const FacingOptions& options) const;

    bool m_reaction = true;
    bool m_otherJustMoved = false;
    bool m_entered = false;  // a cell in this turn
    bool m_mayTurn = false;  // a movement has ended and was not used for turning
    bool m_turned = false;   // in this turn
};

// The account of one creature for one turn under ua.
class TurningUa {
  public:
    // `turn` is free during a move, else once a turn and never after a move that entered a cell.
    // `turnAsMoveAction` and `beginMove` share the one move action; a five-foot step excludes a later move,
    // and entering a cell or an earlier step excludes the step.
    bool accept(TurnEvent event);

  private:
    bool acceptTurn();

    bool m_moveAction = true;
    bool m_moving = false;
    bool m_entered = false;
    bool m_stepped = false;
    bool m_turned = false;
};

}  // namespace tenaille::facing
