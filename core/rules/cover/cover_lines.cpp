// SPDX-License-Identifier: MIT
#include "core/rules/cover/cover_lines.h"

#include <algorithm>
#include <numeric>

#include "core/geometry/predicates.h"
#include "core/rules/cover/cell_contact.h"

namespace tenaille::cover {

namespace {

using geometry::Box;
using geometry::Segment;

Box boxOf(const BoardView& board, const Space& space) {
    const std::int32_t unit = board.unitsPerCell();
    const LatticePoint at{space.at.x * unit, space.at.y * unit};
    if (!board::isHex(board.grid()))
        return {at, {at.x + space.footprint.width * unit, at.y + space.footprint.height * unit}};
    const std::int32_t reach = 4 * unit;  // no named hex space is wider
    return {{at.x - reach, at.y - reach}, {at.x + reach, at.y + reach}};
}

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

void pointsOf(std::span<const Corner> corners, std::vector<LatticePoint>& points) {
    points.clear();
    for (const Corner& corner : corners) points.push_back(corner.point);
}

}  // namespace

void LineTracer::listCorners(std::span<const Cell> cells, std::vector<Corner>& corners) const {
    corners.clear();
    for (const Cell cell : cells)
        for (const LatticePoint point : cornersOf(*m_board, cell).span()) corners.push_back({point, cell});
}

void LineTracer::findOuterCorners() {
    m_outer.clear();
    for (std::uint32_t i = 0; i < m_to.size(); ++i) {
        const auto owners = std::count_if(m_to.begin(), m_to.end(),
                                          [&](const Corner& other) { return other.point == m_to[i].point; });
        if (owners == 1) m_outer.push_back(i);
    }
}

void LineTracer::prepare(const BoardView& board, const LineQuestion& question) {
    m_board = &board;
    m_question = question;
    m_perCell = board::isHex(board.grid()) ? 6 : 4;
    if (question.attacker) {
        listCorners(board::cellsAt(board.grid(), question.attacker->footprint, question.attacker->at),
                    m_from);
    } else {
        m_from.assign(1, Corner{question.origin, std::nullopt});
    }
    listCorners(board::cellsAt(board.grid(), question.target.footprint, question.target.at), m_to);
    m_all.resize(m_to.size());
    std::iota(m_all.begin(), m_all.end(), 0U);
    findOuterCorners();
    pointsOf(m_from, m_fromPoints);
    pointsOf(m_to, m_toPoints);

    m_gatherer.gather(
        board,
        {question.attacker, question.target, question.passage, question.coverToo, question.targetCells},
        {m_fromPoints, m_toPoints}, m_obstacles);
    m_tester.prepare(board, m_obstacles, m_from, m_to);
    m_creatures.clear();
    if (question.creaturesToo) gatherCreatures();
    findTwins(m_from, false, m_twinFrom);
    findTwins(m_to, true, m_twinTo);
    m_facts.resize(m_from.size() * m_to.size());
    m_known.assign(m_facts.size(), kUnknown);
    m_creatureKnown.assign(m_facts.size(), kUnknown);
}

void LineTracer::gatherCreatures() {
    const Box hull = hullOf(m_fromPoints, m_toPoints);
    const auto meets = [&](const Space& a, const Space& b) {
        return board::distance(m_board->grid(), a.footprint, a.at, b.footprint, b.at) == 0;
    };
    const auto all = m_board->creatures();
    for (std::uint32_t i = 0; i < all.size(); ++i) {
        const Space space = spaceOf(all[i]);
        if (!boxOf(*m_board, space).touches(hull) || meets(space, m_question.target)) continue;
        if (m_question.attacker && meets(space, *m_question.attacker)) continue;
        m_creatures.push_back(i);
    }
}

void LineTracer::findTwins(std::span<const Corner> corners, bool ofTarget,
                           std::vector<std::uint32_t>& twins) const {
    twins.resize(corners.size());
    for (std::uint32_t i = 0; i < corners.size(); ++i) {
        twins[i] = i;
        if (!(ofTarget ? m_tester.isCleanTarget(i) : m_tester.isClean(i))) continue;
        for (std::uint32_t j = 0; j < i && corners.size() > m_perCell; ++j) {
            if (twins[j] != j || corners[j].point != corners[i].point) continue;
            if (!(ofTarget ? m_tester.isCleanTarget(j) : m_tester.isClean(j))) continue;
            twins[i] = j;
            break;
        }
    }
}

LineFacts LineTracer::facts(std::size_t from, std::size_t to) {
    if (m_obstacles.empty()) return {};
    const std::size_t at = m_twinFrom[from] * m_to.size() + m_twinTo[to];
    if (m_known[at] == kUnknown) {
        m_facts[at] = m_tester.test(m_twinFrom[from], m_twinTo[to]);
        m_known[at] = kYes;
    }
    return m_facts[at];
}

std::optional<std::uint32_t> LineTracer::firstCreature(Segment line) const {
    for (const std::uint32_t index : m_creatures)
        if (crossesSpace(*m_board, line, spaceOf(m_board->creatures()[index]))) return index;
    return std::nullopt;
}

bool LineTracer::throughCreature(std::size_t from, std::size_t to) {
    if (m_creatures.empty()) return false;
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

std::optional<Blocker> LineTracer::blockerOf(std::size_t from, std::size_t to, const LineFacts& facts) {
    for (const StopSet set :
         {StopSet::Solids, StopSet::SolidsAndImproved, StopSet::SolidsAndNormal, StopSet::SolidsAndPartial}) {
        if (!facts.stoppedBy(set)) continue;
        const Stop stop = m_tester.firstStop(from, to, set);
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
