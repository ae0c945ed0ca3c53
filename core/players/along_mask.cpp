// SPDX-License-Identifier: MIT
#include "core/players/along_mask.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace tenaille::players {

namespace {

using board::kUnitsPerSample;
using board::LatticePoint;
using board::Sample;
using board::SampleBox;
using board::SampleMask;
using geometry::Segment;

// On the right and lower border of the board the sample is that inside of it.
bool has(const SampleMask& mask, LatticePoint point) {
    const Sample at = board::sampleAt(point);
    const SampleBox& box = mask.box();
    return mask.test(at.x == box.right ? at.x - 1 : at.x, at.y == box.bottom ? at.y - 1 : at.y);
}

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

std::int64_t roundedRatio(std::int64_t number, std::int64_t by) {  // by > 0; halves go up
    return geometry::floorDiv(2 * number + by, 2 * by);
}

// The ends of the line, and between them what lies on it at every half sample of the board: where these
// places are depends on neither end, which may lie where nobody looks.
std::vector<LatticePoint> placesOn(Segment line) {
    constexpr std::int32_t kStep = kUnitsPerSample / 2;
    const bool flat = std::abs(line.b.x - line.a.x) >= std::abs(line.b.y - line.a.y);
    const auto along = [flat](LatticePoint p) { return flat ? p.x : p.y; };
    const auto across = [flat](LatticePoint p) { return flat ? p.y : p.x; };
    const bool turned = along(line.b) < along(line.a);
    const LatticePoint from = turned ? line.b : line.a;
    const LatticePoint to = turned ? line.a : line.b;
    const std::int64_t length = along(to) - along(from);
    std::vector<LatticePoint> places;
    places.reserve(static_cast<std::size_t>(length / kStep) + 2);
    places.push_back(from);
    for (std::int32_t at = (geometry::floorDiv(along(from), kStep) + 1) * kStep; at < along(to);
         at += kStep) {
        const std::int64_t risen = static_cast<std::int64_t>(at - along(from)) * (across(to) - across(from));
        const auto beside = across(from) + static_cast<std::int32_t>(roundedRatio(risen, length));
        places.push_back(flat ? LatticePoint{at, beside} : LatticePoint{beside, at});
    }
    if (to != from) places.push_back(to);
    if (turned) std::reverse(places.begin(), places.end());
    return places;
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

bool liesAgainst(const SampleMask& mask, const std::vector<LatticePoint>& outline) {
    if (!mask.testsAny(boxAround(outline))) return false;
    std::size_t places = 0;
    std::size_t beside = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Segment edge{outline[i], outline[(i + 1) % outline.size()]};
        const double length = std::max(std::hypot(edge.b.x - edge.a.x, edge.b.y - edge.a.y), 1.0);
        for (const LatticePoint at : placesOn(edge)) {
            ++places;
            for (const double away : {-1.0, -0.5, 0.5, 1.0}) {
                const double by = away * kUnitsPerSample / length;
                const LatticePoint past{at.x + static_cast<int>(std::lround((edge.b.y - edge.a.y) * by)),
                                        at.y + static_cast<int>(std::lround((edge.a.x - edge.b.x) * by))};
                if (!has(mask, past)) continue;
                ++beside;
                break;
            }
        }
    }
    constexpr std::size_t kHalfACell = geometry::kUnitsPerCell / 2 / (kUnitsPerSample / 2);
    return beside > 0 && beside >= std::min(kHalfACell, places / 6);
}

std::vector<Segment> stretches(Segment line, const SampleMask& mask) {
    std::vector<Segment> found;
    if (!mask.testsAny(boxAround({line.a, line.b}))) return found;
    std::optional<Segment> open;
    const auto close = [&] {
        if (open && open->a != open->b) found.push_back(*open);
        open.reset();
    };
    for (const LatticePoint at : placesOn(line)) {
        if (!has(mask, at)) {
            close();
            continue;
        }
        if (!open) open = Segment{at, at};
        open->b = at;
    }
    close();
    return found;
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
