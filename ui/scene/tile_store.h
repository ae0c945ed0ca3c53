// SPDX-License-Identifier: MIT
//
// TileStore: the painted ground in square tiles at the scales in use. Tiles of outdated ground stay as
// stand-ins until new ones arrive. The store answers what to draw and what to paint next; tile_baker.h
// paints.
#pragma once

#include <QImage>
#include <QRect>
#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tenaille::ui {

inline constexpr int kTileSide = 512;  // pixels

struct TileKey {
    double scale = 1;  // pixels per cell
    int column = 0;    // tile (0, 0) begins at the plane's origin
    int row = 0;
    friend bool operator==(const TileKey&, const TileKey&) = default;

    QRect pixels() const { return {column * kTileSide, row * kTileSide, kTileSide, kTileSide}; }
};

// Counts edits of the ground; a tile knows of which one it is a picture.
using GroundVersion = std::uint64_t;

class TileStore {
  public:
    struct Tile {
        TileKey key;
        QImage image;
        bool stale = false;
    };

    // At least this many tiles are kept.
    void setCapacity(std::size_t tiles) { m_capacity = tiles; }

    // nullptr when it was never painted. Marks it as used.
    const Tile* find(const TileKey& key);
    bool isFresh(const TileKey& key) const;
    void put(const TileKey& key, QImage image, GroundVersion painted);

    // The ground changed inside `plane` (cells).
    void invalidate(const QRectF& plane);
    GroundVersion version() const { return m_version; }
    void clear();

    // All scales of which any tile is held.
    std::vector<double> scales() const;

  private:
    struct Hash {
        std::size_t operator()(const TileKey& key) const;
    };
    using Tiles = std::list<Tile>;  // most recently used first
    struct Edit {
        GroundVersion version;
        QRectF plane;
    };

    static QRectF planeOf(const TileKey& key);
    void drop(Tiles::iterator tile);

    std::size_t m_capacity = 64;
    GroundVersion m_version = 0;
    std::vector<Edit> m_edits;  // the last ones: a tile that was being painted meanwhile may be stale at once
    Tiles m_tiles;
    std::unordered_map<TileKey, Tiles::iterator, Hash> m_byKey;
    std::map<double, int> m_perScale;
};

// The tiles that cover `area` (pixels from the plane's origin at `scale`), nearest to its middle first.
std::vector<TileKey> tilesOver(const QRect& area, double scale);

}  // namespace tenaille::ui
