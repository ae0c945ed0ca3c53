// SPDX-License-Identifier: MIT
#include "ui/scene/soft_layer.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tenaille::ui {

namespace {

constexpr int kCoarse = 4;  // a coarse pixel is this many pixels wide

// One box filter along a line of premultiplied pixels that are `stride` apart.
void boxLine(std::uint32_t* line, int count, qsizetype stride, int radius, std::vector<std::uint32_t>& out) {
    out.resize(static_cast<std::size_t>(count));
    std::uint32_t sum[4] = {0, 0, 0, 0};
    const auto add = [&](int at, std::uint32_t sign) {
        const std::uint32_t pixel = line[std::clamp(at, 0, count - 1) * stride];
        for (unsigned c = 0; c < 4; ++c) sum[c] += sign * (pixel >> (8 * c) & 255);
    };
    for (int at = -radius; at <= radius; ++at) add(at, 1);
    const auto width = static_cast<std::uint32_t>(2 * radius + 1);
    for (int at = 0; at < count; ++at) {
        std::uint32_t pixel = 0;
        for (unsigned c = 0; c < 4; ++c) pixel |= ((sum[c] + width / 2) / width) << (8 * c);
        out[static_cast<std::size_t>(at)] = pixel;
        add(at - radius, ~std::uint32_t{0});
        add(at + radius + 1, 1);
    }
    for (int at = 0; at < count; ++at) line[at * stride] = out[static_cast<std::size_t>(at)];
}

// Twice a box filter in both directions: close to a Gauss curve.
void blur(QImage& image, int radius) {
    std::vector<std::uint32_t> scratch;
    auto* bits = reinterpret_cast<std::uint32_t*>(image.bits());
    const qsizetype stride = image.bytesPerLine() / 4;
    for (int pass = 0; pass < 2; ++pass) {
        for (int y = 0; y < image.height(); ++y)
            boxLine(bits + y * stride, image.width(), 1, radius, scratch);
        for (int x = 0; x < image.width(); ++x) boxLine(bits + x, image.height(), stride, radius, scratch);
    }
}

}  // namespace

SoftLayer::SoftLayer(const GroundPaint& paint, double blurCells)
    : m_paint(paint), m_coarseScale(paint.scale / kCoarse) {
    m_radius = std::max(1, static_cast<int>(std::lround(blurCells * m_coarseScale / 2)));
    const int margin = 2 * m_radius + 2;
    m_coarse.setLeft(geometry::floorDiv(paint.pixels.left(), kCoarse) - margin);
    m_coarse.setTop(geometry::floorDiv(paint.pixels.top(), kCoarse) - margin);
    m_coarse.setRight(geometry::floorDiv(paint.pixels.right(), kCoarse) + margin);
    m_coarse.setBottom(geometry::floorDiv(paint.pixels.bottom(), kCoarse) + margin);
    m_visible = {m_coarse.x() / m_coarseScale, m_coarse.y() / m_coarseScale, m_coarse.width() / m_coarseScale,
                 m_coarse.height() / m_coarseScale};
    m_image = QImage(m_coarse.size(), QImage::Format_ARGB32_Premultiplied);
    m_image.fill(Qt::transparent);
    m_painter.begin(&m_image);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.translate(-m_coarse.topLeft());
    m_painter.scale(m_coarseScale, m_coarseScale);
}

void SoftLayer::lay() {
    m_painter.end();
    blur(m_image, m_radius);
    m_paint.painter.drawImage(m_visible, m_image);
}

}  // namespace tenaille::ui
