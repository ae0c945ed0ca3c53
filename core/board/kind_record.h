// SPDX-License-Identifier: MIT
//
// A document's own kinds of walls, doors, terrain and props, as they are stored; kinds.h says what they mean.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/base/record_id.h"
#include "core/board/kinds.h"
#include "core/geometry/lattice.h"

namespace tenaille::board {

// So many a document may have.
inline constexpr std::size_t kMaxKinds = 500;

// A kind of this document: one of its own, or what it makes of a built-in one (the one whose id is `kind`).
// Members that its family does not have mean nothing.
struct KindRecord {
    RecordId id;
    KindOf of = KindOf::Wall;
    std::string kind;                              // what records name
    std::string label;                             // as the GM wrote it; empty: the usual one
    std::string like;                              // the built-in kind that it is drawn like
    BarrierEffect barrier;                         // walls, closed doors, outlines of props
    TerrainEffect ground;                          // terrain
    bool secret = false;                           // doors: the players see a wall
    bool alwaysOpen = false;                       // doors
    std::string startsHere;                        // terrain: the side whose creatures are put there
    std::int32_t width = geometry::kUnitsPerCell;  // props
    std::int32_t height = geometry::kUnitsPerCell;
    std::optional<std::uint32_t> colour;   // walls, terrain: of a look of its own, 0xAARRGGBB; else as `like`
    std::optional<WallLine> line;          // of that look; nothing: the first one
    std::optional<GroundPattern> pattern;  // likewise
    std::string extra;
    friend bool operator==(const KindRecord&, const KindRecord&) = default;
};

}  // namespace tenaille::board
