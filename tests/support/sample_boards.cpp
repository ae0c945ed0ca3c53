// SPDX-License-Identifier: MIT
#include "tests/support/sample_boards.h"

#include "core/board/kinds.h"
#include "core/geometry/predicates.h"

namespace tenaille::test {

namespace {

using board::LatticePoint;
using document::Encounter;
using geometry::kUnitsPerCell;

LatticePoint at(double x, double y) {
    return {static_cast<std::int32_t>(x * kUnitsPerCell), static_cast<std::int32_t>(y * kUnitsPerCell)};
}

std::vector<LatticePoint> rectangle(double x, double y, double width, double height) {
    return {at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)};
}

RecordId floor(Encounter& e, const std::string& material, std::vector<LatticePoint> outline) {
    return add(e, e.floors, {.id = {}, .material = material, .outline = std::move(outline), .extra = {}});
}
RecordId wall(Encounter& e, const std::string& kind, std::vector<LatticePoint> points) {
    return add(e, e.walls, {.id = {}, .kind = kind, .points = std::move(points), .extra = {}});
}
RecordId door(Encounter& e, const std::string& kind, LatticePoint a, LatticePoint b,
              board::DoorState state = board::DoorState::Closed) {
    return add(e, e.doors,
               {.id = {}, .kind = kind, .where = {a, b}, .state = state, .freestanding = false, .extra = {}});
}
RecordId prop(Encounter& e, const std::string& kind, double x, double y, double width = 1, double height = 1,
              int rotation = 0) {
    return add(e, e.props,
               {.id = {},
                .kind = kind,
                .at = at(x, y),
                .width = at(width, 0).x,
                .height = at(height, 0).x,
                .rotation = rotation,
                .extra = {}});
}
RecordId light(Encounter& e, LatticePoint where, double bright, double dim,
               std::uint32_t colour = 0xffffd080) {
    board::LightRecord record;
    record.at = where;
    record.bright = at(bright, 0).x;
    record.dim = at(dim, 0).x;
    record.colour = colour;
    return add(e, e.lights, record);
}
RecordId text(Encounter& e, const std::string& words, double x, double y, double height) {
    board::TextRecord record;
    record.at = at(x, y);
    record.text = words;
    record.height = at(height, 0).x;
    return add(e, e.texts, record);
}

void keepWalls(Encounter& e) {
    floor(e, "stone", rectangle(1, 1, 8, 6));
    floor(e, "stone", rectangle(9, 3, 1, 1));
    floor(e, "stone", rectangle(10, 2, 7, 9));
    floor(e, "stone", rectangle(17, 5, 1, 1));
    floor(e, "wood", rectangle(18, 4, 3, 4));
    floor(e, "stone", rectangle(5, 7, 1, 2));
    floor(e, "cobbles", rectangle(3, 9, 5, 4));
    floor(e, "stone", rectangle(8, 10, 2, 1));
    wall(e, "stone",
         {at(9, 3), at(9, 1), at(1, 1), at(1, 7), at(5, 7), at(5, 9), at(3, 9), at(3, 13), at(8, 13),
          at(8, 11), at(17, 11), at(17, 6)});
    wall(e, "stone",
         {at(9, 4), at(9, 7), at(6, 7), at(6, 9), at(8, 9), at(8, 10), at(10, 10), at(10, 4), at(9, 4)});
    wall(e, "stone", {at(9, 3), at(10, 3), at(10, 2), at(17, 2), at(17, 5)});
    wall(e, "stone", {at(17, 5), at(18, 5), at(18, 4), at(19, 4)});
    wall(e, "stone", {at(20, 4), at(21, 4), at(21, 8), at(18, 8), at(18, 6), at(17, 6)});
    wall(e, "lowWall", {at(13, 4), at(13, 6)});
    door(e, "door", at(9, 3), at(9, 4));
    door(e, "door", at(17, 5), at(17, 6), board::DoorState::Locked);
    door(e, "secretDoor", at(19, 4), at(20, 4));
}

void keepThings(Encounter& e) {
    prop(e, "pillar", 12.5, 6.5, 0.8, 0.8);
    prop(e, "pillar", 15.5, 6.5, 0.8, 0.8);
    prop(e, "table", 4, 4, 2, 1);
    prop(e, "barrel", 1.6, 1.6, 0.8, 0.8);
    prop(e, "barrel", 2.4, 1.55, 0.8, 0.8);
    prop(e, "crate", 1.6, 2.4, 0.9, 0.9, 12);
    prop(e, "chest", 20.4, 7.4, 0.9, 0.7);
    prop(e, "bed", 4, 12, 1, 2);
    prop(e, "stairs", 7.4, 12, 1, 2);
    prop(e, "statue", 16.4, 10.4, 1, 1);
    board::TerrainRecord rubble;
    for (int y = 8; y <= 9; ++y)
        for (int x = 12; x <= 14; ++x)
            if (!(x == 14 && y == 8)) rubble.cells.push_back({x, y});
    std::sort(rubble.cells.begin(), rubble.cells.end());
    add(e, e.terrain, rubble);
    light(e, at(13.5, 3), 2.5, 4.5);
    light(e, at(5, 3), 1.5, 4, 0xffffc060);
    light(e, at(4, 10.5), 1, 3, 0xffff9040);
    text(e, "Great hall", 11.9, 10.4, 0.42);
    board::NoteRecord note;
    note.at = at(19.5, 5);
    note.title = "Secret hoard";
    note.text = "The chest is trapped";
    add(e, e.notes, note);
}

void keepTokens(Encounter& e) {
    const auto grid = board::GridKind::Square;
    auto arda = makeToken(grid, "Arda", "party", {11, 3}, "SE");
    arda.label = "Ar";
    arda.hitPoints = 12;
    arda.maxHitPoints = 15;
    add(e, e.tokens, arda);
    auto conrath = makeToken(grid, "Conrath", "party", {12, 7}, "E");
    conrath.label = "Co";
    conrath.hitPoints = 7;
    conrath.maxHitPoints = 14;
    conrath.creature.shield = board::Shield{board::ShieldSide::Left, 2, 0};
    add(e, e.tokens, conrath);
    auto cassandra = makeToken(grid, "Cassandra", "party", {16, 8}, "W");
    cassandra.label = "Ca";
    cassandra.hitPoints = 11;
    cassandra.maxHitPoints = 11;
    add(e, e.tokens, cassandra);
    auto ogre = makeToken(grid, "Ogre chief", "foe", {14, 7}, "W", board::SizeCategory::Large);
    ogre.label = "Ogre";
    ogre.hitPoints = 41;
    ogre.maxHitPoints = 64;
    ogre.creature.shield = board::Shield{board::ShieldSide::Left, 2, 0};
    add(e, e.tokens, ogre);
    for (int i = 0; i < 2; ++i) {
        auto goblin = makeToken(grid, "Goblin " + std::to_string(i + 1), "foe", {6 + i, 3 + i}, "E");
        goblin.label = "G" + std::to_string(i + 1);
        goblin.hitPoints = i == 0 ? 6 : 1;
        goblin.maxHitPoints = 6;
        add(e, e.tokens, goblin);
    }
    auto lurker = makeToken(grid, "Lurker", "foe", {19, 5}, "W");
    lurker.label = "?";
    lurker.hidden = true;
    add(e, e.tokens, lurker);
    auto cook = makeToken(grid, "Old cook", "neutral", {5, 10}, "S");
    cook.label = "Ok";
    add(e, e.tokens, cook);
}

}  // namespace

bool setFog(document::Encounter& encounter, const document::FogMasks& fog) {
    document::ChangeSet changes;
    RecordId next = document::nextId(encounter);
    document::putFog(encounter, fog, next, changes);
    return document::apply(encounter, changes).ok();
}

board::TokenRecord makeToken(board::GridKind grid, const std::string& name, const std::string& side,
                             board::Cell where, const std::string& facing, board::SizeCategory size) {
    board::TokenRecord token;
    token.name = name;
    token.creature.side = side;
    token.creature.at = where;
    token.creature.size = size;
    token.creature.footprint = board::footprintOf(size);
    token.creature.facing = board::facingNamed(grid, facing);
    return token;
}

Encounter ruinedKeep() {
    Encounter e =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 22, 14});
    keepWalls(e);
    keepThings(e);
    keepTokens(e);
    return e;
}

Encounter sampler() {
    Encounter e =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 32, 22});
    int column = 0;
    for (const char* material :
         {"stone", "wood", "grass", "dirt", "sand", "water", "rock", "cobbles", "marble", "snow"}) {
        floor(e, material, rectangle(1 + 3 * column, 1, 3, 4));
        text(e, material, 2.5 + 3 * column, 1.5, 0.4);
        ++column;
    }
    floor(e, "stone", rectangle(1, 6, 30, 15));
    const board::Kinds kinds;
    column = 0;
    for (const auto& kind : kinds.walls()) {
        wall(e, std::string(kind.id),
             {at(1.5 + 2.6 * column, 7), at(3.6 + 2.6 * column, 7), at(3.6 + 2.6 * column, 8.4)});
        ++column;
    }
    column = 0;
    for (const auto& kind : kinds.doors()) {
        const double x = 2 + 6 * column;
        int state = 0;
        for (const auto each : {board::DoorState::Closed, board::DoorState::Open, board::DoorState::Locked}) {
            const double left = x + 1.8 * state;
            wall(e, "stone", {at(left - 0.4, 10), at(left, 10)});
            door(e, std::string(kind.id), at(left, 10), at(left + 1, 10), each);
            wall(e, "stone", {at(left + 1, 10), at(left + 1.4, 10)});
            ++state;
        }
        ++column;
    }
    column = 0;
    for (const auto& kind : kinds.terrain()) {
        board::TerrainRecord terrain;
        terrain.kind = std::string(kind.id);
        for (int x = 0; x < 2; ++x)
            for (int y = 0; y < 2; ++y) terrain.cells.push_back({1 + 2 * column + x + column / 7, 12 + y});
        add(e, e.terrain, terrain);
        ++column;
    }
    column = 0;
    for (const auto& kind : kinds.props()) {
        prop(e, std::string(kind.id), 2 + 2.5 * column, 15.5, column == 0 || column == 8 ? 1.6 : 1,
             column >= 11 ? 1.8 : 1);
        prop(e, std::string(kind.id), 2 + 2.5 * column, 17.4, 1, 1, 30);
        ++column;
    }
    column = 0;
    for (const auto size : {board::SizeCategory::Tiny, board::SizeCategory::Medium,
                            board::SizeCategory::Large, board::SizeCategory::Huge})
        for (const char* side : {"party", "foe"}) {
            auto token = makeToken(board::GridKind::Square, std::string(board::name(size)), side,
                                   {1 + 4 * column, 18}, column % 2 == 0 ? "NE" : "S", size);
            token.maxHitPoints = 8;
            token.hitPoints = 8 - column;
            token.hidden = column == 3;
            add(e, e.tokens, token);
            ++column;
        }
    return e;
}

Encounter hexWilds(board::GridKind grid) {
    Encounter e = document::makeEncounter(document::DocumentKind::Encounter, {grid, 24, 18});
    const auto& extent = e.gridRecord().extent;
    const auto hex = [&](int x, int y) { return board::centre(grid, extent.cellOf(x, y)); };
    floor(e, "grass", {hex(0, 0), hex(23, 0), hex(23, 17), hex(0, 17)});
    floor(
        e, "water",
        {hex(14, 0), hex(16, 0), hex(15, 5), hex(17, 10), hex(16, 17), hex(13, 17), hex(14, 10), hex(12, 5)});
    floor(e, "dirt", {hex(0, 9), hex(13, 8), hex(13, 9), hex(0, 10)});
    for (int i = 0; i < 40; ++i) {
        const int x = (i * 7 + i * i * 3) % 12;
        const int y = (i * 5 + i * i) % 18;
        if (y == 9 || y == 8) continue;
        board::PropRecord tree;
        tree.kind = i % 5 == 0 ? "bush" : i % 7 == 0 ? "boulder" : "tree";
        tree.at = hex(x, y);
        tree.width = tree.height = 360 - 24 * (i % 6);
        add(e, e.props, tree);
    }
    board::TerrainRecord ford;
    ford.kind = "shallowWater";
    for (int x = 13; x < 17; ++x) ford.cells.push_back(extent.cellOf(x, 9));
    std::sort(ford.cells.begin(), ford.cells.end());
    add(e, e.terrain, ford);
    wall(e, "hedge", {hex(18, 2), hex(22, 2), hex(22, 6)});
    wall(e, "fence", {hex(18, 12), hex(22, 12), hex(22, 15)});
    light(e, hex(8, 8), 2, 4);
    const char* facing = grid == board::GridKind::HexPointy ? "E" : "N";
    add(e, e.tokens, makeToken(grid, "Scout", "party", extent.cellOf(6, 9), facing));
    add(e, e.tokens,
        makeToken(grid, "Troll", "foe", extent.cellOf(11, 9), facing, board::SizeCategory::Large));
    add(e, e.tokens,
        makeToken(grid, "Giant", "foe", extent.cellOf(19, 8), facing, board::SizeCategory::Huge));
    return e;
}

const board::WallRecord* wallAlong(const document::Encounter& shown, geometry::Segment part) {
    for (const board::WallRecord& wall : shown.walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            const geometry::Segment piece{wall.points[i - 1], wall.points[i]};
            if (geometry::onSegment(part.a, piece) && geometry::onSegment(part.b, piece)) return &wall;
        }
    return nullptr;
}

}  // namespace tenaille::test
