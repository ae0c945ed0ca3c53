// SPDX-License-Identifier: MIT
#include "ui/scene/fog_painter.h"

#include <QPolygonF>
#include <QRegion>
#include <QTransform>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace tenaille::ui {

namespace {

using board::kUnitsPerSample;
using board::SampleBox;
using board::SampleMask;

constexpr int kOpaque = 255;
constexpr int kSoftPasses = 2;  // samplesUnder() reaches one pixel more

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

// With four pixels around it, the last two of which are as dark as can be.
SampleBox around(const SampleBox& known, int step) {
    if (known.empty()) return {};
    const auto down = [&](int value) { return geometry::floorDiv(value, step) * step; };
    const int margin = 4 * step;
    return {down(known.left) - margin, down(known.top) - margin, down(known.right) + step + margin,
            down(known.bottom) + step + margin};
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

// Two opacities at once, 0..255 each, in the halves of a word.
using Pair = std::uint32_t;
constexpr Pair kUnknown = 255U << 16;
constexpr Pair kUnseen = 255;
constexpr Pair kHalves = kUnknown | kUnseen;

// Each pixel becomes the mean of itself and those around it, with the weights 1 2 1 along both axes.
void soften(std::vector<Pair>& values, int width, int height) {
    const auto perRow = static_cast<std::size_t>(width);
    std::vector<Pair> across(values.size());
    for (int y = 0; y < height; ++y) {
        const Pair* from = values.data() + static_cast<std::size_t>(y) * perRow;
        Pair* to = across.data() + static_cast<std::size_t>(y) * perRow;
        to[0] = 4 * from[0];
        to[width - 1] = 4 * from[width - 1];
        for (int x = 1; x + 1 < width; ++x) to[x] = from[x - 1] + 2 * from[x] + from[x + 1];
    }
    constexpr Pair kRounds = 8U << 16 | 8U;
    for (int y = 1; y + 1 < height; ++y) {
        const Pair* from = across.data() + static_cast<std::size_t>(y) * perRow;
        const Pair* above = from - perRow;
        const Pair* below = from + perRow;
        Pair* to = values.data() + static_cast<std::size_t>(y) * perRow;
        for (int x = 0; x < width; ++x) to[x] = (above[x] + 2 * from[x] + below[x] + kRounds) >> 4 & kHalves;
    }
}

QRgb shade(const QColor& colour, int opacity) {
    return qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), opacity));
}

}  // namespace

QTransform planeOfSamples(board::GridKind grid) {
    const QPointF x = planePoint(grid, {kUnitsPerSample * 16, 0}) / 16;
    const QPointF y = planePoint(grid, {0, kUnitsPerSample * 16}) / 16;
    return {x.x(), x.y(), y.x(), y.y(), 0, 0};
}

QImage fogImage(const FogGround& ground, const SampleBox& part, int samplesPerPixel, const FogLook& look) {
    PixelBits knownBits(ground.known, part, samplesPerPixel);
    PixelBits seenBits(ground.seen, part, samplesPerPixel);
    // The darkest of a pixel and those around it.
    knownBits.shrink();
    seenBits.shrink();
    PixelBits dimBits(ground.dim, part, samplesPerPixel);
    const Pair dusk = kUnseen * static_cast<Pair>(look.dim) / static_cast<Pair>(look.remembered);
    const int width = knownBits.width();
    const int height = knownBits.height();
    const auto size = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    std::vector<Pair> fog(size);
    std::size_t at = 0;
    for (int y = 0; y < height; ++y) {
        const std::span<std::uint64_t> knownRow = knownBits.row(y);
        const std::span<std::uint64_t> seenRow = seenBits.row(y);
        const std::span<std::uint64_t> dimRow = dimBits.row(y);
        for (int x = 0; x < width; ++x, ++at) {
            const auto word = static_cast<std::size_t>(x / PixelBits::kWord);
            const bool isKnown = (knownRow[word] >> (x % PixelBits::kWord) & 1) != 0;
            const bool isSeen = (seenRow[word] >> (x % PixelBits::kWord) & 1) != 0;
            const bool isDim = (dimRow[word] >> (x % PixelBits::kWord) & 1) != 0;
            fog[at] = !isKnown ? kHalves : !isSeen ? kUnseen : isDim ? dusk : 0;
        }
    }
    // What is seen goes over softly into what is remembered. What is known fades out towards its edge; what
    // is not known stays as dark as it is. Twice as dark as the mean of its surroundings, a pixel at the edge
    // nearly meets what is beyond: no steps where the edge runs askew.
    const std::vector<Pair> hard = fog;
    for (int pass = 0; pass < kSoftPasses; ++pass) soften(fog, width, height);
    std::array<QRgb, 256> shades{};
    for (int i = 0; i < 256; ++i) shades[static_cast<std::size_t>(i)] = shade(look.unknown, i);
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    at = 0;
    for (int y = 0; y < height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < width; ++x, ++at) {
            const bool isKnown = (hard[at] & kUnknown) == 0;
            const int memory = look.remembered * static_cast<int>(fog[at] & kUnseen) / kOpaque;
            const int gone = std::min(kOpaque, 2 * static_cast<int>(fog[at] >> 16));
            const int faded = memory + std::max(0, look.hidden - memory) * gone / kOpaque;
            line[x] = shades[static_cast<std::size_t>(isKnown ? faded : look.hidden)];
        }
    }
    return image;
}

void paintFog(QPainter& painter, board::GridKind grid, const FogGround& ground, const Camera& camera,
              const QRect& clip, const FogLook& look) {
    QTransform toScreen = planeOfSamples(grid);
    toScreen *= QTransform::fromScale(camera.scale, camera.scale);
    toScreen *= QTransform::fromTranslate(camera.pixelOrigin().x(), camera.pixelOrigin().y());
    // Stretching reads the pixels next to a place alone: a sample may not be smaller than a pixel.
    int step = 1;
    while (camera.scale / board::kSamplesPerCell * step * (isHex(grid) ? 0.8 : 1) < 1) step *= 2;
    SampleBox part = samplesUnder(toScreen.inverted(), clip, step);
    painter.save();
    painter.setClipRect(clip, Qt::IntersectClip);
    // Where nothing is known, for as far as the fog reaches, one colour does.
    if (look.hidden == kOpaque) {
        part = board::intersection(part, around(ground.known.bounds(), step));
        const QRectF sure(part.left + 2 * step, part.top + 2 * step, part.width() - 4 * step,
                          part.height() - 4 * step);
        const QRegion mixed = part.empty() ? QRegion() : QRegion(toScreen.map(sure).toPolygon());
        for (const QRect& rest : QRegion(clip) - mixed) painter.fillRect(rest, look.unknown);
        if (part.empty()) return painter.restore();
    }
    const QImage image = fogImage(ground, part, step, look);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::Antialiasing, false);
    QTransform ofImage = QTransform::fromScale(step, step);
    ofImage *= QTransform::fromTranslate(part.left, part.top);
    painter.setTransform(ofImage * toScreen, true);
    painter.drawImage(QPoint(), image);
    painter.restore();
}

}  // namespace tenaille::ui
