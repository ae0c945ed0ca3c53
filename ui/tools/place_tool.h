// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ui/tools/tool.h"

namespace tenaille::ui {

enum class Placed : std::uint8_t { Light, Prop, Text, Note };

// L, P, X, N in map mode: puts one thing where it is clicked, and selects it. The reach of a light can be
// dragged; Shift+wheel turns a thing before it is put down.
class PlaceTool : public Tool {
  public:
    PlaceTool(ToolContext& context, Placed what) : Tool(context), m_what(what) {}
    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool wheel(int steps, const PointerEvent& event) override;
    bool cancel() override;
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

  private:
    actions::MapElement element() const;
    void put();
    void show();

    Placed m_what;
    LatticePoint m_at;                  // where it would stand
    std::optional<std::int32_t> m_dim;  // of a light that is being dragged
    bool m_pressed = false;
    std::int32_t m_rotation = 0;
};

}  // namespace tenaille::ui
