// SPDX-License-Identifier: MIT
#include "core/actions/wall_gaps.h"

#include "core/geometry/predicates.h"

namespace tenaille::actions {

using geometry::LatticePoint;
using geometry::Segment;

std::vector<WallPoints> withGap(const WallPoints& wall, geometry::Segment gap) {
    std::vector<WallPoints> parts;
    WallPoints part;
    const auto finish = [&] {
        if (part.size() > 1) parts.push_back(part);
        part.clear();
    };
    const auto extend = [&](LatticePoint from, LatticePoint to) {
        if (from == to) return;
        if (part.empty()) part.push_back(from);
        part.push_back(to);
    };
    for (std::size_t i = 1; i < wall.size(); ++i) {
        const Segment piece{wall[i - 1], wall[i]};
        if (geometry::meeting(piece, gap) != geometry::Meeting::Overlap) {
            extend(piece.a, piece.b);
            continue;
        }
        const auto along = [&](LatticePoint p) { return geometry::dot(piece.a, piece.b, p); };
        const LatticePoint first = along(gap.a) < along(gap.b) ? gap.a : gap.b;
        const LatticePoint last = along(gap.a) < along(gap.b) ? gap.b : gap.a;
        if (along(first) > 0) extend(piece.a, first);
        finish();
        if (along(last) < along(piece.b)) extend(last, piece.b);
    }
    finish();
    return parts;
}

}  // namespace tenaille::actions
