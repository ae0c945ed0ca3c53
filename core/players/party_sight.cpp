// SPDX-License-Identifier: MIT
#include "core/players/party_sight.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>
#include <variant>

#include "core/board/creature_now.h"
#include "core/board/lamp_of.h"
#include "core/document/board_of.h"
#include "core/document/fog.h"
#include "core/document/player_looks.h"
#include "core/rules/facing/facing_5e.h"
#include "core/vision/fill_mask.h"

namespace tenaille::players {

namespace {

using board::Arc;
using board::Creature;
using board::GridKind;
using board::kUnitsPerSample;
using board::SampleBox;
using board::SampleMask;
using geometry::kUnitsPerCell;
using geometry::LatticePoint;
using vision::SeenPoint;

// Corner eyes stand so far inside of the space that walls around it stay between them and what is beyond.
constexpr std::int32_t kInset = kUnitsPerCell / 10;

geometry::Box frameOf(const SampleBox& box) {
    return {{box.left * kUnitsPerSample, box.top * kUnitsPerSample},
            {box.right * kUnitsPerSample, box.bottom * kUnitsPerSample}};
}

SeenPoint seenPoint(LatticePoint point) {
    return {static_cast<double>(point.x), static_cast<double>(point.y)};
}

// Every corner of every cell of the space, moved a little towards the middle.
std::vector<LatticePoint> cornerEyes(GridKind grid, const Creature& creature, LatticePoint middle) {
    std::vector<LatticePoint> eyes;
    for (const board::Cell cell : board::cellsAt(grid, creature.footprint, creature.at))
        for (const LatticePoint corner : board::corners(grid, cell)) {
            const double dx = middle.x - corner.x;
            const double dy = middle.y - corner.y;
            const double share = kInset / std::max(std::hypot(dx, dy), 1.0);
            eyes.push_back({corner.x + static_cast<std::int32_t>(std::lround(dx * share)),
                            corner.y + static_cast<std::int32_t>(std::lround(dy * share))});
        }
    std::sort(eyes.begin(), eyes.end());
    eyes.erase(std::unique(eyes.begin(), eyes.end()), eyes.end());
    return eyes;
}

// The half-plane strip between two rays, as far as any board goes.
std::vector<SeenPoint> wedge(const facing::Ray& first, const facing::Ray& second) {
    const auto far = [](const facing::Ray& ray) {
        const double length = std::hypot(ray.direction.x, ray.direction.y);
        const double reach = 8.0 * geometry::kMaxCellsPerSide * kUnitsPerCell / length;
        return SeenPoint{ray.from.x + ray.direction.x * reach, ray.from.y + ray.direction.y * reach};
    };
    return {seenPoint(first.from), far(first), far(second), seenPoint(second.from)};
}

// F5-06: what lies in an arc that plays the part of the rear.
void takeRear(GridKind grid, const Creature& creature, const rules::RuleOptions& options, SampleMask& seen) {
    const bool allRound = creature.traits.has(board::Trait::IgnoresFacing) ||
                          creature.traits.has(board::Trait::AllAroundVision);
    if (options.facingRules != rules::FacingRules::FiveE || !options.facing.rearUnseen || allRound) return;
    if (!creature.facing || !facing::hasFacing(facing::System::FiveE, creature)) return;
    if (!facing::checkFacing(facing::System::FiveE, grid, creature, options.facing)) return;
    const facing::ArcRays rays = facing::arcRays5e(grid, creature, options.facing);
    const std::array<std::pair<const facing::Ray*, const facing::Ray*>, 4> arcs{
        std::pair{&rays.frontLeft, &rays.frontRight},
        {&rays.frontLeft, &rays.rearLeft},
        {&rays.frontRight, &rays.rearRight},
        {&rays.rearLeft, &rays.rearRight}};
    SampleMask rear(seen.box());
    vision::PolygonFiller filler;
    for (std::size_t arc = 0; arc < arcs.size(); ++arc)
        if (creature.arcs[arc] == Arc::Rear) filler.add(wedge(*arcs[arc].first, *arcs[arc].second), rear);
    seen -= rear;
}

// The cone of a lamp, somewhat longer than its reach.
std::vector<SeenPoint> coneOf(GridKind grid, const board::LightRecord& lamp, std::int32_t reach) {
    std::vector<SeenPoint> cone{seenPoint(lamp.at)};
    const board::Position at = board::position(grid, lamp.at);
    const int steps = lamp.angle / 30 + 1;
    for (int i = 0; i <= steps; ++i) {
        const double degrees =
            lamp.direction - lamp.angle / 2.0 + lamp.angle * static_cast<double>(i) / steps;
        const double angle = degrees * std::numbers::pi / 180;
        const double length = 1.1 * reach / kUnitsPerCell;
        cone.push_back(seenPoint(board::nearestLatticePoint(
            grid, {at.x + std::sin(angle) * length, at.y - std::cos(angle) * length})));
    }
    return cone;
}

// The board without what only the game master sees, whose shadow would tell of it: hidden things and starts
// of the sides. Nothing: there is none of it.
std::optional<board::BoardView> boardForEyes(const document::Encounter& encounter) {
    const board::Kinds kinds = document::kindsOf(encounter);
    std::vector<RecordId> things;
    for (const board::PropRecord& prop : encounter.props)
        if (prop.hidden) things.push_back(prop.id);
    std::vector<RecordId> starts;
    for (const board::TerrainRecord& terrain : encounter.terrain) {
        const board::TerrainKind* kind = kinds.terrain(terrain.kind);
        if (kind == nullptr || kind->effect == board::TerrainEffect{}) continue;  // as the usual ones
        if (document::isStart(terrain, kinds)) starts.push_back(terrain.id);
    }
    if (things.empty() && starts.empty()) return std::nullopt;
    document::Encounter seen = encounter;
    for (const RecordId id : things) seen.props.erase(id);
    for (const RecordId id : starts) seen.terrain.erase(id);
    return document::boardOf(seen);
}

// As far as common eyes see by it; low-light vision twice as far (concealment.lowLight).
std::int32_t reachOf(const board::LightRecord& lamp) { return std::max(lamp.dim, lamp.bright); }

// Those of the first list that the other has not, or not so.
void addDifferences(const std::vector<document::HiddenDoor>& a, const std::vector<document::HiddenDoor>& b,
                    std::set<RecordId>& doors) {
    for (const document::HiddenDoor& door : a)
        if (std::find(b.begin(), b.end(), door) == b.end()) doors.insert(door.door);
}

}  // namespace

bool sharesSight(const board::TokenRecord& token) {
    if (token.sharedSight != board::SharedSight::Usual)
        return token.sharedSight == board::SharedSight::Always;
    const bool isDown = board::isDownAt(token, board::kUsualDownAt);
    return token.creature.side == document::kPartySide && !token.hidden && !isDown;
}

board::Creature bodyForEyes(const board::TokenRecord& token) {
    board::Creature body = board::creatureNow(token);
    body.footprint = token.onFoot.value_or(body.footprint);
    return body;
}

std::optional<board::LightRecord> carriedLamp(GridKind grid, const board::TokenRecord& bearer) {
    return bearer.hidden ? std::nullopt : board::lampOf(grid, bearer);
}

Lamps carriedLamps(const document::Encounter& encounter) {
    const GridKind grid = encounter.gridRecord().extent.grid;
    Lamps lamps;
    for (const board::TokenRecord& token : encounter.tokens)
        if (const auto lamp = carriedLamp(grid, token)) lamps.push_back(*lamp);
    return lamps;
}

SightGround::SightGround(const document::Encounter& encounter, const board::BoardView& board,
                         const rules::RuleOptions& options)
    : SightGround(encounter, boardForEyes(encounter), board, options) {}

SightGround::SightGround(const document::Encounter& encounter, const std::optional<board::BoardView>& forEyes,
                         const board::BoardView& whole, const rules::RuleOptions& options)
    : m_grid(whole.grid()),
      m_options(options),
      m_hiddenDoors(document::hiddenDoors(encounter)),
      m_wholeLines(wholeLines(encounter, whole, m_hiddenDoors)),
      m_walls(sightPieces(forEyes ? *forEyes : whole, m_hiddenDoors, m_wholeLines),
              frameOf(board::samplesOf(encounter.gridRecord().extent))),
      m_byDay(board::samplesOf(encounter.gridRecord().extent)),
      m_brightDay(m_byDay.box()) {
    addDaylight(encounter, forEyes ? *forEyes : whole);
    for (const board::LightRecord& lamp : encounter.lights)
        if (lamp.on) m_lamps.push_back({lamp, {}});
    lightUp();
}

void SightGround::lightUp() {
    m_lately.clear();
    m_carried.clear();
    m_lit = m_byDay;
    m_litTwice = m_byDay;
    m_bright = m_brightDay;
    vision::SightMap::Scratch scratch;
    for (Lamp& lamp : m_lamps) {
        m_walls.regionFrom(lamp.record.at, lamp.reached, scratch);
        m_lit |= litBy(lamp, reachOf(lamp.record));
        m_litTwice |= litBy(lamp, 2 * reachOf(lamp.record));
        if (!m_allBright) m_bright |= litBy(lamp, lamp.record.bright);
    }
}

bool SightGround::follow(const document::ChangeSet& changes, const document::Encounter& encounter,
                         const board::BoardView& board) {
    constexpr std::size_t kMost = 64;  // beyond it a new ground costs less
    std::set<RecordId> changed;
    document::ChangeSet rest;
    for (const document::AnyChange& change : changes.changes) {
        const bool isOfWalls = std::holds_alternative<document::Change<board::WallRecord>>(change) ||
                               std::holds_alternative<document::Change<board::DoorRecord>>(change);
        if (isOfWalls)
            changed.insert(std::visit([](const auto& one) { return one.id(); }, change));
        else
            rest.changes.push_back(change);
    }
    if (changed.size() > kMost || !keepsSightGround(rest)) return false;
    std::vector<document::HiddenDoor> hidden = document::hiddenDoors(encounter);
    addDifferences(m_hiddenDoors, hidden, changed);
    addDifferences(hidden, m_hiddenDoors, changed);
    std::vector<WholeLine> whole = wholeLines(encounter, board, hidden);
    addAffected(m_wholeLines, whole, changed);
    m_hiddenDoors = std::move(hidden);
    m_wholeLines = std::move(whole);
    for (const RecordId record : changed) m_walls.remove(record);
    for (const vision::SightWall& piece : sightPiecesOf(changed, board, m_hiddenDoors, m_wholeLines))
        m_walls.insert(piece);
    lightUp();
    return true;
}

void SightGround::addDaylight(const document::Encounter& encounter, const board::BoardView& board) {
    const board::Daylight light = document::playerViewOf(encounter).light;
    if (light != board::Daylight::Dark) m_byDay.fill();
    m_allBright = light == board::Daylight::Bright;
    if (m_allBright) m_brightDay.fill();
    SampleMask dim(m_byDay.box());
    SampleMask black(m_byDay.box());
    for (const board::SpecialCell& special : board.specialCells()) {
        if (!special.effect.conceals || special.effect.cause == board::Concealment::Fog) continue;
        const bool isDim = special.effect.cause == board::Concealment::DimLight;
        board::setCell(isDim ? dim : black, m_grid, special.cell);
        m_allBright = false;
    }
    m_brightDay -= dim;
    m_brightDay -= black;
    m_byDay |= dim;
    m_byDay -= black;
}

SampleMask SightGround::litBy(const Lamp& lamp, std::int32_t reach) const {
    const SampleBox disc = vision::samplesOfDisc(m_grid, lamp.record.at, reach);
    SampleMask lit(board::intersection(disc, m_lit.box()));
    vision::PolygonFiller filler;
    filler.add(lamp.reached, lit);
    SampleMask within(lit.box());
    vision::addDisc(m_grid, lamp.record.at, reach, within);
    lit &= within;
    if (lamp.record.angle < 360) {
        within.clear();
        filler.add(coneOf(m_grid, lamp.record, reach), within);
        lit &= within;
    }
    return lit;
}

bool SightGround::lights(RecordId lamp, const SampleMask& mask) const {
    for (const Lamp& one : m_lamps) {
        if (one.record.id != lamp) continue;
        return mask.meets(litBy(one, reachOf(one.record)));
    }
    return false;
}

// Of several one moves at a time.
void SightGround::carry(const Lamps& lamps) const {
    const auto isRecord = [](const Carried& one, const board::LightRecord& lamp) {
        return one.record == lamp;
    };
    if (std::equal(m_carried.begin(), m_carried.end(), lamps.begin(), lamps.end(), isRecord)) return;
    std::vector<Carried> carried;
    vision::SightMap::Scratch scratch;
    for (const board::LightRecord& lamp : lamps) {
        const auto known = std::find_if(m_carried.begin(), m_carried.end(),
                                        [&](const Carried& one) { return one.record == lamp; });
        if (known != m_carried.end()) {
            carried.push_back(std::move(*known));
            continue;
        }
        Lamp burning{lamp, {}};
        m_walls.regionFrom(lamp.at, burning.reached, scratch);
        carried.push_back({lamp, litBy(burning, lamp.bright), litBy(burning, reachOf(lamp)),
                           litBy(burning, 2 * reachOf(lamp))});
    }
    m_carried = std::move(carried);
    for (Lately& one : m_lately) one.sees.reset();
}

SampleMask SightGround::inSight(const Creature& creature) const {
    const LatticePoint middle = board::middle(m_grid, creature.footprint, creature.at);
    vision::SightMap::Scratch scratch;
    std::vector<std::vector<SeenPoint>> regions(1);
    m_walls.regionFrom(middle, regions.front(), scratch);
    for (const LatticePoint eye : cornerEyes(m_grid, creature, middle)) {
        // Walls may run through the space: nobody looks out on the other side of one.
        if (!vision::contains(regions.front(), eye)) continue;
        m_walls.regionFrom(eye, regions.emplace_back(), scratch);
    }
    SampleBox box;
    for (const std::vector<SeenPoint>& region : regions)
        box = board::united(box, vision::samplesAround(region));
    SampleMask seen(board::intersection(box, m_lit.box()));
    vision::PolygonFiller filler;
    for (const std::vector<SeenPoint>& region : regions) filler.add(region, seen);
    return seen;
}

SampleMask SightGround::perceived(const Creature& creature, const SampleMask& sight) const {
    const bool lowLight = creature.senses.has(board::Sense::LowLight) && m_options.concealment.lowLight;
    const bool darkvision = creature.senses.has(board::Sense::Darkvision);
    const SampleMask& lit = lowLight ? m_litTwice : m_lit;
    SampleMask sees = sight;
    if (!darkvision && m_carried.empty()) {
        sees &= lit;
    } else if (!darkvision || creature.darkvisionRange) {
        SampleMask litOrNear(sees.box());
        litOrNear |= lit;
        for (const Carried& lamp : m_carried) litOrNear |= lowLight ? lamp.litTwice : lamp.lit;
        if (darkvision)
            vision::addDisc(m_grid, board::middle(m_grid, creature.footprint, creature.at),
                            *creature.darkvisionRange * kUnitsPerCell, litOrNear);
        sees &= litOrNear;
    }
    takeRear(m_grid, creature, m_options, sees);
    return sees;
}

// Of a party one creature moves at a time.
const SampleMask& SightGround::perceivedLately(const Creature& creature) const {
    constexpr std::size_t kMost = 40;
    constexpr std::size_t kMostBytes = 32 << 20;
    for (Lately& one : m_lately) {
        if (one.by != creature) continue;
        if (!one.sees) one.sees = perceived(creature, one.sight);
        return *one.sees;
    }
    SampleMask sight = inSight(creature);
    SampleMask sees = perceived(creature, sight);
    m_lately.push_back({creature, std::move(sight), std::move(sees)});
    const auto bytesOf = [](const Lately& one) {
        return one.sight.bytes() + (one.sees ? one.sees->bytes() : 0);
    };
    std::size_t bytes = 0;
    for (const Lately& one : m_lately) bytes += bytesOf(one);
    while (m_lately.size() > 1 && (m_lately.size() > kMost || bytes > kMostBytes)) {
        bytes -= bytesOf(m_lately.front());
        m_lately.pop_front();
    }
    return *m_lately.back().sees;
}

void SightGround::addSeenBy(const Creature& creature, const Lamps& carried, SampleMask& seen) const {
    for (const board::Cell cell : board::cellsAt(m_grid, creature.footprint, creature.at))
        board::setCell(seen, m_grid, cell);
    if (creature.traits.has(board::Trait::Blinded)) return;
    carry(carried);
    seen |= perceivedLately(creature);
}

SightGround::Party SightGround::seenByParty(const document::Encounter& encounter) const {
    Party party{SampleMask(m_lit.box()), {}, false};
    const Lamps carried = carriedLamps(encounter);
    for (const board::TokenRecord& token : encounter.tokens) {
        if (!sharesSight(token)) continue;
        party.anyEyes = true;
        addSeenBy(bodyForEyes(token), carried, party.seen);
    }
    if (m_allBright) return party;
    carry(carried);
    party.dim = party.seen;
    party.dim -= m_bright;
    for (const Carried& lamp : m_carried) party.dim -= lamp.bright;
    return party;
}

bool keepsSightGround(const document::ChangeSet& changes) {
    return document::keepsGround(changes) && !changes.touches<board::LightRecord>() &&
           !changes.touches<board::PlayerViewRecord>() && !changes.touches<board::SettingsRecord>();
}

}  // namespace tenaille::players
