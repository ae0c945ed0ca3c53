// SPDX-License-Identifier: MIT
//
// Attacks of opportunity that a move raises (SZ-03, SZ-06, SZ-08, MV-06, MV-15, MV-24), and those that
// another rule denies (CV-07, CO-08, F5-05). Whether the path itself may be walked is answered by movement.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/board/creature.h"
#include "core/board/grid.h"
#include "core/rules/rule_options.h"
#include "core/rules/rule_ref.h"

namespace tenaille::opportunity {

// A five-foot step does not provoke by leaving cells; the minimum movement does (MV-24).
enum class MoveKind : std::uint8_t { Move, FiveFootStep, MinimumMove };

struct MoveQuestion {
    const board::Creature* mover = nullptr;  // where it starts
    std::span<const board::Cell> path;       // anchors entered, each next to the one before
    MoveKind kind = MoveKind::Move;
    std::span<const board::Creature> enemies;
};

// The rule that denies the enemy its attack on the mover standing at the place that it leaves: cover, a
// direction or a sight that the enemy does not have. None: nothing speaks against it. Asked only for steps
// that provoke.
using Denial = std::function<std::optional<rules::RuleRef>(const board::Creature& enemy,
                                                           const board::Creature& moverAtPlace)>;

enum class Cause : std::uint8_t {
    LeftThreatenedCell,  // SZ-08
    EnteredSpace,        // MV-15, SZ-03
};

// What one enemy may do about one step of the path. Steps that do not concern it are not listed.
struct Provocation {
    std::size_t enemy = 0;  // index in MoveQuestion::enemies
    std::size_t step = 0;   // index in MoveQuestion::path
    Cause cause = Cause::LeftThreatenedCell;
    board::Cell where;                       // the first cell left, resp. the anchor entered
    std::optional<rules::RuleRef> deniedBy;  // no attack on this step
};

// At most one attack for each enemy in a move (SZ-08): its first provocation that nothing denies. The denied
// ones before it are listed, too; later ones are not. Ordered by enemy, then step.
std::vector<Provocation> traceProvocations(board::GridKind grid, const MoveQuestion& question,
                                           const rules::ReachOptions& options, const Denial& denial);

// Indices of the enemies that get an attack, ascending.
std::vector<std::size_t> attackers(const std::vector<Provocation>& provocations);

}  // namespace tenaille::opportunity
