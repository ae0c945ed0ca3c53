// SPDX-License-Identifier: MIT
#include "core/io/info.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/io/picture_header.h"

namespace tenaille::io {

namespace {

using board::Position;

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
        : m_extent(extent), m_clip(clip), m_map(board::planeBox(extent)) {}

    // Length of the part that counts; 0: none.
    double length(geometry::Segment segment) const {
        const Position a = position(m_extent.grid, segment.a);
        const Position b = position(m_extent.grid, segment.b);
        const double dx = b.x - a.x;
        const double dy = b.y - a.y;
        double from = 0;
        double to = 1;
        if (m_clip && !(narrow(a.x, dx, m_map.left, m_map.right, from, to) &&
                        narrow(a.y, dy, m_map.top, m_map.bottom, from, to)))
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
    const board::PlaneBox m_map;
};

void countWalls(const document::Encounter& encounter, const Counter& counter, DocumentInfo& info) {
    const board::Kinds kinds = document::kindsOf(encounter);
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
        if (board::lookOf(kinds.wall(wall.kind), wall.kind) == "object") {
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
    const board::Kinds kinds = document::kindsOf(encounter);
    for (const board::DoorRecord& door : encounter.doors)
        if (counter.length(door.where) > 0)
            ++(board::lookOf(kinds.door(door.kind), door.kind) == "window" ? info.windows : info.doors);
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
