// SPDX-License-Identifier: MIT
#include "core/actions/map_elements.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace tenaille::actions {

namespace {

using board::LatticePoint;

constexpr std::int32_t kPlaceLimit = geometry::kMaxCellsPerSide * geometry::kUnitsPerCell;

template <class R>
constexpr bool kIsDoor = std::is_same_v<R, board::DoorRecord>;
template <class R>
constexpr bool kIsPicture = std::is_same_v<R, board::PictureRecord>;

template <class R>
auto& lineOf(R& record) {
    if constexpr (std::is_same_v<std::remove_const_t<R>, board::WallRecord>)
        return record.points;
    else
        return record.outline;
}

bool isClosed(const std::vector<LatticePoint>& points) {
    return points.size() > 2 && points.front() == points.back();
}

// A wall that returns to its beginning has that corner twice, and one handle for it.
template <class R>
std::size_t handlesOf(const R& record) {
    const auto& line = lineOf(record);
    return std::is_same_v<R, board::WallRecord> && isClosed(line) ? line.size() - 1 : line.size();
}

// Applies `place` to every point of the record.
template <class R, class Place>
void placeAll(R& record, const Place& place) {
    if constexpr (kHasCorners<R>) {
        for (LatticePoint& point : lineOf(record)) point = place(point);
    } else if constexpr (kIsDoor<R>) {
        record.where = {place(record.where.a), place(record.where.b)};
    } else if constexpr (!kIsPicture<R>) {
        record.at = place(record.at);
    }
}

Problem noLength(const char* what) {
    return {what, {}, TENAILLE_PROBLEM("Set its corners at different points.")};
}

Outcome check(const board::WallRecord& wall) {
    if (wall.points.size() < 2 ||
        std::adjacent_find(wall.points.begin(), wall.points.end()) != wall.points.end())
        return noLength(TENAILLE_PROBLEM("The wall has a piece without length."));
    return Done{};
}
Outcome check(const board::FloorRecord& floor) {
    if (floor.outline.size() < 3)
        return noLength(TENAILLE_PROBLEM("The floor has fewer than three corners."));
    return Done{};
}
Outcome check(const board::DoorRecord& door) {
    if (door.where.a == door.where.b) return noLength(TENAILLE_PROBLEM("The door has no width."));
    return Done{};
}
Outcome check(const board::LightRecord& light) {
    if (light.bright < 0 || light.dim < light.bright || light.dim < 1 || light.angle < 1 || light.angle > 360)
        return Problem{TENAILLE_PROBLEM("The light reaches nowhere."),
                       {},
                       TENAILLE_PROBLEM("Give it a radius, the dim one not less than the bright one.")};
    return Done{};
}
Outcome check(const board::PropRecord& prop) {
    if (prop.width < 1 || prop.height < 1 || prop.width > kPlaceLimit || prop.height > kPlaceLimit)
        return Problem{TENAILLE_PROBLEM("The thing has no size."), {}, TENAILLE_PROBLEM("Make it larger.")};
    return Done{};
}
Outcome check(const board::TextRecord& text) {
    if (text.text.empty() || text.height < 1)
        return Problem{
            TENAILLE_PROBLEM("The text has no words."), {}, TENAILLE_PROBLEM("Write some, or delete it.")};
    return Done{};
}
Outcome check(const board::NoteRecord&) { return Done{}; }
Outcome check(const board::PictureRecord& picture) {
    if (picture.width < 1 || picture.height < 1)
        return Problem{TENAILLE_PROBLEM("The picture has no size."), {}, TENAILLE_PROBLEM("Make it larger.")};
    return Done{};
}

int stepsAround(board::GridKind grid) { return board::isHex(grid) ? 6 : 4; }

// Clockwise as it is seen: y and r go down.
LatticePoint turnedOnce(board::GridKind grid, LatticePoint p) {
    return board::isHex(grid) ? LatticePoint{-p.y, p.x + p.y} : LatticePoint{-p.y, p.x};
}

}  // namespace

RecordId idOf(const MapElement& element) {
    return std::visit([](const auto& record) { return record.id; }, element);
}

std::optional<MapElement> elementOf(const document::Encounter& encounter, RecordId id) {
    std::optional<MapElement> found;
    visitElement(encounter, id, [&](const auto& record) { found = record; });
    return found;
}

Outcome checkElement(const MapElement& element) {
    const std::vector<LatticePoint> points = pointsOf(element);
    const auto isFar = [](LatticePoint p) {
        return p.x < -kPlaceLimit || p.x > 2 * kPlaceLimit || p.y < -kPlaceLimit || p.y > 2 * kPlaceLimit;
    };
    if (std::any_of(points.begin(), points.end(), isFar))
        return Problem{TENAILLE_PROBLEM("This would leave the largest possible board."),
                       {},
                       TENAILLE_PROBLEM("Keep it within 512 cells of the map.")};
    return std::visit([](const auto& record) { return check(record); }, element);
}

std::vector<LatticePoint> pointsOf(const MapElement& element) {
    return std::visit(
        []<class R>(const R& record) -> std::vector<LatticePoint> {
            if constexpr (kHasCorners<R>) {
                const auto& line = lineOf(record);
                return {line.begin(), line.begin() + static_cast<std::ptrdiff_t>(handlesOf(record))};
            } else if constexpr (kIsDoor<R>) {
                return {record.where.a, record.where.b};
            } else if constexpr (kIsPicture<R>) {
                return {};
            } else {
                return {record.at};
            }
        },
        element);
}

MapElement withPoint(MapElement element, std::size_t index, LatticePoint at) {
    std::visit(
        [&]<class R>(R& record) {
            if constexpr (kHasCorners<R>) {
                auto& line = lineOf(record);
                const std::size_t handles = handlesOf(record);
                if (index >= handles) return;
                line[index] = at;
                if (handles < line.size() && index == 0) line.back() = at;
            } else if constexpr (kIsDoor<R>) {
                if (index < 2) (index == 0 ? record.where.a : record.where.b) = at;
            } else if constexpr (!kIsPicture<R>) {
                if (index == 0) record.at = at;
            }
        },
        element);
    return element;
}

std::vector<MapElement> withPieceApart(const board::WallRecord& wall, std::size_t index) {
    if (wall.points.size() < 3 || index + 1 >= wall.points.size()) return {wall};
    const auto point = [&](std::size_t i) { return wall.points.begin() + static_cast<std::ptrdiff_t>(i); };
    board::WallRecord piece = wall;
    piece.id = {};
    piece.points = {wall.points[index], wall.points[index + 1]};
    board::WallRecord before = wall;
    before.points.assign(wall.points.begin(), point(index + 1));
    board::WallRecord after = wall;
    after.points.assign(point(index + 1), wall.points.end());
    if (isClosed(wall.points)) {
        // Once around, from the end of the piece to its beginning.
        after.points.insert(after.points.end(), before.points.begin() + 1, before.points.end());
        return {piece, after};
    }
    std::vector<MapElement> parts{piece};
    if (before.points.size() > 1) parts.emplace_back(before);
    if (after.points.size() > 1) {
        if (before.points.size() > 1) after.id = {};
        parts.emplace_back(after);
    }
    return parts;
}

MapElement moved(MapElement element, board::GridKind grid, LatticePoint by) {
    std::visit(
        [&]<class R>(R& record) {
            placeAll(record, [by](LatticePoint p) { return p + by; });
            if constexpr (kIsPicture<R>) {
                // Its rectangle lies in the plane.
                const board::Position plane = board::position(grid, by);
                record.x += static_cast<std::int32_t>(std::lround(plane.x * geometry::kUnitsPerCell));
                record.y += static_cast<std::int32_t>(std::lround(plane.y * geometry::kUnitsPerCell));
            }
        },
        element);
    return element;
}

LatticePoint turned(LatticePoint point, board::GridKind grid, LatticePoint about, int steps) {
    const int whole = stepsAround(grid);
    LatticePoint from = point - about;
    for (int i = (steps % whole + whole) % whole; i > 0; --i) from = turnedOnce(grid, from);
    return from + about;
}

MapElement turned(MapElement element, board::GridKind grid, LatticePoint about, int steps) {
    const int whole = stepsAround(grid);
    const int degrees = (steps % whole + whole) % whole * 360 / whole;
    std::visit(
        [&]<class R>(R& record) {
            placeAll(record, [&](LatticePoint p) { return turned(p, grid, about, steps); });
            if constexpr (std::is_same_v<R, board::LightRecord>)
                record.direction = (record.direction + degrees) % 360;
            else if constexpr (std::is_same_v<R, board::PropRecord> || std::is_same_v<R, board::TextRecord>)
                record.rotation = (record.rotation + degrees) % 360;
        },
        element);
    return element;
}

MapElement scaled(MapElement element, LatticePoint about, std::int32_t times, std::int32_t by) {
    const auto grown = [&](std::int64_t value) {
        const std::int64_t twice = 2 * value * times + (value < 0 ? -by : by);
        return static_cast<std::int32_t>(twice / (2 * std::int64_t{by}));
    };
    std::visit(
        [&]<class R>(R& record) {
            placeAll(record, [&](LatticePoint p) {
                return LatticePoint{about.x + grown(p.x - about.x), about.y + grown(p.y - about.y)};
            });
            if constexpr (std::is_same_v<R, board::LightRecord>) {
                record.bright = grown(record.bright);
                record.dim = grown(record.dim);
            } else if constexpr (std::is_same_v<R, board::PropRecord>) {
                record.width = std::max(grown(record.width), 1);
                record.height = std::max(grown(record.height), 1);
            } else if constexpr (std::is_same_v<R, board::TextRecord>) {
                record.height = std::max(grown(record.height), 1);
            }
        },
        element);
    return element;
}

}  // namespace tenaille::actions
