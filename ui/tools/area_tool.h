// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/rules/areas/area.h"
#include "ui/tools/tool.h"

namespace tenaille::ui {

// B: an area of effect is drawn from where it begins; what is in it, and with what cover, is told at each
// creature. It stays until the next one; Enter selects whom it reaches, to give them damage or a condition.
class AreaTool final : public Tool {
  public:
    using Tool::Tool;

    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    bool wantsKey(const QKeyEvent& event) const override;
    bool cancel() override;
    void documentChanged() override;
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

    // What is drawn, and how large it is in words; nullptr: nothing is.
    const areas::Area* area() const { return m_from ? &m_area : nullptr; }
    QString areaText() const { return lengthText(m_area); }

  private:
    void show();
    void choose(areas::AreaShape shape);
    bool selectInside();
    areas::Area areaNow() const;
    QString lengthText(const areas::Area& area) const;
    LatticePoint middleOf(const board::TokenRecord& creature) const;
    std::int32_t radiusOf(const board::TokenRecord& creature) const;

    areas::AreaShape m_shape = areas::AreaShape::Burst;
    areas::LineSide m_side = areas::LineSide::Undecided;
    std::optional<LatticePoint> m_from;
    LatticePoint m_to;
    bool m_drawing = false;
    areas::Area m_area;  // that is shown
    std::vector<areas::Inside> m_inside;
};

}  // namespace tenaille::ui
