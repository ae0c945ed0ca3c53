// SPDX-License-Identifier: MIT
#include "ui/scene/fog_painter.h"

#include <QTransform>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
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

// One bit for each pixel of the fog, 64 a word, the lowest first; set where every sample that the pixel
// stands for is.
class PixelBits {
  public:
    PixelBits(const SampleMask& mask, const SampleBox& part, int step)
        : m_width(part.width() / step),
          m_height(part.height() / step),
          m_perRow(static_cast<std::size_t>(m_width + kWord - 1) / kWord),
          m_words(m_perRow * static_cast<std::size_t>(m_height)) {
        std::vector<std::uint64_t> rows;
        for (int y = 0; y < m_height; ++y) {
            const int top = part.top + y * step;
            if (top < mask.box().top || top + step > mask.box().bottom) continue;
            const auto first = mask.row(top);
            rows.assign(first.begin(), first.end());
            for (int more = top + 1; more < top + step; ++more) {
                const auto row = mask.row(more);
                for (std::size_t i = 0; i < rows.size(); ++i) rows[i] &= row[i];
            }
            const int many = std::max(kWord / step, 1);  // pixels at once
            for (int x = 0; x < m_width; x += many)
                row(y)[static_cast<std::size_t>(x / kWord)] |=
                    pixelsFrom(rows, part.left - mask.box().left + x * step, step) << (x % kWord);
        }
    }

    int width() const { return m_width; }
    int height() const { return m_height; }
    std::span<std::uint64_t> row(int y) {
        return {m_words.data() + static_cast<std::size_t>(y) * m_perRow, m_perRow};
    }

    // Only those stay whose neighbours are all set. What is beyond the part counts as set.
    void shrink() {
        const std::uint64_t all = ~std::uint64_t{0};
        std::vector<std::uint64_t> across(m_words.size());
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const std::size_t column = i % m_perRow;
            const std::uint64_t before = column > 0 ? m_words[i - 1] : all;
            const std::uint64_t after = column + 1 < m_perRow ? m_words[i + 1] : all;
            across[i] = m_words[i] & (m_words[i] << 1 | before >> 63) & (m_words[i] >> 1 | after << 63);
        }
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const std::uint64_t above = i >= m_perRow ? across[i - m_perRow] : all;
            const std::uint64_t below = i + m_perRow < m_words.size() ? across[i + m_perRow] : all;
            m_words[i] = across[i] & above & below;
        }
    }

    static constexpr int kWord = 64;

  private:
    // 64 samples of a row from the given one on; none beyond its ends.
    static std::uint64_t samplesFrom(const std::vector<std::uint64_t>& row, int first) {
        const int word = geometry::floorDiv(first, kWord);
        const int shift = first - word * kWord;
        const auto at = [&](int index) {
            return index >= 0 && index < static_cast<int>(row.size()) ? row[static_cast<std::size_t>(index)]
                                                                      : std::uint64_t{0};
        };
        return shift == 0 ? at(word) : at(word) >> shift | at(word + 1) << (kWord - shift);
    }
    // The next pixels, each of `step` samples, a power of two: those of 64 samples, one at least.
    static std::uint64_t pixelsFrom(const std::vector<std::uint64_t>& row, int first, int step) {
        std::uint64_t samples = samplesFrom(row, first);
        if (step == 1) return samples;
        for (int more = kWord; more < step; more += kWord) samples &= samplesFrom(row, first + more);
        for (int reach = 1; reach < std::min(step, kWord); reach *= 2) samples &= samples >> reach;
        std::uint64_t pixels = 0;
        for (int i = 0; i * step < kWord; ++i) pixels |= (samples >> (i * step) & 1) << i;
        return pixels;
    }

    int m_width;
    int m_height;
    std::size_t m_perRow;
    std::vector<std::uint64_t> m_words;
};

QRgb shade(const QColor& colour, int opacity) {
    return qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), opacity));
}

}  // namespace

QImage fogImage(const SampleMask& known, const SampleMask& seen, const SampleBox& part, int samplesPerPixel,
                const FogLook& look) {
    PixelBits knownBits(known, part, samplesPerPixel);
    PixelBits seenBits(seen, part, samplesPerPixel);
    // The darkest of a pixel and those around it.
    knownBits.shrink();
    seenBits.shrink();
    const QRgb hidden = shade(look.unknown, look.hidden);
    const QRgb remembered = shade(look.unknown, look.remembered);
    QImage image(knownBits.width(), knownBits.height(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const std::span<std::uint64_t> knownRow = knownBits.row(y);
        const std::span<std::uint64_t> seenRow = seenBits.row(y);
        for (std::size_t word = 0; word < knownRow.size(); ++word) {
            const int left = static_cast<int>(word) * PixelBits::kWord;
            const int count = std::min(PixelBits::kWord, image.width() - left);
            const std::uint64_t clear = knownRow[word] & seenRow[word];
            if (~clear == 0)
                std::fill_n(line + left, count, QRgb{0});
            else if (knownRow[word] == 0)
                std::fill_n(line + left, count, hidden);
            else
                for (int bit = 0; bit < count; ++bit)
                    line[left + bit] = (knownRow[word] >> bit & 1) == 0 ? hidden
                                       : (clear >> bit & 1) != 0        ? QRgb{0}
                                                                        : remembered;
        }
    }
    return image;
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
