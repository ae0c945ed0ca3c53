// SPDX-License-Identifier: MIT
#include "core/rules/facing/shield.h"

#include "core/rules/facing/facing_5e.h"
#include "core/rules/facing/facing_ua.h"
#include "core/rules/facing/hex_vectors.h"

namespace tenaille::facing {

namespace {

constexpr rules::RuleRef kShield5e{"F5-07"};
constexpr rules::RuleRef kShieldUa{"UF-35"};

// Positive when the middle of the cell is to the right of the line through the middle of the space along the
// facing, 0 on it. On hexes everything is multiplied by the number of hexes of the space.
std::int64_t sideOfFacingLine(GridKind grid, const Creature& creature, Cell cell) {
    const Cell f = board::direction(grid, *creature.facing);
    const Cell offset = cell - creature.at;
    if (!board::isHex(grid)) {
        const std::int64_t x = 2 * offset.x + 1 - creature.footprint.width;
        const std::int64_t y = 2 * offset.y + 1 - creature.footprint.height;
        return y * f.x - x * f.y;
    }
    const auto own = board::cells(grid, creature.footprint);
    Cell sum;
    for (const Cell hex : own) sum = sum + hex;
    return -hexCross(f, static_cast<std::int32_t>(own.size()) * offset - sum);
}

bool onOffSide(GridKind grid, const Creature& creature, Cell cell) {
    const std::int64_t right = sideOfFacingLine(grid, creature, cell);
    switch (creature.shield->side) {
        case board::ShieldSide::Left:
            return right > 0;
        case board::ShieldSide::Right:
            return right < 0;
        case board::ShieldSide::Front:
            return false;
    }
    return false;
}

}  // namespace

Arc roleOf(const Creature& creature, Zone zone) {
    const std::optional<Arc> arc = arcOf(zone);
    return arc ? creature.arcs[static_cast<std::size_t>(*arc)] : Arc::Front;
}

bool coversRole(const board::Shield& shield, Arc role) {
    switch (shield.side) {
        case board::ShieldSide::Left:
            return role == Arc::Front || role == Arc::Left;
        case board::ShieldSide::Right:
            return role == Arc::Front || role == Arc::Right;
        case board::ShieldSide::Front:
            return role == Arc::Front;
    }
    return true;
}

bool shieldCovers(System system, GridKind grid, const Creature& creature, Cell cell,
                  const FacingOptions& options) {
    if (system == System::FiveE)
        return coversRole(*creature.shield, roleOf(creature, zone5e(grid, creature, cell, options)));
    const std::optional<Arc> area = arcOf(zoneUa(grid, creature, cell, options));
    if (!area) return true;
    if (!coversRole(*creature.shield, *area)) return false;
    const bool figure = options.shieldCoverage == rules::ShieldCoverage::Figure;
    return !(figure && *area == Arc::Front && onOffSide(grid, creature, cell));
}

rules::Modifier shieldModifier(System system, const Creature& creature, bool covers,
                               const FacingOptions& options) {
    const bool magicStays = system == System::FiveE && options.shieldMagicStays;
    const std::int32_t lost = creature.shield->bonus + (magicStays ? 0 : creature.shield->enhancement);
    rules::Modifier modifier;
    modifier.target = rules::Target::ArmorClass;
    modifier.value = covers ? 0 : -lost;
    modifier.rule = system == System::FiveE ? kShield5e : kShieldUa;
    modifier.reason = covers ? "facing.shield.covers" : "facing.shield.notThisArc";
    modifier.arguments = {std::to_string(creature.shield->bonus + creature.shield->enhancement)};
    modifier.source = creature.record;
    return modifier;
}

}  // namespace tenaille::facing
