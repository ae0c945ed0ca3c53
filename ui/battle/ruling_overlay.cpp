// SPDX-License-Identifier: MIT
#include "ui/battle/ruling_overlay.h"

#include <algorithm>
#include <cstdlib>

#include "core/rules/facing/facing_5e.h"
#include "core/rules/facing/facing_ua.h"

namespace tenaille::ui {

namespace {

using board::LatticePoint;
using cover::LineOutcome;

constexpr std::int32_t kArcCells = 4;  // how far the arcs are drawn

LatticePoint farPoint(const facing::Ray& ray) {
    const std::int32_t longest = std::max({std::abs(ray.direction.x), std::abs(ray.direction.y), 1});
    const auto scaled = [&](std::int32_t part) {
        return static_cast<std::int32_t>(std::int64_t{part} * kArcCells * geometry::kUnitsPerCell / longest);
    };
    return ray.from + LatticePoint{scaled(ray.direction.x), scaled(ray.direction.y)};
}

void addArc(AreaStyle style, const facing::Ray& one, const facing::Ray& other, Overlay& overlay) {
    overlay.polygons.push_back({style, {one.from, farPoint(one), farPoint(other), other.from}});
}

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

void addLine(const cover::CoverLine& line, Overlay& overlay) {
    if (line.from.point == line.to.point) return;
    overlay.lines.push_back({styleOf(line.outcome), {line.from.point, line.to.point}});
    if (line.blocker) overlay.points.push_back({PointStyle::Blocker, line.blocker->at});
}

}  // namespace

void addArcs(const board::BoardView& board, const board::Creature& creature,
             const rules::RuleOptions& options, Overlay& overlay) {
    const bool ua = options.facingRules == rules::FacingRules::Ua;
    const auto system = ua ? facing::System::Ua : facing::System::FiveE;
    if (options.facingRules == rules::FacingRules::Off || !facing::hasFacing(system, creature) ||
        !facing::checkFacing(system, board.grid(), creature, options.facing).ok())
        return;
    const facing::ArcRays rays = ua ? facing::arcRaysUa(board.grid(), creature, options.facing)
                                    : facing::arcRays5e(board.grid(), creature, options.facing);
    addArc(AreaStyle::ArcFront, rays.frontLeft, rays.frontRight, overlay);
    addArc(AreaStyle::ArcLeft, rays.frontLeft, rays.rearLeft, overlay);
    addArc(AreaStyle::ArcRight, rays.frontRight, rays.rearRight, overlay);
    addArc(AreaStyle::ArcRear, rays.rearLeft, rays.rearRight, overlay);
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

}  // namespace tenaille::ui
