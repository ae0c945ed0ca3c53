// SPDX-License-Identifier: MIT
#include "core/rules/movement/squeeze_search.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace tenaille::movement {

namespace {

using board::Cell;

// A form of the space, with the field that rules its steps.
struct Shape {
    std::int32_t width = 0;
    std::int32_t height = 0;
    MoveField field;
};

// Where the creature stands. Its box is any W x W box around the shape.
struct State {
    Cell at;
    std::int32_t shape = 0;
    std::int32_t parity = 0;
};

class SqueezeSearch {
  public:
    SqueezeSearch(const MoveGrid& grid, const Mover& mover, std::int32_t budget);
    Reachable run(std::int32_t parity);

  private:
    void addShape(const Mover& mover, std::int32_t width, std::int32_t height);
    Shape& shapeOf(std::int32_t index) { return m_shapes[static_cast<std::size_t>(index)]; }
    static bool isSqueezed(std::int32_t shape) { return shape != 0; }

    bool isFree(Cell at, std::int32_t width, std::int32_t height) const;
    bool fullFits(Cell at);
    bool mayTake(Cell at, std::int32_t shape);
    void offer(const State& state, std::int32_t cost);
    void settle(const State& state, std::int32_t cost);
    void keepShape(const State& state, std::int32_t cost, int direction);
    void changeShape(const State& state, std::int32_t cost, int direction);
    void changeTo(const State& from, std::int32_t cost, Cell at, std::int32_t shape);
    void record(const State& state, std::int32_t cost);
    Reachable result() const;

    const MoveGrid& m_grid;
    rules::MoveOptions m_options;
    Cell m_start;
    std::int32_t m_width;  // W
    std::int32_t m_budget;
    std::vector<Shape> m_shapes;      // the full space first
    std::vector<std::int8_t> m_full;  // does the full space fit: -1 not looked at, 0 no, 1 yes
    std::unordered_map<std::uint64_t, std::int32_t> m_cost;
    std::vector<std::vector<State>> m_buckets;
    std::map<Cell, ReachablePlace> m_places;
    std::map<std::tuple<std::int32_t, std::int32_t, std::int32_t>, SqueezedPlace> m_squeezed;
};

Cell offsetOf(int direction) {
    return board::neighbourOffsets(board::GridKind::Square)[static_cast<std::size_t>(direction)];
}

std::uint64_t keyOf(const State& state) {
    const auto part = [](std::int32_t value) {
        return std::uint64_t{static_cast<std::uint32_t>(value + (1 << 19))};
    };
    return part(state.at.x) << 40 | part(state.at.y) << 20 |
           std::uint64_t{static_cast<std::uint32_t>(state.shape * 2 + state.parity)};
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
    const Mover shaped{creature, mover.others, mover.mode, mover.options, mover.plainFloor};
    m_shapes.push_back({width, height, MoveField(m_grid, shaped)});
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
bool SqueezeSearch::mayTake(Cell at, std::int32_t index) {
    if (!isSqueezed(index)) return true;
    const Shape& shape = shapeOf(index);
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
    MoveField& field = shapeOf(state.shape).field;
    const Anchor from = field.anchor(m_grid.indexOf(state.at));
    if ((from.blocked & bitOf(direction)) != 0) return;
    const Cell at = state.at + offsetOf(direction);
    Anchor to = field.anchor(m_grid.indexOf(at));
    if (!to.canEnter() || !mayTake(at, state.shape)) return;
    if (isSqueezed(state.shape)) ++to.bodies;  // one doubling more, like a body in the way
    const StepCost step = field.cost(from, to, direction, state.parity);
    offer({at, state.shape, step.parity}, cost + step.cost);
}

// Any box around the shape may move, and any shape in the moved box may follow.
void SqueezeSearch::changeShape(const State& state, std::int32_t cost, int direction) {
    const std::int32_t width = shapeOf(state.shape).width;
    const std::int32_t height = shapeOf(state.shape).height;
    const Cell kept = state.at + offsetOf(direction);
    for (std::int32_t index = 0; index < static_cast<std::int32_t>(m_shapes.size()); ++index) {
        const Shape& shape = shapeOf(index);
        // Left and top edges of the new shape that a box around the old one, moved, allows.
        for (std::int32_t y = kept.y + height - m_width; y <= kept.y + m_width - shape.height; ++y)
            for (std::int32_t x = kept.x + width - m_width; x <= kept.x + m_width - shape.width; ++x)
                if (index != state.shape || Cell{x, y} != kept) changeTo(state, cost, {x, y}, index);
    }
}

// They overlap or share the side of a cell: nobody leaps over what lies between (MV-19 d).
bool hangTogether(Cell a, const Shape& one, Cell b, const Shape& other) {
    const std::int32_t across = std::min(a.x + one.width, b.x + other.width) - std::max(a.x, b.x);
    const std::int32_t down = std::min(a.y + one.height, b.y + other.height) - std::max(a.y, b.y);
    return across >= 0 && down >= 0 && across + down > 0;
}

void SqueezeSearch::changeTo(const State& from, std::int32_t cost, Cell at, std::int32_t index) {
    Shape& shape = shapeOf(index);
    if (!hangTogether(from.at, shapeOf(from.shape), at, shape)) return;
    if (!isFree(at, shape.width, shape.height) || !mayTake(at, index)) return;
    const Anchor to = shape.field.anchor(m_grid.indexOf(at));
    if (!to.canEnter()) return;
    const int doublings = to.doublings() + (isSqueezed(index) ? 1 : 0);
    const StepCost step = stepCost(false, doublings, from.parity, m_options);
    offer({at, index, step.parity}, cost + step.cost);
}

void SqueezeSearch::record(const State& state, std::int32_t cost) {
    Shape& shape = shapeOf(state.shape);
    const bool canStop = shape.field.anchor(m_grid.indexOf(state.at)).canStop;
    if (!isSqueezed(state.shape))
        m_places.try_emplace(state.at, ReachablePlace{state.at, cost, canStop || state.at == m_start});
    else if (canStop)
        m_squeezed.try_emplace({state.at.y, state.at.x, state.shape},
                               SqueezedPlace{state.at, shape.width, shape.height, cost});
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
    for (const auto& [key, place] : m_squeezed) all.squeezed.push_back(place);
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
