// SPDX-License-Identifier: MIT
//
// A map of the Tiled editor (.tmx, XML) as it stands in the file: cells with the words that describe their
// tiles, objects in pixels, pictures. What that means on a board is decided in tiled.h.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/io/read_watch.h"

namespace tenaille::io {

// A cell of a layer that holds a tile.
struct TiledCell {
    std::int32_t column = 0;
    std::int32_t row = 0;
    std::uint32_t tile = 0;  // index in TiledFile::tiles
};

struct TiledLayer {
    std::string name;
    std::string place;  // in the file, for the report: "layer[2]"
    std::vector<TiledCell> cells;
};

enum class TiledShape : std::uint8_t { Rectangle, Ellipse, Point, Polygon, Polyline, Text, Tile };

struct TiledPoint {
    double x = 0;
    double y = 0;
};

// An outline in pixels of the map, turned already. A rectangle has four points, an ellipse twenty-four, a
// point, a text and a tile the one where they stand.
struct TiledObject {
    std::string layer;  // name of its layer
    std::string place;
    std::string name;
    std::string words;  // its class and properties
    TiledShape shape = TiledShape::Rectangle;
    std::vector<TiledPoint> points;
    double width = 0;
    double height = 0;
    std::string text;
    double letters = 16;  // their height in pixels
};

struct TiledPicture {
    std::string source;
    double x = 0;  // of its corner, in pixels of the map
    double y = 0;
};

enum class TiledGrid : std::uint8_t { Square, HexPointy, HexFlat };

struct TiledFile {
    TiledGrid grid = TiledGrid::Square;
    bool evenShifted = false;  // of hexes: rows (columns) 0, 2, 4 ... are shifted, not 1, 3, 5 ...
    std::int32_t columns = 0;  // what the cells cover; the first one is (0, 0)
    std::int32_t rows = 0;
    double tileWidth = 1;  // pixels
    double tileHeight = 1;
    double hexSide = 0;
    TiledPoint origin;               // pixels of the corner of cell (0, 0)
    std::string words;               // properties of the map
    std::vector<std::string> tiles;  // class, properties and picture of each tile, in one text
    std::vector<TiledLayer> layers;
    std::vector<TiledObject> objects;
    std::vector<TiledPicture> pictures;
    std::vector<std::string> missingTilesets;  // as the file names them
    std::size_t hiddenLayers = 0;              // left out
};

// The problem names the place: no XML, no map of Tiled, isometric, a compression that is not supported, a
// board that is too large, data of a layer that does not fit its size.
Result<TiledFile> readTiled(const std::string& path, const ReadWatch& watch);

}  // namespace tenaille::io
