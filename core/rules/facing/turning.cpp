// SPDX-License-Identifier: MIT
#include "core/rules/facing/turning.h"

#include <utility>

namespace tenaille::facing {

bool belongsTo(System system, TurnEvent event) {
    switch (event) {
        case TurnEvent::NewTurn:
        case TurnEvent::OtherMoves:
        case TurnEvent::TurnAsReaction:
        case TurnEvent::UseReaction:
            return system == System::FiveE;
        case TurnEvent::EnterCell:
        case TurnEvent::EndMove:
        case TurnEvent::Turn:
            return true;
        default:
            return system == System::Ua;
    }
}

bool Turning5e::mayTurn(const FacingOptions& options) const {
    return m_mayTurn && (!m_turned || options.turnTiming == rules::TurnTiming::EachSegment);
}

bool Turning5e::accept(TurnEvent event, const FacingOptions& options) {
    const bool afterOther = std::exchange(m_otherJustMoved, event == TurnEvent::OtherMoves);
    switch (event) {
        case TurnEvent::NewTurn:
            *this = Turning5e();
            return true;
        case TurnEvent::EnterCell:
            m_entered = true;
            return true;
        case TurnEvent::EndMove:
            m_mayTurn = m_mayTurn || m_entered || options.turnWithoutMoving;
            return true;
        case TurnEvent::Turn:
            if (!mayTurn(options)) break;
            m_mayTurn = false;
            m_turned = true;
            return true;
        case TurnEvent::TurnAsReaction: {
            const bool free = options.reactionTurnCost == rules::ReactionTurnCost::Free;
            if (!afterOther || (!m_reaction && !free)) break;
            m_reaction = m_reaction && free;
            return true;
        }
        case TurnEvent::UseReaction:
            if (!m_reaction) break;
            m_reaction = false;
            return true;
        default:
            return event == TurnEvent::OtherMoves;
    }
    m_otherJustMoved = afterOther;  // a refused event changes nothing
    return false;
}

bool TurningUa::acceptTurn() {
    if (m_moving) return true;
    if (m_entered || m_turned) return false;
    m_turned = true;
    return true;
}

bool TurningUa::accept(TurnEvent event) {
    switch (event) {
        case TurnEvent::BeginMove:
            if (!m_moveAction || m_stepped) return false;
            m_moveAction = false;
            m_moving = true;
            return true;
        case TurnEvent::EnterCell:
            if (!m_moving) return false;
            m_entered = true;
            return true;
        case TurnEvent::EndMove:
            return std::exchange(m_moving, false);
        case TurnEvent::FiveFootStep:
            if (m_stepped || m_entered) return false;
            m_stepped = true;
            return true;
        case TurnEvent::Turn:
            return acceptTurn();
        case TurnEvent::TurnAsMoveAction:
            return std::exchange(m_moveAction, false);
        default:
            return event == TurnEvent::Attack;
    }
}

}  // namespace tenaille::facing
