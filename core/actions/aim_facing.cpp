// SPDX-License-Identifier: MIT
#include "core/actions/aim_facing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/rules/facing/arcs.h"

namespace tenaille::actions {

std::vector<board::Facing> facingsClockwise(board::GridKind grid, const rules::RuleOptions& options,
                                            const board::Creature& creature) {
    const auto system =
        options.facingRules == rules::FacingRules::Ua ? facing::System::Ua : facing::System::FiveE;
    std::vector<board::Facing> facings =
        facing::permittedFacings(system, grid, creature.footprint, options.facing);
    const auto degrees = [&](board::Facing f) { return std::fmod(board::screenDegrees(grid, f) + 720, 360); };
    std::sort(facings.begin(), facings.end(),
              [&](board::Facing a, board::Facing b) { return degrees(a) < degrees(b); });
    return facings;
}

std::optional<board::Facing> facingTowards(board::GridKind grid, const rules::RuleOptions& options,
                                           const board::Creature& creature, board::Position place) {
    const board::Position from = board::position(grid, board::middle(grid, creature.footprint, creature.at));
    const double dx = place.x - from.x;
    const double dy = place.y - from.y;
    if (std::hypot(dx, dy) < 0.05) return std::nullopt;
    const double wanted = std::atan2(dx, -dy) * 180 / std::numbers::pi;
    std::optional<board::Facing> best;
    double bestOff = 360;
    for (const board::Facing facing : facingsClockwise(grid, options, creature)) {
        const double off = std::abs(std::remainder(board::screenDegrees(grid, facing) - wanted, 360.0));
        if (off < bestOff - 1e-9) {
            best = facing;
            bestOff = off;
        }
    }
    return best;
}

}  // namespace tenaille::actions
