// SPDX-License-Identifier: MIT
#include "core/players/player_scene.h"

#include <algorithm>
#include <cmath>
#include <variant>

#include "core/document/board_of.h"
#include "core/document/fog.h"
#include "core/document/project.h"
#include "core/vision/fill_mask.h"

namespace tenaille::players {

namespace {

using board::kUnitsPerSample;
using board::LatticePoint;
using board::Sample;
using board::SampleBox;
using board::SampleMask;
using document::Encounter;
using vision::SeenPoint;

// Pieces of walls get ids that no document has (io::kMaxId).
constexpr std::uint32_t kFirstPieceId = 0x80000000;
// What is painted of walls beyond their line belongs to them as far as it hides what lies behind: half of
// their width in lattice units, less what fog takes back at its edges.
constexpr double kHalfWall = 12;
constexpr double kHalfThickWall = 24;

double halfWidth(std::string_view wall) {
    return wall == "stone" || wall == "arrowSlit" || wall == "hedge" ? kHalfThickWall : kHalfWall;
}

bool isNear(const SampleMask& mask, LatticePoint point) {
    const Sample at = board::sampleAt(point);
    return mask.testsAny({at.x - 1, at.y - 1, at.x + 2, at.y + 2});
}

// On the right and lower border of the board the sample is that inside of it.
bool has(const SampleMask& mask, LatticePoint point) {
    const Sample at = board::sampleAt(point);
    const SampleBox& box = mask.box();
    return mask.test(at.x == box.right ? at.x - 1 : at.x, at.y == box.bottom ? at.y - 1 : at.y);
}

// The samples around points, at least one on each side.
SampleBox boxAround(const std::vector<LatticePoint>& points) {
    SampleBox box{INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
    for (const LatticePoint point : points) {
        const Sample at = board::sampleAt(point);
        box = {std::min(box.left, at.x - 1), std::min(box.top, at.y - 1), std::max(box.right, at.x + 2),
               std::max(box.bottom, at.y + 2)};
    }
    return box;
}

LatticePoint between(LatticePoint a, LatticePoint b, int part, int parts) {
    const auto along = [&](std::int32_t from, std::int32_t to) {
        return from + static_cast<std::int32_t>(static_cast<std::int64_t>(to - from) * part / parts);
    };
    return {along(a.x, b.x), along(a.y, b.y)};
}

int stepsOf(LatticePoint a, LatticePoint b) {
    const std::int32_t longest = std::max(std::abs(b.x - a.x), std::abs(b.y - a.y));
    return std::max(1, longest / (kUnitsPerSample / 2));
}

// The parts of a polyline that lie in the mask, in its order.
std::vector<std::vector<LatticePoint>> stretches(const std::vector<LatticePoint>& points,
                                                 const SampleMask& mask) {
    std::vector<std::vector<LatticePoint>> found;
    if (!mask.testsAny(boxAround(points))) return found;
    bool open = false;
    const auto reach = [&](LatticePoint point) {
        if (!open) found.emplace_back();
        open = true;
        if (found.back().empty() || found.back().back() != point) found.back().push_back(point);
    };
    for (std::size_t i = 1; i < points.size(); ++i) {
        const int steps = stepsOf(points[i - 1], points[i]);
        LatticePoint last = points[i - 1];
        for (int step = 0; step <= steps; ++step) {
            const LatticePoint at = between(points[i - 1], points[i], step, steps);
            if (has(mask, at)) {
                if (!open || step == 0) reach(at);
                last = at;
            } else if (open) {
                reach(last);
                open = false;
            }
        }
        if (open) reach(points[i]);
    }
    // The end of a wall behind another one that is seen touches what is known, and would tell that it is
    // there.
    constexpr double kShortest = 2.5 * kUnitsPerSample;
    std::erase_if(found, [&](const auto& piece) {
        double length = 0;
        for (std::size_t i = 1; i < piece.size(); ++i)
            length += std::hypot(piece[i].x - piece[i - 1].x, piece[i].y - piece[i - 1].y);
        return piece.size() < 2 || (length < kShortest && piece != points);
    });
    return found;
}

class FogCut {
  public:
    FogCut(const Encounter& encounter, const SightGround& ground, PlayerScene& scene)
        : m_from(encounter),
          m_ground(ground),
          m_scene(scene),
          m_grid(encounter.gridRecord().extent.grid),
          m_beside(scene.known.box()),
          m_besideSeen(scene.known.box()) {}

    void cut() {
        keep(m_scene.shown.pictures, [&](const board::PictureRecord& picture) { return touches(picture); });
        m_widens = m_scene.shown.pictures.empty();
        cutDoors();
        cutWalls();
        cutTerrain();
        cutProps();
        keep(m_scene.shown.floors, [&](const board::FloorRecord& floor) { return touches(floor.outline); });
        keep(m_scene.shown.texts,
             [&](const board::TextRecord& text) { return isNear(m_scene.known, text.at); });
        keep(m_scene.shown.lights,
             [&](const board::LightRecord& lamp) { return m_ground.lights(lamp.id, m_scene.seen); });
        m_scene.known |= m_beside;
        m_scene.seen |= m_besideSeen;
    }

  private:
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

    // The width of a line into the mask.
    void widen(const std::vector<LatticePoint>& line, double half, SampleMask& mask) {
        if (!m_widens) return;
        for (std::size_t i = 1; i < line.size(); ++i) {
            const LatticePoint from = line[i - 1];
            const LatticePoint to = line[i];
            const double length = std::max(std::hypot(to.x - from.x, to.y - from.y), 1.0);
            const double x = (to.y - from.y) / length * half;
            const double y = (from.x - to.x) / length * half;
            m_filler.add(std::vector<SeenPoint>{{from.x + x, from.y + y},
                                                {to.x + x, to.y + y},
                                                {to.x - x, to.y - y},
                                                {from.x - x, from.y - y}},
                         mask);
        }
    }

    void cutWalls() {
        // Along the mask, on either side.
        const SampleMask besideKnown = m_scene.known.grown(1);
        const SampleMask besideSeen = m_scene.seen.grown(1);
        document::Table<board::WallRecord> kept;
        std::uint32_t next = kFirstPieceId;
        for (const board::WallRecord& wall : m_scene.shown.walls) {
            const double half = halfWidth(wall.kind);
            const auto pieces = stretches(wall.points, besideKnown);
            for (const auto& piece : pieces) {
                board::WallRecord part = wall;
                if (piece != wall.points) part.id = {next++};
                part.points = piece;
                widen(piece, half, m_beside);
                for (const auto& looked : stretches(piece, besideSeen)) widen(looked, half, m_besideSeen);
                kept.put(std::move(part));
            }
        }
        m_scene.shown.walls = std::move(kept);
    }

    // As they are where the party looks, as they were elsewhere. A secret door that was never seen open is a
    // wall there, one that is no longer looked at stays what it was.
    void cutDoors() {
        const board::Kinds kinds = document::kindsOf(m_from);
        for (const board::DoorRecord& door : m_from.doors) {
            if (isAlong(m_scene.seen, door.where)) continue;
            m_scene.shown.doors.erase(door.id);
            m_scene.shown.walls.erase(door.id);
            board::DoorRecord remembered = door;
            const bool wasOpen = door.memory == board::DoorMemory::Open;
            remembered.state = wasOpen ? board::DoorState::Open : board::DoorState::Closed;
            const auto seen = document::doorForPlayers(remembered, kinds);
            if (const auto* wall = std::get_if<board::WallRecord>(&seen))
                m_scene.shown.walls.put(*wall);
            else
                m_scene.shown.doors.put(std::get<board::DoorRecord>(seen));
        }
        keep(m_scene.shown.doors, [&](const board::DoorRecord& door) {
            const bool known = isAlong(m_scene.known, door.where);
            if (known) widen({door.where.a, door.where.b}, kHalfWall, m_beside);
            if (known && isAlong(m_scene.seen, door.where))
                widen({door.where.a, door.where.b}, kHalfWall, m_besideSeen);
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

    // One that hides what is inside of it is known by its outline, and shown whole.
    void cutProps() {
        keep(m_scene.shown.props, [&](const board::PropRecord& prop) {
            const std::vector<LatticePoint> outline = document::outlineOf(m_grid, prop);
            bool known = false;
            for (std::size_t i = 0; i < outline.size() && !known; ++i)
                known = isAlong(m_scene.known, {outline[i], outline[(i + 1) % outline.size()]});
            known = known || touches(outline);
            if (!known || !m_widens) return known;
            const SampleMask whole = filled(outline);
            m_beside |= whole;
            bool seen = false;
            for (std::size_t i = 0; i < outline.size() && !seen; ++i)
                seen = isAlong(m_scene.seen, {outline[i], outline[(i + 1) % outline.size()]});
            if (seen) m_besideSeen |= whole;
            return true;
        });
    }

    const Encounter& m_from;
    const SightGround& m_ground;
    PlayerScene& m_scene;
    board::GridKind m_grid;
    // What is painted over unknown ground is known too: the width of walls, and things that are seen from
    // outside. Not on pictures: those show their own walls, and behind the lines of them what nobody saw. A
    // picture of which nothing is known says nothing.
    bool m_widens = false;
    SampleMask m_beside;      // known beside what is known
    SampleMask m_besideSeen;  // the same of what is seen
    vision::PolygonFiller m_filler;
};

// Of pictures that the fog took away nothing is left.
void forgetAssets(Encounter& shown) {
    std::erase_if(shown.assets, [&](const auto& asset) {
        return std::none_of(
            shown.pictures.begin(), shown.pictures.end(),
            [&](const board::PictureRecord& picture) { return picture.asset == asset.first; });
    });
}

// Everything of a scene but what is shown: the mode, what is known and what is seen.
void look(const Encounter& encounter, const SightGround& ground, PlayerScene& scene) {
    scene.mode = document::playerViewOf(encounter).mode;
    scene.known = SampleMask(board::samplesOf(encounter.gridRecord().extent));
    scene.seen = scene.known;
    if (scene.mode == board::PlayerMode::Everything) {
        scene.known.fill();
        scene.seen.fill();
        return;
    }
    SightGround::Party party = ground.seenByParty(encounter);
    scene.anyEyes = party.anyEyes;
    if (scene.mode == board::PlayerMode::BySight) {
        scene.known.fill();
        scene.seen = std::move(party.seen);
        return;
    }
    const document::FogMasks fog = document::fogOf(encounter);
    scene.seen = party.anyEyes ? party.seen : fog.uncovered;
    scene.seen -= fog.covered;
    scene.known = fog.explored;
    scene.known |= fog.uncovered;
    scene.known |= scene.seen;
    scene.known -= fog.covered;
}

// Of `scene` only the mode and what is seen count.
bool shows(const PlayerScene& scene, board::GridKind grid, const board::TokenRecord& token) {
    if (token.hidden) return false;
    const bool isOurs = token.creature.side == document::kPartySide;
    if (isOurs || scene.mode == board::PlayerMode::Everything) return true;
    if (token.creature.traits.has(board::Trait::Invisible)) return false;
    const auto cells = board::cellsAt(grid, token.creature.footprint, token.creature.at);
    return std::any_of(cells.begin(), cells.end(),
                       [&](board::Cell cell) { return board::touchesCell(scene.seen, grid, cell); });
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

bool isAlong(const SampleMask& mask, geometry::Segment where) {
    const int steps = stepsOf(where.a, where.b);
    for (int i = 0; i <= steps; ++i)
        if (isNear(mask, between(where.a, where.b, i, steps))) return true;
    return false;
}

bool showsCreature(const PlayerScene& scene, const board::TokenRecord& token) {
    return shows(scene, scene.shown.gridRecord().extent.grid, token);
}

PlayerScene playerScene(const Encounter& encounter, const SightGround& ground) {
    PlayerScene scene;
    scene.shown = document::project(encounter, document::Audience::Players);
    look(encounter, ground, scene);
    if (scene.mode != board::PlayerMode::Everything) {
        // Before walls and things are seen as wide as they are: nobody is seen who stands in one.
        document::Table<board::TokenRecord> creatures;
        for (const board::TokenRecord& token : scene.shown.tokens) {
            const board::TokenRecord* whole = encounter.tokens.find(token.id);
            if (whole != nullptr && showsCreature(scene, *whole)) creatures.put(token);
        }
        scene.shown.tokens = std::move(creatures);
        if (scene.mode == board::PlayerMode::Fog) FogCut(encounter, ground, scene).cut();
        forgetAssets(scene.shown);
    }
    tellHealth(encounter, scene);
    return scene;
}

std::vector<RecordId> creaturesShown(const Encounter& encounter, const SightGround& ground) {
    PlayerScene scene;
    look(encounter, ground, scene);
    const board::GridKind grid = encounter.gridRecord().extent.grid;
    std::vector<RecordId> ids;
    for (const board::TokenRecord& token : encounter.tokens)
        if (shows(scene, grid, token)) ids.push_back(token.id);
    return ids;
}

}  // namespace tenaille::players
