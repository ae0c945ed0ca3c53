// SPDX-License-Identifier: MIT
#include "core/players/player_scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <string>
#include <utility>

#include "core/board/creature_now.h"
#include "core/document/board_of.h"
#include "core/document/fog.h"
#include "core/document/project.h"
#include "core/players/along_mask.h"
#include "core/players/beside_known.h"
#include "core/players/known_walls.h"
#include "core/vision/fill_mask.h"

namespace tenaille::players {

namespace {

using board::LatticePoint;
using board::SampleMask;
using document::Encounter;

// The ellipse in a rectangle of four corners, also in a slanted one.
std::vector<LatticePoint> roundIn(const std::vector<LatticePoint>& corners) {
    constexpr int kParts = 24;
    const auto half = [](LatticePoint a, LatticePoint b) {
        return std::pair((b.x - a.x) / 2.0, (b.y - a.y) / 2.0);
    };
    const auto [wideX, wideY] = half(corners[0], corners[1]);
    const auto [highX, highY] = half(corners[0], corners[3]);
    std::vector<LatticePoint> points;
    for (int part = 0; part < kParts; ++part) {
        const double turn = 2 * std::numbers::pi * part / kParts;
        const double x = wideX * (1 + std::cos(turn)) + highX * (1 + std::sin(turn));
        const double y = wideY * (1 + std::cos(turn)) + highY * (1 + std::sin(turn));
        points.push_back({corners[0].x + static_cast<std::int32_t>(std::lround(x)),
                          corners[0].y + static_cast<std::int32_t>(std::lround(y))});
    }
    return points;
}

// How players came to know what they know.
struct HowKnown {
    SampleMask covered;   // by the GM
    bool byHand = false;  // some of it may be known because the GM uncovered it;
    SampleMask looked;    // then this is where somebody looks, or looked where nothing is uncovered
};

class FogCut {
  public:
    FogCut(const Encounter& map, const HowKnown& how, const SightGround& ground, PlayerScene& scene)
        : m_map(map),
          m_how(how),
          m_ground(ground),
          m_scene(scene),
          m_grid(map.gridRecord().extent.grid),
          m_kinds(document::kindsOf(map)),
          m_beside(scene.known.box()),
          m_besideSeen(scene.known.box()) {}

    // `walls`: all that players may see; they are not in the scene yet. `lines`: as of knownWalls().
    void cut(const document::Table<board::WallRecord>& walls, const std::vector<geometry::Segment>& lines) {
        keep(m_scene.shown.pictures, [&](const board::PictureRecord& picture) { return touches(picture); });
        m_widens = m_scene.shown.pictures.empty();
        cutWalls(walls, lines);
        cutDoors();
        m_scene.veiled = m_beside.grown(1);
        cutTerrain();
        cutProps();
        keep(m_scene.shown.floors, [&](const board::FloorRecord& floor) { return touches(floor.outline); });
        keep(m_scene.shown.texts,
             [&](const board::TextRecord& text) { return besideKnown().holds(text.at); });
        keep(m_scene.shown.lights, [&](const board::LightRecord& lamp) {
            if (m_scene.mode != board::PlayerMode::Fog) return besideKnown().holds(lamp.at);
            const board::Sample at = board::sampleAt(lamp.at);
            return !m_how.covered.test(at.x, at.y) && m_ground.lights(lamp.id, m_scene.seen);
        });
        m_scene.veiled -= m_scene.known;
        m_scene.known |= m_beside;
        m_scene.seen |= m_besideSeen;
        // A wall or a thing at its edge does not look out of a cover.
        m_scene.known -= m_how.covered;
        m_scene.seen -= m_how.covered;
    }

  private:
    // After the walls are cut.
    BesideKnown besideKnown() const { return {m_scene.known, m_ground.knownWalls().partitions()}; }
    BesideKnown besideSeen() const { return {m_scene.seen, m_ground.knownWalls().partitions()}; }

    template <class R, class Test>
    void keep(document::Table<R>& table, Test test) {
        document::Table<R> kept;
        for (const R& record : table)
            if (test(record)) kept.put(record);
        table = std::move(kept);
    }

    // In a box of its own, no larger than it must be.
    SampleMask filled(const std::vector<LatticePoint>& outline) const {
        return vision::filledMask(
            board::intersection(m_scene.known.box(), board::wholeTiles(boxAround(outline))), outline);
    }

    bool touches(const std::vector<LatticePoint>& outline) const {
        return m_scene.known.testsAny(boxAround(outline)) && m_scene.known.meets(filled(outline));
    }

    // So much of it lies in a mask that somebody could tell what it is: a quarter of a cell, or a sixth of
    // it.
    static bool isMadeOut(const SampleMask& shape, const SampleMask& mask) {
        SampleMask part = shape;
        part &= mask;
        constexpr std::int64_t kQuarterCell = board::kSamplesPerCell * board::kSamplesPerCell / 4;
        const std::int64_t count = part.count();
        return count > 0 && count >= std::min(kQuarterCell, shape.count() / 6);
    }

    bool hidesItsInside(const board::PropRecord& prop) const {
        const board::PropRecord* whole = m_map.props.find(prop.id);
        const board::PropKind* kind = whole != nullptr ? m_kinds.prop(whole->kind) : nullptr;
        return kind != nullptr && kind->outline.stopsSight;
    }

    // What hides what is inside of it is seen from outside. Ground that the GM uncovered by hand tells
    // nothing of what stands beside it, and nothing that is covered is seen.
    bool isSeenFromOutside(const board::PropRecord& prop, const std::vector<LatticePoint>& outline,
                           const SampleMask& looked) const {
        return hidesItsInside(prop) &&
               BesideKnown(looked, m_ground.knownWalls().partitions()).around(outline, m_how.covered);
    }

    // What of a thing is not right beside known ground: there a veil would be seen around a pillar, which is
    // painted a little smaller than its outline. Farther off the ground would be.
    SampleMask hiddenUnder(const SampleMask& whole) const {
        SampleMask known(whole.box());
        known |= m_scene.known;
        SampleMask hidden = whole;
        hidden -= known.grown(1);
        return hidden;
    }

    // By its corners in the lattice: on hexes the rectangle is slanted there.
    bool touches(const board::PictureRecord& picture) const {
        const double unit = geometry::kUnitsPerCell;
        const double left = picture.x / unit;
        const double top = picture.y / unit;
        const double right = (picture.x + picture.width) / unit;
        const double bottom = (picture.y + picture.height) / unit;
        std::vector<LatticePoint> outline;
        for (const board::Position corner :
             {board::Position{left, top}, {right, top}, {right, bottom}, {left, bottom}})
            outline.push_back(board::nearestLatticePoint(m_grid, corner));
        return touches(outline);
    }

    void widen(const std::vector<LatticePoint>& line, double half, SampleMask& mask) {
        if (!m_widens) return;
        addBroad(line, half, m_filler, mask);
    }

    void cutWalls(const document::Table<board::WallRecord>& walls,
                  const std::vector<geometry::Segment>& lines) {
        const KnownWalls::Known& known =
            m_ground.knownWalls().of(walls, lines, m_scene.known, m_scene.shown.doors);
        m_scene.shown.walls = known.walls;
        if (m_widens) m_beside |= known.painted;
        for (const board::WallRecord& wall : known.walls)
            for (std::size_t i = 1; i < wall.points.size(); ++i)
                for (const geometry::Segment& looked :
                     besideSeen().stretches({wall.points[i - 1], wall.points[i]}))
                    widen({looked.a, looked.b}, halfWidth(wall.kind), m_besideSeen);
    }

    void cutDoors() {
        keep(m_scene.shown.doors, [&](const board::DoorRecord& door) {
            const bool known = besideKnown().along(door.where);
            if (known) widen({door.where.a, door.where.b}, kHalfThickWall, m_beside);
            if (known && besideSeen().along(door.where))
                widen({door.where.a, door.where.b}, kHalfThickWall, m_besideSeen);
            return known;
        });
    }

    void cutTerrain() {
        document::Table<board::TerrainRecord> kept;
        for (const board::TerrainRecord& terrain : m_scene.shown.terrain) {
            board::TerrainRecord part = terrain;
            std::erase_if(part.cells,
                          [&](board::Cell cell) { return !board::touchesCell(m_scene.known, m_grid, cell); });
            if (!part.cells.empty()) kept.put(std::move(part));
        }
        m_scene.shown.terrain = std::move(kept);
    }

    // One that is made out is shown; as far as its ground is known, or whole where it hides that itself.
    void cutProps() {
        const SampleMask& looked = m_how.byHand ? m_how.looked : m_scene.known;
        keep(m_scene.shown.props, [&](const board::PropRecord& prop) {
            const std::vector<LatticePoint> outline = document::outlineOf(m_grid, prop);
            if (!m_scene.known.testsAny(boxAround(outline))) return false;
            // Of the ground around a crown nothing is seen with it.
            const SampleMask whole = filled(board::isRound(prop.kind) ? roundIn(outline) : outline);
            if (!isMadeOut(whole, m_scene.known) && !isSeenFromOutside(prop, outline, looked)) return false;
            if (!m_widens || !hidesItsInside(prop)) return true;
            m_beside |= whole;
            m_scene.veiled |= hiddenUnder(whole);
            if (isMadeOut(whole, m_scene.seen) || isSeenFromOutside(prop, outline, m_scene.seen))
                m_besideSeen |= whole;
            return true;
        });
    }

    const Encounter& m_map;
    const HowKnown& m_how;
    const SightGround& m_ground;
    PlayerScene& m_scene;
    board::GridKind m_grid;
    board::Kinds m_kinds;
    // What is painted over unknown ground is known too: the width of walls, and things that are seen from
    // outside. Not on pictures: those show their own walls, and behind the lines of them what nobody saw. A
    // picture of which nothing is known says nothing.
    bool m_widens = false;
    SampleMask m_beside;      // known beside what is known
    SampleMask m_besideSeen;  // the same of what is seen
    vision::PolygonFiller m_filler;
};

// As they are where the party looks, as they were elsewhere. A secret door that was never seen open is a wall
// there, one that is no longer looked at stays what it was.
document::Table<board::DoorRecord> rememberedDoors(const Encounter& encounter, const SampleMask& seen) {
    document::Table<board::DoorRecord> doors = encounter.doors;
    DoorsInSight inSight(seen, encounter);
    for (const board::DoorRecord& door : encounter.doors) {
        const bool wasOpen = door.memory == board::DoorMemory::Open;
        const bool isAsItWas = (door.state == board::DoorState::Open) == wasOpen;
        if (isAsItWas || inSight.has(door.where)) continue;
        board::DoorRecord remembered = door;
        remembered.state = wasOpen ? board::DoorState::Open : board::DoorState::Closed;
        doors.put(std::move(remembered));
    }
    return doors;
}

// Of pictures that the fog took away, and of those of creatures that nobody sees, nothing is left.
void forgetAssets(Encounter& shown) {
    const std::set<std::string> named = document::namedAssets(shown);
    std::erase_if(shown.assets, [&](const auto& asset) { return !named.contains(asset.first); });
}

// Everything of a scene but what is shown: the mode, what is known and what is seen.
HowKnown look(const Encounter& encounter, const SightGround& ground, PlayerScene& scene) {
    scene.mode = document::playerViewOf(encounter).mode;
    const bool isFog = scene.mode == board::PlayerMode::Fog;
    scene.known = SampleMask(board::samplesOf(encounter.gridRecord().extent));
    document::FogMasks fog = document::fogOf(encounter);
    scene.cut = isFog || !fog.covered.empty();
    scene.seen = scene.known;
    HowKnown how;
    bool isLifted = false;  // nobody looks: what is uncovered is as seen
    if (scene.mode == board::PlayerMode::Everything) {
        scene.seen.fill();
    } else {
        SightGround::Party party = ground.seenByParty(encounter);
        scene.anyEyes = party.anyEyes;
        isLifted = isFog && !party.anyEyes;
        if (isFog) scene.dim = std::move(party.dim);
        scene.seen = isLifted ? fog.uncovered : std::move(party.seen);
    }
    scene.seen -= fog.covered;
    scene.dim -= fog.covered;
    if (scene.dim.empty()) scene.dim = {};  // a dim place that nobody sees tells nothing
    if (isFog) {
        scene.known = std::move(fog.explored);
        how.byHand = !fog.uncovered.empty();
        if (how.byHand) {
            how.looked = scene.known;
            how.looked -= fog.uncovered;
            if (!isLifted) how.looked |= scene.seen;
            how.looked -= fog.covered;
            scene.known |= fog.uncovered;
        }
        if (!isLifted) scene.known |= scene.seen;
    } else {
        scene.known.fill();
    }
    scene.known -= fog.covered;
    how.covered = std::move(fog.covered);
    return how;
}

// Of `scene` only the mode and what is seen count. A rider is seen where he would stand, or on a mount that
// is.
bool shows(const PlayerScene& scene, const Encounter& encounter, const board::TokenRecord& token) {
    if (token.hidden) return false;
    const bool isOurs = token.creature.side == document::kPartySide;
    const bool allSeen = scene.mode == board::PlayerMode::Everything;
    if (isOurs || (allSeen && !scene.cut)) return true;
    if (!allSeen && board::traitsNow(token).has(board::Trait::Invisible)) return false;
    const board::GridKind grid = encounter.gridRecord().extent.grid;
    const bool rides = board::isMounted(token.creature);
    const board::Footprint space = token.onFoot.value_or(token.creature.footprint);
    const bool isSeen = board::touchesSpace(scene.seen, grid, space, token.creature.at);
    if (isSeen || !rides) return isSeen;
    const board::TokenRecord* mount = encounter.tokens.find(token.creature.mount);
    return mount != nullptr && !board::isMounted(mount->creature) && shows(scene, encounter, *mount);
}

void tellHealth(const Encounter& encounter, PlayerScene& scene) {
    for (const board::TokenRecord& token : scene.shown.tokens) {
        const board::TokenRecord* whole = encounter.tokens.find(token.id);
        if (whole != nullptr && whole->healthShown == board::HealthShown::Words && whole->maxHitPoints > 0)
            scene.health.emplace_back(token.id, healthWord(whole->hitPoints, whole->maxHitPoints));
    }
}

}  // namespace

HealthWord healthWord(std::int32_t hitPoints, std::int32_t most) {
    if (hitPoints <= 0) return HealthWord::Down;
    if (hitPoints >= most) return HealthWord::Unhurt;
    const std::int64_t quarters = std::int64_t{4} * hitPoints;
    if (quarters > std::int64_t{3} * most) return HealthWord::Scratched;
    return quarters > most ? HealthWord::Wounded : HealthWord::BadlyWounded;
}

const SampleMask& brightGround(const PlayerScene& scene) {
    return scene.mode == board::PlayerMode::Fog ? scene.seen : scene.known;
}

bool showsCreature(const PlayerScene& scene, const Encounter& encounter, const board::TokenRecord& token) {
    return shows(scene, encounter, token);
}

PlayerScene playerScene(const Encounter& encounter, const SightGround& ground) {
    PlayerScene scene;
    const HowKnown how = look(encounter, ground, scene);
    const bool inFog = scene.mode == board::PlayerMode::Fog;
    const document::Table<board::DoorRecord> doors =
        inFog ? rememberedDoors(encounter, scene.seen) : encounter.doors;
    scene.shown = document::projectWithDoors(encounter, doors);
    const document::Table<board::WallRecord>& walls = ground.playersWalls().of(encounter, doors);
    if (!scene.cut) scene.shown.walls = walls;
    if (scene.cut || scene.mode != board::PlayerMode::Everything) {
        // Before walls and things are seen as wide as they are: nobody is seen who stands in one.
        document::Table<board::TokenRecord> creatures;
        for (const board::TokenRecord& token : scene.shown.tokens) {
            const board::TokenRecord* whole = encounter.tokens.find(token.id);
            if (whole != nullptr && shows(scene, encounter, *whole)) creatures.put(token);
        }
        scene.shown.tokens = std::move(creatures);
        document::forgetMounts(scene.shown);
        if (scene.cut) FogCut(encounter, how, ground, scene).cut(walls, document::wallLines(encounter.doors));
        forgetAssets(scene.shown);
    }
    tellHealth(encounter, scene);
    return scene;
}

std::vector<RecordId> creaturesShown(const Encounter& encounter, const SightGround& ground) {
    PlayerScene scene;
    look(encounter, ground, scene);
    std::vector<RecordId> ids;
    for (const board::TokenRecord& token : encounter.tokens)
        if (shows(scene, encounter, token)) ids.push_back(token.id);
    return ids;
}

}  // namespace tenaille::players
