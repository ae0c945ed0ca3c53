// SPDX-License-Identifier: MIT
#include "core/vision/visible_region.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tenaille::vision {

namespace {

using geometry::LatticePoint;
using geometry::Segment;

// A difference from the eye.
struct Ray {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

std::int64_t cross(Ray a, Ray b) { return a.x * b.y - a.y * b.x; }
bool isLowerHalf(Ray ray) { return ray.y < 0 || (ray.y == 0 && ray.x < 0); }

// Clockwise on the screen, beginning at the positive x axis.
bool turnsBefore(Ray a, Ray b) {
    if (isLowerHalf(a) != isLowerHalf(b)) return isLowerHalf(b);
    return cross(a, b) > 0;
}

// A wall as the eye sees it: from `first` clockwise to `last`, less than half a turn.
struct SeenWall {
    Ray first;
    Ray last;
};

struct Direction {
    double x = 0;
    double y = 0;
};
Direction unit(Ray ray) {
    const double length = std::hypot(static_cast<double>(ray.x), static_cast<double>(ray.y));
    return {static_cast<double>(ray.x) / length, static_cast<double>(ray.y) / length};
}

// How many times the direction reaches the line of the wall; infinite for parallels.
double reach(const SeenWall& wall, Direction d) {
    const auto alongX = static_cast<double>(wall.last.x - wall.first.x);
    const auto alongY = static_cast<double>(wall.last.y - wall.first.y);
    const double slope = d.x * alongY - d.y * alongX;
    if (slope == 0) return std::numeric_limits<double>::infinity();
    return (static_cast<double>(wall.first.x) * alongY - static_cast<double>(wall.first.y) * alongX) / slope;
}

class Sweep {
  public:
    Sweep(LatticePoint eye, std::span<const SightWall> walls, const geometry::Box& frame) : m_eye(eye) {
        const LatticePoint right{frame.max.x, frame.min.y};
        const LatticePoint left{frame.min.x, frame.max.y};
        for (const Segment& side : {Segment{frame.min, right}, Segment{right, frame.max},
                                    Segment{frame.max, left}, Segment{left, frame.min}})
            add(side);
        for (const SightWall& wall : walls)
            if (wall.hidesFrom(eye) && geometry::boundingBox(wall.where).touches(frame)) add(wall.where);
        for (std::size_t i = 0; i < m_walls.size(); ++i) {
            m_turns.push_back({m_walls[i].first, i, true});
            m_turns.push_back({m_walls[i].last, i, false});
        }
        std::sort(m_turns.begin(), m_turns.end(),
                  [](const Turn& a, const Turn& b) { return turnsBefore(a.ray, b.ray); });
    }

    std::vector<SeenPoint> region() {
        if (m_turns.empty()) return {};
        // Those that are in the direction where the round begins.
        const Ray start = m_turns.front().ray;
        for (std::size_t i = 0; i < m_walls.size(); ++i)
            if (cross(m_walls[i].first, start) > 0 && cross(start, m_walls[i].last) > 0)
                m_active.push_back(i);
        for (std::size_t i = 0; i < m_turns.size();) {
            const Ray from = m_turns[i].ray;
            for (; i < m_turns.size() && !turnsBefore(from, m_turns[i].ray); ++i) take(m_turns[i]);
            show(from, m_turns[i % m_turns.size()].ray);
        }
        if (m_region.size() > 1 && isSame(m_region.front(), m_region.back())) m_region.pop_back();
        return std::move(m_region);
    }

  private:
    struct Turn {
        Ray ray;
        std::size_t wall;
        bool begins;
    };

    void add(const Segment& wall) {
        Ray first{std::int64_t{wall.a.x} - m_eye.x, std::int64_t{wall.a.y} - m_eye.y};
        Ray last{std::int64_t{wall.b.x} - m_eye.x, std::int64_t{wall.b.y} - m_eye.y};
        const std::int64_t turn = cross(first, last);
        if (turn == 0) return;
        if (turn < 0) std::swap(first, last);
        m_walls.push_back({first, last});
    }

    void take(const Turn& turn) {
        if (turn.begins)
            m_active.push_back(turn.wall);
        else
            std::erase(m_active, turn.wall);
    }

    // What is nearest between two neighbouring directions: the same wall all along.
    void show(Ray from, Ray to) {
        const Direction a = unit(from);
        const Direction b = unit(to);
        const Direction middle{a.x + b.x, a.y + b.y};
        double best = std::numeric_limits<double>::infinity();
        const SeenWall* nearest = nullptr;
        for (const std::size_t i : m_active) {
            const double distance = reach(m_walls[i], middle);
            if (distance <= 0 || distance >= best) continue;
            best = distance;
            nearest = &m_walls[i];
        }
        if (nearest == nullptr) return;
        addPoint(a, reach(*nearest, a));
        addPoint(b, reach(*nearest, b));
    }

    void addPoint(Direction d, double distance) {
        const SeenPoint point{m_eye.x + d.x * distance, m_eye.y + d.y * distance};
        if (m_region.empty() || !isSame(m_region.back(), point)) m_region.push_back(point);
    }

    static bool isSame(const SeenPoint& a, const SeenPoint& b) {
        constexpr double kSame = 1e-6;
        return std::abs(a.x - b.x) < kSame && std::abs(a.y - b.y) < kSame;
    }

    LatticePoint m_eye;
    std::vector<SeenWall> m_walls;
    std::vector<Turn> m_turns;
    std::vector<std::size_t> m_active;
    std::vector<SeenPoint> m_region;
};

}  // namespace

std::vector<SeenPoint> visibleRegion(LatticePoint eye, std::span<const SightWall> walls,
                                     const geometry::Box& frame) {
    return Sweep(eye, walls, frame).region();
}

bool contains(std::span<const SeenPoint> region, LatticePoint point) {
    bool inside = false;
    for (std::size_t i = 0; i < region.size(); ++i) {
        const SeenPoint& a = region[i];
        const SeenPoint& b = region[(i + 1) % region.size()];
        if ((a.y > point.y) == (b.y > point.y)) continue;
        if (point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)) inside = !inside;
    }
    return inside;
}

}  // namespace tenaille::vision
