// SPDX-License-Identifier: MIT
#include "ui/scene/tile_store.h"

#include <algorithm>
#include <cmath>

namespace tenaille::ui {

namespace {

constexpr std::size_t kRememberedEdits = 64;

int tileOf(int pixel) { return static_cast<int>(std::floor(static_cast<double>(pixel) / kTileSide)); }

}  // namespace

std::size_t TileStore::Hash::operator()(const TileKey& key) const {
    return qHashMulti(0, key.scale, key.column, key.row);
}

QRectF TileStore::planeOf(const TileKey& key) {
    const QRect pixels = key.pixels();
    return {pixels.x() / key.scale, pixels.y() / key.scale, pixels.width() / key.scale,
            pixels.height() / key.scale};
}

const TileStore::Tile* TileStore::find(const TileKey& key) {
    const auto found = m_byKey.find(key);
    if (found == m_byKey.end()) return nullptr;
    m_tiles.splice(m_tiles.begin(), m_tiles, found->second);
    return &*found->second;
}

bool TileStore::isFresh(const TileKey& key) const {
    const auto found = m_byKey.find(key);
    return found != m_byKey.end() && !found->second->stale;
}

void TileStore::put(const TileKey& key, QImage image, GroundVersion painted) {
    const bool forgotten = m_version > painted + kRememberedEdits;
    const QRectF plane = planeOf(key);
    const bool stale = forgotten || std::any_of(m_edits.begin(), m_edits.end(), [&](const Edit& edit) {
                           return edit.version > painted && edit.plane.intersects(plane);
                       });
    if (const auto found = m_byKey.find(key); found != m_byKey.end()) {
        found->second->image = std::move(image);
        found->second->stale = stale;
        m_tiles.splice(m_tiles.begin(), m_tiles, found->second);
        return;
    }
    m_tiles.push_front({key, std::move(image), stale});
    m_byKey.emplace(key, m_tiles.begin());
    ++m_perScale[key.scale];
    while (m_tiles.size() > m_capacity) drop(std::prev(m_tiles.end()));
}

void TileStore::drop(Tiles::iterator tile) {
    if (--m_perScale[tile->key.scale] == 0) m_perScale.erase(tile->key.scale);
    m_byKey.erase(tile->key);
    m_tiles.erase(tile);
}

void TileStore::invalidate(const QRectF& plane) {
    ++m_version;
    m_edits.push_back({m_version, plane});
    if (m_edits.size() > kRememberedEdits) m_edits.erase(m_edits.begin());
    for (Tile& tile : m_tiles)
        if (planeOf(tile.key).intersects(plane)) tile.stale = true;
}

void TileStore::clear() {
    ++m_version;
    m_edits.clear();
    m_edits.push_back({m_version, QRectF(-1e6, -1e6, 2e6, 2e6)});
    m_tiles.clear();
    m_byKey.clear();
    m_perScale.clear();
}

std::vector<double> TileStore::scales() const {
    std::vector<double> all;
    for (const auto& [scale, count] : m_perScale) all.push_back(scale);
    return all;
}

std::vector<TileKey> tilesOver(const QRect& area, double scale) {
    std::vector<TileKey> keys;
    if (area.isEmpty()) return keys;
    for (int row = tileOf(area.top()); row <= tileOf(area.bottom()); ++row)
        for (int column = tileOf(area.left()); column <= tileOf(area.right()); ++column)
            keys.push_back({scale, column, row});
    const QPoint middle = area.center();
    const auto away = [&](const TileKey& key) { return (key.pixels().center() - middle).manhattanLength(); };
    std::stable_sort(keys.begin(), keys.end(),
                     [&](const auto& a, const auto& b) { return away(a) < away(b); });
    return keys;
}

}  // namespace tenaille::ui
