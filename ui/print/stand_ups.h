// SPDX-License-Identifier: MIT
//
// Creatures of paper: a strip that is folded in the middle, so that it has a front and a back, with a flap on
// either side that together make a base as large as the creature's space. Sizes in millimetres.
#pragma once

#include <QPainter>
#include <vector>

#include "core/document/encounter.h"
#include "ui/print/print_layout.h"
#include "ui/scene/tokens.h"

namespace tenaille::ui {

inline constexpr int kMostCopies = 20;

struct StandUp {
    TokenFace face;  // without what changes in play: facing, wounds
    QString name;
    double base = 25.4;  // the side of its space, and the width of the strip
    double tall = 38;    // of the figure: from its base to the fold
    QSizeF strip() const { return {base, 2 * tall + base}; }
};

struct PlacedStandUp {
    StandUp figure;
    QPointF corner;  // of its strip
};

// One page of strips each.
using StandUpPages = std::vector<std::vector<PlacedStandUp>>;

// The creatures of `shown` (already project()ed) with these ids, the largest first. A problem: one is too
// large for the paper.
Result<StandUpPages> standUpPages(const document::Encounter& shown, const std::vector<RecordId>& creatures,
                                  const Pictures& pictures, int copies, const PageSetup& setup,
                                  bool landscape);

void paintStandUps(QPainter& painter, const std::vector<PlacedStandUp>& page, const QSizeF& paper,
                   double marginMm);

}  // namespace tenaille::ui
