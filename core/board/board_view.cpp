// SPDX-License-Identifier: MIT
#include "core/board/board_view.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tenaille::board {

namespace {

using geometry::Box;

// Enough buckets that one holds few barriers, few enough that building stays linear.
constexpr std::int64_t kMaxBuckets = 1 << 18;

Box hullOf(std::span<const Barrier> barriers) {
    constexpr std::int32_t kMax = std::numeric_limits<std::int32_t>::max();
    constexpr std::int32_t kMin = std::numeric_limits<std::int32_t>::min();
    Box hull{{kMax, kMax}, {kMin, kMin}};
    for (const Barrier& barrier : barriers) {
        const Box box = geometry::boundingBox(barrier.where);
        hull.min = {std::min(hull.min.x, box.min.x), std::min(hull.min.y, box.min.y)};
        hull.max = {std::max(hull.max.x, box.max.x), std::max(hull.max.y, box.max.y)};
    }
    return hull;
}

std::int32_t floorDiv(std::int32_t value, std::int32_t by) {
    const std::int32_t quotient = value / by;
    return quotient - (value % by != 0 && value < 0 ? 1 : 0);
}

}  // namespace

BoardView::BoardView(BoardParts parts) : m_parts(std::move(parts)) {
    m_cells.reserve(m_parts.cells.size());
    for (std::size_t i = 0; i < m_parts.cells.size(); ++i)
        m_cells.emplace(m_parts.cells[i].cell, static_cast<std::uint32_t>(i));
    indexBarriers();
}

Cell BoardView::bucketOf(LatticePoint point) const {
    return {floorDiv(point.x, m_bucketSize), floorDiv(point.y, m_bucketSize)};
}

void BoardView::indexBarriers() {
    if (m_parts.barriers.empty()) return;
    const Box hull = hullOf(m_parts.barriers);
    std::int64_t size = 2 * static_cast<std::int64_t>(m_parts.unitsPerCell);
    const std::int64_t width = static_cast<std::int64_t>(hull.max.x) - hull.min.x;
    const std::int64_t height = static_cast<std::int64_t>(hull.max.y) - hull.min.y;
    while ((width / size + 2) * (height / size + 2) > kMaxBuckets) size *= 2;
    m_bucketSize = static_cast<std::int32_t>(std::min<std::int64_t>(size, 1 << 30));
    m_bucketMin = bucketOf(hull.min);
    const Cell last = bucketOf(hull.max);
    m_columns = last.x - m_bucketMin.x + 1;
    m_rows = last.y - m_bucketMin.y + 1;

    // Two passes over the barriers: count, then fill. A long barrier goes into every bucket of its bounding
    // box.
    m_starts.assign(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows) + 1, 0);
    const auto forEachBucket = [this](const Barrier& barrier, auto&& visit) {
        const Box box = geometry::boundingBox(barrier.where);
        const Cell from = bucketOf(box.min) - m_bucketMin;
        const Cell to = bucketOf(box.max) - m_bucketMin;
        for (std::int32_t row = from.y; row <= to.y; ++row)
            for (std::int32_t column = from.x; column <= to.x; ++column)
                visit(static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                      static_cast<std::size_t>(column));
    };
    for (const Barrier& barrier : m_parts.barriers)
        forEachBucket(barrier, [this](std::size_t bucket) { ++m_starts[bucket + 1]; });
    for (std::size_t i = 1; i < m_starts.size(); ++i) m_starts[i] += m_starts[i - 1];
    m_entries.resize(m_starts.back());
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::size_t i = 0; i < m_parts.barriers.size(); ++i)
        forEachBucket(m_parts.barriers[i],
                      [&](std::size_t bucket) { m_entries[next[bucket]++] = static_cast<std::uint32_t>(i); });
}

void BoardView::barriersTouching(const Box& box, std::vector<std::uint32_t>& indices) const {
    if (m_entries.empty()) return;
    const auto begin = static_cast<std::ptrdiff_t>(indices.size());
    const Cell from = bucketOf(box.min) - m_bucketMin;
    const Cell to = bucketOf(box.max) - m_bucketMin;
    for (std::int32_t row = std::max(from.y, 0); row <= std::min(to.y, m_rows - 1); ++row) {
        for (std::int32_t column = std::max(from.x, 0); column <= std::min(to.x, m_columns - 1); ++column) {
            const std::size_t bucket = static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                                       static_cast<std::size_t>(column);
            for (std::uint32_t i = m_starts[bucket]; i < m_starts[bucket + 1]; ++i)
                if (geometry::boundingBox(m_parts.barriers[m_entries[i]].where).touches(box))
                    indices.push_back(m_entries[i]);
        }
    }
    std::sort(indices.begin() + begin, indices.end());
    indices.erase(std::unique(indices.begin() + begin, indices.end()), indices.end());
}

const TerrainEffect& BoardView::terrainAt(Cell cell) const {
    static constexpr TerrainEffect kPlain{};
    const SpecialCell* special = specialAt(cell);
    return special != nullptr ? special->effect : kPlain;
}

const SpecialCell* BoardView::specialAt(Cell cell) const {
    const auto found = m_cells.find(cell);
    return found != m_cells.end() ? &m_parts.cells[found->second] : nullptr;
}

const Creature* BoardView::creature(RecordId record) const {
    const auto found = std::find_if(m_parts.creatures.begin(), m_parts.creatures.end(),
                                    [&](const Creature& creature) { return creature.record == record; });
    return found != m_parts.creatures.end() ? &*found : nullptr;
}

}  // namespace tenaille::board
