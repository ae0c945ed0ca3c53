// SPDX-License-Identifier: MIT
//
// Where creatures would stand if the tool did it now. A mount and its riders go together.
#pragma once

#include <optional>

#include "ui/gesture/overlay.h"
#include "ui/tools/tool_context.h"

namespace tenaille::ui {

void addGhosts(const ToolContext& context, RecordId token, board::Cell at,
               std::optional<board::Facing> facing, Overlay& overlay);

}  // namespace tenaille::ui
