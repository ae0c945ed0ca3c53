// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <optional>

#include "core/board/cell_collector.h"
#include "core/io/rules/query_reader.h"

namespace tenaille::io {

namespace {

using board::BarrierEffect;
using board::CellCollector;
using board::Concealment;
using board::CoverGrade;
using board::TerrainEffect;

// Rows and columns of a map.
constexpr std::size_t kMaxMapSide = 200;
// Coordinates stay below this, so that predicates on differences fit 64 bits.
constexpr std::int64_t kMaxUnits = std::int64_t{1} << 30;

enum class WallForm : unsigned char { Solid, Cover, Fence };
constexpr std::array kWallForms{Word<WallForm>{"solid", WallForm::Solid},
                                Word<WallForm>{"cover", WallForm::Cover},
                                Word<WallForm>{"fence", WallForm::Fence}};
constexpr std::array kGrades{Word<CoverGrade>{"partial", CoverGrade::Partial},
                             Word<CoverGrade>{"normal", CoverGrade::Normal},
                             Word<CoverGrade>{"improved", CoverGrade::Improved}};
constexpr std::array kCauses{Word<Concealment>{"fog", Concealment::Fog},
                             Word<Concealment>{"light", Concealment::DimLight},
                             Word<Concealment>{"darkness", Concealment::Darkness}};

struct Wall {
    ExactPoint from;
    ExactPoint to;
    BarrierEffect effect;
};

Wall readWall(const Field& wall) {
    Wall result{readPoint(wall["from"]), readPoint(wall["to"]), {}};
    if (result.from == result.to) wall.fail(QueryErrorCode::OutOfRange, "The two ends must be different.");
    const WallForm form = wall["kind"].word(kWallForms, WallForm::Solid);
    const CoverGrade grade = wall["grade"].word(kGrades, CoverGrade::Normal);
    const bool low = wall["low"].boolean(false);
    if (form == WallForm::Solid)
        result.effect = {.stopsMovement = true, .stopsSight = true, .stopsEffect = true};
    if (form == WallForm::Cover) result.effect = {.cover = grade, .low = low};
    if (form == WallForm::Fence) result.effect = {.hampers = true};
    return result;
}

// nullopt: not one of the signs of a map.
std::optional<TerrainEffect> effectOf(char sign) {
    switch (sign) {
        case '.':
            return TerrainEffect{};
        case '#':
            return TerrainEffect{.solid = true};
        case 'd':
            return TerrainEffect{.doublings = 1};
        case 'D':
            return TerrainEffect{.doublings = 2};
        case 'T':
            return TerrainEffect{.doublings = 3};
        case 'o':
            return TerrainEffect{.obstacle = true};
        default:
            return std::nullopt;
    }
}

board::Extent readMap(const Field& map, board::GridKind grid, CellCollector& cells) {
    const auto rows = map.items();
    if (rows.empty() || rows.size() > kMaxMapSide)
        map.fail(QueryErrorCode::OutOfRange, "A map has 1 to 200 rows.");
    const std::size_t width = rows[0].text().size();
    if (width < 1 || width > kMaxMapSide)
        rows[0].fail(QueryErrorCode::OutOfRange, "A row has 1 to 200 cells.");
    const board::Extent extent{grid, static_cast<std::int32_t>(width),
                               static_cast<std::int32_t>(rows.size())};
    for (std::size_t y = 0; y < rows.size(); ++y) {
        const std::string& row = rows[y].text();
        if (row.size() != width) rows[y].fail(QueryErrorCode::OutOfRange, "All rows have the same length.");
        for (std::size_t x = 0; x < width; ++x) {
            const auto effect = effectOf(row[x]);
            if (!effect)
                rows[y].fail(QueryErrorCode::OutOfRange, "A map is written with the signs . # d D T o.");
            if (row[x] != '.')
                cells.add(extent.cellOf(static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)), *effect);
        }
    }
    return extent;
}

void readPlainCells(const Field& list, const TerrainEffect& effect, CellCollector& cells) {
    if (!list.present()) return;
    for (const Field& item : list.items()) cells.add(readCell(item), effect);
}

void readCoverCells(const Field& list, CellCollector& cells) {
    if (!list.present()) return;
    for (const Field& item : list.items())
        cells.add(readCell(item["at"]), {.cover = item["grade"].word(kGrades, CoverGrade::Normal),
                                         .low = item["low"].boolean(false)});
}

void readConcealment(const Field& list, CellCollector& cells) {
    if (!list.present()) return;
    for (const Field& item : list.items())
        cells.add(readCell(item["at"]),
                  {.conceals = true, .cause = item["cause"].word(kCauses, Concealment::Fog)});
}

std::array<Rational, 4> coordinatesOf(const Wall& wall) {
    return {wall.from.x, wall.from.y, wall.to.x, wall.to.y};
}

// The finest lattice that the coordinates allow: 240 units a cell and every wall end, else only 6 and every
// wall end (halves for the centres of squares, thirds for the corners of hexes).
std::int32_t unitsFor(const std::vector<Wall>& walls, std::int32_t farthest, const Field& place) {
    Rational reach(farthest);
    for (const Wall& wall : walls)
        for (const Rational c : coordinatesOf(wall)) reach = std::max({reach, c, Rational(0) - c});
    const std::int64_t cells = reach.num() / reach.den() + 1;
    for (const std::int64_t base : {std::int64_t{geometry::kUnitsPerCell}, std::int64_t{6}}) {
        std::int64_t units = base;
        for (const Wall& wall : walls)
            for (const Rational c : coordinatesOf(wall))
                if (units * cells < kMaxUnits) units = std::lcm(units, c.den());
        if (units * cells < kMaxUnits) return static_cast<std::int32_t>(units);
    }
    place.fail(
        QueryErrorCode::OutOfRange,
        "The wall ends have too many different denominators for coordinates as large as these: the common "
        "denominator times the largest coordinate must stay below 2^30.");
}

geometry::LatticePoint onLattice(const ExactPoint& point, std::int32_t units) {
    const auto scaled = [units](Rational c) {
        return static_cast<std::int32_t>(c.num() * (units / c.den()));
    };
    return {scaled(point.x), scaled(point.y)};
}

}  // namespace

board::BoardParts readScene(const Field& scene, board::GridKind grid, SceneMembers members,
                            std::int32_t farthest) {
    using Part = SceneMember;
    board::BoardParts parts;
    parts.grid = grid;
    if (!scene.present()) return parts;
    CellCollector cells;
    if (members.has(Part::Map) && scene["map"].present()) parts.extent = readMap(scene["map"], grid, cells);
    if (members.has(Part::Solid)) readPlainCells(scene["solid"], {.solid = true}, cells);
    if (members.has(Part::Opaque)) readPlainCells(scene["opaque"], {.opaque = true}, cells);
    if (members.has(Part::Cover)) readCoverCells(scene["cover"], cells);
    if (members.has(Part::Concealment)) readConcealment(scene["concealment"], cells);
    parts.cells = cells.take();
    for (const board::SpecialCell& special : parts.cells)
        farthest = std::max({farthest, std::abs(special.cell.x) + 1, std::abs(special.cell.y) + 1});
    std::vector<Wall> walls;
    if (members.has(Part::Walls) && scene["walls"].present())
        for (const Field& wall : scene["walls"].items()) walls.push_back(readWall(wall));
    parts.unitsPerCell = unitsFor(walls, farthest, scene["walls"]);
    for (const Wall& wall : walls)
        parts.barriers.push_back(
            {{onLattice(wall.from, parts.unitsPerCell), onLattice(wall.to, parts.unitsPerCell)},
             wall.effect,
             {}});
    return parts;
}

}  // namespace tenaille::io
