// SPDX-License-Identifier: MIT
//
// Legality and cost of a walked path, with the evidence of every step (MV-07, 08, 10 to 12, 15 to 19, 21,
// 23). Finding a path is cheapest_path.h, everything in reach is reachable.h.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/record_id.h"
#include "core/board/grid.h"
#include "core/rules/movement/move_field.h"
#include "core/rules/movement/passing.h"
#include "core/rules/rule_ref.h"

namespace tenaille::movement {

// Why a step costs double, once more for each.
enum class DoublingCause : std::uint8_t {
    Terrain,   // MV-18: the worst terrain of the new space
    Obstacle,  // MV-19 a
    Body,      // MV-11: a helpless body that is still in the way
    Foe,       // MV-21: squeezed through the space of a foe
};

struct Doubling {
    DoublingCause cause = DoublingCause::Terrain;
    int times = 1;
    rules::RuleRef rule = {};
    board::Cell cell = {};  // where it lies
    RecordId source = {};   // the terrain or creature, if it is a record
    friend bool operator==(const Doubling&, const Doubling&) = default;
};

// A creature whose space a step enters.
struct Encountered {
    RecordId creature;
    std::int32_t index = 0;  // among Mover::others
    PassRuling pass;
    friend bool operator==(const Encountered&, const Encountered&) = default;
};

struct PathStep {
    board::Cell from;
    board::Cell to;
    std::int32_t cost = 0;
    bool diagonal = false;
    std::vector<Doubling> doublings = {};
    std::int32_t fence = 0;  // MV-19 b: part of the cost, 0 when no fence is crossed
    RecordId fenceRecord = {};
    std::int32_t parity = 0;  // after the step
    bool canStop = false;     // a move may end here
    std::vector<Encountered> encountered = {};
};

enum class StepFailure : std::uint8_t {
    NotOneStep,        // no neighbour of the last anchor
    Blocked,           // a wall, a solid cell, a hard corner or the edge of the board
    Occupied,          // a creature that cannot be passed, or not without its check
    DifficultTerrain,  // run or charge (MV-18)
};
std::string_view name(StepFailure failure);  // "notOneStep", "blocked", "occupied", "difficultTerrain"

// The first step that is not allowed. `rule` decides: GEO-5 for walls and cells, MV-08 for corners, the rule
// of passing for creatures.
struct Obstruction {
    StepFailure failure = StepFailure::Blocked;
    board::Cell from;
    board::Cell to;  // the anchor that cannot be entered
    rules::RuleRef rule = {};
    board::Cell cell = {};  // where the hindrance lies: the solid, difficult or occupied cell
    RecordId source = {};   // the wall, terrain or creature, if it is a record
    std::optional<Encountered> creature = {};
    friend bool operator==(const Obstruction&, const Obstruction&) = default;
};

// The legal steps up to the first that is not allowed, and that one. Cost and parity are those of the legal
// steps. Properties: the cost is the sum of the steps' costs; ruling a path in two parts, the second from
// where the first ended with its parity, gives the same steps.
struct PathRuling {
    std::vector<PathStep> steps;
    std::int32_t cost = 0;
    std::int32_t parity = 0;
    std::optional<Obstruction> obstruction;  // none: legal
    bool canStop = false;  // at the end of the legal steps (at the start when there are none)

    bool legal() const { return !obstruction; }
};

// Walks `path`, the anchors entered in order, from the mover's place. `parity`: diagonals paid before in this
// turn, modulo 2.
PathRuling rulePath(const MoveGrid& grid, const Mover& mover, std::span<const board::Cell> path,
                    std::int32_t parity);

}  // namespace tenaille::movement
