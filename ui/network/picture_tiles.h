// SPDX-License-Identifier: MIT
//
// The players' picture cut into tiles that are sent once each.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <map>
#include <memory>
#include <vector>

namespace tenaille::ui {

inline constexpr int kNetworkTile = 256;  // pixels

// Immutable, so that the thread of the server may read it.
struct PictureTiles {
    QSize size;
    std::vector<QByteArray> names;         // row by row; equal names are equal pixels
    std::map<QByteArray, QByteArray> png;  // by name, each tile that occurs
};
using PictureTilesPtr = std::shared_ptr<const PictureTiles>;

// `before`: tiles that it has too are not made again; may be null. The name is a hash of the pixels and the
// size of the tile, and of nothing else.
PictureTilesPtr cutIntoTiles(const QImage& picture, const PictureTilesPtr& before);

// One line of JSON that the page understands: {"width":..,"height":..,"tile":256,"names":[..]}.
QByteArray tilesAsJson(const PictureTiles& tiles);

}  // namespace tenaille::ui
