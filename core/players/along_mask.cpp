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
    const auto at = [](LatticePoint p, vision::SeenPoint by) {
        return vision::SeenPoint{p.x + by.x, p.y + by.y};
    };
    const auto back = [](vision::SeenPoint by) { return vision::SeenPoint{-by.x, -by.y}; };
    std::vector<vision::SeenPoint> across;  // of each piece: to its edge
    for (std::size_t i = 1; i < line.size(); ++i) {
        const LatticePoint from = line[i - 1];
        const LatticePoint to = line[i];
        const double length = std::max(std::hypot(to.x - from.x, to.y - from.y), 1.0);
        const vision::SeenPoint side{(to.y - from.y) / length * half, (from.x - to.x) / length * half};
        const std::array<vision::SeenPoint, 4> broad{at(from, side), at(to, side), at(to, back(side)),
                                                     at(from, back(side))};
        filler.add(broad, mask);
        across.push_back(side);
    }
    // Between two pieces that are bent a wedge is open at the outer side.
    const auto close = [&](LatticePoint joint, vision::SeenPoint one, vision::SeenPoint other) {
        const vision::SeenPoint point = at(joint, {0, 0});
        filler.add(std::array{point, at(joint, one), at(joint, other)}, mask);
        filler.add(std::array{point, at(joint, back(one)), at(joint, back(other))}, mask);
    };
    for (std::size_t i = 1; i < across.size(); ++i) close(line[i], across[i - 1], across[i]);
    if (across.size() > 1 && line.front() == line.back()) close(line.front(), across.back(), across.front());
}

}  // namespace tenaille::players
