// SPDX-License-Identifier: MIT
//
// Maps for other programs (interop 1.1, 1.3): the text of the file, and what it cannot say. The
// picture is made by whoever asks: it shows the whole board.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/document/encounter.h"

namespace tenaille::io {

// One thing that the other format does not know: `message` is a template, %1 the count.
struct ExportNote {
    const char* message = "";
    std::size_t count = 0;
};
std::string textOf(const ExportNote& note);

struct Exported {
    std::string text;
    std::vector<ExportNote> notes;
};

// Universal VTT 0.3, of squares alone: origin 0,0, all lists present, coordinates with six decimals, the
// picture inside. What came from such a file goes back into it: read again, it gives the same map. Windows,
// portcullises and open doors are written as not closed.
Result<Exported> exportUvtt(const document::Encounter& map, std::string_view picture,
                            std::int32_t pixelsPerCell);

// A scene of Foundry VTT 10 to 13: no padding, walls on whole pixels. `picture` is the name of its file
// beside the scene; empty: none. It is stretched over the scene, whatever its own size. On hexes every thing
// also says where it is on our grid, and is there when the scene is read again, unless it was moved.
Result<Exported> exportFoundry(const document::Encounter& map, const std::string& picture,
                               std::int32_t pixelsPerCell);

// How many pixels a cell of a scene needs, so that no wall, door or light comes back from it at another
// place: those of the map's own picture (0: it has none) where they do, else the fewest, 100 to 240, that put
// every coordinate on a whole pixel.
std::int32_t exactScenePixels(const document::Encounter& map, std::int32_t pixelsOfPicture);

// The one picture of the map, if it covers the board exactly with whole pixels in every cell and nothing is
// painted over it; nullptr if the board has to be painted. `pixelsPerCell` is set with it.
const std::string* wholePicture(const document::Encounter& map, std::int32_t& pixelsPerCell);

}  // namespace tenaille::io
