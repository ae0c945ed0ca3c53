// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/encounter.h"
#include "ui/print/print_layout.h"

namespace tenaille::ui {

// Leaves out the pages that would show nothing but the grid; a board on which nothing is drawn at all keeps
// them. `shown`: the document as its readers may know it. Elements count by the boxes around them; one that
// lies exactly between two pages needs one of them.
void leaveOutEmptyPages(MapLayout& layout, const document::Encounter& shown, bool creatures);

}  // namespace tenaille::ui
