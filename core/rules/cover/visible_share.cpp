// SPDX-License-Identifier: MIT
#include "core/rules/cover/visible_share.h"

#include <gmpxx.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/rules/cover/contacts.h"

namespace tenaille::cover {

namespace {

// Everything below is written for numbers of two kinds: fractions of any size, and those of the machine for a
// first look (isMostlyVisible).
using Exact = mpq_class;

int signOf(const Exact& value) { return sgn(value); }
int signOf(double value) { return (value > 0) - (value < 0); }
Exact magnitude(const Exact& value) { return abs(value); }
double magnitude(double value) { return std::abs(value); }

template <class Number>
Number share(std::int64_t num, std::int64_t den);
template <>
Exact share<Exact>(std::int64_t num, std::int64_t den) {
    return {static_cast<long>(num), static_cast<long>(den)};
}
template <>
double share<double>(std::int64_t num, std::int64_t den) {
    return static_cast<double>(num) / static_cast<double>(den);
}

// Seen from the corner, which is (0, 0).
template <class Number>
struct Vector {
    Number x;
    Number y;
    bool isZero() const { return x == 0 && y == 0; }
    friend Vector operator+(const Vector& a, const Vector& b) { return {a.x + b.x, a.y + b.y}; }
    friend Vector operator-(const Vector& a, const Vector& b) { return {a.x - b.x, a.y - b.y}; }
    friend Number cross(const Vector& a, const Vector& b) { return a.x * b.y - a.y * b.x; }
    friend int turn(const Vector& a, const Vector& b) { return signOf(cross(a, b)); }
    friend bool sameWay(const Vector& a, const Vector& b) {
        return turn(a, b) == 0 && signOf(Number(a.x * b.x + a.y * b.y)) > 0;
    }
};

template <class Number>
struct Line {
    Vector<Number> a;
    Vector<Number> b;
};

// How far along a direction its ray meets the line, in lengths of the direction; they are not parallel.
template <class Number>
Number distanceTo(const Line<Number>& line, const Vector<Number>& direction) {
    const Vector<Number> along = line.b - line.a;
    return cross(line.a, along) / cross(direction, along);
}

// Where two segments meet, ends included; none for parallel ones, whose ends say enough.
template <class Number>
std::optional<Vector<Number>> commonPoint(const Line<Number>& first, const Line<Number>& second) {
    const Vector<Number> along = first.b - first.a;
    const Vector<Number> across = second.b - second.a;
    const Number divisor = cross(along, across);
    if (divisor == 0) return std::nullopt;
    const Number ofFirst = cross(second.a - first.a, across) / divisor;
    const Number ofSecond = cross(second.a - first.a, along) / divisor;
    if (ofFirst < 0 || ofFirst > 1 || ofSecond < 0 || ofSecond > 1) return std::nullopt;
    return Vector<Number>{first.a.x + along.x * ofFirst, first.a.y + along.y * ofFirst};
}

// What lies between two directions less than half a turn apart, and which of the corner's directions are
// walled off at the corner itself.
template <class Number>
class Eye {
    using Vector = cover::Vector<Number>;
    using Line = cover::Line<Number>;

  public:
    Eye(const BoardView& board, const Corner& from, const Obstacles& obstacles, Layers layers)
        : m_at(from.point) {
        for (const Piece& piece : obstacles.pieces)
            if ((piece.layer & layers) != 0) add(vectorTo(piece.where.a), vectorTo(piece.where.b));
        for (const SplitPiece& piece : obstacles.splits)
            if ((piece.layer & layers) != 0) add(vectorTo(piece.a), vectorTo(piece.b));
        if (!from.cell) return;
        const LatticePoint middle = board.centreOf(*from.cell);
        m_inward = vectorTo(middle);
        m_isCutOff = isSealed({middle, m_at, m_at, m_at}, obstacles, layers);
    }

    // Twice the area of the convex cell, and twice what is seen of it.
    struct Areas {
        Number whole = 0;
        Number seen = 0;
    };
    Areas areasOf(std::span<const LatticePoint> corners) const {
        std::vector<Vector> points;
        for (const LatticePoint corner : corners) points.push_back(vectorTo(corner));
        std::vector<Line> sides;
        Areas areas;
        for (std::size_t i = 0; i < points.size(); ++i) {
            sides.push_back({points[i], points[(i + 1) % points.size()]});
            areas.whole += cross(sides.back().a, sides.back().b);
        }
        areas.whole = magnitude(areas.whole);
        if (m_isCutOff) return areas;
        const View view = viewOf(points, std::move(sides));
        for (std::size_t i = 0; i + 1 < view.directions.size(); ++i)
            areas.seen += seenBetween(view.directions[i], view.directions[i + 1], view);
        return areas;
    }

  private:
    static bool isSealed(const std::array<LatticePoint, 4>& path, const Obstacles& obstacles, Layers layers) {
        ContactPath contacts;
        contacts.reset(path);
        for (const Piece& piece : obstacles.pieces) contacts.add(piece);
        for (const SplitPiece& piece : obstacles.splits) contacts.add(piece);
        return (contacts.crossedLayers() & layers) != 0 || contacts.firstSealed(layers) != nullptr;
    }

    Vector vectorTo(LatticePoint p) const { return {Number(p.x - m_at.x), Number(p.y - m_at.y)}; }
    Vector vectorTo(const geometry::SplitPoint& p) const {
        const Vector from = vectorTo(p.base.a);
        const Vector way = vectorTo(p.base.b) - from;
        const Number part = share<Number>(p.num, p.den);
        return {from.x + way.x * part, from.y + way.y * part};
    }

    // Walls that point at the eye hide nothing beyond them, but may part its directions where they end at it.
    void add(const Vector& a, const Vector& b) {
        if (turn(a, b) != 0) {
            m_walls.push_back({a, b});
            return;
        }
        const bool passes = signOf(Number(a.x * b.x + a.y * b.y)) <= 0;
        if (!passes) return;
        if (!a.isZero()) m_germs.push_back(a);
        if (!b.isZero()) m_germs.push_back(b);
    }

    // A convex cell and the walls that may stand before it.
    struct View {
        std::vector<Line> sides;
        std::vector<Line> walls;
        std::vector<Vector> directions;  // in order; between two neighbours nothing changes but distances
    };

    // The directions are those to the corners of the cell, to the ends of walls, and to where walls cross
    // each other or a side.
    View viewOf(const std::vector<Vector>& corners, std::vector<Line> sides) const {
        View view{std::move(sides), {}, {}};
        std::vector<Vector>& result = view.directions;
        for (const Vector& corner : corners)
            if (!corner.isZero()) result.push_back(corner);
        const auto before = [](const Vector& a, const Vector& b) { return turn(a, b) > 0; };
        const Vector first = *std::min_element(result.begin(), result.end(), before);
        const Vector last = *std::max_element(result.begin(), result.end(), before);
        const auto add = [&](const Vector& point) {
            if (before(first, point) && before(point, last)) result.push_back(point);
        };
        for (const Vector& germ : m_germs) add(germ);
        for (const Line& wall : m_walls) {
            const bool beside = (!before(first, wall.a) && !before(first, wall.b)) ||
                                (!before(wall.a, last) && !before(wall.b, last));
            if (beside) continue;
            add(wall.a);
            add(wall.b);
            const auto addCrossing = [&](const Line& other) {
                if (const auto point = commonPoint(wall, other)) add(*point);
            };
            for (const Line& other : view.walls) addCrossing(other);
            for (const Line& side : view.sides) addCrossing(side);
            view.walls.push_back(wall);
        }
        std::sort(result.begin(), result.end(), before);
        result.erase(std::unique(result.begin(), result.end(),
                                 [](const Vector& a, const Vector& b) { return turn(a, b) == 0; }),
                     result.end());
        return view;
    }

    // GEO-2: of the directions at a corner on walls those count that no wall parts from the middle of its
    // cell.
    bool isParted(const Vector& direction) const {
        if (!m_inward || sameWay(*m_inward, direction)) return false;
        bool left = false;
        bool right = false;
        for (const Vector& germ : m_germs) {
            if (sameWay(germ, *m_inward) || sameWay(germ, direction)) continue;
            const int out = turn(direction, germ);
            const int in = turn(*m_inward, germ);
            // Clockwise from the direction to the way inward, as seen from the eye.
            const int span = turn(direction, *m_inward);
            const bool between = span > 0 ? out > 0 && in < 0 : span < 0 ? out > 0 || in < 0 : out > 0;
            (between ? right : left) = true;
        }
        return left && right;
    }

    // Twice the seen area between two neighbouring directions.
    Number seenBetween(const Vector& from, const Vector& to, const View& view) const {
        const Vector middle = from + to;
        if (isParted(middle)) return 0;
        const Line* entry = nullptr;
        const Line* exit = nullptr;
        Number nearest = 0;
        Number farthest = 0;
        for (const Line& side : view.sides) {
            if (turn(side.a, middle) * turn(middle, side.b) <= 0) continue;
            if (turn(side.a, side.b) * turn(side.a, middle) <= 0) continue;  // behind the eye
            const Number distance = distanceTo(side, middle);
            if (entry == nullptr || distance < nearest) {
                entry = &side;
                nearest = distance;
            }
            if (exit == nullptr || distance > farthest) {
                exit = &side;
                farthest = distance;
            }
        }
        if (exit == nullptr) return 0;
        if (entry == exit) nearest = 0;  // the eye is a corner of the cell
        const Line* end = exit;
        Number reach = farthest;
        for (const Line& wall : view.walls) {
            if (turn(wall.a, middle) * turn(middle, wall.b) <= 0) continue;
            if (turn(wall.a, wall.b) * turn(wall.a, middle) <= 0) continue;
            const Number distance = distanceTo(wall, middle);
            if (distance >= reach) continue;
            reach = distance;
            end = &wall;
        }
        if (reach <= nearest) return 0;
        const auto areaTo = [&](const Line& line) {
            return magnitude(Number(cross(from, to) * distanceTo(line, from) * distanceTo(line, to)));
        };
        return entry == exit ? areaTo(*end) : Number(areaTo(*end) - areaTo(*entry));
    }

    LatticePoint m_at;
    std::vector<Line> m_walls;
    std::vector<Vector> m_germs;     // where walls lead that the eye lies on
    std::optional<Vector> m_inward;  // to the middle of its cell
    bool m_isCutOff = false;
};

// The convex parts of the cells, with the eye on no side and inside none: on squares, where the cells fill a
// rectangle, that one, cut through the eye where it touches it.
std::vector<std::vector<LatticePoint>> partsOf(const BoardView& board, LatticePoint eye,
                                               std::span<const Cell> cells) {
    std::vector<std::vector<LatticePoint>> parts;
    for (const Cell cell : cells) {
        const CellCorners corners = cornersOf(board, cell);
        parts.emplace_back(corners.span().begin(), corners.span().end());
    }
    if (board::isHex(board.grid())) return parts;
    LatticePoint min = parts.front().front();
    LatticePoint max = min;
    for (const auto& part : parts) {
        for (const LatticePoint p : part) {
            min = {std::min(min.x, p.x), std::min(min.y, p.y)};
            max = {std::max(max.x, p.x), std::max(max.y, p.y)};
        }
    }
    const std::int64_t unit = board.unitsPerCell();
    const std::int64_t area = std::int64_t{max.x - min.x} * (max.y - min.y);
    if (area != unit * unit * static_cast<std::int64_t>(cells.size())) return parts;
    std::vector<std::int32_t> xs{min.x, max.x};
    std::vector<std::int32_t> ys{min.y, max.y};
    if (eye.x >= min.x && eye.x <= max.x && eye.y >= min.y && eye.y <= max.y) {
        if (eye.x > min.x && eye.x < max.x) xs.insert(xs.begin() + 1, eye.x);
        if (eye.y > min.y && eye.y < max.y) ys.insert(ys.begin() + 1, eye.y);
    }
    parts.clear();
    for (std::size_t i = 0; i + 1 < xs.size(); ++i)
        for (std::size_t k = 0; k + 1 < ys.size(); ++k)
            parts.push_back({{xs[i], ys[k]}, {xs[i + 1], ys[k]}, {xs[i + 1], ys[k + 1]}, {xs[i], ys[k + 1]}});
    return parts;
}

// By how much twice the seen area exceeds the whole, and the whole.
template <class Number>
std::pair<Number, Number> excessOf(const BoardView& board, const Corner& from,
                                   const std::vector<std::vector<LatticePoint>>& parts,
                                   const Obstacles& obstacles, Layers layers) {
    const Eye<Number> eye(board, from, obstacles, layers);
    Number whole = 0;
    Number seen = 0;
    for (const auto& part : parts) {
        const auto areas = eye.areasOf(part);
        whole += areas.whole;
        seen += areas.seen;
    }
    return {2 * seen - whole, whole};
}

}  // namespace

bool isMostlyVisible(const BoardView& board, const Corner& from, std::span<const Cell> cells,
                     const Obstacles& obstacles, Layers layers) {
    const auto parts = partsOf(board, from.point, cells);
    // Rounding moves an area by less than a thousand-millionth of it: where two lines are so close that their
    // order is mistaken, what lies between them is as small. Only near half the fractions have to decide.
    constexpr double kClear = 1e-6;
    const auto [excess, whole] = excessOf<double>(board, from, parts, obstacles, layers);
    if (std::abs(excess) > kClear * whole) return excess > 0;
    return excessOf<Exact>(board, from, parts, obstacles, layers).first > 0;
}

}  // namespace tenaille::cover
