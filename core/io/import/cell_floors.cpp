// SPDX-License-Identifier: MIT
#include "core/io/import/cell_floors.h"

#include <algorithm>
#include <utility>

namespace tenaille::io {

namespace {

using board::Cell;
using board::GridKind;
using geometry::LatticePoint;

// Cells of one line next to each other. A line is a row, on flat hexes a column.
struct Run {
    std::int32_t first = 0;
    std::int32_t last = 0;
    std::string_view material;
    std::int32_t top = 0;  // the line where it began
    bool continues(const Run& above) const {
        return first == above.first && last == above.last && material == above.material;
    }
};

class Floors {
  public:
    Floors(const board::Extent& extent, std::span<const std::string_view> materials)
        : m_extent(extent), m_materials(materials) {}

    std::vector<board::FloorRecord> make() {
        const bool onSquares = m_extent.grid == GridKind::Square;
        const std::int32_t lines = isDown() ? m_extent.width : m_extent.height;
        std::vector<Run> open;
        for (std::int32_t line = 0; line <= lines; ++line) {
            std::vector<Run> next = line < lines ? runsOf(line) : std::vector<Run>();
            for (const Run& above : open) {
                const auto same = std::find_if(next.begin(), next.end(),
                                               [&](const Run& run) { return run.continues(above); });
                if (onSquares && same != next.end())
                    same->top = above.top;
                else
                    close(above, line - 1);
            }
            open = std::move(next);
        }
        return std::move(m_floors);
    }

  private:
    bool isDown() const { return m_extent.grid == GridKind::HexFlat; }
    Cell cellAt(std::int32_t line, std::int32_t i) const {
        return isDown() ? m_extent.cellOf(line, i) : m_extent.cellOf(i, line);
    }
    std::string_view materialAt(std::int32_t line, std::int32_t i) const {
        const std::int32_t column = isDown() ? line : i;
        const std::int32_t row = isDown() ? i : line;
        return m_materials[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_extent.width) +
                           static_cast<std::size_t>(column)];
    }

    std::vector<Run> runsOf(std::int32_t line) const {
        std::vector<Run> runs;
        const std::int32_t length = isDown() ? m_extent.height : m_extent.width;
        for (std::int32_t i = 0; i < length; ++i) {
            const std::string_view material = materialAt(line, i);
            if (material.empty()) continue;
            if (!runs.empty() && runs.back().last == i - 1 && runs.back().material == material)
                runs.back().last = i;
            else
                runs.push_back({i, i, material, line});
        }
        return runs;
    }

    void close(const Run& run, std::int32_t bottom) {
        board::FloorRecord floor;
        floor.material = std::string(run.material);
        if (m_extent.grid == GridKind::Square) {
            constexpr std::int32_t kUnit = geometry::kUnitsPerCell;
            const LatticePoint min{run.first * kUnit, run.top * kUnit};
            const LatticePoint max{(run.last + 1) * kUnit, (bottom + 1) * kUnit};
            floor.outline = {min, {max.x, min.y}, max, {min.x, max.y}};
        } else {
            floor.outline = hexOutline(run);
        }
        m_floors.push_back(std::move(floor));
    }

    // The corners of all hexes on one side of the run, then those on the other side, backwards.
    std::vector<LatticePoint> hexOutline(const Run& run) const {
        std::vector<LatticePoint> outline;
        std::vector<LatticePoint> back;
        const auto add = [](std::vector<LatticePoint>& points, LatticePoint point) {
            if (points.empty() || points.back() != point) points.push_back(point);
        };
        for (std::int32_t i = run.first; i <= run.last; ++i) {
            const Cell cell = cellAt(run.top, i);
            const board::Position middle = board::position(m_extent.grid, board::centre(m_extent.grid, cell));
            std::vector<std::pair<double, LatticePoint>> left;
            std::vector<std::pair<double, LatticePoint>> right;
            for (const LatticePoint corner : board::corners(m_extent.grid, cell)) {
                const board::Position at = board::position(m_extent.grid, corner);
                const double x = at.x - middle.x;
                const double y = at.y - middle.y;
                ((isDown() ? -x : y) < 0 ? left : right).emplace_back(isDown() ? y : x, corner);
            }
            std::sort(left.begin(), left.end());
            std::sort(right.begin(), right.end());
            for (const auto& [along, corner] : left) add(outline, corner);
            for (const auto& [along, corner] : right) add(back, corner);
        }
        outline.insert(outline.end(), back.rbegin(), back.rend());
        return outline;
    }

    const board::Extent m_extent;
    const std::span<const std::string_view> m_materials;
    std::vector<board::FloorRecord> m_floors;
};

}  // namespace

std::vector<board::FloorRecord> cellFloors(const board::Extent& board,
                                           std::span<const std::string_view> materials) {
    return Floors(board, materials).make();
}

}  // namespace tenaille::io
