// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <functional>
#include <optional>

#include "core/base/record_id.h"

class QAbstractScrollArea;

namespace tenaille::ui {

class BattleContext;
class BoardView;

// Signs and digits go where the mouse is, be the keyboard in the board or in `strip`: over the board to
// whoever they are typed over there, over the strip to the creature of the row or card (`creatureAt`, in its
// viewport); beside all of these they mean what they mean to whoever has the keyboard.
void typeWhereTheMouseIs(BattleContext& context, BoardView& view, QAbstractScrollArea& strip,
                         std::function<std::optional<RecordId>(const QPoint&)> creatureAt);

}  // namespace tenaille::ui
