// SPDX-License-Identifier: MIT
#include "core/rules/facing/awareness_ua.h"

#include <algorithm>

#include "core/rules/facing/facing_ua.h"

namespace tenaille::facing {

namespace {

constexpr std::int32_t kFlankSpot = -5;
constexpr std::int32_t kRearSpot = -10;

}  // namespace

StepUa stepUa(GridKind grid, board::Facing facing, Cell step, bool faceless, std::int32_t cost,
              const FacingOptions& options) {
    if (faceless) return {Zone::None, cost};
    Creature walker;
    walker.facing = facing;
    FacingOptions allFacings = options;  // the facing of a large creature is judged by the areas of one cell
    allFacings.hexFacings = rules::HexFacings::Twelve;
    const Zone zone = zoneUa(grid, walker, step, allFacings);
    if (zone == Zone::Front) return {zone, cost};
    return {zone, options.sidewaysCost == rules::SidewaysCost::Double ? 2 * cost : cost + 1};
}

std::int32_t spotModifier(const Creature& creature, Zone zone, const FacingOptions& options) {
    if (creature.traits.has(board::Trait::AllAroundVision) || zone == Zone::Front || !arcOf(zone)) return 0;
    const bool rear = zone == Zone::Rear;
    if (!creature.feats.has(board::Feat::CombatAwareness)) return rear ? kRearSpot : kFlankSpot;
    return rear && options.combatAwareness == rules::CombatAwareness::FeatText ? kFlankSpot : 0;
}

bool mayTrigger(const Creature& creature, Zone zone, bool bySight) {
    return !bySight || zone != Zone::Rear || creature.traits.has(board::Trait::AllAroundVision);
}

std::vector<Cell> spellOrigins(const Creature& creature, const FacingOptions& options) {
    constexpr Cell kAround[]{{-1, -1}, {0, -1}, {-1, 0}, {0, 0}};  // the squares that share a grid point
    std::vector<Cell> points;
    const Footprint& space = creature.footprint;
    for (std::int32_t y = 0; y <= space.height; ++y) {
        for (std::int32_t x = 0; x <= space.width; ++x) {
            const bool onBorder = x == 0 || y == 0 || x == space.width || y == space.height;
            const Cell point = creature.at + Cell{x, y};
            const bool allowed = std::any_of(std::begin(kAround), std::end(kAround), [&](Cell offset) {
                const Zone zone = zoneUa(GridKind::Square, creature, point + offset, options);
                return zone == Zone::Front || zone == Zone::None;
            });
            if (onBorder && allowed) points.push_back(point);
        }
    }
    return points;
}

std::optional<std::vector<board::Facing>> coneDirections(GridKind grid, const Creature& creature,
                                                         const FacingOptions& options) {
    if (!board::isHex(grid) || creature.footprint.shape != board::HexShape::H1) return std::nullopt;
    const auto neighbours = board::neighbourOffsets(grid);
    const auto isOpen = [&](std::size_t side) {
        const Zone zone = zoneUa(grid, creature, creature.at + neighbours[side % neighbours.size()], options);
        return zone == Zone::Front || zone == Zone::None;
    };
    std::vector<board::Facing> directions;
    for (std::size_t side = 0; side < neighbours.size(); ++side)
        if (isOpen(side) && isOpen(side + 1)) directions.push_back({static_cast<std::uint8_t>(2 * side + 1)});
    return directions;
}

}  // namespace tenaille::facing
