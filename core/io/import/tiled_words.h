// SPDX-License-Identifier: MIT
//
// What the words of a Tiled map mean on a board: nothing in that format says water or wall, but people name
// their tiles, layers and objects.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tenaille::io {

// Of a tile; empty: nothing. Kinds of board/kinds.h, materials of FloorRecord.
struct TileMeaning {
    std::string_view material;
    std::string_view terrain;
    friend bool operator==(const TileMeaning&, const TileMeaning&) = default;
};

// `words` in lower case. Our own words for terrain are known ("deepwater"), and so are the usual English ones
// ("forest", "lava"). The first word that says something decides, for each of the two; where none speaks of
// the terrain, its cost does ("move_cost 3").
TileMeaning tileMeaning(std::string_view words);

enum class ObjectMeaning : std::uint8_t { Wall, Door, Light, PartyStart, FoeStart, Area, Other };

struct TiledObjectKind {
    ObjectMeaning meaning = ObjectMeaning::Other;
    std::string_view kind;  // of a wall, a door or the terrain of an area
    friend bool operator==(const TiledObjectKind&, const TiledObjectKind&) = default;
};

// `words`: name and class of the object, then the name of its layer, in lower case.
TiledObjectKind objectKind(std::string_view words);

}  // namespace tenaille::io
