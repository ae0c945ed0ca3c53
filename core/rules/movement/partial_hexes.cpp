// SPDX-License-Identifier: MIT
//
// The cell is cut into slabs at every end and crossing of lines, each slab into trapezoids by the lines that
// span it; trapezoids that share a part of the border between two slabs belong together.
#include "core/rules/movement/partial_hexes.h"

#include <gmpxx.h>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "core/geometry/predicates.h"

namespace tenaille::movement {

namespace {

using geometry::LatticePoint;
using geometry::Segment;
using Number = mpq_class;

struct Line {
    Number x0, y0, x1, y1;  // x0 < x1
    bool isSide = false;    // of the cell

    Number at(const Number& x) const { return y0 + (y1 - y0) * (x - x0) / (x1 - x0); }
    bool spans(const Number& from, const Number& to) const { return x0 <= from && x1 >= to; }
};

// Between two neighbouring lines of a slab.
struct Trapezoid {
    const Line* top;
    const Line* bottom;
    std::size_t slab;  // from xs[slab] to xs[slab + 1]
};

// The lines as seen from the middle. The plane leans to the side until no line is upright: x grows by `lean`
// times y, which changes no area.
std::vector<Line> linesOf(LatticePoint middle, std::span<const Segment> sides,
                          std::span<const Segment> walls) {
    long lean = 0;
    const auto isUpright = [&](const Segment& s) {
        return s.a != s.b && s.b.x - s.a.x + lean * (long{s.b.y} - s.a.y) == 0;
    };
    while (std::any_of(sides.begin(), sides.end(), isUpright) ||
           std::any_of(walls.begin(), walls.end(), isUpright))
        ++lean;
    std::vector<Line> lines;
    const auto add = [&](const Segment& s, bool isSide) {
        const auto x = [&](LatticePoint p) { return long{p.x} - middle.x + lean * (long{p.y} - middle.y); };
        const auto y = [&](LatticePoint p) { return long{p.y} - middle.y; };
        const auto [left, right] = x(s.a) < x(s.b) ? std::pair(s.a, s.b) : std::pair(s.b, s.a);
        lines.push_back({x(left), y(left), x(right), y(right), isSide});
    };
    for (const Segment& side : sides) add(side, true);
    for (const Segment& wall : walls)
        if (wall.a != wall.b) add(wall, false);
    return lines;
}

// Where slabs begin and end: at ends and crossings of lines, as far as the sides of the cell reach.
std::vector<Number> cutsOf(const std::vector<Line>& lines) {
    std::vector<Number> xs;
    for (const Line& line : lines) {
        if (!line.isSide) continue;
        xs.push_back(line.x0);
        xs.push_back(line.x1);
    }
    const Number first = *std::min_element(xs.begin(), xs.end());
    const Number last = *std::max_element(xs.begin(), xs.end());
    const auto add = [&](const Number& x) {
        if (x > first && x < last) xs.push_back(x);
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& one = lines[i];
        add(one.x0);
        add(one.x1);
        for (std::size_t k = 0; k < i; ++k) {
            const Line& other = lines[k];
            const Number slope = (one.y1 - one.y0) / (one.x1 - one.x0);
            const Number otherSlope = (other.y1 - other.y0) / (other.x1 - other.x0);
            if (slope == otherSlope) continue;
            const Number x =
                ((other.y0 - otherSlope * other.x0) - (one.y0 - slope * one.x0)) / (slope - otherSlope);
            if (one.spans(x, x) && other.spans(x, x)) add(x);
        }
    }
    std::sort(xs.begin(), xs.end());
    xs.erase(std::unique(xs.begin(), xs.end()), xs.end());
    return xs;
}

// Those inside the cell, slab by slab and from top to bottom.
std::vector<Trapezoid> trapezoidsOf(const std::vector<Line>& lines, const std::vector<Number>& xs) {
    std::vector<Trapezoid> result;
    for (std::size_t slab = 0; slab + 1 < xs.size(); ++slab) {
        const Number half = (xs[slab] + xs[slab + 1]) / 2;
        std::vector<std::pair<Number, const Line*>> spanning;
        for (const Line& line : lines)
            if (line.spans(xs[slab], xs[slab + 1])) spanning.emplace_back(line.at(half), &line);
        std::sort(spanning.begin(), spanning.end(),
                  [](const auto& a, const auto& b) { return a.first < b.first; });
        Number top;
        Number bottom;
        bool hasTop = false;
        for (const auto& [y, line] : spanning) {
            if (!line->isSide) continue;
            (hasTop ? bottom : top) = y;
            hasTop = true;
        }
        for (std::size_t i = 0; i + 1 < spanning.size(); ++i) {
            const Number& y = spanning[i].first;
            const Number& next = spanning[i + 1].first;
            if (y < next && y >= top && next <= bottom)
                result.push_back({spanning[i].second, spanning[i + 1].second, slab});
        }
    }
    return result;
}

class Pieces {
  public:
    explicit Pieces(std::size_t count) : m_parent(count) { std::iota(m_parent.begin(), m_parent.end(), 0U); }
    std::size_t of(std::size_t i) const {
        while (m_parent[i] != i) i = m_parent[i];
        return i;
    }
    void join(std::size_t a, std::size_t b) { m_parent[of(a)] = of(b); }

  private:
    std::vector<std::size_t> m_parent;
};

}  // namespace

bool isHalfOpen(LatticePoint middle, std::span<const LatticePoint> corners, std::span<const Segment> walls) {
    if (std::any_of(walls.begin(), walls.end(),
                    [&](const Segment& wall) { return geometry::onSegment(middle, wall); }))
        return false;
    std::vector<Segment> sides;
    for (std::size_t i = 0; i < corners.size(); ++i)
        sides.push_back({corners[i], corners[(i + 1) % corners.size()]});
    const std::vector<Line> lines = linesOf(middle, sides, walls);
    const std::vector<Number> xs = cutsOf(lines);
    const std::vector<Trapezoid> trapezoids = trapezoidsOf(lines, xs);

    Pieces pieces(trapezoids.size());
    for (std::size_t i = 0; i < trapezoids.size(); ++i) {
        for (std::size_t k = i + 1; k < trapezoids.size() && trapezoids[k].slab <= trapezoids[i].slab + 1;
             ++k) {
            if (trapezoids[k].slab == trapezoids[i].slab) continue;
            const Number& x = xs[trapezoids[k].slab];
            const Number top = std::max(trapezoids[i].top->at(x), trapezoids[k].top->at(x));
            const Number bottom = std::min(trapezoids[i].bottom->at(x), trapezoids[k].bottom->at(x));
            if (top < bottom) pieces.join(i, k);
        }
    }

    std::vector<Number> areas(trapezoids.size());
    Number whole;
    std::size_t around = trapezoids.size();
    for (std::size_t i = 0; i < trapezoids.size(); ++i) {
        const Trapezoid& one = trapezoids[i];
        const Number& from = xs[one.slab];
        const Number& to = xs[one.slab + 1];
        const Number half = (from + to) / 2;
        const Number area = (to - from) * (one.bottom->at(half) - one.top->at(half));
        whole += area;
        areas[pieces.of(i)] += area;
        if (from <= 0 && to >= 0 && one.top->at(0) < 0 && one.bottom->at(0) > 0) around = pieces.of(i);
    }
    return around != trapezoids.size() && 2 * areas[around] >= whole;
}

}  // namespace tenaille::movement
