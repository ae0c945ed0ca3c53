// SPDX-License-Identifier: MIT
#include "core/rules/reach_band.h"

#include <algorithm>

namespace tenaille::rules {

namespace {

int gap(std::int32_t a, std::int32_t lengthA, std::int32_t b, std::int32_t lengthB) {
    return std::max({0, b - (a + lengthA - 1), a - (b + lengthB - 1)});
}

}  // namespace

int reachDistance(board::GridKind grid, const board::Creature& from, const board::Footprint& footprint,
                  board::Cell at, const ReachOptions& options) {
    if (options.tenFootException && !board::isHex(grid)) {
        const int gx = gap(from.at.x, from.footprint.width, at.x, footprint.width);
        const int gy = gap(from.at.y, from.footprint.height, at.y, footprint.height);
        if (gx == 2 && gy == 2) return 2;
    }
    return board::distance(grid, from.footprint, from.at, footprint, at);
}

bool threatens(board::GridKind grid, const board::Creature& creature, const board::Footprint& footprint,
               board::Cell at, const ReachOptions& options) {
    const ReachBand band = reachBand(creature, options);
    return isReady(creature) && !band.empty() &&
           band.holds(reachDistance(grid, creature, footprint, at, options));
}

}  // namespace tenaille::rules
