// SPDX-License-Identifier: MIT
#include "core/rules/facing/turning.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace tenaille::facing {

bool belongsTo(System system, TurnEvent event) {
    switch (event) {
        case TurnEvent::NewTurn:
        case TurnEvent::OtherMoves:
        case TurnEvent::OtherMovesUnseen:
        case TurnEvent::OtherEndsMove:
        case TurnEvent::ForcedMove:
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

std::optional<board::Facing> facingAfterStep(System system, GridKind grid, const Creature& creature,
                                             Cell step, const FacingOptions& options) {
    if (options.whileMoving == rules::WhileMoving::Keep || !creature.facing) return creature.facing;
    const int count = board::facingCount(grid);
    const auto apart = [count](board::Facing a, board::Facing b) {
        const int steps = std::abs(a.index - b.index);
        return std::min(steps, count - steps);
    };
    std::optional<board::Facing> way;
    for (int i = 0; i < count; ++i) {
        const board::Facing facing{static_cast<std::uint8_t>(i)};
        if (board::direction(grid, facing) == step) way = facing;
    }
    const auto permitted = permittedFacings(system, grid, creature.footprint, options);
    if (!way || permitted.empty()) return creature.facing;
    const auto nearness = [&](board::Facing facing) {
        return std::tuple(apart(facing, *way), apart(facing, *creature.facing));
    };
    return *std::min_element(permitted.begin(), permitted.end(),
                             [&](board::Facing a, board::Facing b) { return nearness(a) < nearness(b); });
}

bool Turning5e::mayTurn(const FacingOptions& options) const {
    return m_mayTurn && (!m_turned || options.turnTiming == rules::TurnTiming::EachSegment);
}

// F5-04: a step of somebody else, or the end of a move of which a step counted.
bool Turning5e::triggers(TurnEvent event, const FacingOptions& options) {
    const bool moved = event == TurnEvent::OtherMoves ||
                       (event == TurnEvent::OtherMovesUnseen && !options.reactionTurnSight);
    if (options.reactionTurnWhen == rules::ReactionTurnWhen::AfterStep) return moved;
    m_otherMoved = m_otherMoved || moved;
    return event == TurnEvent::OtherEndsMove && std::exchange(m_otherMoved, false);
}

bool Turning5e::accept(TurnEvent event, const FacingOptions& options) {
    const bool triggered = std::exchange(m_triggered, triggers(event, options));
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
            if (!triggered || (!m_reaction && !free)) break;
            m_reaction = m_reaction && free;
            return true;
        }
        case TurnEvent::UseReaction:
            if (!m_reaction) break;
            m_reaction = false;
            return true;
        case TurnEvent::ForcedMove:
            if (options.forcedTurn) {
                m_mayTurn = true;
                m_turned = false;
            }
            return true;
        default:
            return event == TurnEvent::OtherMoves || event == TurnEvent::OtherMovesUnseen ||
                   event == TurnEvent::OtherEndsMove;
    }
    m_triggered = triggered;  // a refused event changes nothing
    return false;
}

bool TurningUa::acceptTurn() {
    if (m_moving) return true;
    if (m_entered || m_turned) return false;
    m_turned = true;
    return true;
}

bool TurningUa::acceptMove(const FacingOptions& options) {
    const bool spent = options.turnThenMove == rules::TurnThenMove::Refused && m_turned && m_attacked;
    if (m_moveActions == 0 || m_stepped || spent) return false;
    --m_moveActions;
    m_moving = true;
    return true;
}

bool TurningUa::accept(TurnEvent event, const FacingOptions& options) {
    switch (event) {
        case TurnEvent::BeginMove:
            return acceptMove(options);
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
            if (m_moveActions == 0) return false;
            --m_moveActions;
            return true;
        case TurnEvent::Attack:
            m_attacked = true;
            return true;
        case TurnEvent::TradeStandardAction:
            if (m_attacked || m_traded) return false;
            m_traded = true;
            ++m_moveActions;
            return true;
        case TurnEvent::GiveBackTurn:
            return std::exchange(m_turned, false);
        default:
            return false;
    }
}

}  // namespace tenaille::facing
