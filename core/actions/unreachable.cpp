// SPDX-License-Identifier: MIT
#include "core/actions/unreachable.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/board/box_index.h"
#include "core/document/board_of.h"
#include "core/rules/movement/move_grid.h"

namespace tenaille::actions {

namespace {

using board::Cell;
using board::LatticePoint;
using movement::MoveGrid;

// Neighbours that share a side.
std::vector<int> sides(board::GridKind grid) {
    std::vector<int> directions;
    const auto offsets = board::neighbourOffsets(grid);
    for (std::size_t i = 0; i < offsets.size(); ++i)
        if (board::isHex(grid) || offsets[i].x == 0 || offsets[i].y == 0)
            directions.push_back(static_cast<int>(i));
    return directions;
}

class Parts {
  public:
    explicit Parts(const document::Encounter& map)
        : m_map(map),
          m_steps(document::boardWithOpenDoors(map)),
          m_sides(sides(m_steps.grid())),
          m_part(static_cast<std::size_t>(m_steps.count()), kNone),
          m_counts(m_part.size(), map.floors.empty()) {
        indexWalls();
        for (const board::FloorRecord& floor : map.floors) setCounts(floor.outline, true);
        const board::Kinds kinds = document::kindsOf(map);
        for (const board::PropRecord& prop : map.props)
            if (const board::PropKind* kind = kinds.prop(prop.kind);
                kind != nullptr && kind->outline.stopsMovement)
                setCounts(document::outlineOf(m_steps.grid(), prop), false);
        for (std::int32_t i = 0; i < m_steps.count(); ++i)
            if (isFree(i) && part(i) == kNone) flood(i);
        m_holds.assign(m_cells.size(), !map.floors.empty() || map.pictures.empty());
        m_meant.assign(m_cells.size(), false);
        for (const LatticePoint place : map.settingsRecord().closedRooms) mark(place, m_meant);
        for (const board::TokenRecord& token : map.tokens) mark(token.creature.at, m_holds);
        for (const board::LightRecord& light : map.lights) mark(light.at, m_holds);
        for (const board::PropRecord& prop : map.props) mark(prop.at, m_holds);
        for (const board::TextRecord& text : map.texts) mark(text.at, m_holds);
        for (const board::NoteRecord& note : map.notes) mark(note.at, m_holds);
    }

    std::vector<ClosedPart> closed() const {
        std::vector<ClosedPart> found;
        if (m_cells.empty()) return found;
        const std::size_t main = largest();
        for (std::size_t one = 0; one < m_cells.size(); ++one) {
            if (one == main || m_meant[one] || m_cells[one].size() < 2) continue;
            if (m_map.floors.empty() && (m_atBorder[one] || !m_holds[one])) continue;
            found.push_back(describe(one, main));
        }
        return found;
    }

  private:
    static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

    static std::size_t at(std::int32_t index) { return static_cast<std::size_t>(index); }
    std::size_t part(std::int32_t index) const { return m_part[at(index)]; }
    // The part that the cell or the point lies in.
    void mark(Cell cell, std::vector<bool>& parts) {
        if (m_steps.floorAt(cell).outside) return;
        const std::size_t one = part(m_steps.indexOf(cell));
        if (one != kNone) parts[one] = true;
    }
    void mark(LatticePoint point, std::vector<bool>& parts) {
        mark(board::cellAt(m_steps.grid(), point), parts);
    }
    bool isFree(std::int32_t index) const {
        const movement::Floor& floor = m_steps.floor(index);
        return !floor.outside && !floor.solid;
    }
    std::int32_t neighbour(std::int32_t index, int side) const {
        return index +
               m_steps.stride(board::neighbourOffsets(m_steps.grid())[static_cast<std::size_t>(side)]);
    }

    // Of the cells whose middle lies in it.
    void setCounts(const std::vector<LatticePoint>& outline, bool counts) {
        if (outline.empty()) return;
        Cell least = board::cellAt(m_steps.grid(), outline.front());
        Cell most = least;
        for (const LatticePoint point : outline) {
            const Cell cell = board::cellAt(m_steps.grid(), point);
            least = {std::min(least.x, cell.x), std::min(least.y, cell.y)};
            most = {std::max(most.x, cell.x), std::max(most.y, cell.y)};
        }
        const Cell begin = m_steps.first();
        least = {std::max(least.x - 1, begin.x), std::max(least.y - 1, begin.y)};
        most = {std::min(most.x + 1, begin.x + m_steps.width() - 1),
                std::min(most.y + 1, begin.y + m_steps.height() - 1)};
        for (std::int32_t y = least.y; y <= most.y; ++y)
            for (std::int32_t x = least.x; x <= most.x; ++x)
                if (geometry::isInside(board::centre(m_steps.grid(), {x, y}), outline))
                    m_counts[at(m_steps.indexOf({x, y}))] = counts;
    }

    void flood(std::int32_t start) {
        const std::size_t mine = m_cells.size();
        m_cells.emplace_back();
        m_atBorder.push_back(false);
        std::vector<std::int32_t> open{start};
        m_part[at(start)] = mine;
        while (!open.empty()) {
            const std::int32_t here = open.back();
            open.pop_back();
            if (m_counts[at(here)]) m_cells[mine].push_back(here);
            for (const int side : m_sides) {
                const std::int32_t next = neighbour(here, side);
                if (m_steps.floor(next).outside) m_atBorder[mine] = true;
                if (!isFree(next) || part(next) != kNone || (m_steps.walled(here) >> side & 1) != 0) continue;
                m_part[at(next)] = mine;
                open.push_back(next);
            }
        }
        std::sort(m_cells[mine].begin(), m_cells[mine].end());
    }

    std::size_t largest() const {
        std::size_t best = 0;
        for (std::size_t one = 1; one < m_cells.size(); ++one)
            if (std::pair(m_holds[one], m_cells[one].size()) > std::pair(m_holds[best], m_cells[best].size()))
                best = one;
        return best;
    }

    ClosedPart describe(std::size_t one, std::size_t main) const {
        const std::vector<std::int32_t>& cells = m_cells[one];
        double x = 0;
        double y = 0;
        for (const std::int32_t index : cells) {
            const board::Position at = placeOf(index);
            x += at.x;
            y += at.y;
        }
        const board::Position middle{x / static_cast<double>(cells.size()),
                                     y / static_cast<double>(cells.size())};
        std::int32_t nearest = cells.front();
        for (const std::int32_t index : cells)
            if (distance(placeOf(index), middle) < distance(placeOf(nearest), middle)) nearest = index;
        return {m_steps.cellOf(nearest), static_cast<std::int32_t>(cells.size()),
                doorInto(one, main, middle)};
    }

    board::Position placeOf(std::int32_t index) const {
        return board::position(m_steps.grid(), board::centre(m_steps.grid(), m_steps.cellOf(index)));
    }
    static double distance(board::Position a, board::Position b) { return std::hypot(a.x - b.x, a.y - b.y); }

    // Of the possible sides towards the main part, or else towards any other, that nearest to the middle of
    // the room: in the middle of a wall, not in its corner. Of several the first in reading order.
    std::optional<geometry::Segment> doorInto(std::size_t one, std::size_t main,
                                              board::Position middle) const {
        struct Choice {
            bool toOthers = false;
            double distance = 0;
            geometry::Segment side;
        };
        std::optional<Choice> best;
        for (const std::int32_t index : m_cells[one])
            for (const int side : m_sides) {
                const std::int32_t next = neighbour(index, side);
                if (!isFree(next) || !m_counts[at(next)] || part(next) == one) continue;
                const auto shared = sideBetween(m_steps.cellOf(index), m_steps.cellOf(next));
                if (!shared || !hasWall(*shared)) continue;
                const board::Position a = board::position(m_steps.grid(), shared->a);
                const board::Position b = board::position(m_steps.grid(), shared->b);
                const Choice choice{part(next) != main, distance({(a.x + b.x) / 2, (a.y + b.y) / 2}, middle),
                                    *shared};
                if (!best ||
                    std::pair(choice.toOthers, choice.distance) < std::pair(best->toOthers, best->distance))
                    best = choice;
            }
        return best ? std::optional(best->side) : std::nullopt;
    }

    std::optional<geometry::Segment> sideBetween(Cell a, Cell b) const {
        const std::vector<LatticePoint> of = board::corners(m_steps.grid(), a);
        const std::vector<LatticePoint> other = board::corners(m_steps.grid(), b);
        std::vector<LatticePoint> shared;
        for (const LatticePoint corner : of)
            if (std::find(other.begin(), other.end(), corner) != other.end()) shared.push_back(corner);
        if (shared.size() != 2) return std::nullopt;
        return geometry::Segment{shared[0], shared[1]};
    }

    // Whether a wall runs along some of it.
    bool hasWall(const geometry::Segment& side) const {
        bool found = false;
        m_nearWalls.visitNear(
            geometry::boundingBox(side), [&](const geometry::Box&) { return !found; },
            [&](std::uint32_t piece) {
                found = found || geometry::meeting(m_wallPieces[piece], side) == geometry::Meeting::Overlap;
            });
        return found;
    }

    void indexWalls() {
        std::vector<geometry::Box> boxes;
        for (const board::WallRecord& wall : m_map.walls)
            for (std::size_t i = 1; i < wall.points.size(); ++i) {
                m_wallPieces.push_back({wall.points[i - 1], wall.points[i]});
                boxes.push_back(geometry::boundingBox(m_wallPieces.back()));
            }
        m_nearWalls = board::BoxIndex(boxes, geometry::kUnitsPerCell);
    }

    const document::Encounter& m_map;
    std::vector<geometry::Segment> m_wallPieces;
    board::BoxIndex m_nearWalls;
    MoveGrid m_steps;
    std::vector<int> m_sides;
    std::vector<std::size_t> m_part;                 // of each cell
    std::vector<bool> m_holds;                       // of each part: there is something to go to
    std::vector<bool> m_meant;                       // of each part: it is to be closed
    std::vector<bool> m_counts;                      // cells to be reached
    std::vector<std::vector<std::int32_t>> m_cells;  // of each part, those that count, in reading order
    std::vector<bool> m_atBorder;                    // of each part
};

}  // namespace

std::vector<ClosedPart> closedParts(const document::Encounter& map) { return Parts(map).closed(); }

}  // namespace tenaille::actions
