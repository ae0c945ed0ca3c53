// SPDX-License-Identifier: MIT
#include "core/rules/movement/squeeze_search.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace tenaille::movement {

namespace {

using board::Cell;

// A part of the box, with the field that rules the steps of a space of that form.
struct Shape {
    Cell offset;  // inside the box
    std::int32_t width = 0;
    std::int32_t height = 0;
    std::size_t field = 0;
};

struct State {
    Cell box;
    std::int32_t shape = 0;
    std::int32_t parity = 0;
};

class SqueezeSearch {
  public:
    SqueezeSearch(const MoveGrid& grid, const Mover& mover, std::int32_t budget);
    Reachable run(std::int32_t parity);

  private:
    void addShape(const Mover& mover, std::int32_t width, std::int32_t height);
    const Shape& shapeOf(std::int32_t index) const { return m_shapes[static_cast<std::size_t>(index)]; }
    MoveField& fieldOf(const Shape& shape) { return m_fields[shape.field]; }
    bool isSqueezed(std::int32_t shape) const { return shape != 0; }

    bool isFree(Cell at, std::int32_t width, std::int32_t height) const;
    bool fullFits(Cell at);
    bool mayTake(Cell box, std::int32_t shape);
    void offer(const State& state, std::int32_t cost);
    void settle(const State& state, std::int32_t cost);
    void keepShape(const State& state, std::int32_t cost, int direction);
    void changeShape(const State& state, std::int32_t cost, int direction);
    void record(const State& state, std::int32_t cost);
    Reachable result() const;

    const MoveGrid& m_grid;
    rules::MoveOptions m_options;
    Cell m_start;
    std::int32_t m_width;  // W
    std::int32_t m_budget;
    std::vector<Shape> m_shapes;  // the full space first
    std::vector<MoveField> m_fields;
    std::vector<std::int8_t> m_full;  // does the full space fit: -1 not looked at, 0 no, 1 yes
    std::unordered_map<std::uint64_t, std::int32_t> m_cost;
    std::vector<std::vector<State>> m_buckets;
    std::map<Cell, ReachablePlace> m_places;
    std::map<std::tuple<Cell, std::int32_t, std::int32_t>, std::int32_t> m_squeezed;
};

std::uint64_t keyOf(const State& state) {
    const auto part = [](std::int32_t value) { return static_cast<std::uint64_t>(value + (1 << 19)); };
    return part(state.box.x) << 40 | part(state.box.y) << 20 |
           static_cast<std::uint64_t>(state.shape * 2 + state.parity);
}

SqueezeSearch::SqueezeSearch(const MoveGrid& grid, const Mover& mover, std::int32_t budget)
    : m_grid(grid),
      m_options(mover.options),
      m_start(mover.creature.at),
      m_width(mover.creature.footprint.width),
      m_budget(budget),
      m_full(static_cast<std::size_t>(grid.count()), -1),
      m_buckets(static_cast<std::size_t>(budget) + 1) {
    addShape(mover, m_width, m_width);
    // MV-20: at least half as wide as its space.
    for (std::int32_t k = (m_width + 1) / 2; k < m_width; ++k) {
        addShape(mover, m_width, k);
        addShape(mover, k, m_width);
    }
}

void SqueezeSearch::addShape(const Mover& mover, std::int32_t width, std::int32_t height) {
    board::Creature creature = mover.creature;
    creature.footprint = {width, height};
    m_fields.emplace_back(m_grid,
                          Mover{creature, mover.others, mover.mode, mover.options, mover.plainFloor});
    for (std::int32_t y = 0; y + height <= m_width; ++y)
        for (std::int32_t x = 0; x + width <= m_width; ++x)
            m_shapes.push_back({{x, y}, width, height, m_fields.size() - 1});
}

// No solid cell and no cell outside the board.
bool SqueezeSearch::isFree(Cell at, std::int32_t width, std::int32_t height) const {
    for (std::int32_t y = 0; y < height; ++y) {
        for (std::int32_t x = 0; x < width; ++x) {
            const Floor floor = m_grid.floorAt(at + Cell{x, y});
            if (floor.solid || floor.outside) return false;
        }
    }
    return true;
}

bool SqueezeSearch::fullFits(Cell at) {
    if (!m_grid.inRectangle(at)) return false;
    std::int8_t& known = m_full[static_cast<std::size_t>(m_grid.indexOf(at))];
    if (known < 0) known = isFree(at, m_width, m_width) ? 1 : 0;
    return known == 1;
}

// MV-20: a squeezed shape only where no full placement that contains it is free.
bool SqueezeSearch::mayTake(Cell box, std::int32_t index) {
    if (!isSqueezed(index)) return true;
    const Shape& shape = shapeOf(index);
    const Cell at = box + shape.offset;
    for (std::int32_t y = at.y + shape.height - m_width; y <= at.y; ++y)
        for (std::int32_t x = at.x + shape.width - m_width; x <= at.x; ++x)
            if (fullFits({x, y})) return false;
    return true;
}

void SqueezeSearch::offer(const State& state, std::int32_t cost) {
    if (cost > m_budget) return;
    const auto [known, isNew] = m_cost.try_emplace(keyOf(state), cost);
    if (!isNew && known->second <= cost) return;
    known->second = cost;
    m_buckets[static_cast<std::size_t>(cost)].push_back(state);
}

// Every cell of the shape moves like the cells of any other space.
void SqueezeSearch::keepShape(const State& state, std::int32_t cost, int direction) {
    const Shape& shape = shapeOf(state.shape);
    MoveField& field = fieldOf(shape);
    const Cell offset = board::neighbourOffsets(board::GridKind::Square)[static_cast<std::size_t>(direction)];
    const Cell box = state.box + offset;
    const Anchor from = field.anchor(m_grid.indexOf(state.box + shape.offset));
    if ((from.blocked & bitOf(direction)) != 0) return;
    Anchor to = field.anchor(m_grid.indexOf(box + shape.offset));
    if (!to.canEnter() || !mayTake(box, state.shape)) return;
    if (isSqueezed(state.shape)) ++to.bodies;  // one doubling more, like a body in the way
    const StepCost step = field.cost(from, to, direction, state.parity);
    offer({box, state.shape, step.parity}, cost + step.cost);
}

void SqueezeSearch::changeShape(const State& state, std::int32_t cost, int direction) {
    const Cell offset = board::neighbourOffsets(board::GridKind::Square)[static_cast<std::size_t>(direction)];
    const Cell box = state.box + offset;
    for (std::int32_t index = 0; index < static_cast<std::int32_t>(m_shapes.size()); ++index) {
        const Shape& shape = shapeOf(index);
        const Cell at = box + shape.offset;
        if (index == state.shape || !isFree(at, shape.width, shape.height)) continue;
        const Anchor to = fieldOf(shape).anchor(m_grid.indexOf(at));
        if (!to.canEnter() || !mayTake(box, index)) continue;
        const int doublings = to.doublings() + (isSqueezed(index) ? 1 : 0);
        const StepCost step = stepCost(false, doublings, state.parity, m_options);
        offer({box, index, step.parity}, cost + step.cost);
    }
}

void SqueezeSearch::record(const State& state, std::int32_t cost) {
    const Shape& shape = shapeOf(state.shape);
    const Cell at = state.box + shape.offset;
    const bool canStop = fieldOf(shape).anchor(m_grid.indexOf(at)).canStop;
    if (!isSqueezed(state.shape))
        m_places.try_emplace(at, ReachablePlace{at, cost, canStop || at == m_start});
    else if (canStop)
        m_squeezed.try_emplace({{at.y, at.x}, shape.height, shape.width}, cost);
}

void SqueezeSearch::settle(const State& state, std::int32_t cost) {
    record(state, cost);
    for (int direction = 0; direction < 8; ++direction) {
        keepShape(state, cost, direction);
        if (direction % 2 == 0) changeShape(state, cost, direction);
    }
}

Reachable SqueezeSearch::run(std::int32_t parity) {
    offer({m_start, 0, parity}, 0);
    for (std::int32_t cost = 0; cost <= m_budget; ++cost) {
        // Steps cost at least 1, so nothing is added to the bucket that is being settled.
        const std::vector<State> bucket = std::move(m_buckets[static_cast<std::size_t>(cost)]);
        for (const State& state : bucket)
            if (m_cost.at(keyOf(state)) == cost) settle(state, cost);
    }
    return result();
}

Reachable SqueezeSearch::result() const {
    Reachable all;
    for (const auto& [at, place] : m_places) all.places.push_back(place);
    std::stable_sort(all.places.begin(), all.places.end(),
                     [](const ReachablePlace& a, const ReachablePlace& b) { return a.cost < b.cost; });
    for (const auto& [place, cost] : m_squeezed) {
        const auto& [turned, height, width] = place;  // stored by row, then column
        all.squeezed.push_back({{turned.y, turned.x}, width, height, cost});
    }
    return all;
}

}  // namespace

bool canSqueeze(board::GridKind grid, const board::Footprint& footprint) {
    return grid == board::GridKind::Square && footprint.width == footprint.height && footprint.width > 1;
}

Reachable squeezeSearch(const MoveGrid& grid, const Mover& mover, std::int32_t budget, std::int32_t parity) {
    return SqueezeSearch(grid, mover, budget).run(parity);
}

}  // namespace tenaille::movement
