// SPDX-License-Identifier: MIT
//
// One record -> its shape. Only ground.cpp needs this.
#pragma once

#include "ui/scene/ground.h"

namespace tenaille::ui {

// What a record is read with.
struct ShapeMeans {
    board::GridKind grid;
    const board::Kinds& kinds;
};

PictureShape shapeOf(const ShapeMeans& means, const board::PictureRecord& record);
FloorShape shapeOf(const ShapeMeans& means, const board::FloorRecord& record);
WallShape shapeOf(const ShapeMeans& means, const board::WallRecord& record);
DoorShape shapeOf(const ShapeMeans& means, const board::DoorRecord& record);
TerrainShape shapeOf(const ShapeMeans& means, const board::TerrainRecord& record);
// Without `lit`: see light_shape.h.
LightShape shapeOf(const ShapeMeans& means, const board::LightRecord& record);
PropShape shapeOf(const ShapeMeans& means, const board::PropRecord& record);
TextShape shapeOf(const ShapeMeans& means, const board::TextRecord& record);

// The rectangle of a prop as a polygon, turned.
QPolygonF propOutline(const PropShape& prop);
// About as long as its letters.
QPolygonF textOutline(const TextShape& text);

}  // namespace tenaille::ui
