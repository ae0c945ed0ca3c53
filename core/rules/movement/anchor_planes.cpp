// SPDX-License-Identifier: MIT
#include "core/rules/movement/anchor_planes.h"

#include <algorithm>
#include <bit>

namespace tenaille::movement {

namespace {

using board::Cell;
using board::Creature;
using board::Trait;

bool isBodiless(const Mover& mover) { return mover.creature.traits.has(Trait::Incorporeal); }
bool isUnhampered(const Mover& mover) {
    return isBodiless(mover) || mover.creature.traits.has(Trait::Flying);
}

// The reading under which every doubling scales the cost of a step and diagonals keep their count.
bool isUsual(const rules::MoveOptions& options) {
    return options.doubledDiagonal == rules::DoubledDiagonal::Flat &&
           options.doubledDiagonalParity == rules::DoubledDiagonalParity::Keep;
}

// How far the cells of a space lie from its anchor at most, on either axis.
std::int32_t spanOf(const board::Footprint& footprint) {
    constexpr std::int32_t kHexSpan = 8;
    return std::max({footprint.width, footprint.height, kHexSpan});
}

}  // namespace

AnchorPlanes::AnchorPlanes(const MoveGrid& grid, const Mover& mover, const Window& window)
    : m_window(window), m_space(board::cells(grid.grid(), mover.creature.footprint)) {
    std::sort(m_space.begin(), m_space.end());
    for (const Cell cell : m_space) {
        m_spaceMin = {std::min(m_spaceMin.x, cell.x), std::min(m_spaceMin.y, cell.y)};
        m_spaceMax = {std::max(m_spaceMax.x, cell.x), std::max(m_spaceMax.y, cell.y)};
        if (grid.floorAt(mover.creature.at + cell).outside) m_complete = false;
    }
    if (!isUsual(mover.options) || grid.planes().empty()) m_complete = false;
    if (!m_complete) return;
    const auto rows = static_cast<std::size_t>(window.rows);
    m_words.resize(kPlanes * static_cast<std::size_t>(window.strips) * (rows + 2 * std::size_t{kMargin}));
    m_joined.resize(rows);
    m_column.resize(rows + static_cast<std::size_t>(m_spaceMax.y - m_spaceMin.y));
    for (std::int32_t strip = 0; strip < window.strips; ++strip) {
        const CellFact needed = isBodiless(mover) ? CellFact::Inside : CellFact::Open;
        joinEvery(grid.planes(), needed, strip, plane(0, strip));
        std::fill_n(plane(kStop, strip), rows, ~std::uint64_t{0});
        readLinks(grid, mover, strip);
        if (!isUnhampered(mover)) readTerrain(grid, mover, strip);
    }
    readCreatures(grid, mover);
}

template <class Join>
void AnchorPlanes::join(const CellPlanes& cells, CellFact fact, std::int32_t strip, std::uint64_t* out,
                        Join&& both) {
    const Cell first = m_window.first + Cell{64 * strip, 0};
    cells.read(fact, first + m_space.front(), m_window.rows, out);
    if (m_space.size() == 1) return;
    const auto height = static_cast<std::int32_t>(m_column.size());
    for (std::size_t i = 0; i < m_space.size(); ++i) {
        const Cell cell = m_space[i];
        if (i == 0 || cell.x != m_space[i - 1].x)
            cells.read(fact, first + Cell{cell.x, m_spaceMin.y}, height, m_column.data());
        const std::uint64_t* column = m_column.data() + (cell.y - m_spaceMin.y);
        for (std::int32_t row = 0; row < m_window.rows; ++row) out[row] = both(out[row], column[row]);
    }
}

void AnchorPlanes::joinEvery(const CellPlanes& cells, CellFact fact, std::int32_t strip, std::uint64_t* out) {
    join(cells, fact, strip, out, [](std::uint64_t a, std::uint64_t b) { return a & b; });
}

bool AnchorPlanes::joinSome(const CellPlanes& cells, CellFact fact, std::int32_t strip, std::uint64_t* out) {
    if (!cells.any(fact)) {
        std::fill_n(out, m_window.rows, 0);
        return false;
    }
    join(cells, fact, strip, out, [](std::uint64_t a, std::uint64_t b) { return a | b; });
    return std::any_of(out, out + m_window.rows, [](std::uint64_t row) { return row != 0; });
}

void AnchorPlanes::readLinks(const MoveGrid& grid, const Mover& mover, std::int32_t strip) {
    const bool cornersStop = mover.options.cornerCut == rules::CornerCut::Forbid;
    const std::array<CellFact, 4> facts{
        CellFact::WalledNorth, cornersStop ? CellFact::CutNorthEast : CellFact::WalledNorthEast,
        CellFact::WalledEast, cornersStop ? CellFact::CutSouthEast : CellFact::WalledSouthEast};
    for (std::size_t link = 0; link < facts.size(); ++link) {
        std::uint64_t* rows = plane(kFree + link, strip);
        std::uint64_t none = ~std::uint64_t{0};
        if (link == static_cast<std::size_t>(Link::SouthEast) && grid.grid() != board::GridKind::Square)
            none = 0;
        if (isBodiless(mover) || none == 0)
            std::fill_n(rows, m_window.rows, none);
        else {
            joinSome(grid.planes(), facts[link], strip, rows);
            for (std::int32_t row = 0; row < m_window.rows; ++row) rows[row] = ~rows[row];
        }
    }
}

std::size_t AnchorPlanes::enterable() const {
    std::size_t count = 0;
    for (int k = 0; k < m_classes; ++k)
        for (std::int32_t strip = 0; strip < m_window.strips; ++strip)
            for (std::int32_t row = 0; row < m_window.rows; ++row)
                count += static_cast<std::size_t>(std::popcount(entered(k, strip)[row]));
    return count;
}

// MV-18, MV-19: the worst terrain of the space, and one doubling more for an obstacle.
void AnchorPlanes::readTerrain(const MoveGrid& grid, const Mover& mover, std::int32_t strip) {
    const CellPlanes& cells = grid.planes();
    const bool avoidsRough = mover.mode == MoveMode::Run || mover.mode == MoveMode::Charge;
    std::uint64_t* const obstacle = m_joined.data();
    if (!mover.plainFloor && (joinSome(cells, CellFact::Fenced, strip, obstacle) ||
                              joinSome(cells, CellFact::Steep, strip, obstacle)))
        m_complete = false;
    std::uint64_t* const once = plane(1, strip);
    std::uint64_t* const twice = plane(2, strip);
    std::uint64_t* const thrice = plane(3, strip);
    const bool anyObstacle = joinSome(cells, CellFact::Obstacle, strip, obstacle);
    if (!joinSome(cells, CellFact::Rough, strip, once) && !anyObstacle) return;
    joinSome(cells, CellFact::RoughTwice, strip, twice);
    joinSome(cells, CellFact::RoughThrice, strip, thrice);
    std::array<std::uint64_t, kClasses> seen{};
    for (std::int32_t row = 0; row < m_window.rows; ++row) {
        const std::uint64_t blocked = obstacle[row];
        const std::array<std::uint64_t, kClasses> terrain{~once[row], once[row] & ~twice[row],
                                                          twice[row] & ~thrice[row], thrice[row], 0};
        plane(kStop, strip)[row] &= ~blocked;
        const std::uint64_t enter = plane(0, strip)[row] & (avoidsRough ? ~once[row] : ~std::uint64_t{0});
        for (std::size_t k = 0; k < kClasses; ++k) {
            std::uint64_t here = enter & ((terrain[k] & ~blocked) | (k > 0 ? terrain[k - 1] & blocked : 0));
            if (mover.plainFloor) here = k == 0 ? enter : 0;
            plane(k, strip)[row] = here;
            seen[k] |= here;
        }
    }
    for (int k = 1; k < kClasses; ++k)
        if (seen[static_cast<std::size_t>(k)] != 0) m_classes = std::max(m_classes, k + 1);
}

void AnchorPlanes::readCreatures(const MoveGrid& grid, const Mover& mover) {
    const std::int32_t own = spanOf(mover.creature.footprint);
    for (const Creature& other : mover.others) {
        if (other.record && other.record == mover.creature.record) continue;
        const std::int32_t span = own + spanOf(other.footprint);
        const Cell at = other.at - m_window.first;
        if (at.x < -span || at.x >= 64 * m_window.strips + span || at.y < -span ||
            at.y >= m_window.rows + span)
            continue;
        const PassRuling pass = rulePass(mover.creature, other, mover.mode, mover.options);
        const bool mayPass = pass.canPass.value_or(false);
        if (mayPass && pass.canStop && pass.doublings == 0) continue;
        if (stamp(grid.grid(), other, mayPass, pass.canStop) && pass.doublings > 0) m_complete = false;
    }
}

// Marks the anchors of the window at which the two spaces overlap; false if there are none.
bool AnchorPlanes::stamp(board::GridKind grid, const Creature& other, bool mayPass, bool mayStop) {
    bool any = false;
    for (const Cell theirs : board::cellsAt(grid, other.footprint, other.at)) {
        for (const Cell cell : m_space) {
            const Cell at = theirs - cell - m_window.first;
            if (at.x < 0 || at.x >= 64 * m_window.strips || at.y < 0 || at.y >= m_window.rows) continue;
            const std::uint64_t others = ~(std::uint64_t{1} << (at.x & 63));
            if (!mayPass)
                for (std::size_t k = 0; k < kClasses; ++k) plane(k, at.x >> 6)[at.y] &= others;
            if (!mayStop) plane(kStop, at.x >> 6)[at.y] &= others;
            any = true;
        }
    }
    return any;
}

}  // namespace tenaille::movement
