// SPDX-License-Identifier: MIT
#include "core/rules/opportunity/opportunity.h"

#include <algorithm>
#include <optional>

#include "core/rules/reach_band.h"

namespace tenaille::opportunity {

namespace {

using board::Cell;
using board::Creature;
using board::GridKind;

// SZ-08: the first cell of the old space, not in the new one, that the enemy threatens.
std::optional<Cell> leftCell(GridKind grid, const Creature& enemy, const Creature& before, Cell to,
                             const rules::ReachOptions& options) {
    const std::vector<Cell> next = board::cellsAt(grid, before.footprint, to);
    for (const Cell cell : board::cellsAt(grid, before.footprint, before.at)) {
        if (std::find(next.begin(), next.end(), cell) != next.end()) continue;
        if (rules::threatens(grid, enemy, {}, cell, options)) return cell;
    }
    return std::nullopt;
}

bool overlaps(GridKind grid, const Creature& a, const Creature& b) {
    return board::distance(grid, a, b) == 0;
}

// Neither reaches a cell of the mover's space nor touches it; the second diagonal may count one less (SZ-05).
bool isFar(GridKind grid, const Creature& enemy, const Creature& before, const rules::ReachBand& band) {
    return board::distance(grid, enemy, before) > std::max(band.last, 0) + 1;
}

std::optional<Provocation> provocationOf(GridKind grid, const MoveQuestion& question, const Creature& enemy,
                                         const Creature& before, const Creature& after,
                                         const rules::ReachOptions& options) {
    if (overlaps(grid, after, enemy) && !overlaps(grid, before, enemy))
        return Provocation{0, 0, Cause::EnteredSpace, after.at, std::nullopt};
    if (question.kind == MoveKind::FiveFootStep) return std::nullopt;
    const auto left = leftCell(grid, enemy, before, after.at, options);
    if (!left) return std::nullopt;
    return Provocation{0, 0, Cause::LeftThreatenedCell, *left, std::nullopt};
}

}  // namespace

std::vector<Provocation> traceProvocations(GridKind grid, const MoveQuestion& question,
                                           const rules::ReachOptions& options, const Denial& denial) {
    std::vector<Provocation> provocations;
    for (std::size_t i = 0; i < question.enemies.size(); ++i) {
        const Creature& enemy = question.enemies[i];
        if (!rules::isReady(enemy)) continue;
        Creature before = *question.mover;
        const rules::ReachBand band = rules::reachBand(enemy, options);
        for (std::size_t step = 0; step < question.path.size(); ++step) {
            Creature after = before;
            after.at = question.path[step];
            std::optional<Provocation> found;
            if (!isFar(grid, enemy, before, band))
                found = provocationOf(grid, question, enemy, before, after, options);
            if (found) {
                found->enemy = i;
                found->step = step;
                if (denial) found->deniedBy = denial(enemy, before);
                provocations.push_back(*found);
                if (!found->deniedBy) break;
            }
            before.at = after.at;
        }
    }
    return provocations;
}

std::vector<std::size_t> attackers(const std::vector<Provocation>& provocations) {
    std::vector<std::size_t> result;
    for (const Provocation& provocation : provocations)
        if (!provocation.deniedBy) result.push_back(provocation.enemy);
    return result;
}

}  // namespace tenaille::opportunity
