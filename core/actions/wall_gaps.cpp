// SPDX-License-Identifier: MIT
#include "core/actions/wall_gaps.h"

#include <algorithm>
#include <utility>

#include "core/geometry/predicates.h"
#include "core/geometry/rounded.h"

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

std::vector<WallPoints> withGapIn(const WallPoints& wall, std::size_t piece, Segment gap) {
    const auto along = [&](LatticePoint p) { return geometry::dot(wall[piece], wall[piece + 1], p); };
    if (along(gap.b) < along(gap.a)) std::swap(gap.a, gap.b);
    const auto middle = wall.begin() + static_cast<std::ptrdiff_t>(piece) + 1;
    WallPoints before(wall.begin(), middle);
    if (before.back() != gap.a) before.push_back(gap.a);
    WallPoints after(middle, wall.end());
    if (after.front() != gap.b) after.insert(after.begin(), gap.b);
    std::vector<WallPoints> parts;
    for (WallPoints* part : {&before, &after})
        if (part->size() > 1) parts.push_back(std::move(*part));
    return parts;
}

std::vector<WallPoints> withRoundedGap(const WallPoints& wall, Segment gap) {
    std::vector<WallPoints> parts = withGap(wall, gap);
    if (parts.size() != 1 || parts.front() != wall) return parts;
    for (std::size_t i = 1; i < wall.size(); ++i) {
        const Segment piece{wall[i - 1], wall[i]};
        if (piece.a != piece.b && geometry::isAboutOn(gap, piece)) return withGapIn(wall, i - 1, gap);
    }
    return parts;
}

std::vector<WallPoints> newWalls(const document::Encounter& map, const WallPoints& wall,
                                 const std::string& kind) {
    std::vector<WallPoints> parts{wall};
    const auto take = [&](const Segment& there) {
        const bool lies = std::any_of(parts.begin(), parts.end(), [&](const WallPoints& part) {
            for (std::size_t i = 1; i < part.size(); ++i)
                if (geometry::meeting({part[i - 1], part[i]}, there) == geometry::Meeting::Overlap)
                    return true;
            return false;
        });
        if (!lies) return;
        std::vector<WallPoints> left;
        for (const WallPoints& part : parts)
            for (WallPoints& rest : withGap(part, there)) left.push_back(std::move(rest));
        parts = std::move(left);
    };
    for (const board::WallRecord& other : map.walls) {
        if (!kind.empty() && other.kind != kind) continue;
        for (std::size_t i = 1; i < other.points.size(); ++i) take({other.points[i - 1], other.points[i]});
    }
    for (const board::DoorRecord& door : map.doors) take(door.where);
    if (parts.size() > 1 && wall.front() == wall.back() && parts.back().back() == parts.front().front()) {
        WallPoints joined = std::move(parts.back());
        joined.insert(joined.end(), parts.front().begin() + 1, parts.front().end());
        parts.front() = std::move(joined);
        parts.pop_back();
    }
    return parts;
}

}  // namespace tenaille::actions
