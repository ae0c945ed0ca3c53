// SPDX-License-Identifier: MIT
//
// BoxIndex: which of many boxes lie near a place. Uniform buckets over the hull of all boxes; built once,
// read often. BoardView keeps one for its barriers and one for its special cells.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/geometry/lattice.h"

namespace tenaille::board {

class BoxIndex {
  public:
    BoxIndex() = default;
    // Buckets are `bucketSize` units wide, or larger when there would be too many. A large box goes into
    // every bucket that it touches.
    BoxIndex(std::span<const geometry::Box> boxes, std::int32_t bucketSize);

    bool empty() const { return m_entries.empty(); }

    // Calls visit(index) for every box of every bucket that touches `box` and passes keep(bucket, cut to
    // `box`). A box in several buckets is visited several times, and boxes that only share a bucket with
    // `box` are visited too: callers sort that out. Allocates nothing.
    template <class Keep, class Visit>
    void visitNear(const geometry::Box& box, Keep&& keep, Visit&& visit) const {
        if (empty()) return;
        const std::int32_t firstColumn = std::max(bucket(box.min.x) - m_left, 0);
        const std::int32_t lastColumn = std::min(bucket(box.max.x) - m_left, m_columns - 1);
        const std::int32_t firstRow = std::max(bucket(box.min.y) - m_top, 0);
        const std::int32_t lastRow = std::min(bucket(box.max.y) - m_top, m_rows - 1);
        for (std::int32_t row = firstRow; row <= lastRow; ++row) {
            for (std::int32_t column = firstColumn; column <= lastColumn; ++column) {
                const std::size_t at = static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                                       static_cast<std::size_t>(column);
                if (m_starts[at] == m_starts[at + 1] || !keep(clipped(column, row, box))) continue;
                for (std::uint32_t i = m_starts[at]; i < m_starts[at + 1]; ++i) visit(m_entries[i]);
            }
        }
    }

  private:
    std::int32_t bucket(std::int32_t coordinate) const {
        const std::int32_t quotient = coordinate / m_size;
        return quotient - (coordinate % m_size < 0 ? 1 : 0);
    }
    geometry::Box clipped(std::int32_t column, std::int32_t row, const geometry::Box& box) const {
        const std::int64_t x = (static_cast<std::int64_t>(m_left) + column) * m_size;
        const std::int64_t y = (static_cast<std::int64_t>(m_top) + row) * m_size;
        const auto inside = [](std::int64_t value, std::int32_t low, std::int32_t high) {
            return static_cast<std::int32_t>(std::clamp<std::int64_t>(value, low, high));
        };
        return {{inside(x, box.min.x, box.max.x), inside(y, box.min.y, box.max.y)},
                {inside(x + m_size, box.min.x, box.max.x), inside(y + m_size, box.min.y, box.max.y)}};
    }
    template <class Visit>
    void forEachBucket(const geometry::Box& box, Visit&& visit) const;

    std::int32_t m_size = 1;
    std::int32_t m_left = 0;  // number of the first column and row
    std::int32_t m_top = 0;
    std::int32_t m_columns = 0;
    std::int32_t m_rows = 0;
    std::vector<std::uint32_t> m_starts;  // per bucket: its part of m_entries
    std::vector<std::uint32_t> m_entries;
};

}  // namespace tenaille::board
