// SPDX-License-Identifier: MIT
#include "core/players/along_mask.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace tenaille::players {

namespace {

using board::kUnitsPerSample;
using board::LatticePoint;
using board::Sample;
using board::SampleBox;
using board::SampleMask;
using geometry::Segment;

LatticePoint between(Segment line, int part, int parts) {
    const auto along = [&](std::int32_t from, std::int32_t to) {
        return from + static_cast<std::int32_t>(static_cast<std::int64_t>(to - from) * part / parts);
    };
    return {along(line.a.x, line.b.x), along(line.a.y, line.b.y)};
}

int stepsOf(Segment line) {
    const std::int32_t longest = std::max(std::abs(line.b.x - line.a.x), std::abs(line.b.y - line.a.y));
    return std::max(1, longest / (kUnitsPerSample / 2));
}

}  // namespace

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

bool isAlong(const SampleMask& mask, Segment where) {
    constexpr double kTouch = 3 * kUnitsPerSample;  // of an end and a corner of the mask, at most
    const int steps = stepsOf(where);
    const double step = std::hypot(where.b.x - where.a.x, where.b.y - where.a.y) / steps;
    int run = -1;  // in steps
    for (int i = 0; i <= steps; ++i) {
        run = isNear(mask, between(where, i, steps)) ? run + 1 : -1;
        if (run * step > kTouch) return true;
    }
    return run == steps;
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
