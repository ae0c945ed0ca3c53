// SPDX-License-Identifier: MIT
#include "core/io/import/round_room.h"

#include <algorithm>
#include <cmath>

namespace tenaille::io {

namespace {

constexpr double kWhole = 2 * M_PI;
constexpr double kPiece = 0.4;  // cells, of the wall

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

WallLines RoundRoom::walls() const {
    WallLines lines;
    const auto add = [&](std::vector<WallPoint> points) {
        lines.push_back({"rects", static_cast<std::uint32_t>(lines.size()), "stone", std::move(points)});
    };
    const auto arc = [&](double from, double to) {
        if (to - from < 1e-9) return;
        const double length = (to - from) * std::max(m_halfWidth, m_halfHeight);
        const int pieces = std::max(1, static_cast<int>(std::ceil(length / kPiece)));
        std::vector<WallPoint> points;
        for (int i = 0; i <= pieces; ++i) points.push_back(onRound(from + (to - from) * i / pieces));
        if (to - from >= kWhole) points.back() = points.front();
        add(std::move(points));
    };
    if (m_gaps.empty()) arc(0, kWhole);
    for (std::size_t i = 0; i < m_gaps.size(); ++i) {
        const Gap& gap = m_gaps[i];
        add({gap.first, onRound(gap.from)});
        add({gap.last, onRound(gap.to)});
        const double next = i + 1 < m_gaps.size() ? m_gaps[i + 1].from : m_gaps.front().from + kWhole;
        arc(gap.to, next);
    }
    return lines;
}

std::vector<std::vector<WallPoint>> RoundRoom::floors() const {
    std::vector<std::vector<WallPoint>> floors(1);
    const int pieces = std::max(16, static_cast<int>(kWhole * std::max(m_halfWidth, m_halfHeight) / kPiece));
    for (int i = 0; i < pieces; ++i) floors.front().push_back(onRound(kWhole * i / pieces));
    for (const Gap& gap : m_gaps)
        floors.push_back(
            {gap.first, gap.last, onRound(gap.to), onRound((gap.from + gap.to) / 2), onRound(gap.from)});
    return floors;
}

}  // namespace tenaille::io
