// SPDX-License-Identifier: MIT
#include "core/rules/cover/concealment.h"

#include <algorithm>
#include <array>

#include "core/geometry/predicates.h"

namespace tenaille::cover {

namespace {

using geometry::Box;
using geometry::Segment;

constexpr std::int32_t kConcealed = 20;
constexpr std::int32_t kHidden = 50;

bool cellOrder(Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

// What conceals near the lines of one question.
class Veil {
  public:
    Veil(const BoardView& board, const ConcealmentQuestion& question,
         const rules::ConcealmentOptions& options, const Box& hull)
        : m_board(board) {
        board.cellIndex().visitNear(
            hull, [](const Box&) { return true; },
            [&](std::uint32_t index) {
                const board::SpecialCell& special = board.specialCells()[index];
                const int away = board::distance(board.grid(), question.attacker.footprint,
                                                 question.attacker.at, {}, special.cell);
                const bool conceals =
                    special.effect.opaque ||
                    (special.effect.conceals && !isLifted(special.effect.cause, away, question, options));
                if (conceals) m_cells.push_back(special.cell);
            });
        std::sort(m_cells.begin(), m_cells.end(), cellOrder);
        m_cells.erase(std::unique(m_cells.begin(), m_cells.end()), m_cells.end());
        std::vector<std::uint32_t> near;
        board.barriersTouching(hull, near);
        for (const std::uint32_t index : near) {
            const board::Barrier& barrier = board.barriers()[index];
            if (barrier.effect.stopsSight && !barrier.effect.stopsEffect &&
                actsOn(board, question.attacker, barrier))
                m_curtains.push_back(barrier.where);
        }
    }

    bool holds(Cell cell) const {
        return std::binary_search(m_cells.begin(), m_cells.end(), cell, cellOrder);
    }

    // The first cell that conceals on a line; a curtain is named by no cell.
    struct Meeting {
        bool conceals = false;
        std::optional<Cell> cell;
    };
    Meeting meet(Segment line, bool edgeCounts) const {
        for (const Cell cell : m_cells) {
            const CellContact contact = cellContact(m_board, line, cell);
            const bool conceals = contact == CellContact::Cross ||
                                  (contact == CellContact::Edge && (edgeCounts || isSeam(line, cell)));
            if (conceals) return {true, cell};
        }
        for (const Segment& curtain : m_curtains)
            if (geometry::meeting(line, curtain) == geometry::Meeting::Cross) return {true, std::nullopt};
        return {};
    }

  private:
    // The line runs between this cell and another one that conceals: inside the area (CO-02, third reading).
    bool isSeam(Segment line, Cell cell) const {
        const CellCorners corners = cornersOf(m_board, cell);
        for (std::size_t i = 0; i < corners.count; ++i) {
            const Segment side{corners.points[i], corners.points[(i + 1) % corners.count]};
            if (geometry::meeting(line, side) != geometry::Meeting::Overlap) continue;
            for (const Cell offset : board::neighbourOffsets(m_board.grid()))
                if (holds(cell + offset) && cellContact(m_board, side, cell + offset) == CellContact::Edge)
                    return true;
        }
        return false;
    }

    const BoardView& m_board;
    std::vector<Cell> m_cells;
    std::vector<Segment> m_curtains;
};

std::vector<LatticePoint> pointsOf(std::span<const Corner> corners) {
    std::vector<LatticePoint> points;
    for (const Corner& corner : corners) points.push_back(corner.point);
    std::sort(points.begin(), points.end(), readingOrder);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

// The lines of one corner, and whether they conceal the target together.
struct CornerView {
    bool conceals = false;
    std::vector<ConcealmentLine> lines;
};

CornerView viewFrom(LatticePoint from, std::span<const LatticePoint> to, const Veil& veil,
                    const rules::ConcealmentOptions& options) {
    CornerView view;
    std::size_t hits = 0;
    for (const LatticePoint point : to) {
        const auto met = veil.meet({from, point}, options.edge == rules::ConcealmentEdge::Count);
        hits += met.conceals ? 1 : 0;
        view.lines.push_back({from, point, met.cell});
    }
    view.conceals = options.quantifier == rules::Quantifier::All ? hits == to.size() : hits > 0;
    return view;
}

// CO-02: the defender looks for a corner that conceals, by option the attacker for one that does not; without
// such a corner any is as good, and the first one is shown.
bool concealedByLines(std::span<const LatticePoint> from, std::span<const LatticePoint> to, const Veil& veil,
                      const rules::ConcealmentOptions& options, ConcealmentEvidence& evidence) {
    const bool wanted = options.chooser == rules::ConcealmentChooser::Defender;
    for (const LatticePoint corner : from) {
        CornerView view = viewFrom(corner, to, veil, options);
        if (corner != from.front() && view.conceals != wanted) continue;
        evidence.chosen = corner;
        evidence.lines = std::move(view.lines);
        if (view.conceals == wanted) return wanted;
    }
    return !wanted;
}

// CO-03: hidden only if it stands inside with all its cells.
bool standsInside(const BoardView& board, const Space& target, const Veil& veil) {
    const auto cells = board::cellsAt(board.grid(), target.footprint, target.at);
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return veil.holds(cell); });
}

rules::Modifier missChance(std::int32_t value, rules::RuleRef rule, const char* reason) {
    rules::Modifier modifier;
    modifier.target = rules::Target::MissChance;
    modifier.value = value;
    modifier.stacking = rules::Stacking::Concealment;
    modifier.rule = rule;
    modifier.reason = reason;
    return modifier;
}

RecordId recordOf(const BoardView& board, const std::vector<ConcealmentLine>& lines) {
    for (const ConcealmentLine& line : lines)
        if (line.cell) return board.specialAt(*line.cell)->record;
    return {};
}

void grade(const BoardView& board, const ConcealmentQuestion& question, bool concealed,
           const ConcealmentEvidence& evidence, ConcealmentAnswer& answer) {
    if (!answer.lineOfEffect) return;
    if (!answer.lineOfSight) {
        answer.level = ConcealmentLevel::Total;
        answer.missChance = kHidden;
        answer.modifiers.push_back(
            missChance(kHidden, {"CO-07"}, question.unseen ? "concealment.unseen" : "concealment.total"));
        return;
    }
    const bool any = concealed || question.blurred;
    answer.level = any ? ConcealmentLevel::Concealed : ConcealmentLevel::None;
    answer.missChance = any ? kConcealed : 0;
    if (concealed) {
        answer.modifiers.push_back(
            missChance(kConcealed, {evidence.byLines ? "CO-02" : "CO-03"}, "concealment.lines"));
        if (!evidence.byLines) answer.modifiers.back().reason = "concealment.inside";
        answer.modifiers.back().source = recordOf(board, evidence.lines);
    }
    if (question.blurred)
        answer.modifiers.push_back(missChance(kConcealed, {"CO-01"}, "concealment.blurred"));
    rules::suppressDuplicates(answer.modifiers);  // CO-06
}

}  // namespace

std::string_view name(ConcealmentLevel level) {
    constexpr std::array<std::string_view, 3> kNames{"none", "concealment", "total"};
    return kNames[static_cast<std::size_t>(level)];
}

bool isLifted(board::Concealment cause, int distance, const ConcealmentQuestion& question,
              const rules::ConcealmentOptions& options) {
    const bool darkvision = question.senses.has(board::Sense::Darkvision);
    switch (cause) {
        case board::Concealment::Fog:
            return false;
        case board::Concealment::DimLight:
            return darkvision || (options.lowLight && question.senses.has(board::Sense::LowLight));
        case board::Concealment::Darkness:
            return darkvision && (!question.darkvisionRange || distance <= *question.darkvisionRange);
    }
    return false;
}

ConcealmentQuestion concealmentQuestion(const board::Creature& attacker, const board::Creature& target,
                                        bool melee) {
    ConcealmentQuestion question{spaceOf(attacker), attacker.senses, spaceOf(target), melee,
                                 attacker.darkvisionRange};
    question.unseen =
        attacker.traits.has(board::Trait::Blinded) || target.traits.has(board::Trait::Invisible);
    question.blurred = target.traits.has(board::Trait::Blurred);
    return question;
}

bool canSee(const BoardView& board, const board::Creature& attacker, const board::Creature& target) {
    if (concealmentQuestion(attacker, target, false).unseen) return false;
    if (board::distance(board.grid(), attacker, target) == 0) return true;
    LineQuestion lines;
    lines.attacker = spaceOf(attacker);
    lines.target = spaceOf(target);
    lines.coverToo = false;
    lines.passage = Passage::Sight;
    LineTracer tracer;
    tracer.prepare(board, lines);
    return tracer.anyFree();
}

ConcealmentRuling ruleConcealment(const BoardView& board, const ConcealmentQuestion& question,
                                  const rules::ConcealmentOptions& options) {
    LineTracer tracer;
    LineQuestion lines;
    lines.attacker = question.attacker;
    lines.target = question.target;
    lines.coverToo = false;
    ConcealmentRuling ruling;
    tracer.prepare(board, lines);
    ruling.answer.lineOfEffect = tracer.anyFree();
    lines.passage = Passage::Sight;
    tracer.prepare(board, lines);
    ruling.answer.lineOfSight = !question.unseen && tracer.anyFree();

    const std::vector<LatticePoint> from = pointsOf(tracer.from());
    std::vector<LatticePoint> to;
    for (const std::uint32_t corner : tracer.outerCorners()) to.push_back(tracer.to()[corner].point);
    const Veil veil(board, question, options, hullOf(from, to));
    const bool adjacent = board::distance(board.grid(), question.attacker.footprint, question.attacker.at,
                                          question.target.footprint, question.target.at) <= 1;
    ruling.evidence.byLines = !(question.melee && adjacent);
    ruling.evidence.chosen = from.front();
    const bool concealed = ruling.evidence.byLines
                               ? concealedByLines(from, to, veil, options, ruling.evidence)
                               : standsInside(board, question.target, veil);
    grade(board, question, concealed, ruling.evidence, ruling.answer);
    return ruling;
}

}  // namespace tenaille::cover
