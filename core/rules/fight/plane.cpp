// SPDX-License-Identifier: MIT
#include "core/rules/fight/plane.h"

#include <cmath>
#include <cstdlib>
#include <numbers>

namespace tenaille::fight {

namespace {

using Wide = __int128;

Wide squaredLength(Position way) { return Wide{way.x} * way.x + Wide{way.y} * way.y; }

// Largest whole number whose square is at most `value`.
std::int64_t wholeRoot(Wide value) {
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<long double>(value)));
    while (Wide{root} * root > value) --root;
    while (Wide{root + 1} * (root + 1) <= value) ++root;
    return root;
}

// Nearest whole number to the quotient, halves away from zero. The divisor is positive.
std::int64_t quotient(Wide value, std::int64_t divisor) {
    const Wide doubled = 2 * (value < 0 ? -value : value) + divisor;
    const auto rounded = static_cast<std::int64_t>(doubled / (2 * Wide{divisor}));
    return value < 0 ? -rounded : rounded;
}

}  // namespace

std::int32_t roundedMm(std::int64_t units) { return static_cast<std::int32_t>(quotient(units, kUnitsPerMm)); }

rules::Length distance(Position a, Position b) {
    const Position way = b - a;
    const std::int64_t units = wholeRoot(squaredLength(way));
    const std::int32_t nearest = roundedMm(units);
    const std::int64_t beyond = units - nearest * kUnitsPerMm;
    // Ways along slanting lines were rounded to the unit: by that little they miss a whole millimetre.
    constexpr std::int64_t kRoundingUnits = 5;
    const bool rounded = way.x % kUnitsPerMm != 0 || way.y % kUnitsPerMm != 0;
    if (rounded && std::abs(beyond) <= kRoundingUnits) return nearest;
    const std::int64_t whole = units / kUnitsPerMm;
    const Wide wholeUnits = Wide{whole} * kUnitsPerMm;
    return {static_cast<std::int32_t>(whole), wholeUnits * wholeUnits != squaredLength(way)};
}

std::int32_t roundedDistanceMm(Position a, Position b) { return roundedMm(wholeRoot(squaredLength(b - a))); }

Position wayTowards(Position from, Position to, std::int32_t lengthMm) {
    const Position way = to - from;
    const std::int64_t root = wholeRoot(squaredLength(way));
    if (root == 0) return {};
    const Wide length = Wide{lengthMm} * kUnitsPerMm;
    return {quotient(way.x * length, root), quotient(way.y * length, root)};
}

Position wayToContact(Position from, Position to, std::int32_t shortMm) {
    return to - from + wayTowards(to, from, shortMm);
}

Position turned(Position way, std::int32_t degrees) {
    constexpr std::int32_t kQuarter = 90;
    const std::int32_t quarters = (degrees / kQuarter % 4 + 4) % 4;
    for (std::int32_t i = 0; i < quarters; ++i) way = {way.y, -way.x};
    if (degrees % kQuarter == 0) return way;
    const long double angle = (degrees % kQuarter) * std::numbers::pi_v<long double> / 180;
    const auto x = static_cast<long double>(way.x);
    const auto y = static_cast<long double>(way.y);
    return {std::llround(x * std::cos(angle) + y * std::sin(angle)),
            std::llround(y * std::cos(angle) - x * std::sin(angle))};
}

Position wayRoundMiddle(Position from, Position other, std::int32_t degrees) {
    const Position radius = from - other;  // twice
    const Position way = turned(radius, degrees) - radius;
    return {quotient(way.x, 2), quotient(way.y, 2)};
}

}  // namespace tenaille::fight
