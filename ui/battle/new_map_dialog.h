// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/document/encounter.h"

class QWidget;

namespace tenaille::ui {

// Asks for grid and size of a new encounter; none when cancelled.
std::optional<document::Encounter> askNewMap(QWidget* parent);

}  // namespace tenaille::ui
