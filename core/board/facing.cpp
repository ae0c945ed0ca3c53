// SPDX-License-Identifier: MIT
#include "core/board/facing.h"

#include <array>

namespace tenaille::board {

namespace {

constexpr std::array<std::string_view, 8> kSquareNames{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
constexpr std::array<std::string_view, 12> kPointyNames{"E", "ENE", "NE", "N", "NW", "WNW",
                                                        "W", "WSW", "SW", "S", "SE", "ESE"};
constexpr std::array<std::string_view, 12> kFlatNames{"SE", "E", "NE", "NNE", "N", "NNW",
                                                      "NW", "W", "SW", "SSW", "S", "SSE"};

std::span<const std::string_view> names(GridKind grid) {
    switch (grid) {
        case GridKind::Square:
            return kSquareNames;
        case GridKind::HexPointy:
            return kPointyNames;
        case GridKind::HexFlat:
            return kFlatNames;
    }
    return {};
}

}  // namespace

std::string_view name(GridKind grid, Facing facing) { return names(grid)[facing.index]; }

std::optional<Facing> facingNamed(GridKind grid, std::string_view text) {
    const auto all = names(grid);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] == text) return Facing{static_cast<std::uint8_t>(i)};
    return std::nullopt;
}

Facing turned(GridKind grid, Facing facing, int steps) {
    const int count = facingCount(grid);
    const int signedSteps =
        grid == GridKind::Square ? steps : -steps;  // hex facings are numbered counter-clockwise
    const int index = ((facing.index + signedSteps) % count + count) % count;
    return {static_cast<std::uint8_t>(index)};
}

Cell direction(GridKind grid, Facing facing) {
    const auto neighbours = neighbourOffsets(grid);
    if (grid == GridKind::Square) return neighbours[facing.index];
    const Cell first = neighbours[facing.index / 2];
    if (facing.index % 2 == 0) return first;
    return first + neighbours[(facing.index / 2 + 1) % 6];
}

double screenDegrees(GridKind grid, Facing facing) {
    switch (grid) {
        case GridKind::Square:
            return 45.0 * facing.index;
        case GridKind::HexPointy:
            return 90.0 - 30.0 * facing.index;
        case GridKind::HexFlat:
            return 120.0 - 30.0 * facing.index;
    }
    return 0;
}

}  // namespace tenaille::board
