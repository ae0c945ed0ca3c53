// SPDX-License-Identifier: MIT
#include "core/actions/fog_area.h"

#include <algorithm>
#include <cmath>

#include "core/players/along_mask.h"
#include "core/vision/fill_mask.h"

namespace tenaille::actions {

namespace {

using board::kUnitsPerSample;
using board::LatticePoint;
using board::Sample;
using board::SampleMask;

LatticePoint middleOfSample(Sample sample) {
    return {sample.x * kUnitsPerSample + kUnitsPerSample / 2,
            sample.y * kUnitsPerSample + kUnitsPerSample / 2};
}

// A flood from sample to sample that does not pass barriers.
class Flood {
  public:
    Flood(const board::BoardView& board, const document::Table<board::DoorRecord>& doors, SampleMask inside)
        : m_board(board), m_doors(doors), m_inside(std::move(inside)), m_reached(m_inside.box()) {}

    SampleMask from(Sample start) {
        add(start);
        while (!m_open.empty()) {
            const Sample at = m_open.back();
            m_open.pop_back();
            for (const Sample next :
                 {Sample{at.x - 1, at.y}, {at.x + 1, at.y}, {at.x, at.y - 1}, {at.x, at.y + 1}})
                if (m_inside.test(next.x, next.y) && !m_reached.test(next.x, next.y) && !parts(at, next))
                    add(next);
        }
        return std::move(m_reached);
    }

  private:
    void add(Sample sample) {
        if (!m_inside.test(sample.x, sample.y)) return;
        m_reached.set(sample.x, sample.y);
        m_open.push_back(sample);
    }

    bool parts(Sample a, Sample b) {
        const geometry::Segment step{middleOfSample(a), middleOfSample(b)};
        const geometry::Box box = geometry::boundingBox(step);
        bool stopped = std::any_of(m_doors.begin(), m_doors.end(), [&](const board::DoorRecord& door) {
            return geometry::boundingBox(door.where).touches(box) &&
                   geometry::meeting(step, door.where) != geometry::Meeting::Apart;
        });
        m_board.barrierIndex().visitNear(
            box, [](const geometry::Box&) { return true; },
            [&](std::uint32_t index) {
                const board::Barrier& barrier = m_board.barriers()[index];
                const bool stops = barrier.effect.stopsSight || barrier.effect.stopsMovement;
                if (stops && !stopped && geometry::boundingBox(barrier.where).touches(box))
                    stopped = geometry::meeting(step, barrier.where) != geometry::Meeting::Apart;
            });
        return stopped;
    }

    const board::BoardView& m_board;
    const document::Table<board::DoorRecord>& m_doors;
    SampleMask m_inside;
    SampleMask m_reached;
    std::vector<Sample> m_open;
};

}  // namespace

SampleMask fogStroke(const board::Extent& extent, const std::vector<LatticePoint>& points,
                     std::int32_t radius) {
    SampleMask area(board::samplesOf(extent));
    for (std::size_t i = 0; i < points.size(); ++i) {
        const LatticePoint to = points[i];
        const LatticePoint from = i > 0 ? points[i - 1] : to;
        const int steps =
            std::max({1, std::abs(to.x - from.x), std::abs(to.y - from.y)}) / std::max(radius / 2, 1) + 1;
        for (int step = 0; step <= steps; ++step)
            vision::addDisc(
                extent.grid,
                {from.x + (to.x - from.x) * step / steps, from.y + (to.y - from.y) * step / steps}, radius,
                area);
    }
    return area;
}

SampleMask fogInside(const board::Extent& extent, const std::vector<LatticePoint>& outline) {
    return vision::filledMask(board::samplesOf(extent), outline);
}

SampleMask fogRoom(const board::BoardView& board, const document::Encounter& map, LatticePoint at) {
    if (!board.extent()) return {};
    const board::Extent& extent = *board.extent();
    SampleMask inside(board::samplesOf(extent));
    for (std::int32_t column = 0; column < extent.width; ++column)
        for (std::int32_t row = 0; row < extent.height; ++row)
            board::setCell(inside, extent.grid, extent.cellOf(column, row));
    if (!map.floors.empty()) {
        SampleMask floors(inside.box());
        for (const board::FloorRecord& floor : map.floors)
            floors |= vision::filledMask(
                board::intersection(inside.box(), board::wholeTiles(players::boxAround(floor.outline))),
                floor.outline);
        inside &= floors;
    }
    const Sample start = board::sampleAt(at);
    return Flood(board, map.doors, std::move(inside)).from(start);
}

}  // namespace tenaille::actions
