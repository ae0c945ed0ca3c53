// SPDX-License-Identifier: MIT
//
// Directions in the user's language: "SW" is "SO" in French.
#pragma once

#include <QString>
#include <string_view>

#include "core/board/facing.h"

namespace tenaille::ui {

QString compassText(board::GridKind grid, board::Facing facing);

// The same for a name as files and the log write it; an unknown one is shown as it is.
QString compassText(std::string_view name);

}  // namespace tenaille::ui
