// SPDX-License-Identifier: MIT
//
// A ruling as shapes on the board: the arcs of the target, the lines from the chosen corner, where they are
// cut.
#pragma once

#include <string>

#include "core/board/board_view.h"
#include "core/board/records.h"
#include "core/rules/attack/attack.h"
#include "core/rules/movement/move_grid.h"
#include "ui/gesture/overlay.h"

namespace tenaille::ui {

// `name`: of the creature, for the legend. Everything that is added has its line there.

// Adds the four arcs of a creature that has a facing in the rules in force; nothing otherwise.
void addArcs(const board::BoardView& board, const board::Creature& creature, const std::string& name,
             const rules::RuleOptions& options, Overlay& overlay);

// Adds the cover lines of a ruling: clear ones solid, cut ones dashed with a dot on the blocker, touching
// ones dotted. `everyCorner` (Alt): the lines from all corners, of which the chosen ones keep their ring.
void addLines(const board::BoardView& board, const attack::AttackQuestion& question,
              const attack::AttackRuling& ruling, const rules::RuleOptions& options, bool everyCorner,
              Overlay& overlay);

// Adds the cells that a creature threatens, without those that lie in total cover from it (SZ-05).
void addThreat(const board::BoardView& board, const board::Creature& creature, const std::string& name,
               const rules::RuleOptions& options, AreaStyle style, Overlay& overlay);

// Adds the cells that a creature can still reach in its move, each with what it costs, and those of a double
// move. `grid` is that of the board.
void addReachable(const board::BoardView& board, const movement::MoveGrid& grid,
                  const board::TokenRecord& token, const rules::RuleOptions& options, Overlay& overlay);

// Adds a line to everybody who flanks the target together with the attacker (FL-02).
void addFlanking(const board::BoardView& board, const attack::AttackQuestion& question,
                 const attack::AttackRuling& ruling, Overlay& overlay);

}  // namespace tenaille::ui
