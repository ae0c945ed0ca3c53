// SPDX-License-Identifier: MIT
//
// BoxIndex: which of many boxes lie near a place. Uniform buckets over the hull of all boxes; built once,
// read often. BoardView keeps one for its barriers and one for its special cells.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/geometry/lattice.h"

namespace tenaille::board {

// The points of a box that lie in a strip: low <= (ahead - base) x (point - base) <= high.
struct Band {
    geometry::Box box;
    geometry::LatticePoint base;
    geometry::LatticePoint ahead;
    std::int64_t low = 0;
    std::int64_t high = 0;
};

class BoxIndex {
  public:
    BoxIndex() = default;
    // Buckets are `bucketSize` units wide, or larger when there would be too many. A large box goes into
    // every bucket that it touches.
    BoxIndex(std::span<const geometry::Box> boxes, std::int32_t bucketSize);

    bool empty() const { return m_entries.empty(); }

    // The boxes that touch this one, ascending.
    std::vector<std::uint32_t> touching(const geometry::Box& box) const;

    // Calls visit(index) for every box of every bucket that touches `box` and passes keep(bucket, cut to
    // `box`). A box in several buckets is visited several times, and boxes that only share a bucket with
    // `box` are visited too: callers sort that out. Allocates nothing.
    template <class Keep, class Visit>
    void visitNear(const geometry::Box& box, Keep&& keep, Visit&& visit) const {
        if (empty()) return;
        const Window window = windowOf(box);
        for (std::int32_t row = window.firstRow; row <= window.lastRow; ++row) {
            for (std::int32_t column = window.firstColumn; column <= window.lastColumn; ++column) {
                const std::size_t at = placeOf(column, row);
                if (m_starts[at] == m_starts[at + 1] || !keep(clipped(column, row, box))) continue;
                for (std::uint32_t i = m_starts[at]; i < m_starts[at + 1]; ++i) visit(m_entries[i]);
            }
        }
    }

    // Calls visit(index) for every box of every bucket that touches the band and that touches the band's own
    // box, until one answers false, which is then the result. The rest as above.
    template <class Visit>
    bool visitBand(const Band& band, Visit&& visit) const {
        if (empty()) return true;
        const Window window = windowOf(band.box);
        if (window.firstColumn > window.lastColumn || window.firstRow > window.lastRow) return true;
        const BandOfBuckets inBand(band, *this);
        for (std::int32_t row = window.firstRow; row <= window.lastRow; ++row) {
            const auto [first, last] = inBand.columns(row, window.firstColumn, window.lastColumn);
            if (first > last) continue;
            const std::uint32_t end = m_starts[placeOf(last, row) + 1];
            for (std::uint32_t i = m_starts[placeOf(first, row)]; i < end; ++i)
                if (m_boxes[i].touches(band.box) && !visit(m_entries[i])) return false;
        }
        return true;
    }

  private:
    // Buckets that touch a box.
    struct Window {
        std::int32_t firstColumn;
        std::int32_t lastColumn;
        std::int32_t firstRow;
        std::int32_t lastRow;
    };
    Window windowOf(const geometry::Box& box) const {
        return {std::max(bucket(box.min.x) - m_left, 0), std::min(bucket(box.max.x) - m_left, m_columns - 1),
                std::max(bucket(box.min.y) - m_top, 0), std::min(bucket(box.max.y) - m_top, m_rows - 1)};
    }
    std::size_t placeOf(std::int32_t column, std::int32_t row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
               static_cast<std::size_t>(column);
    }

    // Which buckets a band touches: `across` of their first corners, which is first + column * stepX + row *
    // stepY, lies between low and high. Where the numbers are too large for that, all of them do.
    struct BandOfBuckets {
        BandOfBuckets(const Band& band, const BoxIndex& index);
        // Those of one row from column `left` to `right`; none: the first lies behind the last.
        std::pair<std::int32_t, std::int32_t> columns(std::int32_t row, std::int32_t left,
                                                      std::int32_t right) const;
        std::int64_t first = 0;  // of bucket 0, 0
        std::int64_t stepX = 0;
        std::int64_t stepY = 0;
        std::int64_t low = 0;
        std::int64_t high = 0;
    };

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
    std::vector<geometry::Box> m_boxes;  // of the entries
};

}  // namespace tenaille::board
