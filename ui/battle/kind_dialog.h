// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/actions/intent.h"
#include "ui/scene/board_colours.h"
#include "ui/text/units.h"

class QWidget;

namespace tenaille::ui {

// How the dialog shows things.
struct KindLook {
    const BoardColours& colours;  // of the swatches
    Units units;
};

// Lets the game master say what a kind does and how it looks. `present` is what it is now; without `kind` it
// is a new one. The intent: PutKind, or RemoveKind for an own one that shall go and a built-in one that shall
// be what it was. Nothing: cancelled.
std::optional<actions::Intent> askKind(const board::KindRecord& present, const KindLook& look,
                                       QWidget* parent);

}  // namespace tenaille::ui
