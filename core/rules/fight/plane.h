// SPDX-License-Identifier: MIT
//
// Positions of the segment game in the plane, y downward (protocol 2.7). Rules speak of millimetres;
// positions are kept in millionths of one, because steps along slanting lines add up over a fight. All
// arithmetic is on integers and turns and mirrors with the board.
#pragma once

#include <cstdint>

#include "core/rules/length.h"

namespace tenaille::fight {

inline constexpr std::int64_t kUnitsPerMm = 1'000'000;

// A place, or the way from one to another. |x| and |y| stay below 2 * 10^13 units (20 km).
struct Position {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend constexpr bool operator==(Position, Position) = default;
    friend constexpr Position operator+(Position a, Position b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Position operator-(Position a, Position b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Position operator-(Position a) { return {-a.x, -a.y}; }
};

constexpr Position positionAtMm(std::int32_t x, std::int32_t y) { return {x * kUnitsPerMm, y * kUnitsPerMm}; }

// To the nearest millimetre, halves away from zero.
std::int32_t roundedMm(std::int64_t units);

// Exact between places of whole millimetres. Where steps along slanting lines have been rounded, a distance
// that misses whole millimetres by 5 units or less is exactly those: contact of 1 m and a step of 1 m make 2
// m in every direction.
rules::Length distance(Position a, Position b);
std::int32_t roundedDistanceMm(Position a, Position b);

// The way of `lengthMm` from `from` in the direction of `to`, each coordinate to the nearest unit. Two that
// stand on one spot have no direction: no way at all.
Position wayTowards(Position from, Position to, std::int32_t lengthMm);

// The way to the point `shortMm` short of `to`; backwards for one who is nearer than that.
Position wayToContact(Position from, Position to, std::int32_t shortMm);

// A way turned counter-clockwise as seen on the screen. Exact for quarter turns; other angles, which only
// `closeMove.doubleCircleRotation` can ask for, are rounded to the unit.
Position turned(Position way, std::int32_t degrees);

// The way of one of two who turn round the point midway between them (CM-18).
Position wayRoundMiddle(Position from, Position other, std::int32_t degrees);

}  // namespace tenaille::fight
