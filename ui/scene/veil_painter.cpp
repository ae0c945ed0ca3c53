// SPDX-License-Identifier: MIT
#include <QTransform>
#include <QVector>
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "ui/scene/fog_painter.h"
#include "ui/scene/ground_painter.h"

namespace tenaille::ui {

namespace {

// Every pixel that touches a veiled sample lies under the veil: half a pixel, along the slanted axes of hexes
// up to 0.79.
constexpr double kBeyond = 0.8;  // pixels

void addRuns(const board::SampleMask& mask, std::int32_t y, const board::SampleBox& part, double beyond,
             QVector<QRectF>& runs) {
    std::int32_t from = 0;
    bool isOpen = false;
    const auto close = [&](std::int32_t to) {
        if (isOpen) runs.push_back(QRectF(from, y, to - from, 1).adjusted(-beyond, -beyond, beyond, beyond));
        isOpen = false;
    };
    for (std::int32_t x = part.left; x < part.right; ++x) {
        if (!mask.test(x, y)) {
            close(x);
        } else if (!isOpen) {
            from = x;
            isOpen = true;
        }
    }
    close(part.right);
}

}  // namespace

void paintVeil(const GroundPaint& paint) {
    if (paint.means.veiled == nullptr) return;
    const board::SampleMask& mask = *paint.means.veiled;
    const QTransform plane = planeOfSamples(paint.ground.extent.grid);
    const double samplesPerCell = board::kSamplesPerCell;
    const double beyond = kBeyond * samplesPerCell / paint.scale;
    const QRectF seen =
        plane.inverted().mapRect(paint.visible).adjusted(-1 - beyond, -1 - beyond, 1 + beyond, 1 + beyond);
    const board::SampleBox part =
        board::intersection(mask.box(), {static_cast<std::int32_t>(std::floor(std::max(seen.left(), -1e6))),
                                         static_cast<std::int32_t>(std::floor(std::max(seen.top(), -1e6))),
                                         static_cast<std::int32_t>(std::ceil(std::min(seen.right(), 1e6))),
                                         static_cast<std::int32_t>(std::ceil(std::min(seen.bottom(), 1e6)))});
    if (part.empty() || !mask.testsAny(part)) return;
    QVector<QRectF> runs;
    for (std::int32_t y = part.top; y < part.bottom; ++y) addRuns(mask, y, part, beyond, runs);
    paint.painter.setRenderHint(QPainter::Antialiasing, false);
    paint.painter.setTransform(plane, true);
    paint.painter.setPen(Qt::NoPen);
    paint.painter.setBrush(paint.means.colours.backdrop);
    paint.painter.drawRects(runs);
}

}  // namespace tenaille::ui
