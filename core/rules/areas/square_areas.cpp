// SPDX-License-Identifier: MIT
#include "core/rules/areas/square_areas.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace tenaille::areas {

namespace {

// How many squares it is to the far side of a square, along one axis.
int across(std::int32_t line, std::int32_t square) {
    return square >= line ? square - line + 1 : line - square;
}

template <class Test>
std::vector<Cell> squaresAround(Cell intersection, int radius, Test test) {
    std::vector<Cell> cells;
    for (std::int32_t y = intersection.y - radius; y < intersection.y + radius; ++y)
        for (std::int32_t x = intersection.x - radius; x < intersection.x + radius; ++x)
            if (squareCount(intersection, {x, y}) <= radius && test(Cell{x, y})) cells.push_back({x, y});
    return cells;
}

}  // namespace

int squareCount(Cell intersection, Cell square) {
    const int dx = across(intersection.x, square.x);
    const int dy = across(intersection.y, square.y);
    return std::max(dx, dy) + std::min(dx, dy) / 2;
}

std::vector<Cell> squareBurst(Cell intersection, int radius) {
    return squaresAround(intersection, radius, [](Cell) { return true; });
}

std::vector<Cell> squareCone(Cell intersection, int eighth, int length) {
    constexpr Cell kDirections[] = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};
    const Cell towards = kDirections[eighth];
    return squaresAround(intersection, length, [&](Cell square) {
        const bool right = square.x >= intersection.x;
        const bool below = square.y >= intersection.y;
        const int dx = across(intersection.x, square.x);
        const int dy = across(intersection.y, square.y);
        if (towards.x != 0 && right != (towards.x > 0)) return false;
        if (towards.y != 0 && below != (towards.y > 0)) return false;
        if (towards.x == 0) return dx <= dy;
        return towards.y != 0 || dy <= dx;
    });
}

std::vector<Cell> squareLine(Cell from, Cell to) {
    const std::int64_t dx = to.x - from.x;
    const std::int64_t dy = to.y - from.y;
    std::vector<Cell> cells;
    // Between the two, the line meets the inside of a square exactly when corners lie at both sides of it:
    // twice the side of a centre, and what a half square adds.
    const std::int64_t half = std::abs(dx) + std::abs(dy);
    for (std::int32_t y = std::min(from.y, to.y); y <= std::max(from.y, to.y); ++y)
        for (std::int32_t x = std::min(from.x, to.x); x <= std::max(from.x, to.x); ++x) {
            const std::int64_t side = 2 * (dx * (y - from.y) - dy * (x - from.x));
            if (std::abs(side) < half && Cell{x, y} != from) cells.push_back({x, y});
        }
    return cells;
}

}  // namespace tenaille::areas
