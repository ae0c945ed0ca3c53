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

// Held inside the range of int, far beyond any board.
std::int32_t ceiling(double value) {
    const double held = std::clamp(value, -1e8, 1e8);
    const auto towardsZero = static_cast<std::int32_t>(held);
    return towardsZero + (held > towardsZero ? 1 : 0);
}

// The samples that polygons of these points may fill. At least one point.
SampleBox closelyAround(std::span<const SeenPoint> points) {
    SampleBox box{INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
    for (const SeenPoint& point : points) {
        const std::int32_t right = ceiling(point.x / kUnitsPerSample);
        const std::int32_t bottom = ceiling(point.y / kUnitsPerSample);
        box = {std::min(box.left, right - 1), std::min(box.top, bottom - 1), std::max(box.right, right),
               std::max(box.bottom, bottom)};
    }
    return box;
}

}  // namespace

PolygonFiller::Vertex PolygonFiller::vertexOf(const SeenPoint& point) {
    return {point.x / kUnitsPerSample - 0.5, point.y / kUnitsPerSample - 0.5};
}

void PolygonFiller::add(std::span<const SeenPoint> polygon, board::SampleMask& mask) {
    if (polygon.size() < 3) return;
    // Whole words of the rows that there are.
    const SampleBox close = closelyAround(polygon);
    SampleBox area = board::intersection(mask.box(), board::wholeTiles(close));
    area.top = std::max(area.top, close.top);
    area.bottom = std::min(area.bottom, close.bottom);
    if (area.empty()) return;
    // One more bit than the row has samples takes the ends beyond its right border.
    const std::size_t perRow = static_cast<std::size_t>(area.width()) / 64 + 1;
    m_turns.assign(perRow * static_cast<std::size_t>(area.height()), 0);
    Vertex from = vertexOf(polygon.back());
    for (const SeenPoint& point : polygon) {
        const Vertex to = vertexOf(point);
        addEdge(from.y < to.y ? from : to, from.y < to.y ? to : from, area);
        from = to;
    }
    const auto firstWord = static_cast<std::size_t>((area.left - mask.box().left) / 64);
    for (std::int32_t y = area.top; y < area.bottom; ++y) {
        const std::uint64_t* turns = &m_turns[static_cast<std::size_t>(y - area.top) * perRow];
        std::uint64_t inside = 0;  // all bits: the row is inside where this word begins
        for (std::uint64_t& word : mask.row(y).subspan(firstWord, perRow - 1)) {
            const std::uint64_t part = (*turns == 0 ? 0 : runningParity(*turns)) ^ inside;
            ++turns;
            word |= part;
            inside = (part >> 63) != 0 ? ~std::uint64_t{0} : 0;
        }
    }
}

// Along the rows in steps of 2^-32 of a sample: whole numbers are several times faster here.
void PolygonFiller::addEdge(const Vertex& upper, const Vertex& lower, const SampleBox& area) {
    const std::int32_t begin = std::max(ceiling(upper.y), area.top);
    const std::int32_t end = std::min(ceiling(lower.y), area.bottom);
    if (begin >= end) return;
    constexpr double kOne = 4'294'967'296.0;
    const double slope = (lower.x - upper.x) / (lower.y - upper.y);
    const double first = std::clamp(upper.x + (begin - upper.y) * slope, -1e8, 1e8);
    // A middle that an edge passes by no more than what the steps round off lies on it.
    constexpr std::int64_t kRounded = 1 << 14;
    std::int64_t x = std::llround(first * kOne) - kRounded;
    // Of an edge that crosses one row alone the slope may be anything.
    const std::int64_t step = end - begin > 1 ? std::llround(slope * kOne) : 0;
    const std::size_t perRow = static_cast<std::size_t>(area.width()) / 64 + 1;
    std::uint64_t* row = &m_turns[static_cast<std::size_t>(begin - area.top) * perRow];
    for (std::int32_t y = begin; y < end; ++y) {
        const auto right = static_cast<std::int32_t>((x + 0xFFFF'FFFF) >> 32);
        const std::int32_t at = std::clamp(right, area.left, area.right) - area.left;
        row[at / 64] ^= std::uint64_t{1} << (at % 64);
        row += perRow;
        x += step;
    }
}

board::SampleBox samplesAround(std::span<const SeenPoint> points) {
    return points.empty() ? SampleBox{} : board::wholeTiles(closelyAround(points));
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

board::SampleBox samplesOfDisc(board::GridKind grid, geometry::LatticePoint middle, std::int32_t radius) {
    if (radius < 0) return {};
    // A hex disc reaches 2 / sqrt(3) of the radius along both axes.
    const std::int32_t reach = board::isHex(grid) ? radius + radius / 6 + 1 : radius;
    const auto down = [](std::int32_t units) { return geometry::floorDiv(units, kUnitsPerSample); };
    return board::wholeTiles({down(middle.x - reach), down(middle.y - reach), down(middle.x + reach) + 1,
                              down(middle.y + reach) + 1});
}

void addDisc(board::GridKind grid, geometry::LatticePoint middle, std::int32_t radius,
             board::SampleMask& mask) {
    if (radius < 0) return;
    // In half units, so that the middles of samples are whole: sample x has its middle at (2x + 1) step.
    const std::int64_t step = kUnitsPerSample;
    const std::int64_t far = 2 * static_cast<std::int64_t>(radius);
    const bool hex = board::isHex(grid);
    const std::int64_t midX = 2 * static_cast<std::int64_t>(middle.x);
    const std::int64_t midY = 2 * static_cast<std::int64_t>(middle.y);
    const SampleBox rows = board::intersection(mask.box(), samplesOfDisc(grid, middle, radius));
    for (std::int32_t y = rows.top; y < rows.bottom; ++y) {
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
