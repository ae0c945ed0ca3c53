// SPDX-License-Identifier: MIT
//
// FightWays: how the combatants of the segment game, who move along straight lines, get about on a board with
// walls. A line enters the cells that its points at every sixteenth of a cell lie in; it is clear when a
// creature may step from each of them to the next (MV-08, GEO-5). Terrain costs nothing here.
#pragma once

#include <optional>
#include <vector>

#include "core/actions/plan.h"
#include "core/rules/fight/plane.h"
#include "core/rules/movement/move_field.h"

namespace tenaille::actions {

class FightWays {
  public:
    // Costs nothing until something moves. The context outlives this.
    explicit FightWays(const PlanContext& context) : m_context(context) {}

    // Where the creature gets on the straight line from its place towards `to`: the anchor at its end, or the
    // last one before a wall. Other creatures stop nobody.
    Cell alongLine(const board::Creature& creature, fight::Position from, fight::Position to);

    // Where a run to `goal` turns: nothing when the straight line is clear of walls and of creatures that
    // cannot be passed (MV-10 to MV-12), otherwise the corners of a short way round them, the goal itself not
    // included. Only those whom the runner heeds are in the way (heeded.h). `target`, if any, stands at the
    // goal and hinders nobody: a place within two cells of it will do. Nullopt: there is no way.
    std::optional<std::vector<fight::Position>> corners(const board::Creature& runner, fight::Position from,
                                                        fight::Position goal, RecordId target);

    // The anchors of a creature's space along a straight line, without the first.
    std::vector<Cell> anchorsAlong(const board::Footprint& footprint, fight::Position from,
                                   fight::Position to) const;

  private:
    const movement::MoveGrid& grid();
    std::vector<board::Creature> othersThan(RecordId runner, RecordId target) const;
    bool isClear(const movement::Mover& mover, fight::Position from, fight::Position to);
    std::optional<std::vector<Cell>> pathNear(const movement::Mover& mover, Cell goal, bool exactly);
    std::vector<fight::Position> straightened(const movement::Mover& mover, fight::Position from,
                                              const std::vector<Cell>& path, fight::Position goal);

    const PlanContext& m_context;
    std::optional<movement::MoveGrid> m_own;
};

}  // namespace tenaille::actions
