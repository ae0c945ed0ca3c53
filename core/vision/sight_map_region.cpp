// SPDX-License-Identifier: MIT
//
// Triangular expansion: from the triangle of the eye through every open edge, in a wedge that grows narrower
// at the corners it meets. Its sides always point to corners of the map, so every turn is one exact product.
#include <algorithm>

#include "core/vision/sight_map.h"

namespace tenaille::vision {

using geometry::Box;
using geometry::LatticePoint;
using geometry::Triangulation;

// Corners as the eye sees them: differences, times w for corners off the lattice.
template <>
struct SightMap::View<false> {
    struct Ray {
        std::int64_t x;
        std::int64_t y;
        double nearX() const { return static_cast<double>(x); }
        double nearY() const { return static_cast<double>(y); }
    };
    const SightMap& map;
    LatticePoint eye;

    Ray ray(std::int32_t x, std::int32_t y) const {
        return {std::int64_t{x} - eye.x, std::int64_t{y} - eye.y};
    }
    static std::int64_t cross(Ray a, Ray b) { return a.x * b.y - a.y * b.x; }
    static double nearCross(Ray a, Ray b) { return static_cast<double>(cross(a, b)); }
};

template <>
struct SightMap::View<true> {
    struct Ray {
        std::int64_t x;
        std::int64_t y;
        std::int64_t w;
        double nearX() const { return static_cast<double>(x) / static_cast<double>(w); }
        double nearY() const { return static_cast<double>(y) / static_cast<double>(w); }
    };
    const SightMap& map;
    LatticePoint eye;

    Ray ray(std::int32_t x, std::int32_t y) const {
        if (y != kOffLattice) return {std::int64_t{x} - eye.x, std::int64_t{y} - eye.y, 1};
        const geometry::ExactPoint& at = map.m_triangulation.vertex(static_cast<Index>(x));
        return {at.x - eye.x * at.w, at.y - eye.y * at.w, at.w};
    }
    static __int128 cross(Ray a, Ray b) {
        return static_cast<__int128>(a.x) * b.y - static_cast<__int128>(a.y) * b.x;
    }
    // In proportion for one a and different b.
    static double nearCross(Ray a, Ray b) {
        return static_cast<double>(cross(a, b)) / static_cast<double>(b.w);
    }
};

namespace {

// Puts together what is seen, piece by piece of shut edges, clockwise.
class Outline {
  public:
    Outline(LatticePoint eye, std::vector<SeenPoint>& out) : m_x(eye.x), m_y(eye.y), m_out(out) {
        m_out.clear();
    }

    // The piece of the edge from a to b between two rays.
    template <class View>
    void add(std::uint32_t edge, typename View::Ray a, typename View::Ray b, typename View::Ray first,
             typename View::Ray last) {
        const SeenPoint from = meeting<View>(a, b, first);
        const SeenPoint to = meeting<View>(a, b, last);
        const bool goesOn = !m_out.empty() && isSame(m_out.back(), from);
        if (goesOn && edge == m_edge) {
            m_out.back() = to;
        } else {
            if (!goesOn) m_out.push_back(from);
            if (!isSame(from, to)) m_out.push_back(to);
        }
        if (m_firstEdge == Triangulation::kNone) m_firstEdge = edge;
        m_edge = edge;
    }

    void close() {
        if (m_out.size() < 2 || !isSame(m_out.front(), m_out.back())) return;
        m_out.pop_back();
        // Where the round begins nothing need turn.
        if (m_edge != m_firstEdge) return;
        m_out.front() = m_out.back();
        m_out.pop_back();
    }

  private:
    static bool isSame(const SeenPoint& a, const SeenPoint& b) { return a.x == b.x && a.y == b.y; }

    // a lies before the ray or on it, b behind it or on it.
    template <class View>
    SeenPoint meeting(typename View::Ray a, typename View::Ray b, typename View::Ray ray) const {
        const double before = View::nearCross(ray, a);
        if (before == 0) return {m_x + a.nearX(), m_y + a.nearY()};
        const double behind = View::nearCross(ray, b);
        if (behind == 0) return {m_x + b.nearX(), m_y + b.nearY()};
        const double share = before / (before - behind);
        return {m_x + a.nearX() + share * (b.nearX() - a.nearX()),
                m_y + a.nearY() + share * (b.nearY() - a.nearY())};
    }

    double m_x;
    double m_y;
    std::vector<SeenPoint>& m_out;
    std::uint32_t m_edge = Triangulation::kNone;
    std::uint32_t m_firstEdge = Triangulation::kNone;
};

// Both ends on the outer side of one side of the box.
bool liesBeyond(const Box& range, double ax, double ay, double bx, double by) {
    return (ax < range.min.x && bx < range.min.x) || (ax > range.max.x && bx > range.max.x) ||
           (ay < range.min.y && by < range.min.y) || (ay > range.max.y && by > range.max.y);
}

// The part of a polygon around an eye where inside(point) >= 0, which is linear and > 0 at the eye.
template <class Inside>
void cut(const std::vector<SeenPoint>& polygon, std::vector<SeenPoint>& out, Inside&& inside) {
    out.clear();
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const SeenPoint& a = polygon[i];
        const SeenPoint& b = polygon[i + 1 == polygon.size() ? 0 : i + 1];
        const double atA = inside(a);
        const double atB = inside(b);
        if (atA >= 0) out.push_back(a);
        if ((atA > 0 && atB < 0) || (atA < 0 && atB > 0)) {
            const double share = atA / (atA - atB);
            out.push_back({a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)});
        }
    }
}

}  // namespace

void SightMap::regionFrom(LatticePoint eye, std::vector<SeenPoint>& out, Scratch& scratch) const {
    look<false>(eye, m_frame, out, scratch);
}

void SightMap::regionFrom(LatticePoint eye, const Box& range, std::vector<SeenPoint>& out,
                          Scratch& scratch) const {
    if (!look<true>(eye, range, out, scratch)) return;
    std::vector<SeenPoint>& other = scratch.m_cut;
    cut(out, other, [&](const SeenPoint& point) { return point.x - range.min.x; });
    cut(other, out, [&](const SeenPoint& point) { return range.max.x - point.x; });
    cut(out, other, [&](const SeenPoint& point) { return point.y - range.min.y; });
    cut(other, out, [&](const SeenPoint& point) { return range.max.y - point.y; });
}

template <bool kRange>
bool SightMap::look(LatticePoint eye, const Box& range, std::vector<SeenPoint>& out, Scratch& scratch) const {
    out.clear();
    const auto isInside = [&](const Box& box) {
        return eye.x > box.min.x && eye.x < box.max.x && eye.y > box.min.y && eye.y < box.max.y;
    };
    if (!isInside(m_frame) || !isInside(range)) return false;
    begin(eye, scratch);
    if (m_triangulation.crossings() == 0)
        expand<false, kRange>({*this, eye}, range, out, scratch);
    else
        expand<true, kRange>({*this, eye}, range, out, scratch);
    return true;
}

// The edges around the eye, the last one first, and on top the corner where the first one begins.
void SightMap::begin(LatticePoint eye, Scratch& scratch) const {
    auto& pending = scratch.m_pending;
    pending.clear();
    const auto triangles = m_triangulation.triangles();
    const Triangulation::Place place = m_triangulation.locate(eye);
    const auto corner = [&](Edge edge, unsigned number) -> const Gate& {
        return gate(Triangulation::edgeOf(Triangulation::triangleOf(edge), number));
    };
    const auto add = [&](Edge edge) {
        const unsigned before = Triangulation::previous(Triangulation::cornerOf(edge));
        const Gate& end = corner(edge, before);
        if (pending.empty()) {
            const Gate& start = corner(edge, Triangulation::next(Triangulation::cornerOf(edge)));
            pending.push_back({0, start.x, start.y});
        }
        pending.push_back({end.out[0], end.x, end.y});
    };
    const auto other = [](Edge edge, unsigned number) {
        return Triangulation::edgeOf(Triangulation::triangleOf(edge), number);
    };
    const auto addBoth = [&](Edge edge) {
        add(other(edge, Triangulation::next(Triangulation::cornerOf(edge))));
        add(other(edge, Triangulation::previous(Triangulation::cornerOf(edge))));
    };
    switch (place.kind) {
        case Triangulation::Place::Kind::Inside:
            add(place.edge);
            addBoth(place.edge);
            break;
        case Triangulation::Place::Kind::OnEdge:
            addBoth(place.edge);
            addBoth(
                triangles[Triangulation::triangleOf(place.edge)].beyond[Triangulation::cornerOf(place.edge)]);
            break;
        case Triangulation::Place::Kind::OnCorner:
            Edge edge = place.edge;
            do {
                add(edge);
                edge = m_triangulation.turned(edge);
            } while (edge != place.edge);
            break;
    }
    std::reverse(pending.begin(), pending.end());
}

template <bool kCrossings, bool kRange>
void SightMap::expand(const View<kCrossings>& view, const Box& range, std::vector<SeenPoint>& out,
                      Scratch& scratch) const {
    using Ray = typename View<kCrossings>::Ray;
    using V = View<kCrossings>;
    auto& pending = scratch.m_pending;
    Outline outline(view.eye, out);
    const auto rayTo = [&](std::uint32_t number) {
        const Gate& at = gate(number);
        return view.ray(at.x, at.y);
    };
    const auto startOf = [](std::uint32_t number) {
        return (number & ~3u) | Triangulation::previous(number & 3);
    };
    const auto endOf = [](std::uint32_t number) { return (number & ~3u) | Triangulation::next(number & 3); };
    Ray first = view.ray(pending.back().x, pending.back().y);
    pending.pop_back();
    while (!pending.empty()) {
        // What waits begins where the one before it ended.
        auto [number, lastX, lastY] = pending.back();
        Ray last = view.ray(lastX, lastY);
        pending.pop_back();
        while ((number & kShut) == 0) {
            if constexpr (kRange) {
                const Ray a = rayTo(startOf(number));
                const Ray b = rayTo(endOf(number));
                if (liesBeyond(range, view.eye.x + a.nearX(), view.eye.y + a.nearY(), view.eye.x + b.nearX(),
                               view.eye.y + b.nearY()))
                    break;
            }
            const Gate& here = gate(number);
            const Ray ahead = view.ray(here.x, here.y);
            // Both are worked out at once: where the wedge goes is hard to foretell, that it splits is rare.
            const bool isAfterFirst = V::cross(first, ahead) > 0;
            const bool isBeforeLast = V::cross(ahead, last) > 0;
            const std::uint32_t onward = here.out[isAfterFirst ? 0 : 1];
            if (isAfterFirst & isBeforeLast) {
                pending.push_back({here.out[1], lastX, lastY});
                last = ahead;
                lastX = here.x;
                lastY = here.y;
            }
            number = onward;
        }
        number &= ~kShut;
        outline.template add<V>(number, rayTo(startOf(number)), rayTo(endOf(number)), first, last);
        first = last;
    }
    outline.close();
}

}  // namespace tenaille::vision
