// SPDX-License-Identifier: MIT
#include "core/board/sample_mask.h"

#include <algorithm>
#include <bit>

namespace tenaille::board {

namespace {

constexpr std::int32_t kTile = 64;

// The bits from `from` to before `to` of one word, 0 <= from < to <= 64.
std::uint64_t bits(std::int32_t from, std::int32_t to) {
    const std::uint64_t upTo = to == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << to) - 1;
    return upTo & (~std::uint64_t{0} << from);
}

// Calls visit(word index, bits) for the words that the samples [left, right) of a row lie in.
template <class Visit>
void eachWord(std::int32_t left, std::int32_t right, Visit visit) {
    for (std::int32_t word = left / kTile; word * kTile < right; ++word)
        visit(static_cast<std::size_t>(word),
              bits(std::max(left - word * kTile, 0), std::min(right - word * kTile, kTile)));
}

// Calls `visit` with each word of `a` and the word of `b` at the same place, until it says true.
template <class MaskA, class Visit>
bool visitBoth(MaskA& a, const SampleMask& b, Visit visit) {
    const SampleBox both = intersection(a.box(), b.box());
    if (both.empty()) return false;
    const auto words = static_cast<std::size_t>(both.width() / kTile);
    const auto part = [&](auto& mask, std::int32_t y) {
        return mask.row(y).subspan(static_cast<std::size_t>((both.left - mask.box().left) / kTile), words);
    };
    for (std::int32_t y = both.top; y < both.bottom; ++y) {
        const auto rowA = part(a, y);
        const auto rowB = part(b, y);
        for (std::size_t i = 0; i < words; ++i)
            if (visit(rowA[i], rowB[i])) return true;
    }
    return false;
}

// Calls visit(sample) for the samples whose middles lie in the cell, until it says no.
template <class Visit>
void eachSampleOf(GridKind grid, Cell cell, Visit visit) {
    const LatticePoint middle = centre(grid, cell);
    if (!isHex(grid)) {
        const Sample first =
            sampleAt({middle.x - geometry::kUnitsPerCell / 2, middle.y - geometry::kUnitsPerCell / 2});
        for (std::int32_t y = first.y; y < first.y + kSamplesPerCell; ++y)
            for (std::int32_t x = first.x; x < first.x + kSamplesPerCell; ++x)
                if (!visit(Sample{x, y})) return;
        return;
    }
    // Of the points (q, r) about a centre those belong to its hex for which none of 2q + r, q + 2r, q - r is
    // beyond one cell. In doubled units, so that middles of samples are whole. Some lie on a border of the
    // third kind; they belong to one cell alone, the one that cellAt() says.
    const std::int32_t reach = geometry::kUnitsPerCell * 2 / 3;
    const Sample from = sampleAt({middle.x - reach, middle.y - reach});
    const Sample to = sampleAt({middle.x + reach, middle.y + reach});
    const std::int32_t edge = 2 * geometry::kUnitsPerCell;
    for (std::int32_t y = from.y; y <= to.y; ++y)
        for (std::int32_t x = from.x; x <= to.x; ++x) {
            const std::int32_t q = (2 * x + 1) * kUnitsPerSample - 2 * middle.x;
            const std::int32_t r = (2 * y + 1) * kUnitsPerSample - 2 * middle.y;
            if (std::abs(2 * q + r) > edge || std::abs(q + 2 * r) > edge) continue;
            if (q - r >= edge || q - r < -edge) continue;
            if (!visit(Sample{x, y})) return;
        }
}

}  // namespace

SampleBox intersection(const SampleBox& a, const SampleBox& b) {
    const SampleBox both{std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
                         std::min(a.bottom, b.bottom)};
    return both.empty() ? SampleBox{} : both;
}

SampleBox united(const SampleBox& a, const SampleBox& b) {
    if (a.empty()) return b;
    if (b.empty()) return a;
    return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
            std::max(a.bottom, b.bottom)};
}

SampleBox wholeTiles(const SampleBox& box) {
    const auto down = [](std::int32_t value) { return geometry::floorDiv(value, kTile) * kTile; };
    return {down(box.left), down(box.top), down(box.right + kTile - 1), down(box.bottom + kTile - 1)};
}

SampleBox samplesOf(const Extent& extent) {
    if (extent.width <= 0 || extent.height <= 0) return {};
    LatticePoint min{INT32_MAX, INT32_MAX};
    LatticePoint max{INT32_MIN, INT32_MIN};
    const auto reach = [&](std::int32_t column, std::int32_t row) {
        for (const LatticePoint corner : corners(extent.grid, extent.cellOf(column, row))) {
            min = {std::min(min.x, corner.x), std::min(min.y, corner.y)};
            max = {std::max(max.x, corner.x), std::max(max.y, corner.y)};
        }
    };
    // Of staggered rows or columns two next to each other are the outermost ones.
    for (std::int32_t column = 0; column < extent.width; ++column) {
        for (const std::int32_t row : {0, extent.height - 1}) reach(column, row);
    }
    for (std::int32_t row = 0; row < extent.height; ++row) {
        for (const std::int32_t column : {0, extent.width - 1}) reach(column, row);
    }
    const std::int32_t tile = kTile * kUnitsPerSample;
    return {geometry::floorDiv(min.x, tile) * kTile, geometry::floorDiv(min.y, tile) * kTile,
            -geometry::floorDiv(-max.x, tile) * kTile, -geometry::floorDiv(-max.y, tile) * kTile};
}

Sample sampleAt(LatticePoint point) {
    return {geometry::floorDiv(point.x, kUnitsPerSample), geometry::floorDiv(point.y, kUnitsPerSample)};
}

SampleMask::SampleMask(const SampleBox& box)
    : m_box(box),
      m_words(static_cast<std::size_t>(box.width() / kTile) * static_cast<std::size_t>(box.height())) {}

bool SampleMask::test(std::int32_t x, std::int32_t y) const {
    if (!m_box.contains(x, y)) return false;
    const std::int32_t at = x - m_box.left;
    return (row(y)[static_cast<std::size_t>(at / kTile)] >> (at % kTile) & 1) != 0;
}

void SampleMask::set(std::int32_t x, std::int32_t y) {
    if (!m_box.contains(x, y)) return;
    const std::int32_t at = x - m_box.left;
    row(y)[static_cast<std::size_t>(at / kTile)] |= std::uint64_t{1} << (at % kTile);
}

void SampleMask::setRow(std::int32_t y, std::int32_t left, std::int32_t right) {
    left = std::max(left, m_box.left) - m_box.left;
    right = std::min(right, m_box.right) - m_box.left;
    if (left >= right || y < m_box.top || y >= m_box.bottom) return;
    const std::span<std::uint64_t> words = row(y);
    eachWord(left, right, [&](std::size_t word, std::uint64_t part) { words[word] |= part; });
}

void SampleMask::set(const SampleBox& part) {
    for (std::int32_t y = part.top; y < part.bottom; ++y) setRow(y, part.left, part.right);
}

bool SampleMask::testsAny(const SampleBox& part) const {
    const SampleBox inside = intersection(part, m_box);
    if (inside.empty()) return false;
    bool any = false;
    for (std::int32_t y = inside.top; y < inside.bottom && !any; ++y) {
        const std::span<const std::uint64_t> words = row(y);
        eachWord(
            inside.left - m_box.left, inside.right - m_box.left,
            [&](std::size_t word, std::uint64_t bitsOfIt) { any = any || (words[word] & bitsOfIt) != 0; });
    }
    return any;
}

void SampleMask::fill() { std::fill(m_words.begin(), m_words.end(), ~std::uint64_t{0}); }
void SampleMask::clear() { std::fill(m_words.begin(), m_words.end(), std::uint64_t{0}); }

bool SampleMask::empty() const {
    return std::all_of(m_words.begin(), m_words.end(), [](std::uint64_t word) { return word == 0; });
}

std::int64_t SampleMask::count() const {
    std::int64_t total = 0;
    for (const std::uint64_t word : m_words) total += std::popcount(word);
    return total;
}

SampleBox SampleMask::bounds() const {
    SampleBox around{INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
    for (std::int32_t y = m_box.top; y < m_box.bottom; ++y) {
        const std::span<const std::uint64_t> words = row(y);
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (words[i] == 0) continue;
            const std::int32_t left = m_box.left + static_cast<std::int32_t>(i) * kTile;
            around.left = std::min(around.left, left + std::countr_zero(words[i]));
            around.right = std::max(around.right, left + kTile - std::countl_zero(words[i]));
            around.top = std::min(around.top, y);
            around.bottom = y + 1;
        }
    }
    return around.empty() ? SampleBox{} : around;
}

SampleMask& SampleMask::operator|=(const SampleMask& other) {
    visitBoth(*this, other, [](std::uint64_t& word, std::uint64_t theirs) {
        word |= theirs;
        return false;
    });
    return *this;
}

SampleMask& SampleMask::operator&=(const SampleMask& other) {
    if (m_box != other.m_box) {
        SampleMask theirs(m_box);
        theirs |= other;
        return *this &= theirs;
    }
    for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] &= other.m_words[i];
    return *this;
}

SampleMask& SampleMask::operator-=(const SampleMask& other) {
    visitBoth(*this, other, [](std::uint64_t& word, std::uint64_t theirs) {
        word &= ~theirs;
        return false;
    });
    return *this;
}

bool SampleMask::meets(const SampleMask& other) const {
    return visitBoth(*this, other,
                     [](std::uint64_t word, std::uint64_t theirs) { return (word & theirs) != 0; });
}

bool SampleMask::includes(const SampleMask& other) const {
    for (std::size_t i = 0; i < m_words.size(); ++i)
        if ((other.m_words[i] & ~m_words[i]) != 0) return false;
    return true;
}

SampleMask SampleMask::grown(int samples) const {
    SampleMask result = *this;
    for (int step = 0; step < samples; ++step) {
        const SampleMask before = result;
        const std::size_t perRow = static_cast<std::size_t>(wordsPerRow());
        for (std::int32_t y = m_box.top; y < m_box.bottom; ++y) {
            const std::span<std::uint64_t> to = result.row(y);
            for (const std::int32_t from : {y - 1, y, y + 1}) {
                if (from < m_box.top || from >= m_box.bottom) continue;
                const std::span<const std::uint64_t> words = before.row(from);
                for (std::size_t i = 0; i < perRow; ++i) {
                    std::uint64_t spread = words[i] | words[i] << 1 | words[i] >> 1;
                    if (i > 0) spread |= words[i - 1] >> 63;
                    if (i + 1 < perRow) spread |= words[i + 1] << 63;
                    to[i] |= spread;
                }
            }
        }
    }
    return result;
}

std::span<std::uint64_t> SampleMask::row(std::int32_t y) {
    const auto perRow = static_cast<std::size_t>(wordsPerRow());
    return {m_words.data() + static_cast<std::size_t>(y - m_box.top) * perRow, perRow};
}

std::span<const std::uint64_t> SampleMask::row(std::int32_t y) const {
    const auto perRow = static_cast<std::size_t>(wordsPerRow());
    return {m_words.data() + static_cast<std::size_t>(y - m_box.top) * perRow, perRow};
}

void setCell(SampleMask& mask, GridKind grid, Cell cell) {
    eachSampleOf(grid, cell, [&](Sample sample) {
        mask.set(sample.x, sample.y);
        return true;
    });
}

bool touchesCell(const SampleMask& mask, GridKind grid, Cell cell) {
    bool touched = false;
    eachSampleOf(grid, cell, [&](Sample sample) {
        touched = mask.test(sample.x, sample.y);
        return !touched;
    });
    return touched;
}

bool touchesSpace(const SampleMask& mask, GridKind grid, const Footprint& footprint, Cell at) {
    const std::vector<Cell> cells = cellsAt(grid, footprint, at);
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return touchesCell(mask, grid, cell); });
}

}  // namespace tenaille::board
