// SPDX-License-Identifier: MIT
//
// Colours of the players' screen. It may be looked at in a dark room: what is no board is black, and what is
// unknown is as black, so that nobody sees how large the board is.
#pragma once

#include <QColor>

namespace tenaille::ui::players_ink {

inline const QColor kBlank(0, 0, 0);
inline const QColor kPlate(29, 32, 38, 235);
inline const QColor kPlateText(236, 238, 242);
inline const QColor kPointer(232, 50, 40);
inline const QColor kPing(255, 176, 0);

}  // namespace tenaille::ui::players_ink
