// SPDX-License-Identifier: MIT
#include "ui/tools/turn_tool.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/actions/aim_facing.h"
#include "ui/tools/ghosts.h"
#include "ui/tools/turning.h"

namespace tenaille::ui {

namespace {

// From the rim of the creature to a little outside of its space.
OverlayLine arrow(board::GridKind grid, const board::Creature& creature, board::Facing facing) {
    const board::LatticePoint middle = board::middle(grid, creature.footprint, creature.at);
    const board::Position from = board::position(grid, middle);
    double reach = 0;
    for (const board::Cell cell : board::cellsAt(grid, creature.footprint, creature.at)) {
        const board::Position at = board::position(grid, board::centre(grid, cell));
        reach = std::max(reach, std::max(std::abs(at.x - from.x), std::abs(at.y - from.y)));
    }
    const double turn = board::screenDegrees(grid, facing) * std::numbers::pi / 180;
    const auto ahead = [&](double cells) {
        return board::nearestLatticePoint(grid,
                                          {from.x + std::sin(turn) * cells, from.y - std::cos(turn) * cells});
    };
    return {LineStyle::Heading, {ahead(reach + 0.4), ahead(reach + 1.2)}};
}

}  // namespace

std::optional<board::Facing> facingTowards(const ToolContext& context, const board::Creature& creature,
                                           board::Position place) {
    return actions::facingTowards(context.grid(), context.options(), creature, place);
}

bool TurnTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    if (event.under.kind == PickKind::Token) {
        context().select({event.under.record});
        m_turning = event.under.record;
    } else if (!context().selection().empty() && token(context().selection().front()) != nullptr) {
        m_turning = context().selection().front();
    }
    if (m_turning) aim(event);
    return m_turning.has_value();
}

bool TurnTool::move(const PointerEvent& event) {
    if (!m_turning) return false;
    aim(event);
    return true;
}

bool TurnTool::release(const PointerEvent& event) {
    if (!m_turning || event.button != Qt::LeftButton) return false;
    const std::optional<RecordId> turning = m_turning;
    const std::optional<board::Facing> facing = m_facing;
    cancel();
    if (facing) context().perform(actions::TurnTokens{{{*turning, *facing}}});
    return true;
}

bool TurnTool::cancel() {
    const bool active = m_turning.has_value();
    m_turning.reset();
    m_facing.reset();
    m_overlay = {};
    return active;
}

void TurnTool::aim(const PointerEvent& event) {
    m_overlay = {};
    const board::TokenRecord* turning = token(*m_turning);
    if (turning == nullptr) {
        cancel();
        return;
    }
    m_facing = facingTowards(context(), turning->creature, event.position);
    if (!m_facing) return;
    const board::GridKind grid = context().grid();
    addGhosts(context(), turning->id, turning->creature.at, m_facing, m_overlay);
    m_overlay.lines.push_back(
        {LineStyle::Guide,
         {board::middle(grid, turning->creature.footprint, turning->creature.at), event.at}});
    m_overlay.lines.push_back(arrow(grid, turning->creature, *m_facing));
    m_overlay.labels.push_back({context().facingText(*m_facing), std::nullopt, LabelTone::Neutral, false});
}

QString TurnTool::hint() const {
    return QCoreApplication::translate("Tools",
                                       "Turn · drag from a creature to where it shall look · Shift+wheel "
                                       "turns by one step · Esc goes back to selecting");
}

}  // namespace tenaille::ui
