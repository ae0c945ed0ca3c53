// SPDX-License-Identifier: MIT
#include "core/io/info.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/io/picture_header.h"

namespace tenaille::io {

namespace {

using board::Position;

struct Rectangle {
    Position min{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    Position max{-std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};

    void include(Position p) {
        min = {std::min(min.x, p.x), std::min(min.y, p.y)};
        max = {std::max(max.x, p.x), std::max(max.y, p.y)};
    }
    bool contains(Position p) const { return p.x >= min.x && p.x <= max.x && p.y >= min.y && p.y <= max.y; }
};

// Round all cells of the board; the cells of its border are enough to find it.
Rectangle mapRectangle(const board::Extent& extent) {
    Rectangle rectangle;
    const auto include = [&](std::int32_t column, std::int32_t row) {
        for (const board::LatticePoint corner : corners(extent.grid, extent.cellOf(column, row)))
            rectangle.include(position(extent.grid, corner));
    };
    for (std::int32_t column = 0; column < extent.width; ++column) {
        include(column, 0);
        include(column, extent.height - 1);
    }
    for (std::int32_t row = 0; row < extent.height; ++row) {
        include(0, row);
        include(extent.width - 1, row);
    }
    return rectangle;
}

// Share of the stretch from `a` in steps of `d` that lies between min and max (Liang and Barsky).
bool narrow(double a, double d, double min, double max, double& from, double& to) {
    if (d == 0) return a >= min && a <= max;
    const double first = (min - a) / d;
    const double second = (max - a) / d;
    from = std::max(from, std::min(first, second));
    to = std::min(to, std::max(first, second));
    return from < to;
}

class Counter {
  public:
    Counter(const board::Extent& extent, bool clip)
        : m_extent(extent), m_clip(clip), m_map(mapRectangle(extent)) {}

    // Length of the part that counts; 0: none.
    double length(geometry::Segment segment) const {
        const Position a = position(m_extent.grid, segment.a);
        const Position b = position(m_extent.grid, segment.b);
        const double dx = b.x - a.x;
        const double dy = b.y - a.y;
        double from = 0;
        double to = 1;
        if (m_clip && !(narrow(a.x, dx, m_map.min.x, m_map.max.x, from, to) &&
                        narrow(a.y, dy, m_map.min.y, m_map.max.y, from, to)))
            return 0;
        return std::hypot(dx, dy) * (to - from);
    }
    bool counts(board::LatticePoint point) const {
        return !m_clip || m_map.contains(position(m_extent.grid, point));
    }
    bool counts(board::Cell cell) const { return !m_clip || m_extent.contains(cell); }

  private:
    const board::Extent& m_extent;
    const bool m_clip;
    const Rectangle m_map;
};

void countWalls(const document::Encounter& encounter, const Counter& counter, DocumentInfo& info) {
    for (const board::WallRecord& wall : encounter.walls) {
        std::size_t segments = 0;
        double length = 0;
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            const double piece = counter.length({wall.points[i - 1], wall.points[i]});
            if (piece <= 0) continue;
            ++segments;
            length += piece;
        }
        if (segments == 0) continue;
        if (wall.kind == "object") {
            ++info.objects;
            info.objectSegments += segments;
        } else {
            ++info.walls;
            info.segments += segments;
            info.wallLength += length;
        }
    }
}

std::optional<PictureInfo> pictureInfo(const document::Encounter& encounter) {
    if (encounter.pictures.empty()) return std::nullopt;
    const board::PictureRecord& picture = *encounter.pictures.begin();
    const auto asset = encounter.assets.find(picture.asset);
    if (asset != encounter.assets.end()) {
        const Result<PictureHeader> header = readPictureHeader(*asset->second);
        if (header) return PictureInfo{header->width, header->height, std::string(name(header->format))};
    }
    const std::size_t dot = picture.asset.rfind('.');
    return PictureInfo{picture.pixelWidth, picture.pixelHeight,
                       dot == std::string::npos ? "" : picture.asset.substr(dot + 1)};
}

JsonValue countOf(std::size_t count) { return JsonValue(static_cast<std::int64_t>(count)); }

}  // namespace

DocumentInfo documentInfo(const document::Encounter& encounter, bool clip) {
    const board::Extent& extent = encounter.gridRecord().extent;
    const Counter counter(extent, clip);
    DocumentInfo info;
    info.grid = std::string(name(extent.grid));
    info.width = extent.width;
    info.height = extent.height;
    countWalls(encounter, counter, info);
    for (const board::DoorRecord& door : encounter.doors)
        if (counter.length(door.where) > 0) ++(door.kind == "window" ? info.windows : info.doors);
    for (const board::LightRecord& light : encounter.lights)
        if (counter.counts(light.at)) ++info.lights;
    for (const board::TokenRecord& token : encounter.tokens)
        if (counter.counts(token.creature.at)) ++info.creatures;
    info.picture = pictureInfo(encounter);
    return info;
}

JsonValue infoJson(const DocumentInfo& info) {
    JsonValue picture;
    if (info.picture)
        picture = JsonObject{{"width", info.picture->width},
                             {"height", info.picture->height},
                             {"format", info.picture->format}};
    return JsonObject{{"grid", info.grid},
                      {"width", info.width},
                      {"height", info.height},
                      {"walls", countOf(info.walls)},
                      {"segments", countOf(info.segments)},
                      {"wallLength", info.wallLength},
                      {"objects", countOf(info.objects)},
                      {"objectSegments", countOf(info.objectSegments)},
                      {"doors", countOf(info.doors)},
                      {"windows", countOf(info.windows)},
                      {"lights", countOf(info.lights)},
                      {"creatures", countOf(info.creatures)},
                      {"picture", std::move(picture)}};
}

}  // namespace tenaille::io
