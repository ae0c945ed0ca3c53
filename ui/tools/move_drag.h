// SPDX-License-Identifier: MIT
//
// MoveDrag: creatures being dragged: the way from the last way-point to the cell under the pointer, its cost
// with the alternating diagonals and the terrain, what remains of the move. Part of the select tool; changes
// nothing until it is dropped.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/rules/movement/cheapest_path.h"
#include "core/rules/movement/path.h"
#include "ui/gesture/overlay.h"
#include "ui/tools/tool_context.h"

namespace tenaille::ui {

class MoveDrag {
  public:
    // Drags `leader` (the creature under the pointer, grabbed at a cell) and the other selected creatures,
    // which keep their places relative to it; riders are moved by their mounts. The document must not change
    // while the drag lives.
    MoveDrag(ToolContext& context, RecordId leader, board::Cell grabbed);

    // The pointer is over `cell`; `free` (Alt): rules are ignored, the creature goes where the pointer is.
    void moveTo(board::Cell cell, bool free);
    // Fixes the way so far (Space). Nothing happens when there is no way.
    void addWaypoint();
    // Removes the last way-point; false when there is none left.
    bool removeWaypoint();

    // The intent of dropping now; none when nothing would move or there is no way.
    std::optional<actions::MoveTokens> drop() const;
    // The rules have nothing against dropping now, or they are ignored.
    bool canDrop() const;
    // In cells; none when the rules are ignored or there is no way.
    std::optional<std::int32_t> wayCost() const;
    // What speaks against dropping now, or that the rules are ignored; empty when all is well.
    QString advice() const;

    RecordId leaderId() const { return m_leader; }
    void show(Overlay& overlay) const;

  private:
    struct Leg {
        std::vector<board::Cell> path;  // up to a way-point
        std::int32_t parity = 0;        // after it
        std::int32_t cost = 0;
    };

    // Goes its own way from where it stands; found when first asked for.
    struct Follower {
        RecordId id;
        std::unique_ptr<movement::CheapestPaths> ways;
    };

    const board::TokenRecord& leader() const { return *m_context.encounter().tokens.find(m_leader); }
    movement::Mover mover() const;
    board::Cell start() const;
    std::int32_t parity() const { return m_legs.empty() ? leader().diagonalParity : m_legs.back().parity; }
    std::int32_t spent() const { return m_legs.empty() ? 0 : m_legs.back().cost; }
    void search();
    void goTo(board::Cell goal);
    void rule();
    void followersGo();
    std::vector<board::Cell> wholePath() const;
    const board::TokenRecord* hiddenAtGoal() const;
    void showPath(Overlay& overlay) const;
    void showGhosts(Overlay& overlay) const;

    ToolContext& m_context;
    RecordId m_leader;
    board::Creature m_walker;  // the leader, where the drag began
    std::vector<Follower> m_followers;
    std::vector<board::Creature> m_others;  // everybody who stands still
    const movement::MoveGrid& m_grid;
    std::unique_ptr<movement::CheapestPaths> m_ways;  // from the last way-point
    board::Cell m_offset;                             // from the anchor to the grabbed cell
    std::vector<Leg> m_legs;                          // up to the last way-point, each with all before it
    std::vector<board::Cell> m_tail;                  // from there to the pointer
    board::Cell m_goal;
    bool m_free = false;
    bool m_reachable = true;
    movement::PathRuling m_ruling;                // of the whole way
    std::vector<actions::TokenPath> m_following;  // of the followers that have a way to their places
};

}  // namespace tenaille::ui
