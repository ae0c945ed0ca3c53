// SPDX-License-Identifier: MIT
#include "ui/tools/move_drag.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/actions/heeded.h"
#include "core/actions/riding.h"
#include "core/actions/what_if.h"
#include "core/board/creature_now.h"
#include "ui/tools/ghosts.h"
#include "ui/tools/provoked.h"

namespace tenaille::ui {

namespace {

using board::Cell;
using board::LatticePoint;

LatticePoint middleAt(const board::BoardView& board, const board::Creature& creature, Cell anchor) {
    return board::middle(board.grid(), creature.footprint, anchor);
}

}  // namespace

MoveDrag::MoveDrag(ToolContext& context, RecordId leader, Cell grabbed)
    : m_context(context),
      m_leader(actions::walkerFor(context.encounter(), leader)),
      m_grid(context.moveGrid()) {
    for (const RecordId id : actions::walkersFor(context.encounter(), context.selection()))
        if (id != m_leader && context.encounter().tokens.find(id) != nullptr)
            m_followers.push_back({id, nullptr});
    for (const board::Creature& creature : context.board().creatures()) {
        const RecordId walker = board::walkerOf(creature);
        const bool follows = std::any_of(m_followers.begin(), m_followers.end(),
                                         [&](const Follower& one) { return one.id == walker; });
        if (!follows && walker != m_leader) m_others.push_back(creature);
    }
    m_walker = board::creatureNow(this->leader());
    m_goal = m_walker.at;
    m_offset = grabbed - m_goal;
    search();
}

movement::Mover MoveDrag::mover() const {
    return {m_walker, m_others, movement::MoveMode::Move, m_context.options().move};
}

Cell MoveDrag::start() const { return m_legs.empty() ? leader().creature.at : m_legs.back().path.back(); }

void MoveDrag::search() {
    board::Creature from = m_walker;
    from.at = start();
    const movement::Mover mover{from, m_others, movement::MoveMode::Move, m_context.options().move};
    m_ways = std::make_unique<movement::CheapestPaths>(m_grid, mover, parity());
}

void MoveDrag::moveTo(Cell cell, bool free) {
    const Cell goal = cell - m_offset;
    if (goal == m_goal && free == m_free) return;
    m_free = free;
    goTo(goal);
}

void MoveDrag::goTo(Cell goal) {
    m_goal = goal;
    m_tail.clear();
    m_reachable = goal == start();
    if (!m_reachable) {
        auto way = m_ways->to(goal);
        m_reachable = way.has_value();
        if (way) m_tail = *std::move(way);
    }
    rule();
    followersGo();
}

void MoveDrag::rule() {
    m_ruling = movement::rulePath(m_grid, mover(), wholePath(), leader().diagonalParity);
}

// Followers take their own cheapest way to the place that keeps the formation; who has none stays behind.
void MoveDrag::followersGo() {
    m_following.clear();
    for (auto& [id, ways] : m_followers) {
        const board::TokenRecord& token = *m_context.encounter().tokens.find(id);
        const Cell goal = token.creature.at + (m_goal - leader().creature.at);
        if (m_free) {
            m_following.push_back({id, {goal}});
            continue;
        }
        if (!m_reachable) continue;
        if (ways == nullptr) {
            const board::Creature walker = board::creatureNow(token);
            const movement::Mover follower{walker, m_others, movement::MoveMode::Move,
                                           m_context.options().move};
            ways = std::make_unique<movement::CheapestPaths>(m_grid, follower, token.diagonalParity);
        }
        if (auto way = ways->to(goal)) m_following.push_back({id, *std::move(way)});
    }
}

void MoveDrag::addWaypoint() {
    if (m_free || m_tail.empty()) return;
    m_legs.push_back({wholePath(), m_ruling.parity, m_ruling.cost});
    m_tail.clear();
    search();
}

bool MoveDrag::removeWaypoint() {
    if (m_legs.empty()) return false;
    m_legs.pop_back();
    search();
    goTo(m_goal);
    return true;
}

std::vector<Cell> MoveDrag::wholePath() const {
    std::vector<Cell> path = m_legs.empty() ? std::vector<Cell>{} : m_legs.back().path;
    path.insert(path.end(), m_tail.begin(), m_tail.end());
    return path;
}

std::optional<actions::MoveTokens> MoveDrag::drop() const {
    actions::MoveTokens intent;
    intent.ignoreRules = m_free;
    if (m_free)
        intent.moves.push_back({m_leader, {m_goal}});
    else if (!wholePath().empty() && m_reachable)
        intent.moves.push_back({m_leader, wholePath()});
    else
        return std::nullopt;
    if (m_free && m_goal == leader().creature.at) return std::nullopt;
    intent.moves.insert(intent.moves.end(), m_following.begin(), m_following.end());
    return intent;
}

bool MoveDrag::canDrop() const {
    return m_free || (m_reachable && (m_ruling.steps.empty() || m_ruling.canStop));
}

std::optional<std::int32_t> MoveDrag::wayCost() const {
    return m_free || !m_reachable ? std::nullopt : std::optional(m_ruling.cost);
}

QString MoveDrag::advice() const {
    if (m_free)
        return QCoreApplication::translate("Tools", "Rules ignored: drops the creature where the pointer is");
    if (const board::TokenRecord* hidden = m_reachable && canDrop() ? nullptr : hiddenAtGoal())
        return QCoreApplication::translate(
                   "Tools",
                   "%1, whom the players do not see, stands there · hold Alt to place it all the same")
            .arg(QString::fromStdString(hidden->name));
    if (!m_reachable)
        return QCoreApplication::translate(
            "Tools", "There is no way to this place · hold Alt to place it all the same");
    if (!canDrop())
        return QCoreApplication::translate(
            "Tools", "Nobody may stop here (MV-12) · hold Alt to place it all the same");
    const auto behind = static_cast<int>(m_followers.size() - m_following.size());
    if (behind > 0)
        return QCoreApplication::translate(
            "Tools", "%n creature(s) find no way to their place and stay behind", nullptr, behind);
    return {};
}

const board::TokenRecord* MoveDrag::hiddenAtGoal() const {
    board::Creature there = m_walker;
    there.at = m_goal;
    return actions::hiddenAt(m_context.encounter(), m_context.grid(), there, m_others);
}

void MoveDrag::show(Overlay& overlay) const {
    showGhosts(overlay);
    if (m_free || !m_reachable) return;
    showPath(overlay);
}

void MoveDrag::showGhosts(Overlay& overlay) const {
    if (!m_reachable && !m_free) return;
    const auto facing = [this](const board::TokenRecord& token, const std::vector<Cell>& path) {
        return m_free ? std::nullopt
                      : actions::facingAfter(m_context.options(), m_context.grid(), token.creature, path);
    };
    addGhosts(m_context, m_leader, m_goal, facing(leader(), wholePath()), overlay);
    for (const actions::TokenPath& one : m_following)
        if (!one.path.empty())
            addGhosts(m_context, one.token, one.path.back(),
                      facing(*m_context.encounter().tokens.find(one.token), one.path), overlay);
}

void MoveDrag::showPath(Overlay& overlay) const {
    const board::Creature& creature = leader().creature;
    const std::int32_t left = std::max(0, leader().speed - leader().moved);
    OverlayLine within{LineStyle::Path, {middleAt(m_context.board(), creature, creature.at)}};
    OverlayLine beyond{LineStyle::PathOver, {}};
    std::int32_t cost = 0;
    for (const movement::PathStep& step : m_ruling.steps) {
        const LatticePoint to = middleAt(m_context.board(), creature, step.to);
        cost += step.cost;
        if (cost <= left) {
            within.points.push_back(to);
        } else {
            if (beyond.points.empty()) beyond.points.push_back(within.points.back());
            beyond.points.push_back(to);
        }
        // What it has cost so far; a step that costs more than one says so.
        QString sum = QString::number(cost);
        if (step.cost > 1) sum += QStringLiteral(" (+%1)").arg(step.cost);
        overlay.labels.push_back({sum, to, cost <= left ? LabelTone::Neutral : LabelTone::Caution, true});
    }
    const QString name = QString::fromStdString(leader().name);
    if (within.points.size() > 1) {
        overlay.legend.push_back(
            {std::nullopt, LineStyle::Path,
             QCoreApplication::translate("Tools", "Way of %1, with the cost so far").arg(name)});
        overlay.lines.push_back(std::move(within));
    }
    if (!beyond.points.empty()) {
        overlay.legend.push_back({std::nullopt, LineStyle::PathOver,
                                  QCoreApplication::translate("Tools", "Beyond the move of %1").arg(name)});
        overlay.lines.push_back(std::move(beyond));
    }
    for (const Leg& leg : m_legs)
        overlay.points.push_back(
            {PointStyle::Waypoint, middleAt(m_context.board(), creature, leg.path.back())});
    if (m_ruling.steps.empty()) return;
    QString provoked = showProvoked(m_context, leader().creature, wholePath(), overlay);
    if (!provoked.isEmpty()) provoked.prepend(QStringLiteral(" · "));
    const std::int32_t remains = left - m_ruling.cost;
    const QString remainder = remains >= 0 ? QCoreApplication::translate("Tools", "%1 left").arg(remains)
                                           : QCoreApplication::translate("Tools", "%1 too far").arg(-remains);
    const LabelTone tone = remains >= 0                 ? LabelTone::Good
                           : remains >= -leader().speed ? LabelTone::Caution
                                                        : LabelTone::Bad;
    overlay.labels.push_back(
        {m_context.lengthText(m_ruling.cost) + QStringLiteral(" · ") + remainder + provoked, std::nullopt,
         tone, false});
}

}  // namespace tenaille::ui
