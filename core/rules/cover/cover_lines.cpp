// SPDX-License-Identifier: MIT
#include "core/rules/cover/cover_lines.h"

#include <algorithm>
#include <numeric>

#include "core/geometry/predicates.h"
#include "core/rules/cover/cell_contact.h"
#include "core/rules/cover/visible_share.h"

namespace tenaille::cover {

namespace {

using geometry::Box;
using geometry::Segment;

bool isOneSquare(board::GridKind grid, const Space& space) {
    return !board::isHex(grid) && space.footprint.width == 1 && space.footprint.height == 1;
}

ObstacleQuestion obstaclesOf(const LineQuestion& question) {
    return {question.attacker, question.origin,      question.target,   question.passage,
            question.coverToo, question.targetCells, question.ownSlits, question.wholeLow};
}

// Of one square.
PairScan::End endOf(const BoardView& board, std::span<const Corner> corners) {
    return {{corners[0].point, corners[1].point, corners[2].point, corners[3].point},
            board.centreOf(*corners[0].cell)};
}

void pointsOf(std::span<const Corner> corners, std::vector<LatticePoint>& points) {
    points.resize(corners.size());
    for (std::size_t i = 0; i < corners.size(); ++i) points[i] = corners[i].point;
}

}  // namespace

Box hullOf(std::span<const LatticePoint> first, std::span<const LatticePoint> second) {
    Box hull{first.front(), first.front()};
    for (const auto points : {first, second}) {
        for (const LatticePoint p : points) {
            hull.min = {std::min(hull.min.x, p.x), std::min(hull.min.y, p.y)};
            hull.max = {std::max(hull.max.x, p.x), std::max(hull.max.y, p.y)};
        }
    }
    return hull;
}

void LineTracer::listCorners(const Space& space, std::vector<Corner>& corners) const {
    corners.clear();
    const auto add = [&](Cell cell) {
        const CellCorners ofCell = cornersOf(*m_board, cell);
        for (const LatticePoint point : ofCell.span()) corners.push_back({point, cell});
    };
    if (isOneSquare(m_board->grid(), space)) return add(space.at);  // without a list of cells
    for (const Cell cell : board::cellsAt(m_board->grid(), space.footprint, space.at)) add(cell);
}

void LineTracer::prepare(const BoardView& board, const LineQuestion& question) {
    m_board = &board;
    m_question = question;
    m_perCell = board::isHex(board.grid()) ? 6 : 4;
    if (question.origin)
        m_from.assign(1, Corner{*question.origin, std::nullopt});
    else
        listCorners(*question.attacker, m_from);
    listCorners(question.target, m_to);
    while (m_all.size() < m_to.size()) m_all.push_back(static_cast<std::uint32_t>(m_all.size()));
    pointsOf(m_from, m_fromPoints);
    pointsOf(m_to, m_toPoints);

    m_sees.clear();
    m_testerReady = false;
    m_isGathered = false;
    m_isScanned = isPairOfSquares() && scanPair();
    if (!m_isScanned && !m_isGathered) gatherAll();
    m_creaturesKnown = false;
    findTwins(m_from, 0, m_twinFrom);
    m_outer.clear();
    findTwins(m_to, m_from.size(), m_twinTo);
}

bool LineTracer::isPairOfSquares() const {
    return !m_question.origin && isOneSquare(m_board->grid(), *m_question.attacker) &&
           isOneSquare(m_board->grid(), m_question.target) && m_question.attacker->at != m_question.target.at;
}

// False: there are pieces that the scan does not know.
bool LineTracer::scanPair() {
    const ObstacleQuestion question = obstaclesOf(m_question);
    m_scan.begin(endOf(*m_board, m_from), endOf(*m_board, m_to), possibleLayers(*m_board, question));
    m_isGathered = m_gatherer.gather(*m_board, question, {m_fromPoints, m_toPoints}, m_obstacles, m_scan);
    if (!m_obstacles.splits.empty()) return false;
    m_scan.finish();
    return true;
}

void LineTracer::gatherAll() {
    m_gatherer.gather(*m_board, obstaclesOf(m_question), {m_fromPoints, m_toPoints}, m_obstacles);
    m_isGathered = true;
}

LineTester& LineTracer::tester() {
    if (!m_isGathered) gatherAll();
    if (m_testerReady) return m_tester;
    m_testerReady = true;
    m_tester.prepare(*m_board, m_obstacles, m_from, m_to);
    m_facts.resize(m_from.size() * m_to.size());
    m_known.assign(m_facts.size(), kUnknown);
    return m_tester;
}

std::span<const std::uint32_t> LineTracer::creatures() {
    if (m_creaturesKnown) return m_creatures;
    m_creaturesKnown = true;
    m_creatures.clear();
    if (m_question.creaturesToo) gatherCreatures();
    if (!m_creatures.empty()) m_creatureKnown.assign(m_from.size() * m_to.size(), kUnknown);
    return m_creatures;
}

void LineTracer::gatherCreatures() {
    const auto meets = [&](const Space& a, const Space& b) {
        return board::distance(m_board->grid(), a.footprint, a.at, b.footprint, b.at) == 0;
    };
    m_board->creatureIndex().visitNear(
        hullOf(m_fromPoints, m_toPoints), [](const Box&) { return true; },
        [&](std::uint32_t index) {
            const board::Creature& creature = m_board->creatures()[index];
            const Space space = spaceOf(creature);
            if (creature.traits.has(board::Trait::NoSoftCover)) return;  // CV-09 b
            if (meets(space, m_question.target)) return;
            if (m_question.attacker && meets(space, *m_question.attacker)) return;
            m_creatures.push_back(index);
        });
    std::sort(m_creatures.begin(), m_creatures.end());
    m_creatures.erase(std::unique(m_creatures.begin(), m_creatures.end()), m_creatures.end());
}

// Sorts the corners by place: those of one place that are clean have the same lines. With the corners of the
// target, also finds those that only one cell owns.
void LineTracer::findTwins(std::span<const Corner> corners, std::size_t firstHop,
                           std::vector<std::uint32_t>& twins) {
    const bool ofTarget = firstHop != 0;
    twins.resize(corners.size());
    std::iota(twins.begin(), twins.end(), 0U);
    if (corners.size() <= m_perCell) {
        if (ofTarget) m_outer.assign(twins.begin(), twins.end());
        return;
    }
    m_order.assign(twins.begin(), twins.end());
    std::sort(m_order.begin(), m_order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return corners[a].point != corners[b].point ? corners[a].point < corners[b].point : a < b;
    });
    for (std::size_t first = 0; first < m_order.size();) {
        std::size_t end = first + 1;
        while (end < m_order.size() && corners[m_order[end]].point == corners[m_order[first]].point) ++end;
        if (ofTarget && end == first + 1) m_outer.push_back(m_order[first]);
        std::optional<std::uint32_t> shared;
        for (; first < end; ++first) {
            if (!tester().isClean(firstHop + m_order[first])) continue;
            if (!shared) shared = m_order[first];
            twins[m_order[first]] = *shared;
        }
    }
    std::sort(m_outer.begin(), m_outer.end());
}

LineFacts LineTracer::testedFacts(std::size_t from, std::size_t to) {
    if (m_obstacles.empty()) return {};
    LineTester& plain = tester();
    const std::size_t at = m_twinFrom[from] * m_to.size() + m_twinTo[to];
    if (m_known[at] == kUnknown) {
        m_facts[at] = plain.test(m_twinFrom[from], m_twinTo[to]);
        m_known[at] = kYes;
    }
    return m_facts[at];
}

bool LineTracer::hidesCreature(Cell cell) const {
    return std::any_of(m_creatures.begin(), m_creatures.end(), [&](std::uint32_t index) {
        return contains(m_board->grid(), spaceOf(m_board->creatures()[index]), cell);
    });
}

LineFacts LineTracer::mostFacts() const {
    LineFacts facts;
    facts.stops = kSetsWith[m_obstacles.present];
    return facts;
}

std::optional<std::uint32_t> LineTracer::firstCreature(Segment line) {
    for (const std::uint32_t index : creatures())
        if (crossesSpace(*m_board, line, spaceOf(m_board->creatures()[index]))) return index;
    if (!m_question.joinedCreatures) return std::nullopt;
    for (const std::uint32_t index : m_creatures)
        if (runsAlongSeam(*m_board, line, spaceOf(m_board->creatures()[index]),
                          [this](Cell cell) { return hidesCreature(cell); }))
            return index;
    return std::nullopt;
}

bool LineTracer::throughCreature(std::size_t from, std::size_t to) {
    if (creatures().empty()) return false;
    const std::size_t at = m_twinFrom[from] * m_to.size() + m_twinTo[to];
    if (m_creatureKnown[at] == kUnknown)
        m_creatureKnown[at] = firstCreature({m_from[from].point, m_to[to].point}) ? kYes : kNo;
    return m_creatureKnown[at] == kYes;
}

bool LineTracer::anyFree() {
    const auto isFree = [this](std::size_t from, std::size_t to) {
        return !facts(from, to).stoppedBy(StopSet::Solids);
    };
    // The corners of the outline first: they are free more often, and cover asks for them anyway.
    for (std::size_t from = 0; from < m_from.size(); ++from)
        for (const std::uint32_t to : m_outer)
            if (isFree(from, to)) return true;
    for (std::size_t from = 0; from < m_from.size(); ++from)
        for (std::size_t to = 0; to < m_to.size(); ++to)
            if (isFree(from, to)) return true;
    return false;
}

bool LineTracer::seesMost(std::size_t from, std::optional<Cell> aimedAt, StopSet set) {
    if (!m_isGathered) gatherAll();
    const auto [known, isNew] = m_sees.try_emplace({m_twinFrom[from], aimedAt, set}, false);
    if (!isNew) return known->second;
    const Space& target = m_question.target;
    const std::vector<Cell> cells =
        aimedAt ? std::vector{*aimedAt} : board::cellsAt(m_board->grid(), target.footprint, target.at);
    known->second = isMostlyVisible(*m_board, m_from[from], cells, m_obstacles,
                                    kLayersOfSet[static_cast<std::size_t>(set)]);
    return known->second;
}

std::optional<Blocker> LineTracer::blockerOf(std::size_t from, std::size_t to, const LineFacts& facts) {
    for (const StopSet set :
         {StopSet::Solids, StopSet::SolidsAndImproved, StopSet::SolidsAndNormal, StopSet::SolidsAndPartial}) {
        if (!facts.stoppedBy(set)) continue;
        const Stop stop = tester().firstStop(from, to, set);
        if (stop.origin.isCell)
            return Blocker{BlockerKind::Cell, stop.origin.index,
                           m_board->specialCells()[stop.origin.index].record, stop.at};
        return Blocker{BlockerKind::Barrier, stop.origin.index, m_board->barriers()[stop.origin.index].record,
                       stop.at};
    }
    return std::nullopt;
}

// Where the line enters the space: the nearest of its meetings with the sides of the cells.
Blocker LineTracer::creatureOn(std::uint32_t index, Segment line) const {
    const board::Creature& who = m_board->creatures()[index];
    Blocker blocker{BlockerKind::Creature, index, who.record, line.b};
    std::int64_t nearest = geometry::dot(line.a, line.b, line.b);
    for (const Cell cell : board::cellsAt(m_board->grid(), who.footprint, who.at)) {
        const CellCorners corners = cornersOf(*m_board, cell);
        for (std::size_t i = 0; i < corners.count; ++i) {
            const Segment side{corners.points[i], corners.points[(i + 1) % corners.count]};
            const bool parallel =
                geometry::side(side.a, side.b, line.a) == geometry::side(side.a, side.b, line.b);
            if (parallel || geometry::meeting(line, side) == geometry::Meeting::Apart) continue;
            const LatticePoint at = geometry::crossingPoint(line, side);
            if (geometry::dot(line.a, line.b, at) >= nearest) continue;
            nearest = geometry::dot(line.a, line.b, at);
            blocker.at = at;
        }
    }
    return blocker;
}

CoverLine LineTracer::describe(std::size_t from, std::size_t to) {
    CoverLine line{m_from[from], m_to[to], facts(from, to), {}, LineOutcome::Clear, {}};
    const Segment way{line.from.point, line.to.point};
    if (const auto creature = firstCreature(way)) line.creature = creatureOn(*creature, way);
    line.blocker = blockerOf(from, to, line.facts);
    if (!line.blocker) line.blocker = line.creature;
    line.outcome = line.blocker         ? LineOutcome::Cut
                   : line.facts.touches ? LineOutcome::Touching
                                        : LineOutcome::Clear;
    return line;
}

std::vector<CoverLine> traceCoverLines(const BoardView& board, const LineQuestion& question) {
    LineTracer tracer;
    tracer.prepare(board, question);
    std::vector<CoverLine> lines;
    lines.reserve(tracer.from().size() * tracer.to().size());
    for (std::size_t from = 0; from < tracer.from().size(); ++from)
        for (std::size_t to = 0; to < tracer.to().size(); ++to) lines.push_back(tracer.describe(from, to));
    return lines;
}

}  // namespace tenaille::cover
