// SPDX-License-Identifier: MIT
#include "tests/bench/sight_scenes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/geometry/predicates.h"
#include "tests/support/dungeon.h"

namespace tenaille::bench {

namespace {

using geometry::LatticePoint;
using geometry::Segment;
using test::Random;

constexpr std::size_t kEyes = 200;
constexpr int kMargin = 64;  // between the map and the frame

bool isFree(const SightScene& scene, LatticePoint eye) {
    return std::none_of(scene.walls.begin(), scene.walls.end(),
                        [eye](const Segment& wall) { return geometry::onSegment(eye, wall); });
}

void makeDungeonScene(SightScene& scene, int walls, Random& random) {
    const board::BoardParts parts = test::makeDungeon({walls, 0, 42});
    for (const board::Barrier& barrier : parts.barriers) scene.walls.push_back(barrier.where);
    constexpr int kCell = geometry::kUnitsPerCell;
    const int side = parts.extent->width * kCell;
    scene.frame = {{-kMargin, -kMargin}, {side + kMargin, side + kMargin}};
    while (scene.eyes.size() < kEyes) {
        const auto middle = [&] { return random.between(0, parts.extent->width - 1) * kCell + kCell / 2; };
        const auto any = [&] { return random.between(2, side - 2); };
        const LatticePoint eye =
            scene.eyes.size() % 2 == 0 ? LatticePoint{middle(), middle()} : LatticePoint{any(), any()};
        if (isFree(scene, eye)) scene.eyes.push_back(eye);
    }
}

void makeForestScene(SightScene& scene, int walls, Random& random) {
    constexpr int kPitch = 200;
    const int pillars = walls / 4;
    const int side = static_cast<int>(std::ceil(std::sqrt(pillars)));
    std::vector<LatticePoint> middles;
    for (int i = 0; i < pillars; ++i) {
        const LatticePoint middle{i % side * kPitch + random.between(60, 140),
                                  i / side * kPitch + random.between(60, 140)};
        const double radius = random.between(400, 1200) / 100.0;
        const double turn = random.between(0, 9999) / 10000.0 * std::numbers::pi / 2;
        std::vector<LatticePoint> corners;
        for (int k = 0; k < 4; ++k) {
            const double angle = turn + k * std::numbers::pi / 2;
            corners.push_back({middle.x + static_cast<int>(std::lround(radius * std::cos(angle))),
                               middle.y + static_cast<int>(std::lround(radius * std::sin(angle)))});
        }
        for (std::size_t k = 0; k < 4; ++k) scene.walls.push_back({corners[k], corners[(k + 1) % 4]});
        middles.push_back(middle);
    }
    scene.frame = {{-kMargin, -kMargin}, {side * kPitch + kMargin, side * kPitch + kMargin}};
    while (scene.eyes.size() < kEyes) {
        const LatticePoint eye{random.between(2, side * kPitch - 2), random.between(2, side * kPitch - 2)};
        const bool isInside = std::any_of(middles.begin(), middles.end(), [eye](LatticePoint middle) {
            return std::hypot(eye.x - middle.x, eye.y - middle.y) <= 14;
        });
        if (!isInside) scene.eyes.push_back(eye);
    }
}

// Rock of a cave; its rim is floor.
class Rock {
  public:
    Rock(int side, Random& random) : m_side(side), m_rock(static_cast<std::size_t>(side * side)) {
        for (int y = 1; y < side - 1; ++y)
            for (int x = 1; x < side - 1; ++x) set(x, y, random.between(1, 100) <= 45);
        for (int step = 0; step < 4; ++step) smooth();
        while (fillSaddles()) {
        }
    }

    int side() const { return m_side; }
    bool at(int x, int y) const { return m_rock[place(x, y)] != 0; }
    int around(int x, int y) const {
        int count = 0;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) count += at(x + dx, y + dy) ? 1 : 0;
        return count;
    }

  private:
    std::size_t place(int x, int y) const { return static_cast<std::size_t>(y * m_side + x); }
    void set(int x, int y, bool rock) { m_rock[place(x, y)] = rock ? 1 : 0; }

    void smooth() {
        std::vector<char> next = m_rock;
        for (int y = 1; y < m_side - 1; ++y)
            for (int x = 1; x < m_side - 1; ++x) next[place(x, y)] = around(x, y) >= 5 ? 1 : 0;
        m_rock = std::move(next);
    }

    // Rocks that touch at a corner alone become one.
    bool fillSaddles() {
        bool changed = false;
        for (int y = 1; y + 2 < m_side; ++y)
            for (int x = 1; x + 2 < m_side; ++x) {
                if (at(x, y) != at(x + 1, y + 1) || at(x + 1, y) != at(x, y + 1) || at(x, y) == at(x + 1, y))
                    continue;
                for (const int dx : {0, 1})
                    for (const int dy : {0, 1}) set(x + dx, y + dy, true);
                changed = true;
            }
        return changed;
    }

    int m_side;
    std::vector<char> m_rock;
};

void makeCaveScene(SightScene& scene, int walls, Random& random) {
    constexpr int kCell = 48;
    const Rock rock(std::max(16, static_cast<int>(std::lround(std::sqrt(walls / 0.36)))), random);
    const int side = rock.side();
    // The outline passes between two neighbours, right and below.
    std::vector<LatticePoint> between;
    for (int i = 0; i < side * side; ++i)
        for (const LatticePoint half : {LatticePoint{kCell / 2, 0}, LatticePoint{0, kCell / 2}})
            between.push_back({i % side * kCell + half.x + random.between(-10, 10),
                               i / side * kCell + half.y + random.between(-10, 10)});
    const auto right = [&](int x, int y) { return between[static_cast<std::size_t>(2 * (y * side + x))]; };
    const auto below = [&](int x, int y) {
        return between[static_cast<std::size_t>(2 * (y * side + x) + 1)];
    };
    for (int y = 0; y + 1 < side; ++y)
        for (int x = 0; x + 1 < side; ++x) {
            std::vector<LatticePoint> ends;
            if (rock.at(x, y) != rock.at(x + 1, y)) ends.push_back(right(x, y));
            if (rock.at(x + 1, y) != rock.at(x + 1, y + 1)) ends.push_back(below(x + 1, y));
            if (rock.at(x, y + 1) != rock.at(x + 1, y + 1)) ends.push_back(right(x, y + 1));
            if (rock.at(x, y) != rock.at(x, y + 1)) ends.push_back(below(x, y));
            if (ends.size() == 2) scene.walls.push_back({ends[0], ends[1]});
        }
    const int length = (side - 1) * kCell;
    scene.frame = {{-kMargin, -kMargin}, {length + kMargin, length + kMargin}};
    while (scene.eyes.size() < kEyes) {
        const int x = random.between(1, side - 2);
        const int y = random.between(1, side - 2);
        if (rock.at(x, y)) continue;
        const int reach = rock.around(x, y) == 0 ? 9 : 0;
        const LatticePoint eye{x * kCell + random.between(-reach, reach),
                               y * kCell + random.between(-reach, reach)};
        if (isFree(scene, eye)) scene.eyes.push_back(eye);
    }
}

}  // namespace

SightScene makeSightScene(SightKind kind, int walls) {
    Random random(42);
    SightScene scene;
    switch (kind) {
        case SightKind::Dungeon:
            scene.name = "dungeon";
            makeDungeonScene(scene, walls, random);
            break;
        case SightKind::Forest:
            scene.name = "forest";
            makeForestScene(scene, walls, random);
            break;
        case SightKind::Cave:
            scene.name = "cave";
            makeCaveScene(scene, walls, random);
            break;
    }
    scene.name += ' ' + std::to_string(walls);
    return scene;
}

}  // namespace tenaille::bench
