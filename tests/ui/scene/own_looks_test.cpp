// SPDX-License-Identifier: MIT
#include "ui/scene/own_looks.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/document/project.h"
#include "ui/scene/render_image.h"
#include "ui/style/theme.h"

namespace tenaille::ui::own_looks_test {

constexpr std::uint32_t kGreen = 0xff009e73;

// Four cells by two; a wall of a kind of its own across the middle, ground of another to its right.
document::Encounter mapWith(std::optional<board::WallLine> line,
                            std::optional<board::GroundPattern> pattern) {
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 4, 2});
    board::KindRecord kind;
    kind.id = document::nextId(map);
    kind.kind = kind.label = "Rune";
    kind.like = "curtain";
    if (line) kind.colour = kGreen;
    kind.line = line;
    map.kinds.put(kind);
    kind.id = document::nextId(map);
    kind.of = board::KindOf::Terrain;
    kind.like = "difficult";
    kind.colour.reset();
    kind.line.reset();
    if (pattern) kind.colour = kGreen;
    kind.pattern = pattern;
    map.kinds.put(kind);
    board::WallRecord wall;
    wall.id = document::nextId(map);
    wall.kind = "Rune";
    wall.points = {{120, 240}, {480, 240}};
    map.walls.put(wall);
    board::TerrainRecord ground;
    ground.id = document::nextId(map);
    ground.kind = "Rune";
    ground.cells = {{2, 0}, {2, 1}, {3, 0}, {3, 1}};
    map.terrain.put(ground);
    return map;
}

QImage painted(const document::Encounter& map, double scale = 64) {
    RenderOptions options;
    options.size = QSize(static_cast<int>(4 * scale), static_cast<int>(2 * scale));
    options.camera = Camera{scale, {0, 0}};
    options.colours = boardColours(lightTheme());
    return renderBoard(map, options);
}

int pixelsLike(const QImage& image, QRgb colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += (image.pixel(x, y) | 0xff000000) == colour ? 1 : 0;
    return count;
}

TEST(OwnLooks, EachIsToldFromTheOthersWithoutItsColour) {
    std::vector<QImage> seen{painted(mapWith({}, {}))};
    const auto isNew = [&](const document::Encounter& map, std::string_view name) {
        for (const double scale : {64.0, 20.0}) {
            const QImage image = painted(map, scale);
            for (const QImage& other : seen) EXPECT_NE(image, other) << name << " at " << scale;
            seen.push_back(image);
        }
    };
    for (std::size_t i = 0; i < board::kWallLineNames.size(); ++i) {
        const auto map = mapWith(static_cast<board::WallLine>(i), {});
        isNew(map, board::kWallLineNames[i]);
        EXPECT_GT(pixelsLike(painted(map), kGreen), 60) << board::kWallLineNames[i];
    }
    for (std::size_t i = 0; i < board::kGroundPatternNames.size(); ++i)
        isNew(mapWith({}, static_cast<board::GroundPattern>(i)), board::kGroundPatternNames[i]);
}

TEST(OwnLooks, PlayersSeeTheSame) {
    for (std::size_t i = 0; i < board::kWallLineNames.size(); ++i) {
        const auto map = mapWith(static_cast<board::WallLine>(i),
                                 static_cast<board::GroundPattern>(i % board::kGroundPatternNames.size()));
        EXPECT_EQ(painted(document::project(map, document::Audience::Players)), painted(map))
            << board::kWallLineNames[i];
    }
}

// Else players would see half of a wall at the edge of what they know.
TEST(OwnLooks, NoWallIsWiderThanAThickOne) {
    for (std::size_t i = 0; i < board::kWallLineNames.size(); ++i) {
        const QImage bare = painted(mapWith({}, {}));
        const QImage image = painted(mapWith(static_cast<board::WallLine>(i), {}));
        for (int y = 0; y < image.height(); ++y) {
            if (std::abs(y + 0.5 - 64) <= 0.1 * 64 + 1) continue;
            for (int x = 0; x < 2 * 64; ++x)
                ASSERT_EQ(image.pixel(x, y), bare.pixel(x, y))
                    << board::kWallLineNames[i] << " at " << x << ", " << y;
        }
    }
}

}  // namespace tenaille::ui::own_looks_test
