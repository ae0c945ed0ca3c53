// SPDX-License-Identifier: MIT
//
// Ground: what stands still on a board, ready to be painted: all records but notes and tokens (of those the
// lights that they carry), with their points in the plane (cells) and a bounding box that includes everything
// they paint. A Ground never changes; an edit makes a new one that shares all shapes but the changed ones, so
// that painters in other threads keep a consistent picture.
#pragma once

#include <QColor>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "core/document/changes.h"
#include "core/document/encounter.h"
#include "ui/gesture/map_layers.h"
#include "ui/scene/cover_tint.h"

namespace tenaille::ui {

enum class Material : std::uint8_t { Stone, Wood, Grass, Dirt, Sand, Water, Rock, Cobbles, Marble, Snow };
inline constexpr int kMaterialCount = 10;

// The ids of core/board/kinds.h that have a look of their own; Other: a kind of a newer version.
enum class WallLook : std::uint8_t {
    Stone,
    LowWall,
    ArrowSlit,
    Window,
    Portcullis,
    Fence,
    Hedge,
    Curtain,
    Smoke,
    Object,
    Invisible,
    OneWay,
    Other
};
enum class DoorLook : std::uint8_t { Door, DoubleDoor, SecretDoor, Window, Portcullis, Archway };
enum class TerrainLook : std::uint8_t {
    Difficult,
    VeryDifficult,
    Extreme,
    Obstacle,
    Rock,
    ShallowWater,
    DeepWater,
    Cover,
    LowCover,
    Smoke,
    ThickSmoke,
    DimLight,
    Darkness,
    PartyStart,
    FoeStart,
    Other
};
enum class PropLook : std::uint8_t {
    Table,
    Crate,
    Barrel,
    Pillar,
    Statue,
    Tree,
    Bush,
    Boulder,
    Stairs,
    Chest,
    Fire,
    Bed,
    Other
};

struct Shape {
    RecordId id;
    QRectF bounds;
};
struct PictureShape : Shape {
    std::string asset;
    QSize pixels;
    QRectF where;
};
struct FloorShape : Shape {
    Material material = Material::Stone;
    QPolygonF outline;
};
struct WallShape : Shape {
    WallLook look = WallLook::Stone;
    QPolygonF points;
    bool stopsLight = true;
    bool oneWay = false;  // acts on what comes from the left
    CoverTint cover = CoverTint::None;
    std::optional<board::OwnLook> own;  // painted in the place of the look
};
struct DoorShape : Shape {
    DoorLook look = DoorLook::Door;
    QPointF from;
    QPointF to;
    board::DoorState state = board::DoorState::Closed;
    bool stopsLight = true;
    bool found = false;  // players know it for a door
    CoverTint cover = CoverTint::None;
};
struct TerrainShape : Shape {
    TerrainLook look = TerrainLook::Difficult;
    std::vector<QPolygonF> cells;  // or several squares in one
    std::optional<board::OwnLook> own;
};
struct LightShape : Shape {
    QPointF at;
    double bright = 0;
    double dim = 0;
    QColor colour;
    int angle = 360;
    int direction = 0;
    bool on = true;
    QPolygonF lit;  // what the light reaches past walls and closed doors
};
struct PropShape : Shape {
    PropLook look = PropLook::Crate;
    QPointF at;
    QSizeF size;
    int rotation = 0;
    bool hidden = false;
};
struct TextShape : Shape {
    QPointF at;
    QString text;
    double height = 0.5;
    int rotation = 0;
    bool hidden = false;
};

// Ascending by id.
template <class S>
using Shapes = std::vector<std::shared_ptr<const S>>;

struct Ground {
    board::Extent extent;
    board::Kinds kinds;
    bool gridVisible = true;
    QRectF board;       // planeRect(extent)
    QPolygonF outline;  // boardOutline(extent)
    Shapes<PictureShape> pictures;
    Shapes<FloorShape> floors;
    Shapes<WallShape> walls;
    Shapes<DoorShape> doors;
    Shapes<TerrainShape> terrain;
    Shapes<LightShape> lights;
    Shapes<LightShape> carried;  // by creatures, with their ids
    Shapes<PropShape> props;
    Shapes<TextShape> texts;

    // Nothing but rock and grid: painted as fast as it is copied.
    bool isPlain() const {
        return pictures.empty() && floors.empty() && walls.empty() && doors.empty() && terrain.empty() &&
               lights.empty() && carried.empty() && props.empty() && texts.empty();
    }
    // Walls of a picture map are only traced: the picture shows them already.
    bool tracesWalls() const { return !pictures.empty() && floors.empty(); }
};
using GroundPtr = std::shared_ptr<const Ground>;

// The same ground without the layers that are hidden; the very same when none is.
GroundPtr withoutHidden(const GroundPtr& ground, const MapLayers& layers);

GroundPtr makeGround(const document::Encounter& encounter);

// The ground after an edit; `after` is the document with the changes applied. `dirty` receives the rectangles
// of the plane that look different now; it stays empty, and the ground the same, when only tokens, notes or
// records without a look changed. Equal to makeGround(after).
GroundPtr changedGround(const GroundPtr& ground, const document::Encounter& after,
                        const document::ChangeSet& changes, std::vector<QRectF>& dirty);

}  // namespace tenaille::ui
