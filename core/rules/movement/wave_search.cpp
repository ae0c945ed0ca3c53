// SPDX-License-Identifier: MIT
#include "core/rules/movement/wave_search.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/rules/movement/row_steps.h"

namespace tenaille::movement {

namespace {

using board::Cell;

constexpr std::int32_t kMargin = AnchorPlanes::kMargin;
constexpr std::int32_t kBlockRows = WaveSearch::kBlockRows;
static_assert(kBlockRows % 4 == 0 && kBlockRows < 64);

}  // namespace

AnchorPlanes::Window WaveSearch::windowAround(const MoveGrid& grid, const Mover& mover, std::int32_t reach) {
    const Cell last = grid.first() + Cell{grid.width() - 1, grid.height() - 1};
    const Cell at = mover.creature.at;
    const Cell min{at.x - std::min(reach, at.x - grid.first().x),
                   at.y - std::min(reach, at.y - grid.first().y)};
    const Cell max{at.x + std::min(reach, last.x - at.x), at.y + std::min(reach, last.y - at.y)};
    const std::int32_t blocks = (max.y - min.y + kBlockRows) / kBlockRows;
    return {min, (max.x - min.x + 64) / 64, blocks * kBlockRows};
}

WaveSearch::WaveSearch(const MoveGrid& grid, const Mover& mover, const AnchorPlanes::Window& window,
                       std::int32_t parity, Keep keep)
    : m_window(window),
      m_keep(keep),
      m_planes(grid, mover, window),
      m_slantedHalves(grid.grid() == board::GridKind::Square ? kDiagonalHalves : kStraightHalves),
      m_depth(4 << (m_planes.classes() - 1)),
      m_digitCount(m_planes.classes() + 2),
      m_stride(window.rows + 2 * kMargin),
      m_stripBlocks(window.rows / kBlockRows),
      m_blocks(static_cast<std::size_t>(m_stripBlocks) * static_cast<std::size_t>(window.strips)),
      m_halves(parity - 1) {
    if (!canAnswer()) return;
    const auto words = static_cast<std::size_t>(m_stride) * static_cast<std::size_t>(window.strips);
    const auto depth = static_cast<std::size_t>(m_depth);
    m_done.resize(words);
    if (keep == Keep::Halves) m_digits.resize(words * static_cast<std::size_t>(m_digitCount));
    m_ahead.resize(words * depth);
    m_queue.resize(depth);
    m_isQueued.resize(m_blocks * depth);
    const Cell start = mover.creature.at - window.first;
    rows(m_ahead, slot(parity), start.x >> 6)[start.y] = std::uint64_t{1} << (start.x & 63);
    schedule((start.x >> 6) * m_stripBlocks + start.y / kBlockRows, slot(parity));
}

std::int32_t WaveSearch::lastDigitsAt(Cell at) const {
    std::int32_t digits = 0;
    for (int digit = 0; digit < m_digitCount; ++digit)
        digits |= std::int32_t{bitAt(m_digits, static_cast<std::size_t>(digit), at)} << digit;
    return digits;
}

bool WaveSearch::next() {
    if (m_waiting == 0) return false;
    ++m_halves;
    m_wave.clear();
    m_present.clear();
    std::swap(m_present, m_queue[slot(m_halves)]);
    m_waiting -= m_present.size();
    for (const std::int32_t block : m_present) settle(block);
    return true;
}

void WaveSearch::schedule(std::int32_t block, std::size_t slot) {
    if (std::exchange(isQueued(block, slot), std::uint8_t{1}) != 0) return;
    m_queue[slot].push_back(block);
    ++m_waiting;
}

void WaveSearch::settle(std::int32_t block) {
    isQueued(block, slot(m_halves)) = 0;
    if (m_keep != Keep::LastWave) m_wave.clear();
    Settled& settled = m_wave.emplace_back(block / m_stripBlocks, block % m_stripBlocks * kBlockRows);
    takeFresh(settled);
    if (settled.columns != 0) {
        spread(settled);
        spreadSideways(settled);
    } else {
        m_wave.pop_back();
    }
}

// What is entered now and was not settled before.
TENAILLE_WIDE void WaveSearch::takeFresh(Settled& settled) {
    std::uint64_t* const ahead = rows(m_ahead, slot(m_halves), settled.strip) + settled.row;
    std::uint64_t* const done = rows(m_done, 0, settled.strip) + settled.row;
    settled.rows()[-1] = 0;
    settled.rows()[kBlockRows] = 0;
    Rows4 any{};
    for (std::int32_t row = 0; row < kBlockRows; row += 4) {
        const Rows4 known = load(done + row);
        const Rows4 fresh = load(ahead + row) & ~known;
        store(settled.rows() + row, fresh);
        store(done + row, known | fresh);
        store(ahead + row, Rows4{});
        any |= fresh;
    }
    settled.columns = any[0] | any[1] | any[2] | any[3];
    if (m_keep == Keep::Halves) {
        for (int digit = 0; digit < m_digitCount; ++digit) {
            if ((m_halves >> digit & 1) == 0) continue;
            std::uint64_t* const set =
                rows(m_digits, static_cast<std::size_t>(digit), settled.strip) + settled.row;
            for (std::int32_t row = 0; row < kBlockRows; row += 4)
                store(set + row, load(set + row) | load(settled.rows() + row));
        }
    }
}

// Into the rows of the block itself and of the two next to it.
TENAILLE_WIDE void WaveSearch::spread(const Settled& settled) {
    const std::int32_t strip = settled.strip;
    const std::int32_t first = settled.row;
    const std::int32_t block = strip * m_stripBlocks + first / kBlockRows;
    const std::uint64_t* const now = settled.rows();
    Links links(m_planes, strip);
    links.north += first;
    links.northEast += first;
    links.east += first;
    links.southEast += first;
    Rows4 straight[kBlockRows / 4];
    Rows4 slanted[kBlockRows / 4];
    const std::uint64_t* const done = rows(m_done, 0, strip) + first;
    for (std::int32_t row = 0; row < kBlockRows; row += 4) {
        const Rows4 open = ~load(done + row);
        straight[row / 4] = straightFrom(now, links, row) & open;
        slanted[row / 4] = slantedFrom(now, links, row) & open;
    }
    for (int k = 0; k < m_planes.classes(); ++k) {
        const std::uint64_t* const entered = m_planes.entered(k, strip) + first;
        const auto add = [&](const Rows4* arrivals, std::size_t into) {
            std::uint64_t* const ahead = rows(m_ahead, into, strip) + first;
            Rows4 any{};
            for (std::int32_t row = 0; row < kBlockRows; row += 4) {
                const Rows4 found = arrivals[row / 4] & load(entered + row);
                any |= found;
                store(ahead + row, load(ahead + row) | found);
            }
            if ((any[0] | any[1] | any[2] | any[3]) != 0) schedule(block, into);
        };
        add(straight, slot(m_halves + (kStraightHalves << k)));
        add(slanted, slot(m_halves + (m_slantedHalves << k)));
    }
    const std::uint64_t top = now[0];
    if (top != 0)
        deliver(strip, first - 1,
                {top & links.north[0], (top & links.northEast[0]) << 1 | (top >> 1 & links.southEast[-1])});
    const std::uint64_t bottom = now[kBlockRows - 1];
    if (bottom != 0)
        deliver(strip, first + kBlockRows,
                {bottom & links.north[kBlockRows], (bottom & links.southEast[kBlockRows - 1]) << 1 |
                                                       (bottom >> 1 & links.northEast[kBlockRows])});
}

// Over the sides of the strip, which the shifts of a word cut off: the anchors of the last column, then those
// of the first.
void WaveSearch::spreadSideways(const Settled& settled) {
    const std::int32_t strip = settled.strip;
    constexpr std::uint64_t kFirstColumn = 1;
    constexpr std::uint64_t kLastColumn = std::uint64_t{1} << 63;
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    if ((settled.columns & (kFirstColumn | kLastColumn)) == 0) return;
    for (int row = 0; row < kBlockRows; ++row) {
        first |= (settled.rows()[row] & kFirstColumn) << row;
        last |= settled.rows()[row] >> 63 << row;
    }
    if (strip == 0) first = 0;
    if (strip + 1 == m_window.strips) last = 0;
    for (; last != 0; last &= last - 1) {
        const std::int32_t row = settled.row + std::countr_zero(last);
        const Links links(m_planes, strip);
        deliver(strip + 1, row, {links.east[row] >> 63, 0});
        deliver(strip + 1, row - 1, {0, links.northEast[row] >> 63});
        deliver(strip + 1, row + 1, {0, links.southEast[row] >> 63});
    }
    for (; first != 0; first &= first - 1) {
        const std::int32_t row = settled.row + std::countr_zero(first);
        const Links links(m_planes, strip - 1);
        deliver(strip - 1, row, {links.east[row] & kLastColumn, 0});
        deliver(strip - 1, row + 1, {0, links.northEast[row + 1] & kLastColumn});
        deliver(strip - 1, row - 1, {0, links.southEast[row - 1] & kLastColumn});
    }
}

void WaveSearch::deliver(std::int32_t strip, std::int32_t row, const Arrivals& arrivals) {
    if ((arrivals.straight | arrivals.slanted) == 0 || row < 0 || row >= m_window.rows) return;
    const std::uint64_t open = ~rows(m_done, 0, strip)[row];
    const std::int32_t block = strip * m_stripBlocks + row / kBlockRows;
    for (int k = 0; k < m_planes.classes(); ++k) {
        const std::uint64_t entered = m_planes.entered(k, strip)[row] & open;
        const auto add = [&](std::uint64_t found, std::int32_t halves) {
            if ((found & entered) == 0) return;
            rows(m_ahead, slot(m_halves + halves), strip)[row] |= found & entered;
            schedule(block, slot(m_halves + halves));
        };
        add(arrivals.straight, kStraightHalves << k);
        add(arrivals.slanted, m_slantedHalves << k);
    }
}

}  // namespace tenaille::movement
