// SPDX-License-Identifier: MIT
//
// FakeContext: a document for tools without any window. Hand: a mouse that presses, moves and releases on
// cells.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/document/board_of.h"
#include "ui/gesture/pointer_event.h"
#include "ui/tools/tool_box.h"

namespace tenaille::test {}

namespace tenaille::ui::test {

using namespace tenaille::test;  // test:: means either

class FakeContext final : public ToolContext {
  public:
    explicit FakeContext(board::GridKind grid = board::GridKind::Square, int width = 12, int height = 10);

    const document::Encounter& encounter() const override { return m_encounter; }
    const board::BoardView& board() const override;
    const rules::RuleOptions& options() const override { return m_options; }
    const movement::MoveGrid& moveGrid() const override;
    bool perform(const actions::Intent& intent) override;
    bool performInstead(const actions::Intent& intent) override;
    std::uint64_t revision() const override { return m_revision; }
    const std::vector<RecordId>& selection() const override { return m_selection; }
    void select(std::vector<RecordId> records) override { m_selection = std::move(records); }
    void hoverToken(std::optional<RecordId> token, bool) override { m_hovered = token; }
    std::optional<RecordId> pinnedTarget() const override { return m_pinned; }
    void pinTarget(std::optional<RecordId> token) override { m_pinned = token; }
    bool editing() const override { return isEditing; }
    const MapPens& pens() const override { return mapPens; }
    const MapLayers& layers() const override { return mapLayers; }
    void openDetails(RecordId token) override { m_details = token; }
    void typePoints(const QString& typed, const std::vector<RecordId>& who) override {
        typedPoints += typed;
        hurt = who;
    }
    std::optional<PlayersScreen> playersScreen() const override { return players; }
    void showPlayers(const PlayerFrame& frame) override {
        if (players) players->frame = frame;
    }
    QString lengthText(int cells) const override { return QString::number(cells); }
    QString facingText(board::Facing facing) const override {
        return QString::fromStdString(std::string(board::name(board().grid(), facing)));
    }
    QString wallLengthText(double cells) const override { return QString::number(cells, 'f', 1); }

    RecordId put(const std::string& name, board::Cell at,
                 board::SizeCategory size = board::SizeCategory::Medium, const std::string& side = "party");
    RecordId door(geometry::Segment where);
    void wall(board::LatticePoint from, board::LatticePoint to);
    const board::TokenRecord& token(RecordId id) const { return *m_encounter.tokens.find(id); }
    void edit(const board::TokenRecord& token);
    void edit(const board::DoorRecord& door);
    rules::RuleOptions& rules() { return m_options; }

    std::optional<RecordId> hovered() const override { return m_hovered; }
    std::optional<RecordId> details() const { return m_details; }
    const std::vector<actions::Intent>& performed() const { return m_performed; }
    const std::optional<Problem>& problem() const { return m_problem; }

    bool isEditing = false;
    QString typedPoints;
    std::vector<RecordId> hurt;  // by them
    std::optional<PlayersScreen> players;
    MapPens mapPens;
    MapLayers mapLayers;

  private:
    document::Encounter m_encounter;
    document::Encounter m_before;  // the last step
    std::uint64_t m_revision = 0;
    rules::RuleOptions m_options;
    void changed();

    mutable std::optional<board::BoardView> m_board;
    mutable std::optional<movement::MoveGrid> m_moveGrid;
    std::vector<RecordId> m_selection;
    std::optional<RecordId> m_hovered;
    std::optional<RecordId> m_pinned;
    std::optional<RecordId> m_details;
    std::vector<actions::Intent> m_performed;  // those that were not refused
    std::optional<Problem> m_problem;          // the last refusal
};

// Drives a tool box as the view does: what lies under the pointer is looked up in the document.
class Hand {
  public:
    Hand(FakeContext& context, ToolBox& tools) : m_context(context), m_tools(tools) {}

    PointerEvent eventAt(board::Cell cell, PointerEvent::Kind kind) const;
    bool press(board::Cell cell, Qt::KeyboardModifiers modifiers = {},
               Qt::MouseButton button = Qt::LeftButton);
    bool moveTo(board::Cell cell, Qt::KeyboardModifiers modifiers = {});
    bool release(board::Cell cell, Qt::KeyboardModifiers modifiers = {});
    void click(board::Cell cell, Qt::KeyboardModifiers modifiers = {});
    void drag(board::Cell from, board::Cell to, Qt::KeyboardModifiers modifiers = {});
    void doubleClick(board::Cell cell);
    bool wheel(int steps, board::Cell cell);
    bool key(int key, Qt::KeyboardModifiers modifiers = {});
    // Clicks on a door, wherever it stands.
    void clickDoor(RecordId door, Qt::KeyboardModifiers modifiers = {});

  private:
    PointerEvent event(board::Cell cell, PointerEvent::Kind kind, Qt::MouseButton button,
                       Qt::KeyboardModifiers modifiers) const;

    FakeContext& m_context;
    ToolBox& m_tools;
    Qt::MouseButtons m_held;
};

}  // namespace tenaille::ui::test
