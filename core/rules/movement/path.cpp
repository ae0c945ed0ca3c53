// SPDX-License-Identifier: MIT
#include "core/rules/movement/path.h"

#include <algorithm>
#include <array>

namespace tenaille::movement {

namespace {

using board::Cell;
using board::Creature;
using rules::RuleRef;

std::optional<int> directionOf(board::GridKind grid, Cell from, Cell to) {
    const auto offsets = board::neighbourOffsets(grid);
    const auto found = std::find(offsets.begin(), offsets.end(), to - from);
    if (found == offsets.end()) return std::nullopt;
    return static_cast<int>(found - offsets.begin());
}

// Looks up what the field only sums up: which cell, record or creature is behind a cost or a refusal.
class Witness {
  public:
    Witness(const MoveGrid& grid, const Mover& mover) : m_grid(grid), m_mover(mover) {}

    std::vector<Encountered> creaturesAt(Cell anchor) const;
    std::vector<Doubling> doublings(Cell anchor, const Anchor& place,
                                    const std::vector<Encountered>& met) const;
    RecordId fenceAcross(Cell anchor, int direction) const;
    Obstruction obstruction(MoveField& field, Cell from, Cell to, int direction) const;

  private:
    std::vector<Cell> space(Cell anchor) const {
        return board::cellsAt(m_grid.grid(), m_mover.creature.footprint, anchor);
    }
    template <class Test>
    std::optional<Cell> firstCell(Cell anchor, Test&& test) const {
        const std::vector<Cell> cells = space(anchor);
        const auto found =
            std::find_if(cells.begin(), cells.end(), [&](Cell cell) { return test(m_grid.floorAt(cell)); });
        return found != cells.end() ? std::optional(*found) : std::nullopt;
    }
    RecordId terrainAt(Cell cell) const {
        return m_grid.inRectangle(cell) ? m_grid.terrainRecord(m_grid.indexOf(cell)) : RecordId{};
    }
    Cell commonCell(Cell anchor, const Creature& other) const;
    void blame(Obstruction& found, MoveField& field, int direction) const;

    const MoveGrid& m_grid;
    const Mover& m_mover;
};

std::vector<Encountered> Witness::creaturesAt(Cell anchor) const {
    std::vector<Encountered> met;
    for (std::size_t i = 0; i < m_mover.others.size(); ++i) {
        const Creature& other = m_mover.others[i];
        const bool self = other.record && other.record == m_mover.creature.record;
        if (self ||
            board::distance(m_grid.grid(), m_mover.creature.footprint, anchor, other.footprint, other.at) > 0)
            continue;
        met.push_back({other.record, static_cast<std::int32_t>(i),
                       rulePass(m_mover.creature, other, m_mover.mode, m_mover.options)});
    }
    return met;
}

Cell Witness::commonCell(Cell anchor, const Creature& other) const {
    const std::vector<Cell> theirs = board::cellsAt(m_grid.grid(), other.footprint, other.at);
    for (const Cell cell : space(anchor))
        if (std::find(theirs.begin(), theirs.end(), cell) != theirs.end()) return cell;
    return anchor;
}

std::vector<Doubling> Witness::doublings(Cell anchor, const Anchor& place,
                                         const std::vector<Encountered>& met) const {
    std::vector<Doubling> all;
    if (place.terrain > 0) {
        const Cell cell =
            firstCell(anchor, [&](const Floor& f) { return f.doublings == place.terrain; }).value_or(anchor);
        all.push_back({DoublingCause::Terrain, place.terrain, RuleRef{"MV-18"}, cell, terrainAt(cell)});
    }
    if (place.obstacle) {
        const Cell cell = firstCell(anchor, [](const Floor& f) { return f.obstacle; }).value_or(anchor);
        all.push_back({DoublingCause::Obstacle, 1, RuleRef{"MV-19"}, cell, terrainAt(cell)});
    }
    for (const Encountered& one : met) {
        if (one.pass.doublings == 0) continue;
        const Creature& other = m_mover.others[static_cast<std::size_t>(one.index)];
        const bool helpless = other.traits.has(board::Trait::Helpless);
        all.push_back({helpless ? DoublingCause::Body : DoublingCause::Foe, one.pass.doublings, one.pass.rule,
                       commonCell(anchor, other), one.creature});
    }
    return all;
}

RecordId Witness::fenceAcross(Cell anchor, int direction) const {
    for (const Cell cell : space(anchor))
        if (const RecordId fence = m_grid.fenceMet(m_grid.indexOf(cell), direction)) return fence;
    return {};
}

// The refusals in the order in which they are told: blocked, occupied, difficult terrain.
Obstruction Witness::obstruction(MoveField& field, Cell from, Cell to, int direction) const {
    Obstruction found{.failure = StepFailure::Blocked, .from = from, .to = to, .rule = {}, .cell = to};
    const Anchor start = field.anchor(m_grid.indexOf(from));
    const Anchor end = field.anchor(m_grid.indexOf(to));
    if (!end.open || (start.blocked & bitOf(direction)) != 0) {
        blame(found, field, direction);
    } else if (!end.passable) {
        found.failure = StepFailure::Occupied;
        const std::vector<Encountered> met = creaturesAt(to);
        const auto inTheWay = std::find_if(
            met.begin(), met.end(), [](const Encountered& one) { return !one.pass.canPass.value_or(false); });
        found.creature = *inTheWay;
        found.rule = inTheWay->pass.rule;
        found.source = inTheWay->creature;
        found.cell = commonCell(to, m_mover.others[static_cast<std::size_t>(inTheWay->index)]);
    } else {
        found.failure = StepFailure::DifficultTerrain;
        found.rule = RuleRef{"MV-18"};
        found.cell = firstCell(to, [](const Floor& f) { return f.doublings > 0; }).value_or(to);
        found.source = terrainAt(found.cell);
    }
    return found;
}

// What blocks: a cell that cannot be entered, a wall across the way of one cell, or else a corner.
void Witness::blame(Obstruction& found, MoveField& field, int direction) const {
    found.rule = RuleRef{"GEO-5"};
    const bool bodiless = m_mover.creature.traits.has(board::Trait::Incorporeal);
    if (const auto closed =
            firstCell(found.to, [&](const Floor& f) { return f.outside || (f.solid && !bodiless); })) {
        found.cell = *closed;
        found.source = terrainAt(*closed);
        return;
    }
    for (const Cell cell : space(found.from)) {
        const std::int32_t index = m_grid.indexOf(cell);
        if ((m_grid.walled(index) & bitOf(direction)) == 0) continue;
        found.cell = cell;
        found.source = m_grid.wallMet(index, direction);
        return;
    }
    found.rule = RuleRef{"MV-08"};
    for (const Cell cell : space(found.from)) {
        const std::int32_t index = m_grid.indexOf(cell);
        if ((m_grid.cornered(index) & bitOf(direction)) == 0) continue;
        // The two cells beside the diagonal: the solid one is the corner, else a wall of the block is.
        found.cell = cell;
        for (const int beside : {(direction + 7) % 8, (direction + 1) % 8}) {
            const std::int32_t next = index + field.strides()[static_cast<std::size_t>(beside)];
            if (m_grid.floor(next).solid) {
                found.cell = m_grid.cellOf(next);
                found.source = terrainAt(found.cell);
            }
            if (found.source) continue;
            found.source = m_grid.wallMet(index, beside);
            if (!found.source) found.source = m_grid.wallMet(next, (2 * direction - beside + 8) % 8);
        }
        return;
    }
}

// A creature that stands beside the board has no way onto it.
Obstruction offTheBoard(Cell from, Cell to) {
    return {StepFailure::Blocked, from, to, RuleRef{"GEO-5"}, from};
}

// The step into an anchor that can be entered.
PathStep stepInto(MoveField& field, const Witness& witness, Cell from, Cell to, int direction, int parity) {
    const MoveGrid& grid = field.grid();
    const Anchor start = field.anchor(grid.indexOf(from));
    const Anchor place = field.anchor(grid.indexOf(to));
    const StepCost cost = field.cost(start, place, direction, parity);
    PathStep step{.from = from,
                  .to = to,
                  .cost = cost.cost,
                  .diagonal = field.isDiagonal(direction),
                  .parity = cost.parity,
                  .canStop = place.canStop};
    if ((start.fenced & bitOf(direction)) != 0) {
        step.fence = fenceCost(step.diagonal);
        step.fenceRecord = witness.fenceAcross(from, direction);
    }
    step.encountered = witness.creaturesAt(to);
    step.doublings = witness.doublings(to, place, step.encountered);
    return step;
}

}  // namespace

std::string_view name(StepFailure failure) {
    constexpr std::array<std::string_view, 4> kNames{"notOneStep", "blocked", "occupied", "difficultTerrain"};
    return kNames[static_cast<std::size_t>(failure)];
}

PathRuling rulePath(const MoveGrid& grid, const Mover& mover, std::span<const Cell> path,
                    std::int32_t parity) {
    MoveField field(grid, mover);
    const Witness witness(grid, mover);
    Cell at = mover.creature.at;
    PathRuling ruling;
    ruling.parity = parity;
    if (grid.floorAt(at).outside) {
        if (!path.empty()) ruling.obstruction = offTheBoard(at, path.front());
        return ruling;
    }
    const Anchor start = field.anchor(grid.indexOf(at));
    ruling.canStop = start.open && start.canStop;
    for (const Cell to : path) {
        const auto direction = directionOf(grid.grid(), at, to);
        if (!direction) {
            ruling.obstruction = Obstruction{.failure = StepFailure::NotOneStep,
                                             .from = at,
                                             .to = to,
                                             .rule = RuleRef{"MV-07"},
                                             .cell = to};
            break;
        }
        const bool stopped = (field.anchor(grid.indexOf(at)).blocked & bitOf(*direction)) != 0;
        if (stopped || !field.anchor(grid.indexOf(to)).canEnter()) {
            ruling.obstruction = witness.obstruction(field, at, to, *direction);
            break;
        }
        ruling.steps.push_back(stepInto(field, witness, at, to, *direction, ruling.parity));
        ruling.cost += ruling.steps.back().cost;
        ruling.parity = ruling.steps.back().parity;
        ruling.canStop = ruling.steps.back().canStop;
        at = to;
    }
    return ruling;
}

}  // namespace tenaille::movement
