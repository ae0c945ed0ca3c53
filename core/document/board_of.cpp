// SPDX-License-Identifier: MIT
#include "core/document/board_of.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>

#include "core/board/cell_collector.h"
#include "core/board/creature_now.h"
#include "core/rules/option_table.h"
#include "core/rules/presets.h"

namespace tenaille::document {

namespace {

using board::BarrierEffect;
using board::BoardParts;
using board::Cell;
using board::LatticePoint;

void addPiece(LatticePoint from, LatticePoint to, const BarrierEffect& effect, RecordId record,
              BoardParts& parts) {
    if (from != to && effect != BarrierEffect{}) parts.barriers.push_back({{from, to}, effect, record});
}

void addWalls(const Encounter& encounter, const board::Kinds& kinds, BoardParts& parts) {
    for (const board::WallRecord& wall : encounter.walls) {
        const board::WallKind* kind = kinds.wallLike(wall.kind);
        if (kind == nullptr) continue;
        for (std::size_t i = 1; i < wall.points.size(); ++i)
            addPiece(wall.points[i - 1], wall.points[i], kind->effect, wall.id, parts);
    }
    for (const board::DoorRecord& door : encounter.doors) {
        const board::DoorKind* kind = kinds.door(door.kind);
        if (kind != nullptr && door.state != board::DoorState::Open)
            addPiece(door.where.a, door.where.b, kind->closed, door.id, parts);
    }
}

void addProps(const Encounter& encounter, const board::Kinds& kinds, BoardParts& parts) {
    for (const board::PropRecord& prop : encounter.props) {
        const board::PropKind* kind = kinds.prop(prop.kind);
        if (kind == nullptr) continue;
        const std::vector<LatticePoint> outline = outlineOf(encounter.gridRecord().extent.grid, prop);
        for (std::size_t i = 0; i < outline.size(); ++i)
            addPiece(outline[i], outline[(i + 1) % outline.size()], kind->outline, prop.id, parts);
    }
}

void addTerrain(const Encounter& encounter, const board::Kinds& kinds, BoardParts& parts) {
    board::CellCollector cells;
    for (const board::TerrainRecord& terrain : encounter.terrain) {
        const board::TerrainKind* kind = kinds.terrainLike(terrain.kind);
        if (kind == nullptr || kind->effect == board::TerrainEffect{}) continue;
        for (const Cell cell : terrain.cells) cells.add(cell, kind->effect, terrain.id);
    }
    parts.cells = cells.take();
}

}  // namespace

std::vector<LatticePoint> outlineOf(board::GridKind grid, const board::PropRecord& prop) {
    const double angle = prop.rotation * std::numbers::pi / 180;
    const double c = prop.rotation % 180 == 90 ? 0 : std::cos(angle);
    const double s = prop.rotation % 180 == 0 ? 0 : std::sin(angle);
    const board::Position middle = board::position(grid, prop.at);
    std::vector<LatticePoint> points;
    for (const auto& [sx, sy] : {std::pair{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}) {
        const double x = sx * prop.width / 2.0;
        const double y = sy * prop.height / 2.0;
        const board::Position by{x * c - y * s, x * s + y * c};
        if (board::isHex(grid)) {  // an upright rectangle is slanted in the lattice
            constexpr double kUnit = geometry::kUnitsPerCell;
            points.push_back(
                board::nearestLatticePoint(grid, {middle.x + by.x / kUnit, middle.y + by.y / kUnit}));
        } else {
            points.push_back({prop.at.x + static_cast<std::int32_t>(std::lround(by.x)),
                              prop.at.y + static_cast<std::int32_t>(std::lround(by.y))});
        }
    }
    return points;
}

board::BoardView boardOf(const Encounter& encounter) {
    BoardParts parts;
    parts.extent = encounter.gridRecord().extent;
    parts.grid = parts.extent->grid;
    const board::Kinds kinds = kindsOf(encounter);
    addWalls(encounter, kinds, parts);
    addProps(encounter, kinds, parts);
    addTerrain(encounter, kinds, parts);
    parts.creatures = creaturesOf(encounter);
    return board::BoardView(std::move(parts));
}

board::BoardView boardWithOpenDoors(const Encounter& encounter) {
    const board::Kinds kinds = kindsOf(encounter);
    Encounter opened = encounter;
    for (const board::DoorRecord& door : encounter.doors) {
        if (board::lookOf(kinds.door(door.kind), door.kind) == "window") continue;
        board::DoorRecord after = door;
        after.state = board::DoorState::Open;
        opened.doors.put(std::move(after));
    }
    return boardOf(opened);
}

std::vector<board::Creature> creaturesOf(const Encounter& encounter) {
    std::vector<board::Creature> creatures;
    creatures.reserve(encounter.tokens.size());
    const std::int32_t downAt = optionsOf(encounter).segment.downAtHitPoints;
    for (const board::TokenRecord& token : encounter.tokens)
        creatures.push_back(board::creatureNow(token, downAt));
    return creatures;
}

bool keepsGround(const ChangeSet& changes) {
    return !changes.touches<board::GridRecord>() && !changes.touches<board::WallRecord>() &&
           !changes.touches<board::DoorRecord>() && !changes.touches<board::PropRecord>() &&
           !changes.touches<board::TerrainRecord>() && !changes.touches<board::KindRecord>();
}

rules::RuleOptions optionsOf(const Encounter& encounter) {
    rules::RuleOptions options;
    for (const auto& [key, text] : encounter.settingsRecord().ruleOptions) {
        const rules::OptionEntry* entry = rules::optionNamed(key);
        if (entry == nullptr) continue;
        if (const std::optional<int> value = rules::valueNamed(*entry, text)) entry->set(options, *value);
    }
    return options;
}

}  // namespace tenaille::document
