// SPDX-License-Identifier: MIT
//
// SampleMask: a part of a board as a set of samples, small squares (on hexes: rhombi of the axial basis) of
// 15 lattice units. What the players see and know is kept in such masks: joining and comparing them costs
// words, not polygons. A sample counts as part of a shape when its middle does.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/board/footprint.h"
#include "core/board/grid.h"

namespace tenaille::board {

inline constexpr std::int32_t kSamplesPerCell = 16;
inline constexpr std::int32_t kUnitsPerSample = geometry::kUnitsPerCell / kSamplesPerCell;

// Half-open, in samples: sample (x, y) is the square of 15 units from (15 x, 15 y).
struct SampleBox {
    std::int32_t left = 0;
    std::int32_t top = 0;
    std::int32_t right = 0;
    std::int32_t bottom = 0;
    friend bool operator==(const SampleBox&, const SampleBox&) = default;

    std::int32_t width() const { return right - left; }
    std::int32_t height() const { return bottom - top; }
    bool empty() const { return left >= right || top >= bottom; }
    bool contains(std::int32_t x, std::int32_t y) const {
        return x >= left && x < right && y >= top && y < bottom;
    }
};

SampleBox intersection(const SampleBox& a, const SampleBox& b);  // {} when they have nothing in common
SampleBox united(const SampleBox& a, const SampleBox& b);        // an empty one adds nothing
// Rounded outwards to whole tiles of 64 x 64.
SampleBox wholeTiles(const SampleBox& box);

// The samples around every cell of the board, rounded outwards to whole tiles of 64 x 64 (document/fog.h).
SampleBox samplesOf(const Extent& extent);

// The sample that a point lies in; a border belongs to the sample right of and below it.
struct Sample {
    std::int32_t x = 0;
    std::int32_t y = 0;
    friend constexpr auto operator<=>(Sample, Sample) = default;
};
Sample sampleAt(LatticePoint point);

class SampleMask {
  public:
    SampleMask() = default;  // has no place for any sample
    // Empty; the box is made of whole tiles.
    explicit SampleMask(const SampleBox& box);

    const SampleBox& box() const { return m_box; }
    bool operator==(const SampleMask&) const = default;

    // Samples outside of the box are never part of the mask; setting them does nothing.
    bool test(std::int32_t x, std::int32_t y) const;
    void set(std::int32_t x, std::int32_t y);
    // The samples from `left` to before `right` of one row.
    void setRow(std::int32_t y, std::int32_t left, std::int32_t right);
    void set(const SampleBox& part);
    bool testsAny(const SampleBox& part) const;
    void fill();
    void clear();

    bool empty() const;
    std::int64_t count() const;
    std::size_t bytes() const { return m_words.size() * sizeof(std::uint64_t); }
    // The smallest box around the samples that are set.
    SampleBox bounds() const;

    // The boxes may differ, each made of whole tiles; this mask keeps its own. What is beyond the other's
    // box is not in the other.
    SampleMask& operator|=(const SampleMask& other);
    SampleMask& operator&=(const SampleMask& other);
    SampleMask& operator-=(const SampleMask& other);
    bool meets(const SampleMask& other) const;
    // Of a mask of the same box.
    bool includes(const SampleMask& other) const;

    // Every sample within `samples` of one that is set, along both axes.
    SampleMask grown(int samples) const;

    // One row, 64 samples a word, the lowest bit first.
    int wordsPerRow() const { return m_box.width() / 64; }
    std::span<std::uint64_t> row(std::int32_t y);
    std::span<const std::uint64_t> row(std::int32_t y) const;

  private:
    SampleBox m_box;
    std::vector<std::uint64_t> m_words;
};

// The samples of a cell whose middles lie in it.
void setCell(SampleMask& mask, GridKind grid, Cell cell);
bool touchesCell(const SampleMask& mask, GridKind grid, Cell cell);
// Any cell of a creature's space.
bool touchesSpace(const SampleMask& mask, GridKind grid, const Footprint& footprint, Cell at);

}  // namespace tenaille::board
