// SPDX-License-Identifier: MIT
//
// One step of 4 rows of 64 anchors at once. A row is a word (anchor_planes.h); rows that lie next to each
// other in memory lie next to each other on the board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/rules/movement/anchor_planes.h"

// Compiles a function for several widths of vectors; the processor picks one when the program starts.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define TENAILLE_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define TENAILLE_WIDE
#endif

namespace tenaille::movement {

// gcc and clang turn operators on it into whatever vectors there are.
using Rows4 = std::uint64_t __attribute__((vector_size(32)));

// Vectors are passed on in no agreed way, so nothing here may stay a call.
#define TENAILLE_INLINED [[gnu::always_inline]] inline

TENAILLE_INLINED Rows4 load(const std::uint64_t* rows) {
    Rows4 value;
    std::memcpy(&value, rows, sizeof value);
    return value;
}
TENAILLE_INLINED void store(std::uint64_t* rows, Rows4 value) { std::memcpy(rows, &value, sizeof value); }

// The links of one strip.
struct Links {
    const std::uint64_t* north;
    const std::uint64_t* northEast;
    const std::uint64_t* east;
    const std::uint64_t* southEast;

    Links(const AnchorPlanes& planes, std::int32_t strip)
        : north(planes.free(Link::North, strip)),
          northEast(planes.free(Link::NorthEast, strip)),
          east(planes.free(Link::East, strip)),
          southEast(planes.free(Link::SouthEast, strip)) {}
};

// Where steps out of the anchors of `now` lead, for 4 rows from `row` on: along rows and columns.
TENAILLE_INLINED Rows4 straightFrom(const std::uint64_t* now, const Links& links, std::ptrdiff_t row) {
    const Rows4 here = load(now + row);
    const Rows4 up = load(now + row + 1) & load(links.north + row + 1);
    const Rows4 down = load(now + row - 1) & load(links.north + row);
    const Rows4 east = load(links.east + row);
    return up | down | (here & east) << 1 | (here >> 1 & east);
}

// And the others: the diagonals of squares; north-east and south-west of hexes.
TENAILLE_INLINED Rows4 slantedFrom(const std::uint64_t* now, const Links& links, std::ptrdiff_t row) {
    const Rows4 above = load(now + row - 1);
    const Rows4 below = load(now + row + 1);
    const Rows4 right = (below & load(links.northEast + row + 1)) | (above & load(links.southEast + row - 1));
    const Rows4 left =
        (above >> 1 & load(links.northEast + row)) | (below >> 1 & load(links.southEast + row));
    return right << 1 | left;
}

}  // namespace tenaille::movement
