// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/actions/map_check.h"

namespace tenaille::ui {

// "Gaps beside walls": a sort of findings.
QString flawText(actions::MapFlaw flaw);
// "Gap of 0.04 squares in a wall": what may be wrong there, in a few words.
QString findingText(const actions::MapFinding& finding, board::GridKind grid);
// "Column 12, row 5", counted from 1 as on paper.
QString findingPlace(const actions::MapFinding& finding, const board::Extent& extent);
// What mending does: "Closes the gap"; empty when nothing can be offered.
QString repairText(const actions::MapFinding& finding);
// What saying that it is meant does; empty when that cannot be said.
QString meantText(const actions::MapFinding& finding);

}  // namespace tenaille::ui
