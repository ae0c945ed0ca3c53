// SPDX-License-Identifier: MIT
#include "core/rules/cover/pair_scan.h"

#include <algorithm>
#include <bit>

namespace tenaille::cover {

namespace {

using geometry::Meeting;

constexpr LineSet unless(LineSet lines, LineSet but) { return static_cast<LineSet>(lines & ~but); }
constexpr LineSet allIf(bool condition) { return condition ? kAllLines : LineSet{0}; }

// Of a square: its corners go round.
geometry::Box boxOf(const PairSides::Corners& corners) {
    return geometry::boundingBox({corners[0], corners[2]});
}

// Calls visit(from, to, line) for every line of a set.
template <class Visit>
void forEachLine(LineSet lines, Visit&& visit) {
    for (; lines != 0; lines &= static_cast<LineSet>(lines - 1)) {
        const auto bit = static_cast<std::size_t>(std::countr_zero(lines));
        visit(bit / 4, bit % 4, static_cast<LineSet>(1U << bit));
    }
}

}  // namespace

void PairScan::begin(const End& from, const End& to, Layers possible) {
    m_sides.reset(from.corners, to.corners);
    m_centres = {from.centre, to.centre};
    m_most = kSetsWith[possible];
    m_taken = 0;
    m_crossed = {};
    m_along = {};
    m_stopped = m_touched = m_unclear = m_open = 0;
    m_anyLayers = 0;
    m_allLayers = static_cast<Layers>(~0U);
    m_touching.clear();
    m_joints.clear();
    m_turnsKnown = false;
    m_vertices = {};

    // Corners that both cells have.
    m_special = 0;
    if (!boxOf(from.corners).touches(boxOf(to.corners))) return;
    LineSet common = 0;
    for (std::size_t a = 0; a < 4; ++a)
        for (std::size_t b = 0; b < 4; ++b)
            if (from.corners[a] == to.corners[b]) common |= lineOf(a, b);
    if (common == 0) return;
    m_special = common;
    forEachLine(common, [&](std::size_t a, std::size_t, LineSet) {
        forEachLine(common, [&](std::size_t, std::size_t b, LineSet) { m_special |= lineOf(a, b); });
    });
}

void PairScan::note(LayerLines& lines, LineSet which, Layers layers) {
    for (std::size_t bit = 0; bit < lines.size(); ++bit)
        if ((layers >> bit & 1) != 0) lines[bit] |= which;
}

Layers PairScan::layersAt(const LayerLines& lines, LineSet line) {
    Layers layers = 0;
    for (std::size_t bit = 0; bit < lines.size(); ++bit)
        if ((lines[bit] & line) != 0) layers |= static_cast<Layers>(1U << bit);
    return layers;
}

bool PairScan::isEnough(const Obstacles& obstacles) {
    for (; m_taken < obstacles.pieces.size(); ++m_taken) add(obstacles.pieces[m_taken]);
    return m_stopped == kAllLines;
}

void PairScan::cross(LineSet lines, Layers layers) {
    note(m_crossed, lines, layers);
    if (kSetsWith[layers] == m_most) m_stopped |= lines;
}

void PairScan::add(const Piece& piece) {
    m_anyLayers |= piece.layer;
    m_allLayers &= piece.layer;
    const PairSides::Sides sides = m_sides.of(piece.where);
    const CornerSides& corners = sides.corners;
    if (corners.allOnOneSide()) return;
    const LineSet fromPositive = linesFromAny(corners.positive & 0xf);
    const LineSet fromNegative = linesFromAny(corners.negative & 0xf);
    const LineSet toPositive = linesToAny(corners.positive >> 4);
    const LineSet toNegative = linesToAny(corners.negative >> 4);
    const auto apart =
        static_cast<LineSet>((fromPositive & toPositive) | (fromNegative & toNegative) |
                             (sides.a.positive & sides.b.positive) | (sides.a.negative & sides.b.negative));
    const auto crossed =
        static_cast<LineSet>(((fromPositive & toNegative) | (fromNegative & toPositive)) &
                             ((sides.a.positive & sides.b.negative) | (sides.a.negative & sides.b.positive)));
    if (crossed != 0) cross(crossed, piece.layer);
    const auto passes = [](unsigned positive, unsigned negative) {
        return positive != 0xf && negative != 0xf;
    };
    const Touching touching{piece, sides, unless(kAllLines, apart | crossed),
                            passes(corners.positive & 0xf, corners.negative & 0xf),
                            passes(corners.positive >> 4, corners.negative >> 4)};
    if (touching.nearFrom || touching.nearTo || unless(touching.lines, m_stopped) != 0)
        m_touching.push_back(touching);
}

// Lines whose middle leg shares a point with the piece that is an end of one of them. Lines without length
// are among them, they seem to lie on everything; addHops() sees what touches those.
void PairScan::addTouches(const Piece& piece, const PairSides::Sides& sides, LineSet lines) {
    const LineSet running = sides.a.zero() & sides.b.zero() & lines;
    if (running != 0) addRunning(piece, running);
    const LineSet touched = unless(lines, running);
    m_touched |= touched;
    const unsigned onIt = sides.corners.zero();
    const LineSet atVertex = linesFromAny(onIt & 0xf) | linesToAny(onIt >> 4);
    const LineSet inside = unless(touched, atVertex);
    const LineSet atA = inside & sides.a.zero();
    const LineSet atB = inside & sides.b.zero();
    if (atA != 0) addJoint(piece.where.a, atA & sides.b.positive, atA & sides.b.negative);
    if (atB != 0) addJoint(piece.where.b, atB & sides.a.positive, atB & sides.a.negative);
}

void PairScan::addJoint(LatticePoint at, LineSet left, LineSet right) {
    auto joint =
        std::find_if(m_joints.begin(), m_joints.end(), [at](const Joint& one) { return one.at == at; });
    if (joint == m_joints.end()) joint = m_joints.insert(joint, Joint{at, {}});
    joint->matter.left |= left;
    joint->matter.right |= right;
}

void PairScan::addRunning(const Piece& piece, LineSet lines) {
    forEachLine(lines, [&](std::size_t from, std::size_t to, LineSet line) {
        const geometry::Segment middle{m_sides.from()[from], m_sides.to()[to]};
        if (middle.a == middle.b) return;
        const Meeting how = geometry::meeting(middle, piece.where);
        if (how != Meeting::Apart) m_touched |= line;
        if (how == Meeting::Overlap) note(m_along, line, piece.layer);
    });
}

// The ways from the corners of a cell to its centre.
void PairScan::addHops(const Piece& piece, const PairSides::Sides& sides, bool atTarget) {
    const unsigned shift = atTarget ? 4 : 0;
    const LatticePoint centre = m_centres[atTarget ? 1 : 0];
    const int sideOfCentre = geometry::side(piece.where.a, piece.where.b, centre);
    const unsigned beside = sideOfCentre > 0   ? sides.corners.positive >> shift
                            : sideOfCentre < 0 ? sides.corners.negative >> shift
                                               : 0U;
    const unsigned onIt = sideOfCentre != 0 ? unsigned{sides.corners.zero()} >> shift : 0U;
    const geometry::Box box = geometry::boundingBox(piece.where);
    for (std::size_t corner = 0; corner < 4; ++corner) {
        const LineSet lines = unless(atTarget ? linesTo(corner) : linesFrom(corner), m_stopped);
        if (lines == 0 || (beside >> corner & 1) != 0) continue;
        const LatticePoint point = (atTarget ? m_sides.to() : m_sides.from())[corner];
        if ((onIt >> corner & 1) != 0) {
            if (!box.touches({point, point})) continue;
            m_touched |= lines;
            addVertex(piece, sides, corner, atTarget);
            continue;
        }
        switch (geometry::meeting({centre, point}, piece.where)) {
            case Meeting::Apart:
                break;
            case Meeting::Cross:
                cross(lines, piece.layer);
                break;
            case Meeting::Touch:
            case Meeting::Overlap:
                m_touched |= lines;
                m_unclear |= lines;
                break;
        }
    }
}

void PairScan::addVertex(const Piece& piece, const PairSides::Sides& sides, std::size_t corner,
                         bool atTarget) {
    const LatticePoint point = (atTarget ? m_sides.to() : m_sides.from())[corner];
    if (!m_turnsKnown) findTurns();
    if (piece.where.a != point) addMatter(piece.where.a, sides.a, corner, atTarget);
    if (piece.where.b != point) addMatter(piece.where.b, sides.b, corner, atTarget);
}

void PairScan::findTurns() {
    m_turnsKnown = true;
    for (const std::size_t end : {0U, 1U}) {
        Vertices& vertices = m_vertices[end];
        vertices.turn = m_sides.of(m_centres[end]);
        forEachLine(vertices.turn.zero(), [&](std::size_t from, std::size_t to, LineSet line) {
            const LatticePoint a = m_sides.from()[from];
            const LatticePoint b = m_sides.to()[to];
            const std::int64_t way =
                end == 0 ? geometry::dot(a, m_centres[0], b) : geometry::dot(b, m_centres[1], a);
            if (way > 0 || a == b) vertices.blind |= line;
        });
    }
}

// What leaves the lines of a corner towards `target`, by the sectors of ContactPath::addAtVertex().
void PairScan::addMatter(LatticePoint target, LineSides ofLines, std::size_t corner, bool atTarget) {
    Vertices& vertices = m_vertices[atTarget ? 1 : 0];
    const LatticePoint point = (atTarget ? m_sides.to() : m_sides.from())[corner];
    const LatticePoint centre = m_centres[atTarget ? 1 : 0];
    const int ofHop = geometry::side(point, centre, target);
    if (ofHop == 0 && geometry::dot(point, centre, target) > 0) return;  // along the way to the centre
    LineSet lines = unless(atTarget ? linesTo(corner) : linesFrom(corner), vertices.blind);
    forEachLine(lines & ofLines.zero(), [&](std::size_t from, std::size_t to, LineSet line) {
        const LatticePoint other = atTarget ? m_sides.from()[from] : m_sides.to()[to];
        if (geometry::dot(point, other, target) > 0) lines = unless(lines, line);  // along the middle
    });
    // The way ahead goes to the other corner at the attacker's end, to the centre at the target's; the way
    // back the other way. A line seen from its far end has its sides exchanged.
    const LineSides hop{allIf(ofHop > 0), allIf(ofHop < 0)};
    const LineSides ahead = atTarget ? hop : ofLines;
    const LineSides back = atTarget ? LineSides{ofLines.negative, ofLines.positive} : hop;
    const auto left = static_cast<LineSet>((vertices.turn.zero() & ahead.positive) |
                                           (vertices.turn.positive & ahead.positive & back.negative) |
                                           (vertices.turn.negative & ~(back.positive & ahead.negative)));
    vertices.matter.left |= left & lines;
    vertices.matter.right |= unless(lines, left);
}

// Lines that are crossed by all sorts of pieces that there are.
void PairScan::stopCrossed() {
    m_stops = kSetsWith[m_anyLayers];
    for (std::size_t bit = 0; bit < m_crossed.size(); ++bit)
        if (kSetsWith[std::size_t{1} << bit] == m_stops) m_stopped |= m_crossed[bit];
}

void PairScan::finish() {
    stopCrossed();
    if (m_stopped == kAllLines) return;
    for (const Touching& one : m_touching) {
        const LineSet touched = unless(one.lines, m_stopped);
        if (touched != 0) addTouches(one.piece, one.sides, touched);
        if (one.nearFrom) addHops(one.piece, one.sides, false);
        if (one.nearTo) addHops(one.piece, one.sides, true);
    }
    stopCrossed();
    judgeTouches();
}

// Of the lines that are not stopped.
void PairScan::judgeTouches() {
    Matter anywhere;
    LineSet sealed = 0;  // by what leaves them in one place
    const auto gather = [&](const Matter& matter) {
        anywhere.left |= matter.left;
        anywhere.right |= matter.right;
        sealed |= matter.both();
    };
    gather(m_vertices[0].matter);
    gather(m_vertices[1].matter);
    for (const Joint& joint : m_joints) gather(joint.matter);
    // Pieces along the line may connect two places; those of several sorts may seal it for some sets only.
    LineSet connected = 0;
    for (const LineSet lines : m_along) connected |= lines;
    const bool oneSort = m_anyLayers == m_allLayers;
    const LineSet unclear = m_unclear | m_special |
                            (anywhere.both() & (oneSort ? unless(connected, sealed) : sealed | connected));
    m_open = unless(m_touched & unclear, m_stopped);
    if (oneSort) m_stopped |= unless(m_touched & sealed, m_open);
}

// Of lines that are not stopped by all that there is.
LineFacts PairScan::partialFacts(LineSet line) const {
    LineFacts facts;
    facts.stops = kSetsWith[layersAt(m_crossed, line)];
    if ((m_touched & line) == 0) return facts;
    facts.along = static_cast<std::uint8_t>(kSetsWith[layersAt(m_along, line)] & ~facts.stops);
    facts.touches = facts.stops == 0;
    return facts;
}

}  // namespace tenaille::cover
