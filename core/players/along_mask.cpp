// SPDX-License-Identifier: MIT
#include "core/players/along_mask.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace tenaille::players {

using board::LatticePoint;
using board::Sample;
using board::SampleBox;
using board::SampleMask;

SampleBox boxAround(const std::vector<LatticePoint>& points) {
    SampleBox box{INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
    for (const LatticePoint point : points) {
        const Sample at = board::sampleAt(point);
        box = {std::min(box.left, at.x - 1), std::min(box.top, at.y - 1), std::max(box.right, at.x + 2),
               std::max(box.bottom, at.y + 2)};
    }
    return box;
}

bool isNear(const SampleMask& mask, LatticePoint point) {
    const Sample at = board::sampleAt(point);
    return mask.testsAny({at.x - 1, at.y - 1, at.x + 2, at.y + 2});
}

void addBroad(const std::vector<LatticePoint>& line, double half, vision::PolygonFiller& filler,
              SampleMask& mask) {
    for (std::size_t i = 1; i < line.size(); ++i) {
        const LatticePoint from = line[i - 1];
        const LatticePoint to = line[i];
        const double length = std::max(std::hypot(to.x - from.x, to.y - from.y), 1.0);
        const double x = (to.y - from.y) / length * half;
        const double y = (from.x - to.x) / length * half;
        const std::array<vision::SeenPoint, 4> broad{
            {{from.x + x, from.y + y}, {to.x + x, to.y + y}, {to.x - x, to.y - y}, {from.x - x, from.y - y}}};
        filler.add(broad, mask);
    }
}

}  // namespace tenaille::players
