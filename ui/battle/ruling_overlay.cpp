// SPDX-License-Identifier: MIT
#include "ui/battle/ruling_overlay.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/board/creature_now.h"
#include "core/rules/attack/opportunities.h"
#include "core/rules/facing/facing_5e.h"
#include "core/rules/facing/facing_ua.h"
#include "core/rules/movement/reachable.h"
#include "core/rules/reach/threatened_cells.h"
#include "ui/text/ruling_text.h"

namespace tenaille::ui {

namespace {

using cover::LineOutcome;

constexpr double kArcCells = 4.5;  // how far the arcs are drawn
// Where its letter may stand: at the rim, or else nearer.
constexpr double kLetterCells[] = {4.5, 3.4, 2.4};
constexpr int kArcSteps = 24;

AreaStyle styleOf(board::Arc arc) {
    switch (arc) {
        case board::Arc::Front:
            return AreaStyle::ArcFront;
        case board::Arc::Left:
            return AreaStyle::ArcLeft;
        case board::Arc::Right:
            return AreaStyle::ArcRight;
        case board::Arc::Rear:
            return AreaStyle::ArcRear;
    }
    return AreaStyle::ArcFront;
}

double angleOf(board::GridKind grid, const facing::Ray& ray) {
    const board::Position at = board::position(grid, ray.direction);
    return std::atan2(at.y, at.x);
}

// The sector from `begin` clockwise on the screen to `end`: an arc may be half of the plane and more. Its
// letter stands in its middle, so that nobody needs colours or hatching to tell the arcs apart.
void addArc(board::Arc arc, board::GridKind grid, const facing::Ray& begin, const facing::Ray& end,
            Overlay& overlay) {
    constexpr double kTurn = 2 * std::numbers::pi;
    const double from = angleOf(grid, begin);
    const double sweep = std::fmod(angleOf(grid, end) - from + 2 * kTurn, kTurn);
    const board::Position a = board::position(grid, begin.from);
    const board::Position b = board::position(grid, end.from);
    const auto inside = [&](double part, double cells) {
        const double angle = from + part * sweep;
        return board::nearestLatticePoint(grid, {a.x + part * (b.x - a.x) + cells * std::cos(angle),
                                                 a.y + part * (b.y - a.y) + cells * std::sin(angle)});
    };
    OverlayPolygon sector{styleOf(arc), {begin.from}};
    for (int i = 0; i <= kArcSteps; ++i)
        sector.points.push_back(inside(static_cast<double>(i) / kArcSteps, kArcCells));
    sector.points.push_back(end.from);
    overlay.polygons.push_back(std::move(sector));
    OverlayLabel letter{arcLetter(arc), inside(0.5, kLetterCells[0]), LabelTone::Neutral, true};
    letter.role = LabelRole::Letter;
    letter.area = styleOf(arc);
    for (const double cells : {kLetterCells[1], kLetterCells[2]}) letter.others.push_back(inside(0.5, cells));
    for (const double part : {0.3, 0.7}) letter.others.push_back(inside(part, kLetterCells[0]));
    overlay.labels.push_back(std::move(letter));
}

QString nameOf(const std::string& name) { return QString::fromStdString(name); }

struct Legend {
    Q_DECLARE_TR_FUNCTIONS(Legend)
};

LineStyle styleOf(LineOutcome outcome) {
    switch (outcome) {
        case LineOutcome::Clear:
            return LineStyle::Clear;
        case LineOutcome::Touching:
            return LineStyle::Touch;
        case LineOutcome::Cut:
            return LineStyle::Cut;
    }
    return LineStyle::Clear;
}

QString keyText(LineStyle style) {
    switch (style) {
        case LineStyle::Cut:
            return Legend::tr("Line that is blocked");
        case LineStyle::Touch:
            return Legend::tr("Line that only touches something");
        default:
            return Legend::tr("Clear line");
    }
}

void addLine(const cover::CoverLine& line, Overlay& overlay) {
    if (line.from.point == line.to.point) return;
    const LineStyle style = styleOf(line.outcome);
    if (std::none_of(overlay.legend.begin(), overlay.legend.end(),
                     [&](const OverlayKey& key) { return key.line == style; }))
        overlay.legend.push_back({std::nullopt, style, keyText(style)});
    overlay.lines.push_back({styleOf(line.outcome), {line.from.point, line.to.point}});
    if (line.blocker) overlay.points.push_back({PointStyle::Blocker, line.blocker->at});
}

}  // namespace

void addArcs(const board::BoardView& board, const board::Creature& creature, const std::string& name,
             const rules::RuleOptions& options, Overlay& overlay) {
    const bool ua = options.facingRules == rules::FacingRules::Ua;
    const auto system = ua ? facing::System::Ua : facing::System::FiveE;
    if (options.facingRules == rules::FacingRules::Off || !facing::hasFacing(system, creature) ||
        !facing::checkFacing(system, board.grid(), creature, options.facing).ok())
        return;
    const facing::ArcRays rays = ua ? facing::arcRaysUa(board.grid(), creature, options.facing)
                                    : facing::arcRays5e(board.grid(), creature, options.facing);
    const board::GridKind grid = board.grid();
    addArc(board::Arc::Front, grid, rays.frontLeft, rays.frontRight, overlay);
    addArc(board::Arc::Right, grid, rays.frontRight, rays.rearRight, overlay);
    addArc(board::Arc::Rear, grid, rays.rearRight, rays.rearLeft, overlay);
    addArc(board::Arc::Left, grid, rays.rearLeft, rays.frontLeft, overlay);
    overlay.legend.push_back({AreaStyle::ArcFront, std::nullopt,
                              Legend::tr("Arcs of %1: F front, L left, R right, B back").arg(nameOf(name))});
}

void addLines(const board::BoardView& board, const attack::AttackQuestion& question,
              const attack::AttackRuling& ruling, const rules::RuleOptions& options, bool everyCorner,
              Overlay& overlay) {
    const cover::CoverEvidence& evidence = ruling.evidence.cover.evidence;
    if (evidence.lines.empty()) return;
    if (everyCorner) {
        cover::CoverQuestion asked;
        asked.attacker = cover::spaceOf(question.attacker);
        asked.target = cover::spaceOf(question.target);
        asked.attack = attack::coverAttack(ruling.evidence.mode);
        for (const cover::CoverLine& line :
             cover::traceCoverLines(board, cover::lineQuestion(asked, options.cover)))
            addLine(line, overlay);
    } else {
        for (const cover::CoverLine& line : evidence.lines) addLine(line, overlay);
    }
    overlay.points.push_back({PointStyle::Corner, evidence.chosen.point});
}

void addThreat(const board::BoardView& board, const board::Creature& creature, const std::string& name,
               const rules::RuleOptions& options, AreaStyle style, Overlay& overlay) {
    cover::LineTracer tracer;
    board::Creature there;
    const auto isCutOff = [&](board::Cell cell) {
        there.at = cell;
        return attack::hasTotalCover(board, creature, there, options, tracer);
    };
    std::vector<board::Cell> cells = reach::threatenedCells(board.grid(), creature, options.reach, isCutOff);
    if (cells.empty()) return;
    overlay.cells.push_back({style, std::move(cells)});
    overlay.legend.push_back({style, std::nullopt, Legend::tr("Threatened by %1").arg(nameOf(name))});
}

void addReachable(const board::BoardView& board, const movement::MoveGrid& grid,
                  const board::TokenRecord& token, const rules::RuleOptions& options, Overlay& overlay) {
    const board::Creature creature = board::creatureNow(token);
    const std::int32_t left = std::max(0, token.speed - token.moved);
    const std::int32_t twice = std::max(left, 2 * token.speed - token.moved);
    std::vector<board::Creature> others(board.creatures().begin(), board.creatures().end());
    std::erase_if(others, [&](const board::Creature& one) { return board::goTogether(one, creature); });
    const movement::Mover mover{creature, others, movement::MoveMode::Move, options.move};
    OverlayCells near{AreaStyle::Reachable, {}};
    OverlayCells far{AreaStyle::ReachableFar, {}};
    for (const movement::ReachablePlace& place :
         movement::ruleReachable(grid, mover, twice, token.diagonalParity).places) {
        if (!place.canStop || place.at == creature.at) continue;
        std::vector<board::Cell>& cells = (place.cost <= left ? near : far).cells;
        for (const board::Cell cell : board::cellsAt(board.grid(), creature.footprint, place.at))
            cells.push_back(cell);
        if (place.cost > left) continue;
        OverlayLabel number{QString::number(place.cost),
                            board::middle(board.grid(), creature.footprint, place.at), LabelTone::Neutral,
                            true};
        number.role = LabelRole::Number;
        overlay.labels.push_back(std::move(number));
    }
    for (OverlayCells* one : {&far, &near}) {
        std::sort(one->cells.begin(), one->cells.end());
        one->cells.erase(std::unique(one->cells.begin(), one->cells.end()), one->cells.end());
    }
    std::erase_if(far.cells, [&](board::Cell cell) {
        return std::binary_search(near.cells.begin(), near.cells.end(), cell);
    });
    const QString name = nameOf(token.name);
    if (!near.cells.empty())
        overlay.legend.push_back({AreaStyle::Reachable, std::nullopt,
                                  Legend::tr("Within the move of %1, with the cost").arg(name)});
    if (!far.cells.empty())
        overlay.legend.push_back(
            {AreaStyle::ReachableFar, std::nullopt, Legend::tr("Within a double move of %1").arg(name)});
    for (OverlayCells* one : {&far, &near})
        if (!one->cells.empty()) overlay.cells.push_back(std::move(*one));
}

void addFlanking(const board::BoardView& board, const attack::AttackQuestion& question,
                 const attack::AttackRuling& ruling, Overlay& overlay) {
    const auto middle = [&](const board::Creature& creature) {
        return board::middle(board.grid(), creature.footprint, creature.at);
    };
    std::vector<OverlayLine> flanks;
    for (const flanking::HelperEvidence& found : ruling.evidence.flankVerdicts)
        if (found.verdict == flanking::HelperVerdict::Flanks)
            flanks.push_back({LineStyle::Heading,
                              {middle(ruling.evidence.flankHelpers[found.helper]), middle(question.target)}});
    if (flanks.empty()) return;
    overlay.lines.insert(overlay.lines.end(), flanks.begin(), flanks.end());
    overlay.legend.push_back({std::nullopt, LineStyle::Heading, Legend::tr("Who flanks with the attacker")});
}

}  // namespace tenaille::ui
