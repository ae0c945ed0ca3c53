// SPDX-License-Identifier: MIT
//
// Tokens as pictures: the look of a creature, and a cache of it at the scales in use.
#pragma once

#include <QImage>
#include <QPainter>
#include <list>
#include <unordered_map>

#include "ui/scene/tokens.h"

namespace tenaille::ui {

// Space around the disc that a sprite needs, in cells.
inline constexpr double kSpriteMargin = 0.3;

// Paints the token about (0, 0) with a painter set up in cells at `scale` pixels per cell. `shade`: a soft
// one below the disc, which is no thing for PDF files.
void paintTokenFace(QPainter& painter, const TokenFace& face, double scale, bool shade = true);

// The picture of a creature as a disc in `place`, for lists: the painter is set up in pixels.
void paintTokenPicture(QPainter& painter, const Pyramid& picture, const QRectF& place);

// Its letters alone.
void paintTokenLabel(QPainter& painter, const TokenFace& face, double scale);

// The marker of the facing on the rim of the disc, or `outside` cells farther out.
void paintFacing(QPainter& painter, const TokenFace& face, double scale, double outside);

// Sprites by look and scale, the least recently used ones dropped. Painting one costs up to a tenth of a
// millisecond, so a frame may make only so many; a stale scale serves meanwhile.
class SpriteCache {
  public:
    explicit SpriteCache(std::size_t maxBytes = 64u << 20) : m_maxBytes(maxBytes) {}

    struct Sprite {
        double scale = 0;
        QImage image;  // the disc is in its middle
    };
    // The sprite of this look of the nearest scale; nullptr when there is none at all. It stands until the
    // next paint().
    const Sprite* find(const TokenFace& face, double scale);
    // Makes the sprite of this look at this scale.
    const Sprite* paint(const TokenFace& face, double scale);
    void clear();

  private:
    struct Hash {
        std::size_t operator()(const TokenFace& face) const;
    };
    struct Entry {
        TokenFace face;
        Sprite sprite;
    };
    using Entries = std::list<Entry>;  // most recently used first

    void trim();

    std::size_t m_maxBytes;
    std::size_t m_bytes = 0;
    Entries m_entries;
    std::unordered_map<TokenFace, std::vector<Entries::iterator>, Hash> m_byFace;
};

}  // namespace tenaille::ui
