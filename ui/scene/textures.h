// SPDX-License-Identifier: MIT
//
// Textures: the swatches of floor materials and patterns at several resolutions, made when first needed and
// kept. May be used by several threads at once.
#pragma once

#include <QBrush>
#include <QImage>
#include <array>
#include <memory>
#include <mutex>
#include <vector>

#include "ui/scene/ground.h"

namespace tenaille::ui {

class Textures {
  public:
    // A brush for painting in cells at `scale` pixels per cell.
    QBrush floor(Material material, double scale);
    // Large soft spots, in alpha: breaks the repetition of wide floors.
    QBrush mottle(double scale);
    // The pen strokes around rooms, on nothing.
    QBrush hatch(const QColor& ink, double scale);

  private:
    using Mips = std::vector<QImage>;  // each half the size of the one before
    const Mips& materialMips(Material material);
    const Mips& mottleMips();
    const Mips& hatchMips(const QColor& ink);

    std::mutex m_mutex;
    std::array<Mips, kMaterialCount> m_materials;
    Mips m_mottle;
    Mips m_hatch;
    QColor m_hatchInk;
};
using TexturesPtr = std::shared_ptr<Textures>;

// The image and its halves down to `smallest` pixels, averaged 2 x 2. Odd sizes lose their last row or column
// to the average of what is there.
std::vector<QImage> mipsOf(QImage image, int smallest);

}  // namespace tenaille::ui
