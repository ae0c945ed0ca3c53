// SPDX-License-Identifier: MIT
#include "core/vision/sight_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <sstream>

#include "core/geometry/predicates.h"
#include "tests/support/property.h"

namespace tenaille::vision::sight_map_test {

using geometry::Box;
using geometry::LatticePoint;
using geometry::Meeting;
using geometry::Segment;
using Walls = std::vector<SightWall>;
using Region = std::vector<SeenPoint>;

constexpr Box kFrame{{1, 1}, {2399, 2399}};  // one unit larger on each side: 2400 a side
constexpr double kAll = 2400.0 * 2400.0;

double areaOf(const Region& region) {
    double twice = 0;
    for (std::size_t i = 0; i < region.size(); ++i) {
        const SeenPoint& a = region[i];
        const SeenPoint& b = region[(i + 1) % region.size()];
        twice += a.x * b.y - a.y * b.x;
    }
    return twice / 2;
}

Region regionOf(const SightMap& map, LatticePoint eye) {
    SightMap::Scratch scratch;
    Region region;
    map.regionFrom(eye, region, scratch);
    return region;
}
Region regionOf(const Walls& walls, LatticePoint eye) { return regionOf(SightMap(walls, kFrame), eye); }

TEST(SightMap, WithoutWallsEverythingIsSeen) {
    for (const LatticePoint eye : {LatticePoint{1200, 700}, {1200, 1200}, {1, 1}}) {
        const Region region = regionOf(Walls{}, eye);
        EXPECT_EQ(region.size(), 4u);
        EXPECT_NEAR(areaOf(region), kAll, 1e-3) << "clockwise on the screen";
    }
}

TEST(SightMap, NothingIsSeenFromOutsideOfTheFrame) {
    EXPECT_TRUE(regionOf(Walls{}, {0, 700}).empty()) << "on the larger frame itself";
    EXPECT_TRUE(regionOf(Walls{}, {-5, 700}).empty());
}

TEST(SightMap, AWallHidesWhatLiesBehindIt) {
    const Region region = regionOf({{{{960, 1440}, {1440, 1440}}}}, {1200, 1200});
    EXPECT_TRUE(contains(region, {1200, 1430}));
    EXPECT_FALSE(contains(region, {1200, 1450}));
    EXPECT_FALSE(contains(region, {300, 2300})) << "its shadow grows with the distance: 45 degrees";
    EXPECT_TRUE(contains(region, {100, 2200}));
    EXPECT_NEAR(areaOf(region), kAll - (1200.0 * 1200.0 - 240.0 * 240.0), 1e-3);
}

TEST(SightMap, AWallOnTheLineOfTheEyeHidesNothing) {
    const Walls walls{{{{1200, 1200}, {1440, 1200}}}, {{{1600, 1200}, {1800, 1200}}}};
    EXPECT_NEAR(areaOf(regionOf(walls, {1200, 1200})), kAll, 1e-3) << "from its end";
    EXPECT_NEAR(areaOf(regionOf(walls, {1300, 1200})), kAll, 1e-3) << "from the middle";
    EXPECT_NEAR(areaOf(regionOf(walls, {1000, 1200})), kAll, 1e-3) << "end on";
}

TEST(SightMap, AnEyeOnAWallThatOthersCrossSeesBothSides) {
    // They cross where no lattice point is, and the eye lies on the first one.
    const Walls walls{{{{300, 300}, {900, 501}}}, {{{400, 250}, {407, 601}}}};
    const Region region = regionOf(walls, {700, 434});
    EXPECT_TRUE(contains(region, {700, 500}));
    EXPECT_TRUE(contains(region, {700, 400}));
    EXPECT_EQ(SightMap(walls, kFrame).triangulation().crossings(), 1u);
}

TEST(SightMap, NothingIsSeenThroughTheCornerOfARoom) {
    const Walls walls{{{{960, 960}, {1440, 960}}},
                      {{{1440, 960}, {1440, 1440}}},
                      {{{1440, 1440}, {960, 1440}}},
                      {{{960, 1440}, {960, 960}}}};
    EXPECT_NEAR(areaOf(regionOf(walls, {1000, 1100})), 480.0 * 480.0, 1e-3);
    EXPECT_EQ(regionOf(walls, {1000, 1100}).size(), 4u);
}

TEST(SightMap, WallsThatCrossLeaveNoGap) {
    // Four walls that cross off the lattice, a hair beyond their meeting points.
    const Walls walls{{{{900, 1003}, {1502, 950}}},
                      {{{1450, 900}, {1497, 1500}}},
                      {{{1500, 1447}, {899, 1471}}},
                      {{{950, 1473}, {943, 901}}}};
    const Region region = regionOf(walls, {1200, 1200});
    EXPECT_EQ(region.size(), 4u);
    EXPECT_LT(areaOf(region), 600.0 * 600.0);
}

TEST(SightMap, AOneWayWallHidesFromItsLeftAlone) {
    const Walls walls{{{{960, 1440}, {1440, 1440}}, true}};  // towards the right: up is left
    EXPECT_FALSE(contains(regionOf(walls, {1200, 1200}), {1200, 1680}));
    EXPECT_TRUE(contains(regionOf(walls, {1200, 1680}), {1200, 1200}));
}

TEST(SightMap, ADoorOpensAndCloses) {
    const RecordId door{7};
    // The door is crossed by another wall, and a wall behind it lies along a part of it.
    const Walls walls{{{{960, 1440}, {1440, 1440}}, false, door},
                      {{{1001, 1400}, {1003, 1477}}, false, RecordId{8}},
                      {{{1000, 1440}, {960, 1440}}, false, RecordId{9}}};
    SightMap map(walls, kFrame);
    EXPECT_FALSE(contains(regionOf(map, {1200, 1200}), {1200, 1680}));
    EXPECT_TRUE(map.setOpen(door, true));
    EXPECT_TRUE(contains(regionOf(map, {1200, 1200}), {1200, 1680}));
    EXPECT_FALSE(contains(regionOf(map, {980, 1200}), {980, 1680})) << "what lies along it stays shut";
    EXPECT_TRUE(map.setOpen(door, false));
    EXPECT_FALSE(contains(regionOf(map, {1200, 1200}), {1200, 1680}));
    EXPECT_FALSE(map.setOpen(RecordId{70}, true));
    EXPECT_FALSE(map.setOpen(RecordId{}, true)) << "walls without a record cannot be opened";
}

TEST(SightMap, WallsComeAndGoByTheirRecord) {
    SightMap map(Walls{}, kFrame);
    map.insert({{{960, 1440}, {1440, 1440}}, false, RecordId{7}});
    map.insert({{{960, 1440}, {960, 1000}}, false, RecordId{7}});
    const SightMap copy = map.clone();
    EXPECT_FALSE(contains(regionOf(map, {1200, 1200}), {1200, 1680}));
    EXPECT_FALSE(contains(regionOf(map, {1200, 1200}), {900, 1200}));
    EXPECT_TRUE(map.remove(RecordId{7}));
    EXPECT_FALSE(map.remove(RecordId{7}));
    EXPECT_FALSE(map.remove(RecordId{}));
    EXPECT_NEAR(areaOf(regionOf(map, {1200, 1200})), kAll, 1e-3);
    EXPECT_FALSE(contains(regionOf(copy, {1200, 1200}), {1200, 1680}));
}

TEST(SightMap, CornersThatHideNothingDoNotCount) {
    SightMap map(Walls{{{{960, 1440}, {1440, 1441}}, false, RecordId{7}, true}}, kFrame);
    for (const LatticePoint eye :
         {LatticePoint{1200, 1200}, {1200, 1441}, {1200, 2000}, {960, 1440}, {70, 80}})
        EXPECT_EQ(regionOf(map, eye).size(), 4u) << eye.x << ',' << eye.y;
}

TEST(SightMap, WallsBeyondEveryBoardHideNothing) {
    const SightMap map(Walls{{{{0, 1300}, {1 << 20, 1300}}}, {{{1 << 18, 0}, {1 << 18, 1}}}}, kFrame);
    EXPECT_NEAR(areaOf(regionOf(map, {1200, 1200})), kAll, 1e-3);
}

TEST(SightMap, WallsReachOutOfTheFrame) {
    const SightMap map(Walls{{{{-5000, 1440}, {100000, 1441}}}}, kFrame);
    const Region region = regionOf(map, {1200, 1200});
    EXPECT_EQ(region.size(), 4u);
    EXPECT_NEAR(areaOf(region), 2400 * 1440.0, 2400);
}

TEST(SightMap, ARangeCutsTheRegion) {
    const SightMap map(Walls{{{{960, 1440}, {1440, 1440}}}}, kFrame);
    SightMap::Scratch scratch;
    Region region;
    map.regionFrom({1200, 1200}, {{1000, 1000}, {1400, 1400}}, region, scratch);
    EXPECT_NEAR(areaOf(region), 400.0 * 400.0, 1e-6);
    map.regionFrom({1200, 1200}, {{900, 900}, {1500, 1500}}, region, scratch);
    EXPECT_NEAR(areaOf(region), 600.0 * 600.0 - 60.0 * (480.0 + 600.0) / 2, 1e-6);
    map.regionFrom({1200, 1200}, {{1300, 900}, {1500, 1500}}, region, scratch);
    EXPECT_TRUE(region.empty());
}

TEST(SightMap, AsksForNoMemoryOnceItHasSome) {
    const SightMap map(Walls{{{{960, 1440}, {1440, 1440}}}, {{{300, 300}, {2000, 301}}}}, kFrame);
    SightMap::Scratch scratch;
    Region region;
    map.regionFrom({1200, 1200}, region, scratch);
    const SeenPoint* const memory = region.data();
    for (int i = 0; i < 10; ++i) map.regionFrom({1200, 1200}, region, scratch);
    EXPECT_EQ(region.data(), memory);
}

// ---- Properties --------------------------------------------------------------------------------------

// Boards of several sorts: few lattice lines, so that much is on one line and touches; anywhere; tiny, where
// next to nothing that crosses does so on the lattice; as large as boards get.
struct Scene {
    test::Random random;
    int kind;
    Box frame{};
    Walls walls{};

    Scene(std::uint64_t seed, int sort) : random(seed), kind(sort) {
        const std::int32_t most = kind == 2 ? 13 : kind == 3 ? 120000 : 2399;
        frame = {{kind == 3 ? -most : 1, kind == 3 ? -most : 1}, {most, most}};
        const int many = random.between(1, kind == 2 ? 8 : 16);
        for (int i = 0; i < many; ++i) add();
    }

    LatticePoint point() {
        if (kind == 0) return {120 * random.between(1, 18), 120 * random.between(1, 18)};
        return {random.between(frame.min.x, frame.max.x), random.between(frame.min.y, frame.max.y)};
    }

    void add() {
        SightWall wall{
            {point(), point()}, random.oneIn(5), RecordId{static_cast<std::uint32_t>(walls.size() + 1)}};
        if (!walls.empty()) {
            const SightWall& other =
                walls[static_cast<std::size_t>(random.between(0, static_cast<int>(walls.size()) - 1))];
            switch (random.between(0, 9)) {
                case 0:
                    wall.where = other.where;
                    break;  // doubled
                case 1:
                    wall.where = {other.where.b, other.where.a};
                    break;  // and turned round
                case 2:
                    wall.where.a = other.where.b;
                    break;  // joined
                case 3:
                    wall.where.b = onWall(other.where);
                    break;  // ends on it
                case 4:
                    wall.where = {onWall(other.where), other.where.b};
                    break;  // overlaps
                case 5:
                    wall.where.b = wall.where.a;
                    break;  // a point
                default:
                    break;
            }
        }
        wall.open = random.oneIn(8);
        walls.push_back(wall);
    }

    // A lattice point of the wall.
    LatticePoint onWall(Segment wall) {
        const LatticePoint way = wall.b - wall.a;
        const int steps = static_cast<int>(std::gcd(way.x, way.y));
        if (steps == 0) return wall.a;
        const int step = random.between(0, steps);
        return {wall.a.x + way.x / steps * step, wall.a.y + way.y / steps * step};
    }

    LatticePoint eye() {
        const SightWall& wall =
            walls[static_cast<std::size_t>(random.between(0, static_cast<int>(walls.size()) - 1))];
        switch (random.between(0, 3)) {
            case 0:
                return onWall(wall.where);
            case 1:
                return near(wall.where.a);
            default:
                return point();
        }
    }
    LatticePoint target() {
        const SightWall& wall =
            walls[static_cast<std::size_t>(random.between(0, static_cast<int>(walls.size()) - 1))];
        if (random.oneIn(2)) return point();
        return near(random.oneIn(2) ? wall.where.a : onWall(wall.where));
    }
    LatticePoint near(LatticePoint at) {
        const auto some = [&](std::int32_t value, std::int32_t low, std::int32_t high) {
            return std::clamp(value + random.between(-2, 2), low, high);
        };
        return {some(at.x, frame.min.x, frame.max.x), some(at.y, frame.min.y, frame.max.y)};
    }

    std::string told() const {
        std::ostringstream text;
        for (const SightWall& wall : walls)
            text << "{{{" << wall.where.a.x << ',' << wall.where.a.y << "},{" << wall.where.b.x << ','
                 << wall.where.b.y << "}}," << wall.oneWay << ",{" << wall.record.value << "}," << wall.open
                 << "},\n";
        return text.str();
    }
};

enum class Answer { Seen, Hidden, Border };

// Straight lines, exactly. Lines that touch a wall's end, or end on a wall, are borders.
Answer answer(const Walls& walls, LatticePoint eye, LatticePoint target) {
    bool isBorder = false;
    for (const SightWall& wall : walls) {
        if (wall.where.a == wall.where.b || !wall.hidesFrom(eye)) continue;
        if (geometry::cross(wall.where.a, wall.where.b, eye) == 0) continue;
        const Meeting meeting = geometry::meeting({eye, target}, wall.where);
        if (meeting == Meeting::Cross) return Answer::Hidden;
        isBorder = isBorder || meeting != Meeting::Apart;
    }
    return isBorder || eye == target ? Answer::Border : Answer::Seen;
}

double distance(const SeenPoint& a, const SeenPoint& b, LatticePoint p) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double length = dx * dx + dy * dy;
    const double along =
        length == 0 ? 0 : std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / length, 0.0, 1.0);
    return std::hypot(a.x + along * dx - p.x, a.y + along * dy - p.y);
}

// The points of a region are rounded: what lies on its outline is neither in nor out.
bool isOnOutline(const Region& region, LatticePoint point) {
    for (std::size_t i = 0; i < region.size(); ++i)
        if (distance(region[i], region[(i + 1) % region.size()], point) < 1e-6) return true;
    return false;
}

// How many targets could be compared.
int compare(Scene& scene, const SightMap& map, SightMap::Scratch& scratch, Region& region) {
    int compared = 0;
    const LatticePoint eye = scene.eye();
    map.regionFrom(eye, region, scratch);
    for (int i = 0; i < 24; ++i) {
        const LatticePoint target = scene.target();
        const Answer expected = answer(scene.walls, eye, target);
        if (expected == Answer::Border) continue;
        ++compared;
        const bool isRight = contains(region, target) == (expected == Answer::Seen);
        EXPECT_TRUE(isRight || isOnOutline(region, target))
            << eye.x << ',' << eye.y << " to " << target.x << ',' << target.y << " is "
            << (expected == Answer::Seen ? "seen" : "hidden") << "; walls\n"
            << scene.told();
    }
    return compared;
}

TEST(SightMapProperties, AgreesWithStraightLines) {
    const int count = test::cases(400);
    SightMap::Scratch scratch;
    Region region;
    long compared = 0;
    for (int number = 0; number < count && !HasFailure(); ++number) {
        SCOPED_TRACE(number);
        Scene scene(test::seedOf(72, number), number % 4);
        const SightMap map(scene.walls, scene.frame);
        for (int viewer = 0; viewer < 4; ++viewer) compared += compare(scene, map, scratch, region);
    }
    EXPECT_GT(compared, count * 20L);
}

// The same after walls have come and gone and doors have been opened and closed.
TEST(SightMapProperties, AgreesWithStraightLinesAfterChanges) {
    const int count = test::cases(200);
    SightMap::Scratch scratch;
    Region region;
    Region fresh;
    for (int number = 0; number < count && !HasFailure(); ++number) {
        SCOPED_TRACE(number);
        Scene scene(test::seedOf(73, number), number % 4);
        SightMap map(scene.walls, scene.frame);
        for (int step = 0; step < 10; ++step) {
            const auto chosen =
                static_cast<std::size_t>(scene.random.between(0, static_cast<int>(scene.walls.size()) - 1));
            SightWall& wall = scene.walls[chosen];
            if (scene.random.oneIn(3)) {
                wall.open = !wall.open;
                ASSERT_TRUE(map.setOpen(wall.record, wall.open));
            } else if (scene.random.oneIn(2)) {
                scene.add();
                scene.walls.back().record = RecordId{static_cast<std::uint32_t>(1000 + step)};
                map.insert(scene.walls.back());
            } else if (scene.walls.size() > 1) {
                ASSERT_TRUE(map.remove(wall.record));
                scene.walls.erase(scene.walls.begin() + static_cast<std::ptrdiff_t>(chosen));
            }
        }
        compare(scene, map, scratch, region);
        const LatticePoint eye = scene.eye();
        map.regionFrom(eye, region, scratch);
        SightMap(scene.walls, scene.frame).regionFrom(eye, fresh, scratch);
        const double area = areaOf(fresh);
        ASSERT_NEAR(areaOf(region), area, 1e-9 * area + 1e-6);
    }
}

// Turned and mirrored: what is seen turns with the map. A range cuts what is seen without one.
TEST(SightMapProperties, TurnsWithTheMap) {
    const int count = test::cases(200);
    SightMap::Scratch scratch;
    Region region;
    for (int number = 0; number < count && !HasFailure(); ++number) {
        SCOPED_TRACE(number);
        Scene scene(test::seedOf(74, number), number % 4);
        const LatticePoint eye = scene.eye();
        const SightMap map(scene.walls, scene.frame);
        map.regionFrom(eye, region, scratch);
        const double area = areaOf(region);
        const auto turned = [](LatticePoint p) { return LatticePoint{-p.y, p.x}; };
        const auto mirrored = [](LatticePoint p) { return LatticePoint{-p.x, p.y}; };
        Walls around;
        Walls across;
        for (SightWall wall : scene.walls) {
            const Segment where = wall.where;
            wall.where = {turned(where.a), turned(where.b)};
            around.push_back(wall);
            wall.where = {mirrored(where.b), mirrored(where.a)};  // left stays left
            across.push_back(wall);
        }
        const Box& frame = scene.frame;
        const SightMap turnedMap(around, {{-frame.max.y, frame.min.x}, {-frame.min.y, frame.max.x}});
        const SightMap mirroredMap(across, {{-frame.max.x, frame.min.y}, {-frame.min.x, frame.max.y}});
        ASSERT_NEAR(areaOf(regionOf(turnedMap, turned(eye))), area, 1e-9 * area + 1e-6) << scene.told();
        ASSERT_NEAR(areaOf(regionOf(mirroredMap, mirrored(eye))), area, 1e-9 * area + 1e-6) << scene.told();

        const int reach = scene.random.between(1, frame.max.x);
        const Box range{{eye.x - reach, eye.y - reach}, {eye.x + reach, eye.y + reach}};
        Region cut;
        map.regionFrom(eye, range, cut, scratch);
        for (int i = 0; i < 10; ++i) {
            const LatticePoint target = scene.target();
            const bool isNear = range.touches({target, target});
            if (isOnOutline(cut, target) || isOnOutline(region, target)) continue;
            ASSERT_EQ(contains(cut, target), isNear && contains(region, target)) << scene.told();
        }
    }
}

// Another way to the same: the plain sweep, where walls meet at their ends only.
TEST(SightMapProperties, AgreesWithThePlainSweep) {
    const int count = test::cases(100);
    for (int number = 0; number < count && !HasFailure(); ++number) {
        SCOPED_TRACE(number);
        test::Random random(test::seedOf(75, number));
        Walls walls;
        for (int x = 1; x < 12; ++x)
            for (int y = 1; y < 12; ++y) {
                const LatticePoint at{200 * x, 200 * y};
                if (random.oneIn(5)) walls.push_back({{at, at + LatticePoint{200, 0}}});
                if (random.oneIn(5)) walls.push_back({{at, at + LatticePoint{0, 200}}, random.oneIn(4)});
                if (random.oneIn(9)) walls.push_back({{at, at + LatticePoint{200, 200}}});
            }
        const SightMap map(walls, kFrame);
        for (int i = 0; i < 5; ++i) {
            const LatticePoint eye{random.between(1, 23) * 100, random.between(1, 23) * 100};
            const double area = areaOf(visibleRegion(eye, walls, map.frame()));
            ASSERT_NEAR(areaOf(regionOf(map, eye)), area, 1e-9 * area) << eye.x << ',' << eye.y;
        }
    }
}

}  // namespace tenaille::vision::sight_map_test
