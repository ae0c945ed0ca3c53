// SPDX-License-Identifier: MIT
#include "ui/network/picture_tiles.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QImageWriter>
#include <algorithm>

namespace tenaille::ui {

namespace {

QByteArray nameOf(const QImage& tile) {
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    const QByteArray size = QByteArray::number(tile.width()) + 'x' + QByteArray::number(tile.height());
    hash.addData(size);
    for (int y = 0; y < tile.height(); ++y)
        hash.addData(QByteArrayView(reinterpret_cast<const char*>(tile.constScanLine(y)),
                                    tile.width() * qsizetype{sizeof(QRgb)}));
    return hash.result().toHex();
}

// Without any text or time in it.
QByteArray pngOf(const QImage& tile) {
    constexpr int kFast = 70;  // of 100: how little it is compressed
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    writer.setQuality(kFast);
    writer.write(tile);
    return bytes;
}

}  // namespace

PictureTilesPtr cutIntoTiles(const QImage& picture, const PictureTilesPtr& before) {
    auto tiles = std::make_shared<PictureTiles>();
    tiles->size = picture.size();
    // The fourth byte of a pixel means nothing and must not differ.
    const QImage opaque = picture.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < opaque.height(); y += kNetworkTile)
        for (int x = 0; x < opaque.width(); x += kNetworkTile) {
            QImage tile = opaque.copy(x, y, std::min(kNetworkTile, opaque.width() - x),
                                      std::min(kNetworkTile, opaque.height() - y));
            const QByteArray name = nameOf(tile);
            tiles->names.push_back(name);
            if (tiles->png.contains(name)) continue;
            const auto known = before ? before->png.find(name) : tiles->png.end();
            const bool isKnown = before && known != before->png.end();
            tile.convertTo(QImage::Format_RGB32);
            tiles->png.emplace(name, isKnown ? known->second : pngOf(tile));
        }
    return tiles;
}

QByteArray tilesAsJson(const PictureTiles& tiles) {
    QByteArray json = "{\"width\":" + QByteArray::number(tiles.size.width()) +
                      ",\"height\":" + QByteArray::number(tiles.size.height()) +
                      ",\"tile\":" + QByteArray::number(kNetworkTile) + ",\"names\":[";
    for (std::size_t i = 0; i < tiles.names.size(); ++i)
        json += (i > 0 ? ",\"" : "\"") + tiles.names[i] + '"';
    return json + "]}";
}

}  // namespace tenaille::ui
