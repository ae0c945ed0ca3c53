// SPDX-License-Identifier: MIT
//
// A drawn board with one mover at the mark @, for the tests of movement.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/rules/movement/path.h"
#include "core/rules/movement/reachable.h"
#include "tests/support/board_sketch.h"

namespace tenaille::movement {

struct Walk {
    test::BoardSketch sketch;
    board::Creature creature = test::creatureOf("a");
    MoveMode mode = MoveMode::Move;
    rules::MoveOptions options = {};

    explicit Walk(const std::vector<std::string>& rows, board::GridKind grid = board::GridKind::Square)
        : sketch(rows, grid) {
        creature.at = sketch.at('@');
    }

    Walk& size(board::SizeCategory size) {
        creature.size = size;
        creature.footprint = board::footprintOf(size);
        return *this;
    }
    Walk& traits(Flags<board::Trait> traits) { return (creature.traits = traits, *this); }

    MoveGrid grid() const { return MoveGrid(sketch.view()); }
    Mover mover() const { return {creature, sketch.creatures(), mode, options}; }

    PathRuling path(const std::vector<board::Cell>& anchors, int parity = 0) const {
        return rulePath(grid(), mover(), anchors, parity);
    }
    // Over the marks in the order of the text.
    PathRuling over(const std::string& marks, int parity = 0) const {
        std::vector<board::Cell> anchors;
        for (const char mark : marks) anchors.push_back(sketch.at(mark));
        return path(anchors, parity);
    }
    Reachable reach(int budget, int parity = 0, bool squeezes = false) const {
        return ruleReachable(grid(), mover(), budget, parity, squeezes);
    }
    // Cost of every place within a budget; places that may only be crossed have a negative one.
    std::map<board::Cell, int> costs(int budget, int parity = 0, bool squeezes = false) const {
        std::map<board::Cell, int> result;
        for (const ReachablePlace& place : reach(budget, parity, squeezes).places)
            result[place.at] = place.canStop ? place.cost : -place.cost;
        return result;
    }
};

inline std::vector<std::int32_t> costsOf(const PathRuling& ruling) {
    std::vector<std::int32_t> costs;
    for (const PathStep& step : ruling.steps) costs.push_back(step.cost);
    return costs;
}

}  // namespace tenaille::movement

namespace tenaille::board {
// For failing tests.
inline std::ostream& operator<<(std::ostream& out, Cell cell) {
    return out << '[' << cell.x << ',' << cell.y << ']';
}
}  // namespace tenaille::board
