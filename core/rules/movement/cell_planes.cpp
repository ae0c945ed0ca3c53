// SPDX-License-Identifier: MIT
#include "core/rules/movement/cell_planes.h"

#include <algorithm>
#include <array>

#include "core/rules/movement/move_grid.h"

namespace tenaille::movement {

namespace {

// Bit n: CellFact n holds.
using Facts = std::uint16_t;
static_assert(kCellFacts <= 16);
constexpr Facts factIf(CellFact fact, bool holds) {
    return static_cast<Facts>(int{holds} << static_cast<int>(fact));
}

// What a set of directions says, for all sets: most cells have another set than their neighbours, so that
// branches would be guessed wrong.
struct WallFacts {
    std::array<Facts, 256> walled{};
    std::array<Facts, 256> cut{};
};
constexpr WallFacts wallFacts(bool onSquares) {
    WallFacts facts;
    for (std::size_t set = 0; set < 256; ++set) {
        const auto meets = [set](int direction) { return (set >> direction & 1) != 0; };
        facts.walled[set] = static_cast<Facts>(factIf(CellFact::WalledNorth, meets(onSquares ? 0 : 2)) |
                                               factIf(CellFact::WalledNorthEast, meets(1)) |
                                               factIf(CellFact::WalledEast, meets(onSquares ? 2 : 0)) |
                                               factIf(CellFact::WalledSouthEast, onSquares && meets(3)));
        facts.cut[set] = static_cast<Facts>(factIf(CellFact::CutNorthEast, meets(1)) |
                                            factIf(CellFact::CutSouthEast, onSquares && meets(3)));
    }
    return facts;
}

Facts factsOf(const MoveGrid& grid, const WallFacts& walls, std::int32_t index) {
    const Floor& floor = grid.floor(index);
    const Directions walled = grid.walled(index);
    return static_cast<Facts>(
        factIf(CellFact::Inside, !floor.outside) | factIf(CellFact::Open, !floor.outside & !floor.solid) |
        factIf(CellFact::Rough, floor.doublings >= 1) | factIf(CellFact::RoughTwice, floor.doublings >= 2) |
        factIf(CellFact::RoughThrice, floor.doublings >= 3) | factIf(CellFact::Steep, floor.doublings >= 4) |
        factIf(CellFact::Obstacle, floor.obstacle) | factIf(CellFact::Fenced, grid.fenced(index) != 0) |
        walls.walled[walled] | walls.cut[walled | grid.cornered(index)]);
}

// Eight rows of eight bits, mirrored at the diagonal.
constexpr std::uint64_t transposed(std::uint64_t rows) {
    const auto swap = [&rows](int distance, std::uint64_t mask) {
        const std::uint64_t differ = (rows ^ rows >> distance) & mask;
        rows ^= differ ^ differ << distance;
    };
    swap(7, 0x00aa00aa00aa00aa);
    swap(14, 0x0000cccc0000cccc);
    swap(28, 0x00000000f0f0f0f0);
    return rows;
}
static_assert(transposed(0x0000000000000002) == 0x0000000000000100);

}  // namespace

CellPlanes::CellPlanes(const MoveGrid& grid)
    : m_min(grid.first()), m_rowWords((grid.width() + 63) / 64), m_height(grid.height()) {
    m_words.resize(kCellFacts * static_cast<std::size_t>(m_height) *
                   static_cast<std::size_t>(m_rowWords + 2));
    for (std::int32_t y = 0; y < m_height; ++y)
        for (std::int32_t word = 0; word < m_rowWords; ++word) fill(grid, word, y);
}

// Cells by facts become facts by cells, eight at a time.
void CellPlanes::fill(const MoveGrid& grid, std::int32_t word, std::int32_t y) {
    std::array<std::uint64_t, 16> found{};
    static constexpr WallFacts kOnSquares = wallFacts(true);
    static constexpr WallFacts kOnHexes = wallFacts(false);
    const WallFacts& walls = grid.grid() == board::GridKind::Square ? kOnSquares : kOnHexes;
    const std::int32_t first = y * grid.width() + 64 * word;
    const std::int32_t cells = std::min(64, grid.width() - 64 * word);
    for (std::int32_t group = 0; group < cells; group += 8) {
        std::array<std::uint64_t, 2> facts{};
        for (std::int32_t i = 0; i < std::min(8, cells - group); ++i) {
            const std::uint64_t ofCell = factsOf(grid, walls, first + group + i);
            facts[0] |= (ofCell & 0xff) << 8 * i;
            facts[1] |= ofCell >> 8 << 8 * i;
        }
        for (std::size_t half = 0; half < 2; ++half) {
            const std::uint64_t byFact = transposed(facts[half]);
            for (std::size_t fact = 0; fact < 8; ++fact)
                found[8 * half + fact] |= (byFact >> 8 * fact & 0xff) << group;
        }
    }
    for (std::size_t fact = 0; fact < kCellFacts; ++fact) {
        m_words[static_cast<std::size_t>(offset(static_cast<CellFact>(fact), y) + 1 + word)] = found[fact];
        m_any |= std::uint32_t{found[fact] != 0} << fact;
    }
}

void CellPlanes::read(CellFact fact, board::Cell first, std::int32_t rows, std::uint64_t* out) const {
    const std::int32_t x = first.x - m_min.x;
    const std::int32_t y = first.y - m_min.y;
    const std::int32_t word = x >> 6;
    const std::int32_t from = std::clamp(-y, 0, rows);
    const std::int32_t to = std::clamp(m_height - y, from, rows);
    if (from == to || word < -1 || word >= m_rowWords) {
        std::fill(out, out + rows, 0);
        return;
    }
    std::fill(out, out + from, 0);
    // One word before the first and one after the last of a row are empty.
    const std::uint64_t* at = m_words.data() + offset(fact, y + from) + (word + 1);
    const auto shift = static_cast<unsigned>(x & 63);
    for (std::int32_t row = from; row < to; ++row, at += m_rowWords + 2)
        out[row] = at[0] >> shift | at[1] << 1 << (63 - shift);
    std::fill(out + to, out + rows, 0);
}

}  // namespace tenaille::movement
