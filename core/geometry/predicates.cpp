// SPDX-License-Identifier: MIT
#include "core/geometry/predicates.h"

#include <initializer_list>

namespace tenaille::geometry {

namespace {

Meeting meetingOnOneLine(Segment first, Segment second) {
    // Order along the common direction; a point segment takes the other one's direction.
    const LatticePoint from = first.a != first.b ? first.a : second.a;
    const LatticePoint to = first.a != first.b ? first.b : second.b;
    if (from == to) return first.a == second.a ? Meeting::Touch : Meeting::Apart;
    const auto along = [&](LatticePoint p) { return dot(from, to, p); };
    const auto low = [&](Segment s) { return along(s.a) < along(s.b) ? along(s.a) : along(s.b); };
    const auto high = [&](Segment s) { return along(s.a) < along(s.b) ? along(s.b) : along(s.a); };
    const std::int64_t start = low(first) > low(second) ? low(first) : low(second);
    const std::int64_t end = high(first) < high(second) ? high(first) : high(second);
    return start > end ? Meeting::Apart : start == end ? Meeting::Touch : Meeting::Overlap;
}

}  // namespace

Meeting meeting(Segment first, Segment second) {
    if (!boundingBox(first).touches(boundingBox(second))) return Meeting::Apart;
    const int a = side(first.a, first.b, second.a);
    const int b = side(first.a, first.b, second.b);
    const int c = side(second.a, second.b, first.a);
    const int d = side(second.a, second.b, first.b);
    if (a == 0 && b == 0 && c == 0 && d == 0) return meetingOnOneLine(first, second);
    if (a * b > 0 || c * d > 0) return Meeting::Apart;
    if (a * b < 0 && c * d < 0) return Meeting::Cross;
    return Meeting::Touch;
}

bool onSegment(LatticePoint p, Segment s) { return side(s.a, s.b, p) == 0 && boundingBox(s).touches({p, p}); }

bool isInside(LatticePoint p, std::span<const LatticePoint> outline) {
    bool inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const LatticePoint a = outline[i];
        const LatticePoint b = outline[(i + 1) % outline.size()];
        if ((a.y > p.y) == (b.y > p.y)) continue;
        if ((side(a, b, p) > 0) == (b.y > a.y)) inside = !inside;
    }
    return inside;
}

Place placeOfMiddle(Segment s, std::span<const LatticePoint> outline) {
    const LatticePoint middle = s.a + s.b;  // all coordinates doubled
    bool inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const LatticePoint a = outline[i] + outline[i];
        const LatticePoint next = outline[(i + 1) % outline.size()];
        const LatticePoint b = next + next;
        if (onSegment(middle, {a, b})) return Place::OnLine;
        if ((a.y > middle.y) == (b.y > middle.y)) continue;
        if ((side(a, b, middle) > 0) == (b.y > a.y)) inside = !inside;
    }
    return inside ? Place::Inside : Place::Outside;
}

bool crossesInterior(Segment s, const Box& box) {
    const Box hull = boundingBox(s);
    const bool overlapsOpen =
        hull.max.x > box.min.x && hull.min.x < box.max.x && hull.max.y > box.min.y && hull.min.y < box.max.y;
    if (!overlapsOpen || s.a == s.b) return false;
    bool left = false;
    bool right = false;
    for (const LatticePoint corner :
         {box.min, LatticePoint{box.max.x, box.min.y}, box.max, LatticePoint{box.min.x, box.max.y}}) {
        const int where = side(s.a, s.b, corner);
        left = left || where < 0;
        right = right || where > 0;
    }
    return left && right;
}

}  // namespace tenaille::geometry
