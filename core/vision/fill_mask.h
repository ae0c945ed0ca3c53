// SPDX-License-Identifier: MIT
//
// Shapes into sample masks: what is seen or lit as a set of samples (board/sample_mask.h).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/board/sample_mask.h"
#include "core/geometry/lattice.h"
#include "core/vision/visible_region.h"

namespace tenaille::vision {

// Whole tiles around the samples that polygons of these points may fill.
board::SampleBox samplesAround(std::span<const SeenPoint> points);

// Adds polygons to masks, by the even-odd rule. Costs a step for each row that an edge crosses and one for
// each word of its rows. Keeps its working memory: use one for many polygons.
class PolygonFiller {
  public:
    // Sets the samples of `mask` whose middles lie inside. A middle on a left or upper edge counts as inside,
    // on a right or lower one not, so that of two polygons that share an edge exactly one has it.
    void add(std::span<const SeenPoint> polygon, board::SampleMask& mask);
    void add(std::span<const geometry::LatticePoint> polygon, board::SampleMask& mask);

  private:
    // In samples, measured from the middle of sample (0, 0).
    struct Vertex {
        double x;
        double y;
    };
    static Vertex vertexOf(const SeenPoint& point);
    void addEdge(const Vertex& upper, const Vertex& lower, const board::SampleBox& area);

    std::vector<std::uint64_t> m_turns;  // a bit where the inside begins or ends
};

// The samples of the box that lie inside an outline, which is closed implicitly.
board::SampleMask filledMask(const board::SampleBox& box, std::span<const geometry::LatticePoint> outline);

// Whole tiles around the samples of such a disc.
board::SampleBox samplesOfDisc(board::GridKind grid, geometry::LatticePoint middle, std::int32_t radius);

// Sets the samples whose middles lie at most `radius` lattice units (1/240 of a cell's width) from the point,
// exactly: x2 + y2 on squares, q2 + qr + r2 on hexes.
void addDisc(board::GridKind grid, geometry::LatticePoint middle, std::int32_t radius,
             board::SampleMask& mask);

}  // namespace tenaille::vision
