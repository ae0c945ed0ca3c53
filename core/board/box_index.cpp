// SPDX-License-Identifier: MIT
#include "core/board/box_index.h"

#include <cstdlib>

namespace tenaille::board {

namespace {

using geometry::Box;

// Enough buckets that one holds few boxes, few enough that building stays linear.
constexpr std::int64_t kMaxBuckets = 1 << 18;

// Long boxes must not fill the memory: this many entries for each box on the average, and some to spare.
constexpr std::int64_t kEntriesPerBox = 16;
constexpr std::int64_t kSpareEntries = 1 << 16;

std::int64_t entriesOf(std::span<const Box> boxes, std::int64_t size) {
    std::int64_t entries = 0;
    for (const Box& box : boxes)
        entries += ((static_cast<std::int64_t>(box.max.x) - box.min.x) / size + 2) *
                   ((static_cast<std::int64_t>(box.max.y) - box.min.y) / size + 2);
    return entries;
}

Box hullOf(std::span<const Box> boxes) {
    Box hull = boxes.front();
    for (const Box& box : boxes) {
        hull.min = {std::min(hull.min.x, box.min.x), std::min(hull.min.y, box.min.y)};
        hull.max = {std::max(hull.max.x, box.max.x), std::max(hull.max.y, box.max.y)};
    }
    return hull;
}

}  // namespace

BoxIndex::BandOfBuckets::BandOfBuckets(const Band& band, const BoxIndex& index) {
    constexpr std::int64_t kFar = 1 << 28;  // products of differences stay below 2^62
    const std::int64_t size = index.m_size;
    const std::int64_t left = index.m_left * size;
    const std::int64_t top = index.m_top * size;
    const auto isNear = [](std::int64_t coordinate) { return std::abs(coordinate) < kFar; };
    const bool all = isNear(left) && isNear(top) && isNear(left + index.m_columns * size) &&
                     isNear(top + index.m_rows * size) && isNear(band.box.min.x) && isNear(band.box.min.y) &&
                     isNear(band.box.max.x) && isNear(band.box.max.y);
    if (!all) return;
    const std::int64_t wayX = band.ahead.x - band.base.x;
    const std::int64_t wayY = band.ahead.y - band.base.y;
    stepX = -wayY * size;
    stepY = wayX * size;
    first = wayX * (top - band.base.y) - wayY * (left - band.base.x);
    low = band.low - std::max<std::int64_t>(stepX, 0) - std::max<std::int64_t>(stepY, 0);
    high = band.high - std::min<std::int64_t>(stepX, 0) - std::min<std::int64_t>(stepY, 0);
}

std::pair<std::int32_t, std::int32_t> BoxIndex::BandOfBuckets::columns(std::int32_t row, std::int32_t left,
                                                                       std::int32_t right) const {
    const std::int64_t across = first + row * stepY;
    const std::int64_t least = low - across;
    const std::int64_t most = high - across;
    if (stepX == 0) return least <= 0 && most >= 0 ? std::pair{left, right} : std::pair{left, left - 1};
    const auto floorOf = [](std::int64_t value, std::int64_t by) {
        return value / by - (value % by != 0 && (value < 0) != (by < 0) ? 1 : 0);
    };
    // The first column that is in, and the last.
    const std::int64_t from = -floorOf(stepX > 0 ? -least : -most, stepX);
    const std::int64_t to = floorOf(stepX > 0 ? most : least, stepX);
    return {static_cast<std::int32_t>(std::clamp<std::int64_t>(from, left, right + 1LL)),
            static_cast<std::int32_t>(std::clamp<std::int64_t>(to, left - 1LL, right))};
}

template <class Visit>
void BoxIndex::forEachBucket(const Box& box, Visit&& visit) const {
    for (std::int32_t row = bucket(box.min.y) - m_top; row <= bucket(box.max.y) - m_top; ++row)
        for (std::int32_t column = bucket(box.min.x) - m_left; column <= bucket(box.max.x) - m_left; ++column)
            visit(static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                  static_cast<std::size_t>(column));
}

BoxIndex::BoxIndex(std::span<const Box> boxes, std::int32_t bucketSize) {
    if (boxes.empty()) return;
    const Box hull = hullOf(boxes);
    std::int64_t size = bucketSize;
    const std::int64_t width = static_cast<std::int64_t>(hull.max.x) - hull.min.x;
    const std::int64_t height = static_cast<std::int64_t>(hull.max.y) - hull.min.y;
    const std::int64_t mostEntries = kEntriesPerBox * static_cast<std::int64_t>(boxes.size()) + kSpareEntries;
    while (size < std::max(width, height) &&
           ((width / size + 2) * (height / size + 2) > kMaxBuckets || entriesOf(boxes, size) > mostEntries))
        size *= 2;
    m_size = static_cast<std::int32_t>(std::min<std::int64_t>(size, 1 << 30));
    m_left = bucket(hull.min.x);
    m_top = bucket(hull.min.y);
    m_columns = bucket(hull.max.x) - m_left + 1;
    m_rows = bucket(hull.max.y) - m_top + 1;

    // Two passes: count, then fill.
    m_starts.assign(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows) + 1, 0);
    for (const Box& box : boxes) forEachBucket(box, [this](std::size_t at) { ++m_starts[at + 1]; });
    for (std::size_t i = 1; i < m_starts.size(); ++i) m_starts[i] += m_starts[i - 1];
    m_entries.resize(m_starts.back());
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::size_t i = 0; i < boxes.size(); ++i)
        forEachBucket(boxes[i],
                      [&](std::size_t at) { m_entries[next[at]++] = static_cast<std::uint32_t>(i); });
    m_boxes.reserve(m_entries.size());
    for (const std::uint32_t entry : m_entries) m_boxes.push_back(boxes[entry]);
}

std::vector<std::uint32_t> BoxIndex::touching(const geometry::Box& box) const {
    std::vector<std::uint32_t> found;
    if (empty()) return found;
    const Window window = windowOf(box);
    for (std::int32_t row = window.firstRow; row <= window.lastRow; ++row)
        for (std::int32_t column = window.firstColumn; column <= window.lastColumn; ++column) {
            const std::size_t at = placeOf(column, row);
            for (std::uint32_t i = m_starts[at]; i < m_starts[at + 1]; ++i)
                if (m_boxes[i].touches(box)) found.push_back(m_entries[i]);
        }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

}  // namespace tenaille::board
