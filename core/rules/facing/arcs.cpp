// SPDX-License-Identifier: MIT
#include "core/rules/facing/arcs.h"

#include <algorithm>
#include <string>

namespace tenaille::facing {

namespace {

using board::HexShape;

bool hasAreasInUa(GridKind grid, const Footprint& footprint) {
    if (!board::isHex(grid)) return footprint.width == footprint.height;
    return footprint.shape != HexShape::H2 && footprint.shape != HexShape::H4;
}

bool isPermitted(System system, GridKind grid, const Footprint& footprint, board::Facing facing,
                 const FacingOptions& options) {
    const bool straight = facing.index % 2 == 0;
    if (!board::isHex(grid)) return system == System::Ua || straight;
    if (options.hexFacings == rules::HexFacings::Twelve)
        return !straight || system == System::FiveE || !board::isTriangle(footprint.shape);
    return straight == (footprint.shape == HexShape::H1);
}

}  // namespace

Arc largest(const Shares& shares) {
    // max_element keeps the first of equals, and the arcs stand in the order of the tie rule.
    return static_cast<Arc>(std::max_element(shares.begin(), shares.end()) - shares.begin());
}

std::vector<board::Facing> permittedFacings(System system, GridKind grid, const Footprint& footprint,
                                            const FacingOptions& options) {
    std::vector<board::Facing> facings;
    for (int i = 0; i < board::facingCount(grid); ++i) {
        const board::Facing facing{static_cast<std::uint8_t>(i)};
        if (isPermitted(system, grid, footprint, facing, options)) facings.push_back(facing);
    }
    return facings;
}

bool isOwnCell(GridKind grid, const Creature& creature, Cell cell) {
    if (!board::isHex(grid)) {
        const Cell offset = cell - creature.at;
        return offset.x >= 0 && offset.y >= 0 && offset.x < creature.footprint.width &&
               offset.y < creature.footprint.height;
    }
    const auto own = board::cellsAt(grid, creature.footprint, creature.at);
    return std::find(own.begin(), own.end(), cell) != own.end();
}

bool hasFacing(System system, const Creature& creature) {
    if (!creature.facing) return false;
    return system == System::FiveE ||
           (!creature.traits.has(board::Trait::Faceless) && creature.size > board::SizeCategory::Tiny);
}

Outcome checkFacing(System system, GridKind grid, const Creature& creature, const FacingOptions& options) {
    if (!hasFacing(system, creature)) return Done{};
    const bool uaOnHexes = board::isHex(grid) && options.hexArcs == rules::HexArcs::Ua;
    const System areas = system == System::Ua || uaOnHexes ? System::Ua : System::FiveE;
    const bool hasAreas = areas == System::FiveE || hasAreasInUa(grid, creature.footprint);
    if (!hasAreas)
        return Problem{
            TENAILLE_PROBLEM("This facing rule has no arcs for a space of this shape."),
            {},
            TENAILLE_PROBLEM("Give the creature a square space, or one of 1, 3, 7, 12 or 19 hexes.")};
    if (isPermitted(areas, grid, creature.footprint, *creature.facing, options)) return Done{};
    std::string names;
    for (const board::Facing facing : permittedFacings(areas, grid, creature.footprint, options))
        names += (names.empty() ? "" : ", ") + std::string(board::name(grid, facing));
    return Problem{TENAILLE_PROBLEM("A creature with this space cannot face %1."),
                   {std::string(board::name(grid, *creature.facing)), names},
                   TENAILLE_PROBLEM("Choose one of %2.")};
}

}  // namespace tenaille::facing
