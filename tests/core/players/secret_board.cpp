// SPDX-License-Identifier: MIT
#include "tests/core/players/secret_board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "core/actions/explore.h"
#include "core/document/board_of.h"
#include "core/document/door_walls.h"
#include "core/document/fog.h"
#include "core/document/names.h"
#include "core/document/project.h"
#include "core/geometry/rounded.h"
#include "core/io/document_format.h"
#include "tests/support/sample_boards.h"

namespace tenaille::test {

namespace {

using board::Cell;
using board::GridKind;
using board::LatticePoint;
using board::SampleMask;
using document::Encounter;
using geometry::Box;
using geometry::kUnitsPerCell;

constexpr std::int32_t kMargin = 75;  // from the walls of the closed room: five samples

Box grown(const Box& box, std::int32_t by) {
    return {{box.min.x - by, box.min.y - by}, {box.max.x + by, box.max.y + by}};
}

bool contains(const Box& box, LatticePoint point) {
    return point.x >= box.min.x && point.x <= box.max.x && point.y >= box.min.y && point.y <= box.max.y;
}

bool isInside(GridKind grid, Cell cell, const Box& box) {
    const auto corners = board::corners(grid, cell);
    return std::all_of(corners.begin(), corners.end(), [&](LatticePoint at) { return contains(box, at); });
}

bool isOutside(GridKind grid, Cell cell, const Box& box) {
    geometry::Box around{board::corners(grid, cell).front(), board::corners(grid, cell).front()};
    for (const LatticePoint at : board::corners(grid, cell)) {
        around.min = {std::min(around.min.x, at.x), std::min(around.min.y, at.y)};
        around.max = {std::max(around.max.x, at.x), std::max(around.max.y, at.y)};
    }
    return !around.touches(box);
}

board::SampleBox samplesAround(const Box& box) {
    return {board::sampleAt(box.min).x - 1, board::sampleAt(box.min).y - 1, board::sampleAt(box.max).x + 2,
            board::sampleAt(box.max).y + 2};
}

struct OwnKinds {
    std::string wall;    // like stone, stops sight
    std::string fake;    // like an invisible wall, stops steps alone
    std::string door;    // secret
    std::string ghost;   // secret, and sight passes
    std::string plain;   // a door for everybody, drawn like a secret one
    std::string start;   // terrain: where foes are put, or drawn so
    std::string ground;  // like deep water
    std::string prop;    // like a crate
};

// Cells between two points of the lattice.
double cellsBetween(GridKind grid, LatticePoint a, LatticePoint b) {
    const board::Position p = board::position(grid, a);
    const board::Position q = board::position(grid, b);
    return std::hypot(p.x - q.x, p.y - q.y);
}

// Makes one board; everything random comes from one source, in one order.
class Maker {
  public:
    Maker(SecretBoard& made, std::uint64_t seed) : m_made(made), m_map(made.map), m_random(seed) {}

    void make() {
        makeBoard();
        makeKinds();
        makeVault();
        if (m_random.oneIn(2)) addButtress();
        if (m_random.oneIn(2)) addRunningFloor();
        for (int i = m_random.between(1, 7); i > 0; --i) addWall();
        for (int i = m_random.between(0, 3); i > 0; --i) addDoor();
        for (int i = m_random.between(0, 4); i > 0; --i) addTerrain();
        for (int i = m_random.between(0, 4); i > 0; --i) addLamp();
        for (int i = m_random.between(0, 4); i > 0; --i) addThing();
        if (m_random.oneIn(3)) addPicture();
        addTokens();
        makeFog();
        if (m_made.inFog() && m_made.vaultUnknown()) fillVault();
        addWritings();
        if (m_random.oneIn(2)) addFight();
        addDoorWalls();
        addExtras();
    }

  private:
    Cell cellOfBoard() {
        const auto& extent = m_map.gridRecord().extent;
        const int column = m_random.between(0, extent.width - 1);
        return extent.cellOf(column, m_random.between(0, extent.height - 1));
    }
    LatticePoint corner() { return pick(board::corners(m_made.grid(), cellOfBoard()), m_random); }
    LatticePoint anywhere() {
        const LatticePoint at = corner();
        return {at.x + m_random.between(-90, 90), at.y + m_random.between(-90, 90)};
    }

    void makeBoard() {
        static constexpr std::array kGrids{GridKind::Square, GridKind::HexPointy, GridKind::HexFlat};
        const int width = m_random.between(7, 11);
        const board::Extent extent{pick(kGrids, m_random), width, m_random.between(6, 9)};
        m_map = document::makeEncounter(document::DocumentKind::Encounter, extent);
        m_map.uuid = "01234567-89ab-4cde-8f01-23456789abcd";
        static constexpr std::array kLikelyModes{board::PlayerMode::Fog, board::PlayerMode::Fog,
                                                 board::PlayerMode::Fog, board::PlayerMode::BySight,
                                                 board::PlayerMode::Everything};
        m_made.mode = pick(kLikelyModes, m_random);
        m_made.anyEyes = !m_random.oneIn(6);
        m_made.isNight = m_random.oneIn(3);
        m_made.allBlind = m_random.oneIn(10);
        board::PlayerViewRecord view;
        view.mode = m_made.mode;
        view.light =
            m_made.isNight ? board::Daylight::Dark : static_cast<board::Daylight>(m_random.between(0, 2));
        view.explores = !m_random.oneIn(4);
        add(m_map, m_map.playerView, view);
        board::SettingsRecord settings = m_map.settingsRecord();
        settings.title = nextCanary();
        settings.author = nextCanary();
        settings.notes = nextCanary();
        if (m_random.oneIn(4)) settings.ruleOptions = {{"facing.rearUnseen", "false"}};
        if (m_random.oneIn(4)) settings.preset = "some";
        m_map.settings.put(settings);
    }

    std::string addKind(board::KindOf of, const char* like, const board::BarrierEffect& barrier,
                        bool secret = false, const char* startsHere = "") {
        board::KindRecord kind;
        kind.of = of;
        kind.kind = nextCanary();
        kind.label = m_random.oneIn(2) ? nextCanary() : "";
        kind.like = like;
        kind.barrier = barrier;
        kind.secret = secret;
        kind.startsHere = startsHere;
        if (!kind.label.empty()) {
            kind.colour = 0xffd55e00;
            kind.line = board::WallLine::Dashed;
            kind.pattern = board::GroundPattern::Dots;
        }
        add(m_map, m_map.kinds, kind);
        return kind.kind;
    }

    void makeKinds() {
        using board::KindOf;
        static constexpr std::array kDoors{"door", "doubleDoor", "secretDoor"};
        const board::BarrierEffect leaf{.stopsMovement = true, .stopsSight = true};
        m_kinds.wall = addKind(KindOf::Wall, "stone", {.stopsSight = true});
        m_kinds.fake = addKind(KindOf::Wall, "invisible", {.stopsMovement = true});
        m_kinds.door = addKind(KindOf::Door, pick(kDoors, m_random), leaf, true);
        m_kinds.ghost = addKind(KindOf::Door, pick(kDoors, m_random), {}, true);
        m_kinds.plain = addKind(KindOf::Door, "secretDoor", leaf);
        m_kinds.start = m_random.oneIn(2) ? addKind(KindOf::Terrain, "difficult", {}, false, "foe")
                                          : addKind(KindOf::Terrain, "foeStart", {});
        m_kinds.ground = addKind(KindOf::Terrain, "deepWater", {});
        m_kinds.prop = addKind(KindOf::Prop, "crate", {});
    }

    RecordId putWall(const std::string& kind, std::vector<LatticePoint> points) {
        board::WallRecord wall;
        wall.kind = kind;
        wall.points = std::move(points);
        return add(m_map, m_map.walls, wall);
    }

    // A ring of walls around a box, its corners pulled out of shape, a closed door in one side.
    void makeVault() {
        const auto& extent = m_map.gridRecord().extent;
        const bool hex = board::isHex(extent.grid);
        const int side = m_random.between(2, 3);
        const Cell first = extent.cellOf(m_random.between(1, extent.width - side - 1),
                                         m_random.between(1, extent.height - side - 1));
        const std::int32_t span = side * kUnitsPerCell + (hex ? kUnitsPerCell / 2 : 0);
        const LatticePoint from = hex ? board::centre(extent.grid, first) - LatticePoint{170, 170}
                                      : LatticePoint{first.x * kUnitsPerCell, first.y * kUnitsPerCell};
        m_made.vault = {from, {from.x + span, from.y + span}};
        const Box ring = grown(m_made.vault, kMargin);
        const bool slanted = m_random.oneIn(2);
        const auto pull = [&] { return slanted ? m_random.between(0, 110) : 0; };
        m_outer = grown(ring, 115);
        std::array<LatticePoint, 4>& corners = m_made.vaultCorners;
        corners = {{{ring.min.x - pull(), ring.min.y - pull()},
                    {ring.max.x + pull(), ring.min.y - pull()},
                    {ring.max.x + pull(), ring.max.y + pull()},
                    {ring.min.x - pull(), ring.max.y + pull()}}};
        const std::array kinds{std::string("stone"),   std::string("stone"), std::string("hedge"),
                               std::string("curtain"), std::string("smoke"), m_kinds.wall};
        m_withDoor = m_random.between(0, 4);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const LatticePoint a = corners[i];
            const LatticePoint b = corners[(i + 1) % corners.size()];
            if (static_cast<int>(i) != m_withDoor) {
                putWall(pick(kinds, m_random), {a, b});
                continue;
            }
            const LatticePoint p{a.x + (b.x - a.x) / 3, a.y + (b.y - a.y) / 3};
            const LatticePoint q{a.x + (b.x - a.x) * 2 / 3, a.y + (b.y - a.y) * 2 / 3};
            putWall(pick(kinds, m_random), {a, p});
            putDoor({p, q}, m_random.oneIn(2) ? board::DoorState::Closed : board::DoorState::Locked,
                    m_random.oneIn(2)   ? "secretDoor"
                    : m_random.oneIn(2) ? "door"
                                        : m_kinds.door);
            putWall(pick(kinds, m_random), {q, b});
        }
        for (int column = 0; column < extent.width; ++column)
            for (int row = 0; row < extent.height; ++row) {
                const Cell cell = extent.cellOf(column, row);
                if (isInside(extent.grid, cell, m_made.vault)) m_made.vaultCells.push_back(cell);
                if (isOutside(extent.grid, cell, m_outer)) m_freeCells.push_back(cell);
            }
        if (m_random.oneIn(2)) {
            const std::array doors{std::string("door"), std::string("doubleDoor"), m_kinds.door};
            putDoor({m_made.vault.min, m_made.vault.max}, board::DoorState::Closed, pick(doors, m_random));
        }
        const Cell middle = cellOfBoard();
        const LatticePoint at = board::centre(extent.grid, middle);
        m_made.cover = {{at.x - 360, at.y - 360}, {at.x + 360, at.y + 360}};
        for (int column = 0; column < extent.width; ++column)
            for (int row = 0; row < extent.height; ++row)
                if (isInside(extent.grid, extent.cellOf(column, row), m_made.cover))
                    m_made.coverCells.push_back(extent.cellOf(column, row));
    }

    void addWall() {
        const std::array kinds{std::string("stone"),
                               std::string("lowWall"),
                               std::string("arrowSlit"),
                               std::string("window"),
                               std::string("hedge"),
                               std::string("curtain"),
                               std::string("object"),
                               std::string("invisible"),
                               std::string("oneWay"),
                               std::string("portcullis"),
                               std::string("smoke"),
                               std::string("fence"),
                               m_kinds.wall,
                               m_kinds.fake};
        std::vector<LatticePoint> points;
        for (int i = m_random.between(2, 4); i > 0; --i) {
            const LatticePoint at = corner();
            if (points.empty() || points.back() != at) points.push_back(at);
        }
        if (points.size() > 1) putWall(pick(kinds, m_random), points);
    }

    void putDoor(geometry::Segment where, board::DoorState state, const std::string& kind) {
        board::DoorRecord door;
        door.kind = kind;
        door.where = where;
        door.state = state;
        door.memory = static_cast<board::DoorMemory>(m_random.between(0, 2));
        if (m_random.oneIn(2)) door.memory = board::DoorMemory::Unseen;
        door.freestanding = m_random.oneIn(5);
        add(m_map, m_map.doors, door);
    }

    // To a corner, to where a door begins, to the door, or to some other place.
    void addButtress() {
        const bool toDoor = m_withDoor < 4 && m_random.oneIn(2);
        const auto side = static_cast<std::size_t>(toDoor ? m_withDoor : m_random.between(0, 3));
        const LatticePoint a = m_made.vaultCorners[side];
        const LatticePoint b = m_made.vaultCorners[(side + 1) % 4];
        const int part = m_random.between(0, 5);
        const double along = toDoor && part > 1 ? m_random.between(36, 64) / 100.0
                             : part < 4         ? part / 3.0
                                                : m_random.between(5, 95) / 100.0;
        const LatticePoint at{a.x + static_cast<std::int32_t>(std::lround((b.x - a.x) * along)),
                              a.y + static_cast<std::int32_t>(std::lround((b.y - a.y) * along))};
        const Box& room = m_made.vault;
        const LatticePoint inside = pointIn(room, m_random);
        const double far = geometry::lengthOf({at, inside});
        const double deep = std::min(1.0, m_random.between(110, 260) / far);
        const LatticePoint by{static_cast<std::int32_t>(std::lround((inside.x - at.x) * deep)),
                              static_cast<std::int32_t>(std::lround((inside.y - at.y) * deep))};
        m_made.buttress = {at - by, at};
        putWall(m_random.oneIn(2) ? "hedge" : "stone", {at - by, at});
    }

    void addRunningFloor() {
        static constexpr std::array kMaterials{"wood", "flagstone", "marble", "grass"};
        const Box& room = m_made.vault;
        const std::int32_t from = room.min.x - m_random.between(200, 700);
        const std::int32_t to = room.min.x + m_random.between(30, 120);
        const std::int32_t top = room.min.y + m_random.between(0, 150);
        const std::int32_t low = room.max.y - m_random.between(0, 150);
        board::FloorRecord floor;
        floor.material = pick(kMaterials, m_random);
        floor.outline = {{from, top}, {to, top}, {to, low}, {from, low}};
        m_made.runningFloor = add(m_map, m_map.floors, floor);
    }

    void addDoor() {
        const std::array kinds{std::string("door"),
                               std::string("doubleDoor"),
                               std::string("secretDoor"),
                               std::string("secretDoor"),
                               std::string("window"),
                               std::string("portcullis"),
                               std::string("archway"),
                               m_kinds.door,
                               m_kinds.ghost,
                               m_kinds.plain,
                               std::string("canary-door")};
        const auto corners = board::corners(m_made.grid(), cellOfBoard());
        const auto i = static_cast<std::size_t>(m_random.between(0, static_cast<int>(corners.size()) - 2));
        const auto state = static_cast<board::DoorState>(m_random.between(0, 2));
        putDoor({corners[i], corners[i + 1]}, state, pick(kinds, m_random));
    }

    void addTerrain() {
        const std::array kinds{std::string("difficult"),
                               std::string("rock"),
                               std::string("thickSmoke"),
                               std::string("darkness"),
                               std::string("dimLight"),
                               std::string("smoke"),
                               std::string("partyStart"),
                               std::string("foeStart"),
                               std::string("deepWater"),
                               m_kinds.start,
                               m_kinds.ground};
        board::TerrainRecord terrain;
        terrain.kind = pick(kinds, m_random);
        // Dim light lets eyes see in the dark.
        if (m_made.isNight && terrain.kind == "dimLight") terrain.kind = "darkness";
        for (int i = m_random.between(1, 6); i > 0; --i) terrain.cells.push_back(cellOfBoard());
        std::sort(terrain.cells.begin(), terrain.cells.end());
        terrain.cells.erase(std::unique(terrain.cells.begin(), terrain.cells.end()), terrain.cells.end());
        add(m_map, m_map.terrain, terrain);
    }

    void addLamp() {
        board::LightRecord lamp;
        lamp.at = anywhere();
        lamp.bright = m_random.between(0, m_made.isNight ? 200 : 500);
        lamp.dim = lamp.bright + m_random.between(0, m_made.isNight ? 200 : 800);
        lamp.angle = m_random.oneIn(3) ? m_random.between(30, 180) : 360;
        lamp.direction = m_random.between(0, 359);
        lamp.on = !m_random.oneIn(3);
        add(m_map, m_map.lights, lamp);
    }

    void addThing() {
        if (m_random.oneIn(3)) {
            board::TextRecord text;
            text.at = anywhere();
            text.hidden = m_random.oneIn(4);
            text.text = text.hidden ? nextCanary() : "open word";
            add(m_map, m_map.texts, text);
        } else if (m_random.oneIn(2)) {
            board::FloorRecord floor;
            floor.material = "marble";
            floor.outline = {anywhere(), anywhere(), anywhere()};
            add(m_map, m_map.floors, floor);
        } else {
            const std::array kinds{std::string("table"), std::string("pillar"), std::string("tree"),
                                   std::string("bush"), m_kinds.prop};
            board::PropRecord prop;
            prop.kind = pick(kinds, m_random);
            prop.at = anywhere();
            prop.rotation = m_random.between(0, 359);
            prop.hidden = m_random.oneIn(4);
            add(m_map, m_map.props, prop);
        }
    }

    void addPicture() {
        board::PictureRecord picture;
        picture.asset = "open.webp";
        picture.pixelWidth = picture.pixelHeight = 64;
        picture.width = picture.height = 900;
        picture.x = m_random.between(-900, 1200);
        picture.y = m_random.between(-900, 1200);
        add(m_map, m_map.pictures, picture);
        m_map.assets["open.webp"] = std::make_shared<const std::string>("pixels");
    }

    // Nobody who shares stands in the closed room.
    void addTokens() {
        const int heroes = m_random.between(1, 3);
        for (int i = 0; i < heroes; ++i) {
            board::TokenRecord hero = token("party");
            if (!m_made.anyEyes) {
                hero.sharedSight = board::SharedSight::Never;
            } else if (i > 0) {
                hero.hidden = m_random.oneIn(4);
                hero.sharedSight = static_cast<board::SharedSight>(m_random.between(0, 2));
                if (m_random.oneIn(3)) hero.hitPoints = -m_random.between(0, 5);
            }
            putToken(hero);
        }
        for (int i = m_random.between(1, 6); i > 0; --i) {
            board::TokenRecord foe = token(m_random.oneIn(5) ? "neutral" : "foe");
            foe.hidden = m_random.oneIn(4);
            if (m_made.anyEyes && m_random.oneIn(8)) foe.sharedSight = board::SharedSight::Always;
            if (m_random.oneIn(6)) foe.sharedSight = board::SharedSight::Never;
            if (m_random.oneIn(5)) foe.creature.traits = foe.creature.traits.with(board::Trait::Invisible);
            putToken(foe);
        }
    }

    board::TokenRecord token(const char* side) {
        board::TokenRecord token;
        token.creature.side = side;
        token.creature.size = m_random.oneIn(4) ? board::SizeCategory::Large : board::SizeCategory::Medium;
        token.creature.footprint = board::footprintOf(token.creature.size);
        const bool straight =
            !board::isHex(m_made.grid()) || token.creature.size == board::SizeCategory::Medium;
        if (m_random.oneIn(2))
            token.creature.facing = board::Facing{static_cast<std::uint8_t>(
                2 * m_random.between(0, board::isHex(m_made.grid()) ? 5 : 3) + (straight ? 0 : 1))};
        if (m_random.oneIn(4)) {
            token.light.bright = m_random.between(0, 600);
            token.light.dim = token.light.bright + m_random.between(1, 600);
        }
        if (m_random.oneIn(4)) token.creature.senses = board::Sense::Darkvision;
        if (m_random.oneIn(4)) token.creature.senses = token.creature.senses.with(board::Sense::LowLight);
        if (m_made.isNight || m_random.oneIn(2))
            token.creature.darkvisionRange = m_random.between(0, m_made.isNight ? 2 : 4);
        if (m_made.allBlind || m_random.oneIn(8)) token.creature.traits = board::Trait::Blinded;
        token.creature.reach = m_random.between(0, 3);
        token.creature.armorClass = m_random.between(10, 25);
        if (m_random.oneIn(3)) token.conditions.emplace_back().name = m_random.oneIn(2) ? "prone" : "afraid";
        token.maxHitPoints = m_random.between(0, 60);
        token.hitPoints = std::max(1, m_random.between(0, token.maxHitPoints));
        token.fighter.endurance = token.fighter.maxEndurance = m_random.between(0, 30);
        token.healthShown = static_cast<board::HealthShown>(m_random.between(0, 3));
        token.attackMode = static_cast<board::AttackMode>(m_random.between(0, 2));
        token.colour = m_random.oneIn(2) ? 0xff102030 : 0;
        token.nameSecret = m_random.oneIn(3);
        if (m_random.oneIn(3)) token.publicName = "open mask";
        token.notes = nextCanary();
        token.weapon = nextCanary();
        token.fighter.damage = nextCanary();
        token.fighter.specials = {{nextCanary(), 19, 20}};
        token.attacks = {{nextCanary(), 4, nextCanary()}};
        return token;
    }

    void putToken(board::TokenRecord token) {
        const bool sharing = m_made.shares(token);
        const auto fits = [&] {
            const auto cells = board::cellsAt(m_made.grid(), token.creature.footprint, token.creature.at);
            return !sharing || std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
                return isOutside(m_made.grid(), cell, m_outer);
            });
        };
        for (int tries = 0; tries < 30; ++tries) {
            token.creature.at = sharing ? pick(m_freeCells, m_random)
                                : m_random.oneIn(2) && !m_made.vaultCells.empty()
                                    ? pick(m_made.vaultCells, m_random)
                                    : cellOfBoard();
            if (fits()) break;
        }
        if (!fits()) token.creature.footprint = board::footprintOf(board::SizeCategory::Medium);
        if (sharing) m_made.eyes.push_back(token.creature);
        m_tokens.push_back(std::move(token));
    }

    void makeFog() {
        document::FogMasks fog = document::fogOf(m_map);
        const auto scribble = [&](SampleMask& mask) {
            for (int i = m_random.between(0, 3); i > 0; --i) {
                const LatticePoint at = anywhere();
                const board::Sample from = board::sampleAt(at);
                mask.set(
                    {from.x, from.y, from.x + m_random.between(1, 60), from.y + m_random.between(1, 60)});
            }
        };
        scribble(fog.explored);
        scribble(fog.uncovered);
        if (m_random.oneIn(2)) scribble(fog.covered);
        fog.covered.set(samplesAround(grown(m_made.cover, kMargin)));
        SampleMask room(fog.explored.box());
        room.set(samplesAround(grown(m_outer, 60)));
        m_made.vaultFog = static_cast<VaultFog>(m_random.between(0, m_made.anyEyes ? 3 : 2));
        switch (m_made.vaultFog) {
            case VaultFog::Unknown:
                fog.explored -= room;
                fog.uncovered -= room;
                break;
            case VaultFog::Covered:
                fog.covered |= room;
                if (m_random.oneIn(2)) fog.explored |= room;
                if (m_random.oneIn(2)) fog.uncovered |= room;
                break;
            case VaultFog::Explored:
                fog.explored |= room;
                fog.uncovered -= room;
                break;
            case VaultFog::Uncovered:
                fog.uncovered |= room;
                break;
        }
        if (!setFog(m_map, fog)) m_map.fog = {};
        nameTokens();
    }

    // A name that players read is no canary, any other one is. Who is seen depends on the lights that all
    // carry.
    void nameTokens() {
        for (board::TokenRecord& token : m_tokens) {
            token.id = token.creature.record = document::nextId(m_map);
            m_map.tokens.put(token);
        }
        for (board::TokenRecord& token : m_tokens) {
            const bool unseen = m_made.isUnseen(token);
            const bool secret = token.nameSecret || !token.publicName.empty() || unseen;
            token.name = secret ? nextCanary() : "open name";
            token.label = secret ? nextCanary() : document::labelOf(token.name, 0);
            if (!secret && !m_made.isOurs(token)) token.metAs = m_random.between(0, 3);
            if (unseen && !token.publicName.empty()) token.publicName = nextCanary();
            m_map.tokens.put(token);
        }
    }

    void fillVault() {
        board::TextRecord text;
        text.at = pointIn(m_made.vault, m_random);
        text.text = nextCanary();
        add(m_map, m_map.texts, text);
        board::FloorRecord floor;
        floor.material = nextCanary();
        floor.outline = {pointIn(m_made.vault, m_random), pointIn(m_made.vault, m_random),
                         pointIn(m_made.vault, m_random)};
        add(m_map, m_map.floors, floor);
        board::DoorRecord door;
        door.kind = m_random.oneIn(2) ? "door" : m_kinds.door;
        door.where = {pointIn(m_made.vault, m_random), m_made.vault.max};
        add(m_map, m_map.doors, door);
    }

    void addWritings() {
        board::NoteRecord note;
        note.at = anywhere();
        note.title = nextCanary();
        note.text = nextCanary();
        add(m_map, m_map.notes, note);
        board::OverrideRecord own;
        own.attacker = m_map.tokens.begin()->id;
        own.target = std::prev(m_map.tokens.end())->id;
        own.reason = nextCanary();
        own.value = m_random.between(-9, 9);
        add(m_map, m_map.overrides, own);
        board::LogRecord line;
        line.entry = nextCanary();
        line.arguments = {nextCanary()};
        line.time = nextCanary();
        add(m_map, m_map.log, line);
        m_map.assets["canary-asset.webp"] = std::make_shared<const std::string>(nextCanary());
    }

    void addFight() {
        board::ClockRecord clock;
        clock.round = m_random.between(0, 9);
        clock.seed = m_random.between(0, 1'000'000);
        add(m_map, m_map.clock, clock);
        for (const board::TokenRecord& token : m_map.tokens) {
            board::CombatantRecord combatant;
            combatant.token = token.id;
            combatant.initiative = m_random.between(1, 10);
            if (m_random.oneIn(2)) combatant.turn = board::TurnRecord{.typed = {}, .initiative = 7};
            add(m_map, m_map.combatants, combatant);
            board::OrderRecord order;
            order.who = token.id;
            order.what = nextCanary();
            add(m_map, m_map.orders, order);
        }
        board::StepRecord step;
        step.combatants = {*m_map.combatants.begin()};
        add(m_map, m_map.steps, step);
    }

    // As the program records it; some the GM gave another look. The closed room stays closed.
    void addDoorWalls() {
        document::settleDoors(m_map);
        const std::array kinds{std::string("stone"), std::string("hedge"),     std::string("curtain"),
                               std::string("fence"), std::string("invisible"), m_kinds.wall};
        const document::Table<board::DoorRecord> doors = m_map.doors;
        for (board::DoorRecord door : doors) {
            if (!m_random.oneIn(4)) continue;
            door.wall = pick(kinds, m_random);
            const bool isSeenThrough = door.wall == "fence" || door.wall == "invisible";
            if (isSeenThrough && geometry::boundingBox(door.where).touches(m_outer)) door.wall = "stone";
            m_map.doors.put(door);
        }
    }

    void addExtras() {
        const auto extra = [] { return "{\"" + nextCanary() + "\":1}"; };
        m_map.extra = extra();
        std::apply(
            [&](auto&... table) {
                const auto mark = [&](auto& one) {
                    for (const auto& record : std::remove_reference_t<decltype(one)>(one))
                        if (m_random.oneIn(2)) {
                            auto marked = record;
                            marked.extra = extra();
                            one.put(marked);
                        }
                };
                (mark(table), ...);
            },
            m_map.tables());
    }

    SecretBoard& m_made;
    Encounter& m_map;
    Random m_random;
    OwnKinds m_kinds;
    int m_withDoor = 4;             // the side of the closed room that has a door, 4: none
    Box m_outer;                    // around the walls of the closed room
    std::vector<Cell> m_freeCells;  // wholly out of it
    std::vector<board::TokenRecord> m_tokens;
};

}  // namespace

bool SecretBoard::isOurs(const board::TokenRecord& token) const {
    return token.creature.side == document::kPartySide;
}

bool SecretBoard::shares(const board::TokenRecord& token) const {
    const bool isDown = token.maxHitPoints > 0 && token.hitPoints <= 0;
    if (token.sharedSight == board::SharedSight::Usual) return isOurs(token) && !token.hidden && !isDown;
    return token.sharedSight == board::SharedSight::Always;
}

// A rider is seen where he would stand, whatever space his mount takes.
std::vector<Cell> SecretBoard::cellsOf(const board::TokenRecord& token) const {
    return board::cellsAt(grid(), token.onFoot.value_or(token.creature.footprint), token.creature.at);
}

bool SecretBoard::inVault(const board::TokenRecord& token) const {
    const bool looked = inFog() && !anyEyes && vaultFog == VaultFog::Uncovered;
    const auto cells = cellsOf(token);
    return mode != board::PlayerMode::Everything && !looked &&
           std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
               return std::find(vaultCells.begin(), vaultCells.end(), cell) != vaultCells.end();
           });
}

bool SecretBoard::inCover(const board::TokenRecord& token) const {
    const auto cells = cellsOf(token);
    return inFog() && std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
               return std::find(coverCells.begin(), coverCells.end(), cell) != coverCells.end();
           });
}

bool SecretBoard::inTheDark(const board::TokenRecord& token) const {
    if (mode == board::PlayerMode::Everything || !anyEyes || !(isNight || allBlind)) return false;
    const auto cells = cellsOf(token);
    const bool lowLight = std::any_of(eyes.begin(), eyes.end(), [](const board::Creature& eye) {
        return eye.senses.has(board::Sense::LowLight);
    });
    // From the middle of a cell its corners are less than one cell away.
    const auto isBeyond = [&](LatticePoint from, double reach) {
        return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
            return cellsBetween(grid(), from, board::centre(grid(), cell)) > reach + 1;
        });
    };
    for (const board::Creature& eye : eyes) {
        const auto own = board::cellsAt(grid(), eye.footprint, eye.at);
        for (const Cell cell : cells)
            if (std::find(own.begin(), own.end(), cell) != own.end()) return false;
        if (allBlind || !eye.senses.has(board::Sense::Darkvision)) continue;
        if (!isBeyond(board::middle(grid(), eye.footprint, eye.at), eye.darkvisionRange.value_or(1000)))
            return false;
    }
    if (allBlind) return true;
    for (const board::TokenRecord& bearer : map.tokens) {
        const double reach = static_cast<double>(bearer.light.dim) / kUnitsPerCell * (lowLight ? 2 : 1);
        const board::Footprint space = bearer.onFoot.value_or(bearer.creature.footprint);
        if (reach > 0 && !bearer.hidden && !isBeyond(board::middle(grid(), space, bearer.creature.at), reach))
            return false;
    }
    return std::all_of(map.lights.begin(), map.lights.end(), [&](const board::LightRecord& lamp) {
        const double reach = static_cast<double>(lamp.dim) / kUnitsPerCell * (lowLight ? 2 : 1);
        return !lamp.on || isBeyond(lamp.at, reach);
    });
}

bool SecretBoard::isUnseen(const board::TokenRecord& token) const {
    if (token.hidden) return true;
    if (isOurs(token) || shares(token) || mode == board::PlayerMode::Everything) return false;
    return token.creature.traits.has(board::Trait::Invisible) || inVault(token) || inCover(token) ||
           inTheDark(token);
}

SecretBoard randomSecretBoard(std::uint64_t seed) {
    SecretBoard made;
    Maker(made, seed).make();
    return made;
}

std::string nextCanary() {
    static std::uint64_t number = 0;
    return kCanary + std::to_string(++number);
}

board::LatticePoint pointIn(const geometry::Box& box, Random& random) {
    const std::int32_t x = random.between(box.min.x, box.max.x);
    return {x, random.between(box.min.y, box.max.y)};
}

players::PlayerScene sceneOf(const Encounter& map) {
    const players::SightGround ground(map, document::boardOf(map), document::optionsOf(map));
    return players::playerScene(map, ground);
}

std::string asText(const players::PlayerScene& scene) {
    std::string text = io::writeDocument(scene.shown);
    const auto number = [&](auto value) { text += std::to_string(value) + ' '; };
    for (const board::TokenRecord& token : scene.shown.tokens) number(token.creature.record.value);
    for (const auto& [name, bytes] : scene.shown.assets) text += name + '=' + *bytes + ' ';
    number(static_cast<int>(scene.mode));
    number(static_cast<int>(scene.anyEyes));
    for (const auto& [token, word] : scene.health) {
        number(token.value);
        number(static_cast<int>(word));
    }
    for (const SampleMask* mask : {&scene.known, &scene.seen, &scene.dim}) {
        for (const std::int32_t side :
             {mask->box().left, mask->box().top, mask->box().right, mask->box().bottom})
            number(side);
        for (std::int32_t y = mask->box().top; y < mask->box().bottom; ++y) {
            const auto row = mask->row(y);
            text.append(reinterpret_cast<const char*>(row.data()), row.size_bytes());
        }
    }
    return text;
}

std::string firstDifference(const std::string& a, const std::string& b) {
    const auto at =
        static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
    const auto around = [&](const std::string& text) {
        std::string part = text.substr(at > 120 ? at - 120 : 0, 240);
        for (char& c : part)
            if (c < ' ' || c > '~') c = ' ';
        return part;
    };
    return "at byte " + std::to_string(at) + ":\n  " + around(a) + "\n  " + around(b);
}

std::string whatPlayersGet(const Encounter& map) {
    const players::SightGround ground(map, document::boardOf(map), document::optionsOf(map));
    std::string text = asText(players::playerScene(map, ground));
    // A step after which everybody looks round, and in which every creature was touched.
    document::ChangeSet step;
    step.changes.push_back(
        document::Change<board::PlayerViewRecord>{*map.playerView.begin(), *map.playerView.begin()});
    for (const board::TokenRecord& token : map.tokens)
        step.changes.push_back(document::Change<board::TokenRecord>{token, token});
    if (!actions::mayExplore(map, step)) return text;
    Encounter after = map;
    if (!document::apply(after, actions::explore(map, step, ground, nullptr))) return "the step did not fit";
    return text + asText(players::playerScene(after, ground));
}

}  // namespace tenaille::test
