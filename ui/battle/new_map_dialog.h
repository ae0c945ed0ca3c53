// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/document/encounter.h"

class QWidget;

namespace tenaille::ui {

// Asks for grid and size of a new encounter; none when cancelled.
std::optional<document::Encounter> askNewMap(QWidget* parent);

// What every encounter begins with that is made or brought in here, beyond the defaults of the rules:
// creatures face the way they go (F5-03 d). The rules dialog changes it.
void takeTableHabits(document::Encounter& encounter);

}  // namespace tenaille::ui
