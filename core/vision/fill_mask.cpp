// SPDX-License-Identifier: MIT
#include "core/vision/fill_mask.h"

#include <algorithm>
#include <cmath>

namespace tenaille::vision {

namespace {

using board::kUnitsPerSample;
using board::SampleBox;

// Largest whole number whose square is at most `value`.
std::int64_t root(std::int64_t value) {
    auto guess = static_cast<std::int64_t>(std::sqrt(static_cast<double>(value)));
    while (guess * guess > value) --guess;
    while ((guess + 1) * (guess + 1) <= value) ++guess;
    return guess;
}

// Every bit becomes the parity of the bits up to it, itself included.
std::uint64_t runningParity(std::uint64_t word) {
    for (const int shift : {1, 2, 4, 8, 16, 32}) word ^= word << shift;
    return word;
}

// In samples, measured from the middle of sample (0, 0).
struct Vertex {
    double x;
    double y;
};
Vertex vertexOf(const SeenPoint& point) {
    return {point.x / kUnitsPerSample - 0.5, point.y / kUnitsPerSample - 0.5};
}

// Held inside the range of int, far beyond any board.
std::int32_t ceiling(double value) {
    return static_cast<std::int32_t>(std::ceil(std::clamp(value, -1e8, 1e8)));
}

}  // namespace

void PolygonFiller::add(std::span<const SeenPoint> polygon, board::SampleMask& mask) {
    if (polygon.size() < 3) return;
    double top = vertexOf(polygon[0]).y;
    double bottom = top;
    for (const SeenPoint& point : polygon) {
        top = std::min(top, vertexOf(point).y);
        bottom = std::max(bottom, vertexOf(point).y);
    }
    const SampleBox& box = mask.box();
    const std::int32_t first = std::max(ceiling(top), box.top);
    const std::int32_t last = std::min(ceiling(bottom), box.bottom);  // half-open
    if (first >= last) return;
    // One more bit than the row has samples takes the ends beyond its right border.
    const std::size_t perRow = static_cast<std::size_t>(mask.wordsPerRow()) + 1;
    m_turns.assign(perRow * static_cast<std::size_t>(last - first), 0);
    Vertex from = vertexOf(polygon.back());
    for (const SeenPoint& point : polygon) {
        const Vertex to = vertexOf(point);
        const Vertex& upper = from.y < to.y ? from : to;
        const Vertex& lower = from.y < to.y ? to : from;
        const std::int32_t begin = std::max(ceiling(upper.y), first);
        const std::int32_t end = std::min(ceiling(lower.y), last);
        if (begin < end) {
            const double slope = (lower.x - upper.x) / (lower.y - upper.y);
            for (std::int32_t y = begin; y < end; ++y) {
                const double x = upper.x + (static_cast<double>(y) - upper.y) * slope;
                const std::int32_t at = std::clamp(ceiling(x), box.left, box.right) - box.left;
                m_turns[static_cast<std::size_t>(y - first) * perRow + static_cast<std::size_t>(at / 64)] ^=
                    std::uint64_t{1} << (at % 64);
            }
        }
        from = to;
    }
    for (std::int32_t y = first; y < last; ++y) {
        const std::uint64_t* turns = &m_turns[static_cast<std::size_t>(y - first) * perRow];
        std::uint64_t inside = 0;  // all bits: the row is inside where this word begins
        for (std::uint64_t& word : mask.row(y)) {
            const std::uint64_t part = runningParity(*turns++) ^ inside;
            word |= part;
            inside = (part >> 63) != 0 ? ~std::uint64_t{0} : 0;
        }
    }
}

void PolygonFiller::add(std::span<const geometry::LatticePoint> polygon, board::SampleMask& mask) {
    std::vector<SeenPoint> points;
    points.reserve(polygon.size());
    for (const geometry::LatticePoint point : polygon)
        points.push_back({static_cast<double>(point.x), static_cast<double>(point.y)});
    add(points, mask);
}

board::SampleMask filledMask(const SampleBox& box, std::span<const geometry::LatticePoint> outline) {
    board::SampleMask mask(box);
    PolygonFiller().add(outline, mask);
    return mask;
}

void addDisc(board::GridKind grid, geometry::LatticePoint middle, std::int32_t radius,
             board::SampleMask& mask) {
    if (radius < 0) return;
    // In half units, so that the middles of samples are whole: sample x has its middle at (2x + 1) step.
    const std::int64_t step = kUnitsPerSample;
    const std::int64_t far = 2 * static_cast<std::int64_t>(radius);
    const bool hex = board::isHex(grid);
    // Rows of a hex disc reach 2 / sqrt(3) of the radius; a few rows too many cost nothing.
    const std::int64_t reach = hex ? far * 7 / 6 + step : far;
    const std::int64_t midX = 2 * static_cast<std::int64_t>(middle.x);
    const std::int64_t midY = 2 * static_cast<std::int64_t>(middle.y);
    const auto first = static_cast<std::int32_t>(
        std::max<std::int64_t>(geometry::floorDiv(midY - reach, 2 * step), mask.box().top));
    const auto last = static_cast<std::int32_t>(
        std::min<std::int64_t>(geometry::floorDiv(midY + reach, 2 * step) + 1, mask.box().bottom));
    for (std::int32_t y = first; y < last; ++y) {
        const std::int64_t dy = (2 * static_cast<std::int64_t>(y) + 1) * step - midY;
        // Squares: |x| <= sqrt(R2 - y2). Hexes: (2x + y)2 <= 4 R2 - 3 y2.
        const std::int64_t rest = hex ? 4 * far * far - 3 * dy * dy : far * far - dy * dy;
        if (rest < 0) continue;
        const std::int64_t half = root(rest);
        const std::int64_t lowest = hex ? geometry::floorDiv(-half - dy + 1, 2) : -half;  // rounded up
        const std::int64_t highest = hex ? geometry::floorDiv(half - dy, 2) : half;
        // (2x + 1) step - midX between the two.
        const std::int64_t left = geometry::floorDiv(lowest + midX - step + 2 * step - 1, 2 * step);
        const std::int64_t right = geometry::floorDiv(highest + midX - step, 2 * step) + 1;
        mask.setRow(y, static_cast<std::int32_t>(left), static_cast<std::int32_t>(right));
    }
}

}  // namespace tenaille::vision
