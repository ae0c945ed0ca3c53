// SPDX-License-Identifier: MIT
//
// One record -> its shape. Only ground.cpp needs this.
#pragma once

#include "ui/scene/ground.h"

namespace tenaille::ui {

PictureShape shapeOf(board::GridKind grid, const board::PictureRecord& record);
FloorShape shapeOf(board::GridKind grid, const board::FloorRecord& record);
WallShape shapeOf(board::GridKind grid, const board::WallRecord& record);
DoorShape shapeOf(board::GridKind grid, const board::DoorRecord& record);
TerrainShape shapeOf(board::GridKind grid, const board::TerrainRecord& record);
// Without `lit`: see light_shape.h.
LightShape shapeOf(board::GridKind grid, const board::LightRecord& record);
PropShape shapeOf(board::GridKind grid, const board::PropRecord& record);
TextShape shapeOf(board::GridKind grid, const board::TextRecord& record);

// The rectangle of a prop as a polygon, turned.
QPolygonF propOutline(const PropShape& prop);
// About as long as its letters.
QPolygonF textOutline(const TextShape& text);

}  // namespace tenaille::ui
