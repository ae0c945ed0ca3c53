// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tools/tool.h"

namespace tenaille::ui {

// R: drag from a creature towards where it shall look; or click a direction for the selected creature.
class TurnTool : public Tool {
  public:
    using Tool::Tool;
    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool cancel() override;
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

  private:
    void aim(const PointerEvent& event);

    std::optional<RecordId> m_turning;
    std::optional<board::Facing> m_facing;
};

// The permitted facing of a creature that points nearest to a place; equally near ones: the first clockwise
// from up. None at its own middle.
std::optional<board::Facing> facingTowards(const ToolContext& context, const board::Creature& creature,
                                           board::Position place);

}  // namespace tenaille::ui
