// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/actions/player_intents.h"
#include "ui/tools/tool.h"

namespace tenaille::ui {

enum class FogShape : std::uint8_t { Brush, Rectangle, Polygon, Room };

// The fog of the players' screen by hand: a drag uncovers, with Ctrl it covers, with Alt it gives the place
// back to what the party sees. Shapes by 1 to 4, the width of the brush by [ and ] or Shift and the wheel.
class FogTool final : public Tool {
  public:
    using Tool::Tool;

    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool doubleClick(const PointerEvent& event) override;
    bool wheel(int steps, const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    void keyComes(const QKeyEvent& event) override;
    bool wantsKey(const QKeyEvent& event) const override;
    bool cancel() override;
    void documentChanged() override;
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

    FogShape shape() const { return m_shape; }

  private:
    bool isDrawing() const { return !m_points.empty(); }
    void setShape(FogShape shape);
    bool widen(int steps);
    void draw(const PointerEvent& event);
    void takeModifiers(Qt::KeyboardModifiers modifiers);
    void finish();
    void showDraft(LatticePoint at);
    std::vector<LatticePoint> rectangle() const;

    FogShape m_shape = FogShape::Rectangle;
    actions::FogPaint m_how = actions::FogPaint::Uncover;
    std::int32_t m_radius = geometry::kUnitsPerCell;
    std::vector<LatticePoint> m_points;  // of the stroke; two corners; the polygon so far
    LatticePoint m_pointer;
};

}  // namespace tenaille::ui
