// SPDX-License-Identifier: MIT
#include "ui/gesture/player_frame.h"

namespace tenaille::ui {

OverlayLine outlineOfFrame(board::GridKind grid, const QRectF& part) {
    OverlayLine outline{LineStyle::Draft, {}};
    for (const QPointF corner :
         {part.topLeft(), part.topRight(), part.bottomRight(), part.bottomLeft(), part.topLeft()})
        outline.points.push_back(board::nearestLatticePoint(grid, {corner.x(), corner.y()}));
    return outline;
}

}  // namespace tenaille::ui
