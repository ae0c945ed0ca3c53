// SPDX-License-Identifier: MIT
#include "core/rules/movement/reach_rows.h"

#include <array>
#include <bit>

#include "core/rules/movement/row_steps.h"

namespace tenaille::movement {

namespace {

using board::Cell;
using Plane = ReachedRows::Plane;

struct Search {
    const AnchorPlanes& planes;
    std::int32_t slantedHalves;  // of the steps of slantedFrom()
    ReachedRows& found;
    // What the last waves lead to, a ring: a step adds at most 3 half costs, doubled class for class.
    std::int32_t depth = 4 << (planes.classes() - 1);
    std::unique_ptr<Plane[]> straight = std::make_unique<Plane[]>(static_cast<std::size_t>(depth));
    std::unique_ptr<Plane[]> slanted = std::make_unique<Plane[]>(static_cast<std::size_t>(depth));
    Plane now{};

    Plane& straightAt(std::int32_t halves) const { return straight[slot(halves)]; }
    Plane& slantedAt(std::int32_t halves) const { return slanted[slot(halves)]; }
    std::size_t slot(std::int32_t halves) const { return static_cast<std::size_t>(halves & (depth - 1)); }
};

// What leads into the anchors of one class at one half cost.
struct Source {
    const std::uint64_t* straight;
    const std::uint64_t* slanted;
    const std::uint64_t* entered;

    TENAILLE_INLINED Rows4 arrivals(std::int32_t row) const {
        return (load(straight + row) | load(slanted + row)) & load(entered + row);
    }
};
using Sources = std::array<Source, AnchorPlanes::kClasses>;

Sources sourcesOf(const Search& search, std::int32_t halves) {
    Sources sources{};
    for (int k = 0; k < search.planes.classes(); ++k)
        sources[static_cast<std::size_t>(k)] = {search.straightAt(halves - (kStraightHalves << k)).rows(),
                                                search.slantedAt(halves - (search.slantedHalves << k)).rows(),
                                                search.planes.entered(k)};
    return sources;
}

// Wave by wave. What lies beyond the rows of a wave is computed too where a block of 4 rows needs it, and is
// empty.
TENAILLE_WIDE void run(Search& search) {
    ReachedRows& found = search.found;
    const Links links(search.planes, 0);
    const int classes = search.planes.classes();
    std::uint64_t* const now = search.now.rows();
    std::uint64_t* const all = found.all.rows();
    const Rows4 start{std::uint64_t{1} << found.budget, 0, 0, 0};
    for (std::int32_t halves = found.parity; halves <= found.last(); ++halves) {
        const std::int32_t first = found.budget - found.reach(halves);
        const std::int32_t last = found.budget + found.reach(halves);
        const Sources sources = sourcesOf(search, halves);
        std::uint64_t* const settled = found.settled[static_cast<std::size_t>(halves)].rows();
        for (std::int32_t row = first; row <= last; row += 4) {
            Rows4 fresh = halves == found.parity ? start : sources.data()[0].arrivals(row);
            for (int k = 1; k < classes; ++k) fresh |= sources.data()[k].arrivals(row);
            const Rows4 known = load(all + row);
            fresh &= ~known;
            store(now + row, fresh);
            store(settled + row, fresh);
            store(all + row, known | fresh);
        }
        std::uint64_t* const straight = search.straightAt(halves).rows();
        std::uint64_t* const slanted = search.slantedAt(halves).rows();
        for (std::int32_t row = first - 1; row <= last + 1; row += 4) {
            store(straight + row, straightFrom(now, links, row));
            store(slanted + row, slantedFrom(now, links, row));
        }
    }
}

}  // namespace

std::size_t ReachedRows::count() const {
    std::size_t count = 0;
    for (std::int32_t row = 0; row <= 2 * budget; ++row)
        count += static_cast<std::size_t>(std::popcount(all.rows()[row]));
    return count;
}

std::vector<ReachablePlace> ReachedRows::places() const {
    std::vector<ReachablePlace> places(count());
    ReachablePlace* place = places.data();
    for (std::int32_t halves = parity; halves <= last(); ++halves) {
        const std::uint64_t* wave = settled[static_cast<std::size_t>(halves)].rows();
        for (std::int32_t row = budget - reach(halves); row <= budget + reach(halves); ++row) {
            for (std::uint64_t left = wave[row]; left != 0; left &= left - 1) {
                const int x = std::countr_zero(left);
                *place++ = {{first.x + x, first.y + row}, halves / 2, (stop.rows()[row] >> x & 1) != 0};
            }
        }
    }
    return places;
}

std::optional<ReachedRows> reachInRows(const MoveGrid& grid, const Mover& mover, std::int32_t budget,
                                       std::int32_t parity) {
    static_assert(ReachedRows::kMargin <= AnchorPlanes::kMargin);
    if (budget > kRowsBudget) return std::nullopt;
    ReachedRows found{mover.creature.at - Cell{budget, budget}, budget, parity, {}, {}, {}};
    const AnchorPlanes planes(grid, mover, {found.first, 1, 2 * budget + 1});
    if (!planes.complete()) return std::nullopt;
    found.settled = std::make_unique_for_overwrite<Plane[]>(static_cast<std::size_t>(found.last()) + 1);
    const bool onSquares = grid.grid() == board::GridKind::Square;
    Search search{planes, onSquares ? kDiagonalHalves : kStraightHalves, found};
    run(search);
    for (std::int32_t row = 0; row <= 2 * budget; ++row)
        found.stop.rows()[row] = planes.stop()[row] & found.all.rows()[row];
    found.stop.rows()[budget] |= std::uint64_t{1} << budget;  // nothing makes it leave its place
    return found;
}

}  // namespace tenaille::movement
