// SPDX-License-Identifier: MIT
#include "ui/print/drawn_pages.h"

#include <algorithm>
#include <span>

#include "core/document/board_of.h"
#include "ui/scene/camera.h"

namespace tenaille::ui {

namespace {

constexpr double kNothing = 0.01;                        // cells: less than that of an element is not seen
constexpr double kUnitsAside = geometry::kUnitsPerCell;  // lattice units a cell side

class DrawnPages {
  public:
    explicit DrawnPages(const MapLayout& layout) : m_layout(layout), m_drawn(layout.pages.size(), false) {}

    void add(const QRectF& box) {
        if (!mark(box, -kNothing)) m_between.push_back(box);
    }

    std::vector<bool> take() {
        for (const QRectF& box : m_between) markOne(box);
        return std::move(m_drawn);
    }

  private:
    // Whether any page has some of it; `beyond`: what it may lie beside a page.
    template <class Visit>
    void visit(const QRectF& box, double beyond, Visit visit) const {
        for (std::size_t row = 0; row < m_drawn.size(); row += columns()) {
            const QRectF& first = m_layout.pages[row].part;
            if (box.top() >= first.bottom() + beyond || box.bottom() <= first.top() - beyond) continue;
            for (std::size_t page = row; page < row + columns(); ++page) {
                const QRectF& part = m_layout.pages[page].part;
                if (box.left() < part.right() + beyond && box.right() > part.left() - beyond) visit(page);
            }
        }
    }
    bool mark(const QRectF& box, double beyond) {
        bool any = false;
        visit(box, beyond, [&](std::size_t page) {
            m_drawn[page] = true;
            any = true;
        });
        return any;
    }
    void markOne(const QRectF& box) {
        std::vector<std::size_t> beside;
        visit(box, kNothing, [&](std::size_t page) { beside.push_back(page); });
        const auto isDrawn = [&](std::size_t page) { return m_drawn[page]; };
        if (!beside.empty() && std::none_of(beside.begin(), beside.end(), isDrawn))
            m_drawn[beside.front()] = true;
    }
    std::size_t columns() const { return static_cast<std::size_t>(m_layout.columns); }

    const MapLayout& m_layout;
    std::vector<bool> m_drawn;
    std::vector<QRectF> m_between;
};

QRectF boxAround(board::GridKind grid, std::span<const board::LatticePoint> points) {
    QRectF box(planePoint(grid, points.front()), QSizeF());
    for (const board::LatticePoint point : points) {
        const QPointF at = planePoint(grid, point);
        box.setCoords(std::min(box.left(), at.x()), std::min(box.top(), at.y()),
                      std::max(box.right(), at.x()), std::max(box.bottom(), at.y()));
    }
    return box;
}

void addAll(const document::Encounter& shown, bool creatures, DrawnPages& pages) {
    const board::GridKind grid = shown.gridRecord().extent.grid;
    const auto add = [&](const std::vector<board::LatticePoint>& points) {
        if (!points.empty()) pages.add(boxAround(grid, points));
    };
    const auto addCells = [&](const std::vector<board::Cell>& cells) {
        for (const board::Cell cell : cells) add(board::corners(grid, cell));
    };
    for (const board::PictureRecord& picture : shown.pictures)
        pages.add(QRectF(picture.x / kUnitsAside, picture.y / kUnitsAside, picture.width / kUnitsAside,
                         picture.height / kUnitsAside));
    for (const board::FloorRecord& floor : shown.floors) add(floor.outline);
    for (const board::WallRecord& wall : shown.walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i) add({wall.points[i - 1], wall.points[i]});
    for (const board::DoorRecord& door : shown.doors) add({door.where.a, door.where.b});
    for (const board::TerrainRecord& terrain : shown.terrain) addCells(terrain.cells);
    for (const board::PropRecord& prop : shown.props) add(document::outlineOf(grid, prop));
    for (const board::LightRecord& light : shown.lights) add({light.at});
    for (const board::TextRecord& text : shown.texts) add({text.at});
    for (const board::NoteRecord& note : shown.notes) add({note.at});
    if (!creatures) return;
    for (const board::TokenRecord& token : shown.tokens)
        addCells(board::cellsAt(grid, token.creature.footprint, token.creature.at));
}

}  // namespace

void leaveOutEmptyPages(MapLayout& layout, const document::Encounter& shown, bool creatures) {
    DrawnPages pages(layout);
    addAll(shown, creatures, pages);
    const std::vector<bool> drawn = pages.take();
    const auto count = static_cast<std::size_t>(std::count(drawn.begin(), drawn.end(), true));
    if (count == 0) return;
    std::vector<MapPage> kept;
    for (std::size_t page = 0; page < drawn.size(); ++page)
        if (drawn[page]) kept.push_back(layout.pages[page]);
    layout.pages = std::move(kept);
}

}  // namespace tenaille::ui
