// SPDX-License-Identifier: MIT
#include "ui/tools/ghosts.h"

#include "core/actions/riding.h"

namespace tenaille::ui {

void addGhosts(const ToolContext& context, RecordId token, board::Cell at,
               std::optional<board::Facing> facing, Overlay& overlay) {
    const RecordId walker = actions::walkerFor(context.encounter(), token);
    overlay.ghosts.push_back({walker, at, facing});
    for (const RecordId rider : actions::ridersOf(context.encounter(), walker))
        overlay.ghosts.push_back({rider, at, facing});
}

}  // namespace tenaille::ui
