// SPDX-License-Identifier: MIT
#include "ui/scene/textures.h"

#include <QPainter>
#include <QTransform>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <mutex>

#include "ui/scene/materials.h"
#include "ui/scene/noise.h"

namespace tenaille::ui {

namespace {

using Mips = std::vector<QImage>;  // each half the size of the one before

constexpr int kSwatchPixels = 768;
constexpr int kMottleCells = 37;  // shares no divisor with kSwatchCells
constexpr int kMottlePixels = 288;
constexpr int kHatchCells = 6;
constexpr int kHatchPixels = 576;

// The average of four pixels, channel by channel, two channels at a time.
std::uint32_t average(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    constexpr std::uint32_t kMask = 0x00ff00ff;
    const std::uint32_t low = (a & kMask) + (b & kMask) + (c & kMask) + (d & kMask) + 0x00020002;
    const std::uint32_t high =
        (a >> 8 & kMask) + (b >> 8 & kMask) + (c >> 8 & kMask) + (d >> 8 & kMask) + 0x00020002;
    return (low >> 2 & kMask) | ((high >> 2 & kMask) << 8);
}

QImage halved(const QImage& image) {
    const int width = std::max(1, image.width() / 2);
    const int height = std::max(1, image.height() / 2);
    QImage half(width, height, image.format());
    for (int y = 0; y < height; ++y) {
        const int below = std::min(2 * y + 1, image.height() - 1);
        const auto* upper = reinterpret_cast<const std::uint32_t*>(image.constScanLine(2 * y));
        const auto* lower = reinterpret_cast<const std::uint32_t*>(image.constScanLine(below));
        auto* out = reinterpret_cast<std::uint32_t*>(half.scanLine(y));
        const int right = image.width() > 1 ? 1 : 0;
        for (int x = 0; x < width; ++x, upper += 2, lower += 2)
            out[x] = average(upper[0], upper[right], lower[0], lower[right]);
    }
    return half;
}

int channel(float value) { return std::clamp(static_cast<int>(std::lround(value * 255)), 0, 255); }

QImage bakeMaterial(Material material) {
    QImage image(kSwatchPixels, kSwatchPixels, QImage::Format_RGB32);
    const float step = static_cast<float>(kSwatchCells) / kSwatchPixels;
    for (int y = 0; y < kSwatchPixels; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < kSwatchPixels; ++x) {
            const Tint tint = tintOf(material, (static_cast<float>(x) + 0.5f) * step,
                                     (static_cast<float>(y) + 0.5f) * step);
            line[x] = qRgb(channel(tint.red), channel(tint.green), channel(tint.blue));
        }
    }
    return image;
}

QImage bakeMottle() {
    QImage image(kMottlePixels, kMottlePixels, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < kMottlePixels; ++y) {
        for (int x = 0; x < kMottlePixels; ++x) {
            const float value =
                fractal(static_cast<float>(x) / 32, static_cast<float>(y) / 32, kMottlePixels / 32, 3, 7);
            // Darker spots only: they read as wear.
            const int alpha = std::clamp(static_cast<int>((value - 0.45f) * 160), 0, 34);
            image.setPixel(x, y, qPremultiply(qRgba(52, 38, 20, alpha)));
        }
    }
    return image;
}

// Clusters of three parallel strokes in changing directions, as drawn by hand around a cave.
QImage bakeHatch(const QColor& ink) {
    QImage image(kHatchPixels, kHatchPixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = static_cast<double>(kHatchPixels) / kHatchCells;
    const int clusters = kHatchCells * 3;
    const double spacing = static_cast<double>(kHatchPixels) / clusters;
    for (int row = 0; row < clusters; ++row) {
        for (int column = 0; column < clusters; ++column) {
            const QPointF middle((column + 0.5 + 0.5 * (randomAt(column, row, 1) - 0.5)) * spacing,
                                 (row + 0.5 + 0.5 * (randomAt(column, row, 2) - 0.5)) * spacing);
            const double turn = M_PI * randomAt(column, row, 3);
            const QPointF along(std::cos(turn) * spacing * 0.62, std::sin(turn) * spacing * 0.62);
            const QPointF side(-std::sin(turn) * spacing * 0.26, std::cos(turn) * spacing * 0.26);
            for (int stroke = -1; stroke <= 1; ++stroke) {
                const double length = 0.75 + 0.35 * randomAt(column * 3 + stroke, row, 4);
                painter.setPen(QPen(ink, scale * (0.016 + 0.012 * randomAt(column, row * 3 + stroke, 5)),
                                    Qt::SolidLine, Qt::RoundCap));
                const QPointF at = middle + side * stroke;
                // Once more on the other sides, so that the pattern closes.
                for (const double dx : {-1.0, 0.0, 1.0})
                    for (const double dy : {-1.0, 0.0, 1.0}) {
                        const QPointF shifted = at + QPointF(dx, dy) * kHatchPixels;
                        painter.drawLine(shifted - along * length, shifted + along * length);
                    }
            }
        }
    }
    return image;
}

QBrush brushOf(const Mips& mips, double cells, double scale) {
    // The finest image that is not finer than the screen.
    std::size_t level = 0;
    while (level + 1 < mips.size() && mips[level].width() / cells > scale * 1.25) ++level;
    QBrush brush(mips[level]);
    const double perPixel = cells / mips[level].width();
    brush.setTransform(QTransform::fromScale(perPixel, perPixel));
    return brush;
}

// Qt walks along a line of pixels through the texture in steps of a whole number of 65536ths, from where the
// line begins. If that number is exact, and no place lies near its next one, every beginning leads to the
// same places. They count from the left and upper edges of the device, as negative ones are rounded the other
// way. Nobody sees that it is stretched and moved by so little.
QBrush inExactSteps(const QBrush& brush, const QTransform& toDevice) {
    constexpr double kParts = 65536;
    constexpr double kAboveWhole = 1e-4;  // of a part: rounded down it is whole
    const QSizeF image = brush.textureImage().size();
    const auto along = [](double perTexel, double origin, double texels) {
        const double parts = std::max(1.0, std::floor(kParts / perTexel));
        const double step = (parts + kAboveWhole) / kParts;
        const double period = texels / step;
        const double before = origin - std::ceil(origin / period) * period;
        // The middle of the first pixel lies in the middle between two parts.
        const double from = (std::floor(parts * (0.5 - before)) + 0.5) / parts;
        return std::pair(1 / step, 0.5 - from);
    };
    const auto [wide, left] = along(toDevice.m11(), toDevice.dx(), image.width());
    const auto [high, top] = along(toDevice.m22(), toDevice.dy(), image.height());
    QBrush result = brush;
    result.setTransform(QTransform(wide, 0, 0, high, left, top));
    return result;
}

// What was made so far.
struct Swatches {
    std::mutex mutex;
    std::array<Mips, kMaterialCount> materials;
    Mips mottle;
    std::map<QRgb, Mips> hatches;  // by ink
};

Swatches& swatchesOfProcess() {
    static Swatches swatches;
    return swatches;
}

// The swatch that `find` gives of them, made by `bake` if it is empty: the brush of it.
template <typename Find, typename Bake>
QBrush brushFrom(const Find& find, const Bake& bake, int smallest, double cells, double scale) {
    Swatches& swatches = swatchesOfProcess();
    const std::lock_guard lock(swatches.mutex);
    Mips& mips = find(swatches);
    if (mips.empty()) mips = mipsOf(bake(), smallest);
    return brushOf(mips, cells, scale);
}

}  // namespace

std::vector<QImage> mipsOf(QImage image, int smallest) {
    std::vector<QImage> mips{std::move(image)};
    while (mips.back().width() > smallest && mips.back().height() > smallest)
        mips.push_back(halved(mips.back()));
    return mips;
}

void fillSteadily(QPainter& painter, const QPainterPath& onDevice, const QBrush& brush) {
    // Several pixels are made at once, the rest of a line one by one and rounded otherwise: lines begin and
    // end at multiples of this.
    constexpr int kAtOnce = 64;
    const QTransform world = painter.transform();
    QRect part = onDevice.boundingRect().toAlignedRect() &
                 QRect(0, 0, painter.device()->width(), painter.device()->height());
    if (painter.hasClipping()) part &= world.mapRect(painter.clipBoundingRect()).toAlignedRect();
    if (part.isEmpty()) return;
    part.setLeft(part.left() / kAtOnce * kAtOnce);
    part.setWidth((part.width() + kAtOnce - 1) / kAtOnce * kAtOnce);
    QImage swatch(part.size(), QImage::Format_ARGB32_Premultiplied);
    {
        QPainter fill(&swatch);
        fill.setRenderHint(QPainter::SmoothPixmapTransform);
        fill.setCompositionMode(QPainter::CompositionMode_Source);
        QBrush steady = inExactSteps(brush, brush.transform() * world);
        // Whole pixels of the picture: the same places.
        steady.setTransform(steady.transform() * QTransform::fromTranslate(-part.left(), -part.top()));
        fill.fillRect(swatch.rect(), steady);
    }
    painter.save();
    painter.resetTransform();
    painter.setBrushOrigin(part.topLeft());
    painter.fillPath(onDevice, QBrush(swatch));
    painter.restore();
}

QBrush floorBrush(Material material, double scale) {
    return brushFrom(
        [&](Swatches& all) -> Mips& { return all.materials[static_cast<std::size_t>(material)]; },
        [&] { return bakeMaterial(material); }, 8, kSwatchCells, scale);
}

QBrush mottleBrush(double scale) {
    return brushFrom([](Swatches& all) -> Mips& { return all.mottle; }, bakeMottle, 64, kMottleCells, scale);
}

QBrush hatchBrush(const QColor& ink, double scale) {
    return brushFrom([&](Swatches& all) -> Mips& { return all.hatches[ink.rgba()]; },
                     [&] { return bakeHatch(ink); }, 16, kHatchCells, scale);
}

}  // namespace tenaille::ui
