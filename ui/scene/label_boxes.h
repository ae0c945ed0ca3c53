// SPDX-License-Identifier: MIT
//
// Where what is written above the board stands, in pixels.
#pragma once

#include <QFont>
#include <optional>
#include <vector>

#include "ui/scene/frame.h"

namespace tenaille::ui {

struct LabelBox {
    QRectF plate;
    QFont font;
};

// One for each label of the overlay of the frame; none: there is no room for it. None hides another, nor a
// name (`names`), nor a creature, as long as there is room; letters of arcs choose first, numbers last.
std::vector<std::optional<LabelBox>> placeLabels(const Frame& frame, const std::vector<QRectF>& names);

// All the places where labels of an overlay might stand.
std::vector<QRectF> labelReach(const Overlay& overlay, const Frame& frame);

// In the corner of the view where it hides least of the creatures; ties: first the upper ones, below the
// hint, and the left one of these. Empty: there is no room for it.
QRectF legendBox(const Frame& frame, const std::vector<OverlayKey>& keys);

}  // namespace tenaille::ui
