// SPDX-License-Identifier: MIT
//
// The cover that walls and doors give, as coloured lines over them, for whoever draws the map. Each grade has
// its own colour and its own dashes.
#pragma once

#include <QPen>
#include <QString>
#include <cstdint>

#include "core/board/kinds.h"

namespace tenaille::ui {

struct GroundPaint;
struct Frame;

enum class CoverTint : std::uint8_t { None, Sight, Partial, Normal, Improved, Total };
inline constexpr int kCoverTints = 6;

// None: neither cover nor concealment; Sight: it stops sight alone.
CoverTint coverTintOf(const board::BarrierEffect& effect);
QString textOf(CoverTint tint);
// `width` in the unit of the painter.
QPen coverPen(CoverTint tint, double width);

void paintCoverTint(const GroundPaint& paint);
// What the colours mean, in the corner of the view.
void paintCoverLegend(QPainter& painter, const Frame& frame);

}  // namespace tenaille::ui
