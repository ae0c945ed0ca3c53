// SPDX-License-Identifier: MIT
//
// How many squares a plain picture of a map shows: nothing in the file says it, so it is guessed and the user
// confirms.
#pragma once

#include <cstdint>
#include <string_view>

namespace tenaille::io {

enum class CellsFrom : std::uint8_t {
    Name,    // the file name says it: "30x20", "Cave [24x18].png"
    Pixels,  // a usual number of pixels per cell divides both sides
    Nothing  // neither: about 100 pixels per cell
};

struct CellsGuess {
    std::int32_t columns = 1;
    std::int32_t rows = 1;
    CellsFrom from = CellsFrom::Nothing;
    friend bool operator==(const CellsGuess&, const CellsGuess&) = default;
};

// Both counts lie between 1 and geometry::kMaxCellsPerSide. Numbers in the name count only when their
// proportions are those of the picture (to a twentieth); the last such pair wins. Of the usual pixels per
// cell the first in the order of their frequency wins that gives a board of 8 to 60 cells on its longer side.
// `width` and `height` in pixels, at least 1.
CellsGuess guessCells(std::string_view path, std::int64_t width, std::int64_t height);

}  // namespace tenaille::io
