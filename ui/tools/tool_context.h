// SPDX-License-Identifier: MIT
//
// ToolContext: what a tool may see and do. The battle window implements it; tests implement it without any
// window.
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/actions/plan.h"
#include "ui/gesture/map_layers.h"
#include "ui/gesture/player_frame.h"
#include "ui/tools/map_pens.h"

namespace tenaille::ui {

class ToolContext {
  public:
    virtual ~ToolContext() = default;

    virtual const document::Encounter& encounter() const = 0;
    board::GridKind grid() const { return encounter().gridRecord().extent.grid; }
    virtual const board::BoardView& board() const = 0;
    virtual const rules::RuleOptions& options() const = 0;
    // Of the board: kept while its walls and terrain stay, so that a drag need not make it again.
    virtual const movement::MoveGrid& moveGrid() const = 0;

    // Applies the intent as one undo step; a problem is shown to the user by the context and reported as
    // false.
    virtual bool perform(const actions::Intent& intent) = 0;
    // The same in place of the last step, which is taken back before; refused, that step stays.
    virtual bool performInstead(const actions::Intent& intent) = 0;
    // Another one after every change, undo and redo included.
    virtual std::uint64_t revision() const = 0;

    // Selected records (creatures, doors ...), in the order they were selected.
    virtual const std::vector<RecordId>& selection() const = 0;
    virtual void select(std::vector<RecordId> records) = 0;

    // The creature under the pointer (`dragging`: with the left button held), and the one that stays the
    // target of the ruling until it is released.
    virtual void hoverToken(std::optional<RecordId> token, bool dragging) = 0;
    virtual std::optional<RecordId> hovered() const = 0;
    virtual std::optional<RecordId> pinnedTarget() const = 0;
    virtual void pinTarget(std::optional<RecordId> token) = 0;

    // Opens the details of a creature (double click, Enter) or the text of a note, or asks what shall be with
    // a door.
    virtual void openDetails(RecordId record) = 0;

    // Somebody begins to type damage or healing ("1", "-") for these creatures.
    virtual void typePoints(const QString& typed, const std::vector<RecordId>& who) = 0;

    // Map mode: walls, doors, lights ... are there to be selected; otherwise only creatures are.
    virtual bool editing() const = 0;
    // What can be taken hold of there.
    virtual const MapLayers& layers() const = 0;
    // What is drawn with there.
    virtual const MapPens& pens() const = 0;

    // What the players look at, none while no board is shown to them; and what they shall look at.
    virtual std::optional<PlayersScreen> playersScreen() const = 0;
    virtual void showPlayers(const PlayerFrame& frame) = 0;

    // Lengths in the units that the user chose: "6 squares, 9 m".
    virtual QString lengthText(int cells) const = 0;
    // A direction in the language of the user: "SW".
    virtual QString facingText(board::Facing facing) const = 0;
    // Of a wall, which need not be whole cells: "4.5 m".
    virtual QString wallLengthText(double cells) const = 0;
};

}  // namespace tenaille::ui
