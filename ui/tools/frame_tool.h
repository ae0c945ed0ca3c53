// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

#include "ui/tools/tool.h"

namespace tenaille::ui {

// K: the part of the board that is on the players' screen. A drag draws it anew, inside it moves it, at a
// corner makes it larger or smaller; arrows move it by a cell, Shift and the wheel change its size. It keeps
// the shape of the screen, and at true size its width: then it moves by whole cells.
class FrameTool final : public Tool {
  public:
    using Tool::Tool;

    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool wheel(int steps, const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    bool wantsKey(const QKeyEvent& event) const override;
    bool cancel() override;
    void documentChanged() override { show(); }
    QString hint() const override;
    Qt::CursorShape cursor() const override { return m_cursor; }

  private:
    enum class Grip : std::uint8_t { None, Inside, Corner, Nowhere };
    Grip gripAt(const PointerEvent& event);
    PlayerFrame between(QPointF corner, QPointF pointer) const;
    void put(const PlayerFrame& frame);
    void show();

    Grip m_grip = Grip::None;  // of the drag that is going on
    QPointF m_pressed;
    QPointF m_fixed;  // the corner that stays
    PlayersScreen m_screen;
    std::optional<PlayerFrame> m_draft;
    Qt::CursorShape m_cursor = Qt::CrossCursor;
};

}  // namespace tenaille::ui
