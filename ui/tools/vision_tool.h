// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/geometry/lattice.h"
#include "core/vision/sight_map.h"
#include "ui/tools/tool.h"

namespace tenaille::ui {

// What is seen from the point below the pointer; a click keeps the point until the next one.
class VisionTool final : public Tool {
  public:
    using Tool::Tool;

    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool cancel() override;
    void documentChanged() override;
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

  private:
    void show();

    std::optional<LatticePoint> m_eye;
    bool m_kept = false;
    std::optional<vision::SightMap> m_map;  // of the present board
    vision::SightMap::Scratch m_scratch;
    std::vector<vision::SeenPoint> m_region;
};

}  // namespace tenaille::ui
