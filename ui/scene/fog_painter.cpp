// SPDX-License-Identifier: MIT
#include "ui/scene/fog_painter.h"

#include <QTransform>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace tenaille::ui {

namespace {

using board::kUnitsPerSample;
using board::SampleBox;
using board::SampleMask;

// From the lattice, in samples, to the plane.
QTransform planeOfSamples(board::GridKind grid) {
    const QPointF x = planePoint(grid, {kUnitsPerSample * 16, 0}) / 16;
    const QPointF y = planePoint(grid, {0, kUnitsPerSample * 16}) / 16;
    return {x.x(), x.y(), y.x(), y.y(), 0, 0};
}

// The samples that `clip` may show, with those that fade into it.
SampleBox samplesUnder(const QTransform& toSamples, const QRect& clip, int step) {
    const QRectF seen = toSamples.mapRect(QRectF(clip));
    const int margin = 3 * step;
    const auto down = [&](double value) {
        const auto whole = static_cast<int>(std::floor(std::clamp(value, -1e6, 1e6) / step)) * step;
        return whole - margin;
    };
    return {down(seen.left()), down(seen.top()), down(seen.right()) + 2 * margin + step,
            down(seen.bottom()) + 2 * margin + step};
}

// Several rows of a mask as one: a sample is set where it is set in all of them.
class RowsTogether {
  public:
    explicit RowsTogether(const SampleMask& mask) : m_mask(mask) {}

    void take(int top, int count) {
        const SampleBox& box = m_mask.box();
        if (top < box.top || top + count > box.bottom) {
            m_words.clear();
            return;
        }
        const auto first = m_mask.row(top);
        m_words.assign(first.begin(), first.end());
        for (int y = top + 1; y < top + count; ++y) {
            const auto row = m_mask.row(y);
            for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] &= row[i];
        }
    }

    // Whether so many samples from `left` on are set; 64 at most.
    bool allSet(int left, int count) const {
        const SampleBox& box = m_mask.box();
        if (m_words.empty() || left < box.left || left + count > box.right) return false;
        const auto bit = static_cast<std::size_t>(left - box.left);
        const std::size_t shift = bit % 64;
        std::uint64_t bits = m_words[bit / 64] >> shift;
        if (shift + static_cast<std::size_t>(count) > 64) bits |= m_words[bit / 64 + 1] << (64 - shift);
        const std::uint64_t all = ~std::uint64_t{0} >> (64 - count);
        return (bits & all) == all;
    }

  private:
    const SampleMask& m_mask;
    std::vector<std::uint64_t> m_words;
};

class Opacities {
  public:
    Opacities(const SampleBox& part, int step)
        : m_width(part.width() / step),
          m_height(part.height() / step),
          m_step(step),
          m_values(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height)) {}

    // The darkest of the samples that a pixel stands for.
    void read(const SampleMask& known, const SampleMask& seen, const SampleBox& part, const FogLook& look) {
        RowsTogether knownRows(known);
        RowsTogether seenRows(seen);
        const auto hidden = static_cast<std::uint8_t>(look.hidden);
        const auto remembered = static_cast<std::uint8_t>(look.remembered);
        for (int y = 0; y < m_height; ++y) {
            knownRows.take(part.top + y * m_step, m_step);
            seenRows.take(part.top + y * m_step, m_step);
            for (int x = 0; x < m_width; ++x) {
                const int left = part.left + x * m_step;
                if (!knownRows.allSet(left, m_step))
                    at(x, y) = hidden;
                else if (!seenRows.allSet(left, m_step))
                    at(x, y) = remembered;
            }
        }
    }

    // The darkest of a pixel and those around it.
    void spread() {
        std::vector<std::uint8_t> across(m_values.size());
        for (int y = 0; y < m_height; ++y)
            for (int x = 0; x < m_width; ++x)
                across[index(x, y)] =
                    std::max({at(std::max(x - 1, 0), y), at(x, y), at(std::min(x + 1, m_width - 1), y)});
        for (int y = 0; y < m_height; ++y)
            for (int x = 0; x < m_width; ++x)
                at(x, y) = std::max({across[index(x, std::max(y - 1, 0))], across[index(x, y)],
                                     across[index(x, std::min(y + 1, m_height - 1))]});
    }

    QImage image(const QColor& colour) const {
        QImage image(m_width, m_height, QImage::Format_ARGB32_Premultiplied);
        std::array<QRgb, 256> shades{};
        for (int i = 0; i < 256; ++i)
            shades[static_cast<std::size_t>(i)] =
                qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), i));
        for (int y = 0; y < m_height; ++y) {
            auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
            for (int x = 0; x < m_width; ++x) line[x] = shades[m_values[index(x, y)]];
        }
        return image;
    }

  private:
    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x);
    }
    std::uint8_t& at(int x, int y) { return m_values[index(x, y)]; }

    int m_width;
    int m_height;
    int m_step;
    std::vector<std::uint8_t> m_values;
};

}  // namespace

QImage fogImage(const SampleMask& known, const SampleMask& seen, const SampleBox& part, int samplesPerPixel,
                const FogLook& look) {
    Opacities opacities(part, samplesPerPixel);
    opacities.read(known, seen, part, look);
    opacities.spread();
    return opacities.image(look.unknown);
}

void paintFog(QPainter& painter, board::GridKind grid, const SampleMask& known, const SampleMask& seen,
              const Camera& camera, const QRect& clip, const FogLook& look) {
    QTransform toScreen = planeOfSamples(grid);
    toScreen *= QTransform::fromScale(camera.scale, camera.scale);
    toScreen *= QTransform::fromTranslate(camera.pixelOrigin().x(), camera.pixelOrigin().y());
    // Stretching reads the pixels next to a place alone: a sample may not be smaller than a pixel.
    int step = 1;
    while (camera.scale / board::kSamplesPerCell * step * (isHex(grid) ? 0.8 : 1) < 1) step *= 2;
    const SampleBox part = samplesUnder(toScreen.inverted(), clip, step);
    const QImage image = fogImage(known, seen, part, step, look);
    painter.save();
    painter.setClipRect(clip, Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::Antialiasing, false);
    QTransform ofImage = QTransform::fromScale(step, step);
    ofImage *= QTransform::fromTranslate(part.left, part.top);
    painter.setTransform(ofImage * toScreen, true);
    painter.drawImage(QPoint(), image);
    painter.restore();
}

}  // namespace tenaille::ui
