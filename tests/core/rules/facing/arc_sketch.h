// SPDX-License-Identifier: MIT
#pragma once

// Arcs drawn as text: one sign per cell, F front, L left, R right, B rear (back), @ own space, . none. On
// hexes each row is shifted by half a hex (one blank) to the right of the row above, as the axial grid is.

#include <functional>
#include <string>

#include "core/rules/facing/arcs.h"

namespace tenaille::test {

inline char signOf(facing::Zone zone) { return "FLRB@."[static_cast<std::size_t>(zone)]; }

using ZoneOf = std::function<facing::Zone(board::Cell)>;

/// Cells from..to, both included, row by row; every row starts with a line break.
inline std::string sketch(board::GridKind grid, board::Cell from, board::Cell to, const ZoneOf& zoneOf) {
    std::string picture;
    for (int y = from.y; y <= to.y; ++y) {
        picture += '\n';
        if (board::isHex(grid)) picture += std::string(static_cast<std::size_t>(y - from.y), ' ');
        for (int x = from.x; x <= to.x; ++x) {
            picture += signOf(zoneOf({x, y}));
            if (board::isHex(grid) && x < to.x) picture += ' ';
        }
    }
    return picture;
}

inline board::Creature squareCreature(int n, const char* facing, board::Cell at = {}) {
    board::Creature creature;
    creature.at = at;
    creature.footprint = {n, n};
    creature.facing = board::facingNamed(board::GridKind::Square, facing);
    return creature;
}

inline board::Creature hexCreature(board::HexShape shape, int facing, board::Cell at = {}) {
    board::Creature creature;
    creature.at = at;
    creature.footprint.shape = shape;
    creature.facing = board::Facing{static_cast<std::uint8_t>(facing)};
    return creature;
}

/// How many ring cells lie in each arc, as "front/left+right/rear".
inline std::string ringCounts(board::GridKind grid, const board::Creature& creature, const ZoneOf& zoneOf) {
    int count[6] = {};
    for (const board::Cell cell : board::ring(grid, creature.footprint, creature.at))
        ++count[static_cast<std::size_t>(zoneOf(cell))];
    return std::to_string(count[0]) + "/" + std::to_string(count[1]) + "+" + std::to_string(count[2]) + "/" +
           std::to_string(count[3]);
}

/// A hex vector turned by 60 degrees counter-clockwise, and mirrored about the direction of facing 0.
inline board::Cell turnedHex(board::Cell v) { return {v.x + v.y, -v.x}; }
inline board::Cell mirroredHex(board::Cell v) { return {v.x + v.y, -v.y}; }

inline facing::Zone mirrored(facing::Zone zone) {
    if (zone == facing::Zone::Left) return facing::Zone::Right;
    return zone == facing::Zone::Right ? facing::Zone::Left : zone;
}

}  // namespace tenaille::test
