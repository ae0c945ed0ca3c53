// SPDX-License-Identifier: MIT
#include "core/io/import/round_room.h"

#include <algorithm>
#include <cmath>

namespace tenaille::io {

namespace {

constexpr double kWhole = 2 * M_PI;
constexpr double kArcPiece = 0.4;  // cells, of the wall
constexpr double kNearArc = 0.2;   // cells: no piece is worth it

double share(double value) { return std::sqrt(std::max(0.0, 1 - value * value)); }

}  // namespace

RoundRoom::RoundRoom(double left, double top, double width, double height)
    : m_x(left + width / 2), m_y(top + height / 2), m_halfWidth(width / 2), m_halfHeight(height / 2) {}

WallPoint RoundRoom::onRound(double turn) const {
    return {m_x + m_halfWidth * std::cos(turn), m_y + m_halfHeight * std::sin(turn), 0};
}

double RoundRoom::turnOf(const WallPoint& onRound) const {
    const double turn = std::atan2((onRound.y - m_y) / m_halfHeight, (onRound.x - m_x) / m_halfWidth);
    return turn < 0 ? turn + kWhole : turn;
}

// Straight in from the side to the round.
WallPoint RoundRoom::inward(const WallPoint& onSide, int towardsX) const {
    if (towardsX != 0)
        return {m_x + towardsX * m_halfWidth * share((onSide.y - m_y) / m_halfHeight), onSide.y, 0};
    const double side = onSide.y > m_y ? 1 : -1;
    return {onSide.x, m_y + side * m_halfHeight * share((onSide.x - m_x) / m_halfWidth), 0};
}

void RoundRoom::open(double x, double y, int towardsX, int towardsY) {
    // Turning through below: on the right side downwards, on the lower side to the left.
    const double acrossX = -0.5 * towardsY;
    const double acrossY = 0.5 * towardsX;
    Gap gap;
    gap.first = {x - acrossX, y - acrossY, 0};
    gap.last = {x + acrossX, y + acrossY, 0};
    gap.from = turnOf(inward(gap.first, towardsX));
    gap.to = turnOf(inward(gap.last, towardsX));
    if (gap.to < gap.from) gap.to += kWhole;
    const bool isOpen = std::any_of(m_gaps.begin(), m_gaps.end(), [&](const Gap& other) {
        return other.first.x == gap.first.x && other.first.y == gap.first.y;
    });
    if (isOpen) return;
    m_gaps.push_back(gap);
    std::sort(m_gaps.begin(), m_gaps.end(), [](const Gap& a, const Gap& b) { return a.from < b.from; });
}

std::vector<WallPoint> RoundRoom::arc(double from, double to, const Gap* first, const Gap* last) const {
    const double length = (to - from) * std::max(m_halfWidth, m_halfHeight);
    const int pieces = std::max(1, static_cast<int>(std::ceil(length / kArcPiece)));
    std::vector<WallPoint> points;
    for (int i = 0; i <= pieces; ++i) points.push_back(onRound(from + (to - from) * i / pieces));
    const auto isNear = [](const WallPoint& a, const WallPoint& b) {
        return std::hypot(a.x - b.x, a.y - b.y) < kNearArc;
    };
    if (first != nullptr && isNear(first->last, points.front()))
        points.front() = first->last;
    else if (first != nullptr)
        points.insert(points.begin(), first->last);
    if (last != nullptr && isNear(last->first, points.back()))
        points.back() = last->first;
    else if (last != nullptr)
        points.push_back(last->first);
    return points;
}

std::vector<std::vector<WallPoint>> RoundRoom::arcs() const {
    std::vector<std::vector<WallPoint>> arcs;
    if (m_gaps.empty()) {
        arcs.push_back(arc(0, kWhole, nullptr, nullptr));
        arcs.back().back() = arcs.back().front();
    }
    for (std::size_t i = 0; i < m_gaps.size(); ++i) {
        const bool isLast = i + 1 == m_gaps.size();
        const Gap& next = m_gaps[isLast ? 0 : i + 1];
        arcs.push_back(
            arc(m_gaps[i].to, std::max(m_gaps[i].to, next.from + (isLast ? kWhole : 0)), &m_gaps[i], &next));
    }
    return arcs;
}

WallLines RoundRoom::walls() const {
    WallLines lines;
    for (std::vector<WallPoint>& points : arcs())
        lines.push_back({"rects", static_cast<std::uint32_t>(lines.size()), "stone", std::move(points)});
    return lines;
}

std::vector<WallPoint> RoundRoom::floor() const {
    std::vector<WallPoint> outline;
    for (const std::vector<WallPoint>& points : arcs())
        outline.insert(outline.end(), points.begin(), points.end());
    if (m_gaps.empty()) outline.pop_back();
    return outline;
}

}  // namespace tenaille::io
