// SPDX-License-Identifier: MIT
#include "core/rules/cover/line_test.h"

#include <algorithm>

#include "core/geometry/predicates.h"

namespace tenaille::cover {

namespace {

using geometry::Segment;

// GEO-2, third convention: the cells are neighbours and the line is their whole common side.
bool isCommonSide(const BoardView& board, const Corner& a, const Corner& b) {
    if (!a.cell || !b.cell || *a.cell == *b.cell || a.point == b.point) return false;
    const auto hasBoth = [&](Cell cell) {
        const CellCorners corners = cornersOf(board, cell);
        const auto has = [&](LatticePoint p) {
            return std::find(corners.span().begin(), corners.span().end(), p) != corners.span().end();
        };
        return has(a.point) && has(b.point);
    };
    return hasBoth(*a.cell) && hasBoth(*b.cell);
}

// The first obstacle that a leg crosses properly.
std::optional<Stop> firstCrossing(const Obstacles& obstacles, const Segment& leg, Layers layers) {
    std::optional<Stop> first;
    Segment nearest;
    const auto consider = [&](const Segment& line, Origin origin) {
        if (first && geometry::crossingOrder(leg, line, nearest) >= 0) return;
        nearest = line;
        first = Stop{origin, geometry::crossingPoint(leg, line)};
    };
    for (const Piece& piece : obstacles.pieces)
        if ((piece.layer & layers) != 0 && geometry::meeting(leg, piece.where) == geometry::Meeting::Cross)
            consider(piece.where, piece.origin);
    for (const SplitPiece& piece : obstacles.splits) {
        const Segment& wall = piece.a.base;
        const bool crosses =
            geometry::sideOf(leg.a, leg.b, piece.a) * geometry::sideOf(leg.a, leg.b, piece.b) < 0 &&
            geometry::side(wall.a, wall.b, leg.a) * geometry::side(wall.a, wall.b, leg.b) < 0;
        if ((piece.layer & layers) != 0 && crosses) consider(wall, piece.origin);
    }
    return first;
}

}  // namespace

void LineTester::prepare(const BoardView& board, const Obstacles& obstacles, std::span<const Corner> from,
                         std::span<const Corner> to) {
    m_board = &board;
    m_obstacles = &obstacles;
    m_fromCount = from.size();
    m_hops.clear();
    m_touches.clear();
    m_sides.resize((from.size() + to.size()) * obstacles.pieces.size());
    for (const auto corners : {from, to}) {
        m_nearCell.reset();
        for (const Corner& corner : corners) prepareHop(corner);
    }
}

// The hops of one cell lie in its box; most pieces do not touch it.
void LineTester::findNear(const Corner& corner) {
    if (m_nearCell && m_nearCell == corner.cell) return;
    m_nearCell = corner.cell;
    m_near.clear();
    geometry::Box box{corner.point, corner.point};
    if (corner.cell) {
        const CellCorners corners = cornersOf(*m_board, *corner.cell);
        for (const LatticePoint p : corners.span()) {
            box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
            box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
        }
    }
    for (std::size_t i = 0; i < m_obstacles->pieces.size(); ++i)
        if (geometry::boundingBox(m_obstacles->pieces[i].where).touches(box))
            m_near.push_back(static_cast<std::uint32_t>(i));
}

void LineTester::prepareHop(const Corner& corner) {
    Hop hop{corner.point, corner.cell ? m_board->centreOf(*corner.cell) : corner.point, corner.cell};
    hop.firstTouch = static_cast<std::uint32_t>(m_touches.size());
    const std::size_t count = m_obstacles->pieces.size();
    const Piece* const pieces = m_obstacles->pieces.data();
    std::int8_t* const sides = m_sides.data() + m_hops.size() * count;
    for (std::size_t i = 0; i < count; ++i)
        sides[i] = static_cast<std::int8_t>(geometry::side(pieces[i].where.a, pieces[i].where.b, hop.corner));
    findNear(corner);
    for (const std::uint32_t i : m_near) {
        switch (geometry::meeting({hop.centre, hop.corner}, pieces[i].where)) {
            case geometry::Meeting::Apart:
                break;
            case geometry::Meeting::Cross:
                hop.crossed |= pieces[i].layer;
                break;
            case geometry::Meeting::Touch:
            case geometry::Meeting::Overlap:
                m_touches.push_back(i);
                break;
        }
    }
    hop.lastTouch = static_cast<std::uint32_t>(m_touches.size());
    m_hops.push_back(hop);
}

// Finds what the line between the corners crosses or touches; stops early when all layers are crossed.
void LineTester::scanPieces(const Hop& a, const Hop& b, std::size_t from, std::size_t to, LineFacts& facts,
                            Layers& crossed, Layers& touched) {
    const std::size_t count = m_obstacles->pieces.size();
    const std::int8_t* sidesA = m_sides.data() + from * count;
    const std::int8_t* sidesB = m_sides.data() + to * count;
    for (std::size_t i = 0; i < count; ++i) {
        if (sidesA[i] * sidesB[i] > 0) continue;
        const Piece& piece = m_obstacles->pieces[i];
        const int sideOfA = geometry::side(a.corner, b.corner, piece.where.a);
        const int sideOfB = geometry::side(a.corner, b.corner, piece.where.b);
        if (sideOfA * sideOfB > 0) continue;
        if (sidesA[i] * sidesB[i] < 0 && sideOfA * sideOfB < 0) {
            crossed |= piece.layer;
            if (crossed == m_obstacles->present) break;
            continue;
        }
        if (sideOfA == 0 && sideOfB == 0) {
            const geometry::Meeting how = geometry::meeting({a.corner, b.corner}, piece.where);
            if (how == geometry::Meeting::Apart) continue;
            if (how == geometry::Meeting::Overlap) facts.along |= kSetsWith[piece.layer];
        }
        touched |= piece.layer;
        m_lineTouches.push_back(static_cast<std::uint32_t>(i));
    }
}

LineFacts LineTester::test(std::size_t from, std::size_t to) {
    LineFacts facts = meet(from, to);
    facts.along &= static_cast<std::uint8_t>(~facts.stops);
    facts.touches = facts.touches && facts.stops == 0;
    return facts;
}

LineFacts LineTester::meet(std::size_t from, std::size_t to) {
    LineFacts facts;
    if (m_obstacles->empty()) return facts;
    const Hop& a = m_hops[from];
    const Hop& b = m_hops[m_fromCount + to];
    Layers crossed = a.crossed | b.crossed;
    Layers touched = 0;
    m_lineTouches.clear();
    if (a.corner != b.corner && crossed != m_obstacles->present)
        scanPieces(a, b, from, m_fromCount + to, facts, crossed, touched);
    facts.stops = kSetsWith[crossed];
    for (const Hop* hop : {&a, &b})
        for (std::uint32_t i = hop->firstTouch; i < hop->lastTouch; ++i)
            touched |= m_obstacles->pieces[m_touches[i]].layer;
    facts.touches = touched != 0;
    if (!m_obstacles->splits.empty()) touched |= m_obstacles->present;
    const std::uint8_t undecided = kSetsWith[touched] & static_cast<std::uint8_t>(~facts.stops);
    if (undecided != 0) testContacts(a, b, undecided, facts);
    return facts;
}

void LineTester::testContacts(const Hop& a, const Hop& b, std::uint8_t undecided, LineFacts& facts) {
    m_path.reset({a.centre, a.corner, b.corner, b.centre});
    const auto addTouching = [&](const Hop& hop) {
        for (std::uint32_t i = hop.firstTouch; i < hop.lastTouch; ++i) {
            const std::uint32_t index = m_touches[i];
            if (std::find(m_lineTouches.begin(), m_lineTouches.end(), index) == m_lineTouches.end())
                m_lineTouches.push_back(index);
        }
    };
    addTouching(a);
    addTouching(b);
    for (const std::uint32_t index : m_lineTouches) m_path.add(m_obstacles->pieces[index]);
    for (const SplitPiece& piece : m_obstacles->splits) m_path.add(piece);
    facts.stops |= kSetsWith[m_path.crossedLayers()];
    facts.along |= kSetsWith[m_path.alongMiddle()];
    facts.touches = facts.touches || !m_path.contacts().empty();
    const bool commonSide = isCommonSide(*m_board, {a.corner, a.cell}, {b.corner, b.cell});
    Layers lastTested = 0;
    bool lastResult = false;
    for (int set = 0; set < kStopSetCount; ++set) {
        if ((undecided >> set & 1) == 0) continue;
        const Layers layers = kLayersOfSet[static_cast<std::size_t>(set)] & m_obstacles->present;
        if (set == 0 || layers != lastTested)
            lastResult = m_path.firstSealed(layers) != nullptr || (commonSide && m_path.coversMiddle(layers));
        lastTested = layers;
        if (lastResult) facts.stops |= static_cast<std::uint8_t>(1 << set);
    }
}

Stop LineTester::firstStop(std::size_t from, std::size_t to, StopSet set) {
    const Hop& a = m_hops[from];
    const Hop& b = m_hops[m_fromCount + to];
    const Layers layers = kLayersOfSet[static_cast<std::size_t>(set)];
    const std::array<Segment, 3> legs{{{a.centre, a.corner}, {a.corner, b.corner}, {b.corner, b.centre}}};
    for (const Segment& leg : legs)
        if (const auto stop = firstCrossing(*m_obstacles, leg, layers)) return *stop;
    m_path.reset({a.centre, a.corner, b.corner, b.centre});
    for (const Piece& piece : m_obstacles->pieces) m_path.add(piece);
    for (const SplitPiece& piece : m_obstacles->splits) m_path.add(piece);
    const ContactPath::Contact* sealed = m_path.firstSealed(layers);
    if (sealed != nullptr) return {sealed->origin, sealed->at};
    for (const ContactPath::Contact& contact : m_path.contacts())
        if ((contact.layer & layers) != 0) return {contact.origin, contact.at};
    return {};
}

}  // namespace tenaille::cover
