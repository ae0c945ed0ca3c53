// SPDX-License-Identifier: MIT
#include "ui/scene/shapes_of.h"

#include <QTransform>
#include <array>
#include <cmath>
#include <string_view>

#include "core/board/kinds.h"
#include "ui/scene/camera.h"

namespace tenaille::ui {

namespace {

// How far the paint of a shape reaches beyond its geometry, in cells.
constexpr double kFloorReach = 2.2;  // the hatching around a floor
constexpr double kWallReach = 0.6;   // half its thickness and its shadow
constexpr double kPropReach = 0.35;  // shadow

constexpr std::array<std::string_view, kMaterialCount> kMaterials{
    "stone", "wood", "grass", "dirt", "sand", "water", "rock", "cobbles", "marble", "snow"};
constexpr std::array<std::string_view, 12> kWallLooks{"stone",      "lowWall", "arrowSlit", "window",
                                                      "portcullis", "fence",   "hedge",     "curtain",
                                                      "smoke",      "object",  "invisible", "oneWay"};
constexpr std::array<std::string_view, 6> kDoorLooks{"door",   "doubleDoor", "secretDoor",
                                                     "window", "portcullis", "archway"};
constexpr std::array<std::string_view, 15> kTerrainLooks{
    "difficult", "veryDifficult", "extreme",    "obstacle", "rock",     "shallowWater", "deepWater", "cover",
    "lowCover",  "smoke",         "thickSmoke", "dimLight", "darkness", "partyStart",   "foeStart"};
constexpr std::array<std::string_view, 12> kPropLooks{"table",  "crate", "barrel", "pillar",
                                                      "statue", "tree",  "bush",   "boulder",
                                                      "stairs", "chest", "fire",   "bed"};

// Index of the id; the number of ids for an unknown one.
template <class Ids>
std::size_t indexOf(const Ids& ids, std::string_view id) {
    return static_cast<std::size_t>(std::find(ids.begin(), ids.end(), id) - ids.begin());
}

QPolygonF polygonOf(board::GridKind grid, const std::vector<board::LatticePoint>& points) {
    QPolygonF polygon;
    polygon.reserve(static_cast<qsizetype>(points.size()));
    for (const auto point : points) polygon << planePoint(grid, point);
    return polygon;
}

QRectF grown(const QRectF& box, double by) { return box.adjusted(-by, -by, by, by); }

double cells(std::int32_t units) { return static_cast<double>(units) / geometry::kUnitsPerCell; }

}  // namespace

PictureShape shapeOf(const ShapeMeans&, const board::PictureRecord& record) {
    PictureShape shape;
    shape.id = record.id;
    shape.asset = record.asset;
    shape.pixels = {record.pixelWidth, record.pixelHeight};
    shape.where = {cells(record.x), cells(record.y), cells(record.width), cells(record.height)};
    shape.bounds = shape.where;
    return shape;
}

FloorShape shapeOf(const ShapeMeans& means, const board::FloorRecord& record) {
    FloorShape shape;
    shape.id = record.id;
    const std::size_t material = indexOf(kMaterials, record.material);
    shape.material = material < kMaterials.size() ? static_cast<Material>(material) : Material::Stone;
    shape.outline = polygonOf(means.grid, record.outline);
    shape.bounds = grown(shape.outline.boundingRect(), kFloorReach);
    return shape;
}

WallShape shapeOf(const ShapeMeans& means, const board::WallRecord& record) {
    WallShape shape;
    shape.id = record.id;
    const board::WallKind* kind = means.kinds.wallLike(record.kind);
    const board::NamedLook drawn = board::drawnLook(means.kinds.wall(record.kind), record.kind);
    shape.look = static_cast<WallLook>(indexOf(kWallLooks, drawn.like));
    shape.own = drawn.own;
    shape.points = polygonOf(means.grid, record.points);
    shape.oneWay = kind != nullptr && kind->effect.oneWay;
    shape.stopsLight = kind != nullptr && kind->effect.stopsSight;
    if (kind != nullptr) shape.cover = coverTintOf(kind->effect);
    shape.bounds = grown(shape.points.boundingRect(), kWallReach);
    return shape;
}

DoorShape shapeOf(const ShapeMeans& means, const board::DoorRecord& record) {
    DoorShape shape;
    shape.id = record.id;
    const board::DoorKind* kind = means.kinds.door(record.kind);
    const std::size_t look = indexOf(kDoorLooks, board::lookOf(kind, record.kind));
    shape.look = look < kDoorLooks.size() ? static_cast<DoorLook>(look) : DoorLook::Door;
    shape.from = planePoint(means.grid, record.where.a);
    shape.to = planePoint(means.grid, record.where.b);
    shape.state = record.state;
    shape.found = record.memory != board::DoorMemory::Unseen;
    shape.stopsLight = kind != nullptr && kind->closed.stopsSight && record.state != board::DoorState::Open;
    if (kind != nullptr) shape.cover = coverTintOf(kind->closed);
    const QPointF span = shape.to - shape.from;
    // An open leaf swings out by its own length.
    shape.bounds =
        grown(QRectF(shape.from, shape.to).normalized(), kWallReach + std::hypot(span.x(), span.y()));
    return shape;
}

TerrainShape shapeOf(const ShapeMeans& means, const board::TerrainRecord& record) {
    TerrainShape shape;
    shape.id = record.id;
    const board::NamedLook drawn = board::drawnLook(means.kinds.terrain(record.kind), record.kind);
    shape.look = static_cast<TerrainLook>(indexOf(kTerrainLooks, drawn.like));
    shape.own = drawn.own;
    for (std::size_t i = 0; i < record.cells.size();) {
        const board::Cell first = record.cells[i++];
        QPolygonF area = polygonOf(means.grid, board::corners(means.grid, first));
        if (!board::isHex(means.grid)) {
            // Squares below each other are one rectangle: whole boards are filled with terrain.
            const std::size_t begin = i;
            while (i < record.cells.size() && record.cells[i].x == first.x &&
                   record.cells[i].y == record.cells[i - 1].y + 1)
                ++i;
            const auto down = static_cast<double>(i - begin);
            area = QPolygonF(area.boundingRect().adjusted(0, 0, 0, down));
        }
        shape.cells.push_back(area);
        shape.bounds |= shape.cells.back().boundingRect();
    }
    shape.bounds = grown(shape.bounds, 0.1);
    return shape;
}

LightShape shapeOf(const ShapeMeans& means, const board::LightRecord& record) {
    LightShape shape;
    shape.id = record.id;
    shape.at = planePoint(means.grid, record.at);
    shape.bright = cells(record.bright);
    shape.dim = std::max(cells(record.dim), shape.bright);
    shape.colour = QColor::fromRgba(record.colour);
    shape.angle = record.angle;
    shape.direction = record.direction;
    shape.on = record.on;
    const double reach = shape.dim + 0.5;
    shape.bounds = QRectF(shape.at, shape.at).adjusted(-reach, -reach, reach, reach);
    return shape;
}

PropShape shapeOf(const ShapeMeans& means, const board::PropRecord& record) {
    PropShape shape;
    shape.id = record.id;
    shape.look =
        static_cast<PropLook>(indexOf(kPropLooks, board::lookOf(means.kinds.prop(record.kind), record.kind)));
    shape.at = planePoint(means.grid, record.at);
    shape.size = {cells(record.width), cells(record.height)};
    shape.rotation = record.rotation;
    shape.hidden = record.hidden;
    shape.bounds = grown(propOutline(shape).boundingRect(), kPropReach);
    return shape;
}

TextShape shapeOf(const ShapeMeans& means, const board::TextRecord& record) {
    TextShape shape;
    shape.id = record.id;
    shape.at = planePoint(means.grid, record.at);
    shape.text = QString::fromStdString(record.text);
    shape.height = cells(record.height);
    shape.rotation = record.rotation;
    shape.hidden = record.hidden;
    // No letter is wider than its line is high.
    const double reach = shape.height * (static_cast<double>(shape.text.size()) / 2 + 1.5);
    shape.bounds = QRectF(shape.at, shape.at).adjusted(-reach, -reach, reach, reach);
    return shape;
}

QPolygonF textOutline(const TextShape& text) {
    constexpr double kHalfLetter = 0.32;  // wide, of the height of the letters
    constexpr double kHalfLine = 0.6;
    const double half = std::max(0.5, kHalfLetter * static_cast<double>(text.text.size())) * text.height;
    QTransform turn;
    turn.translate(text.at.x(), text.at.y());
    turn.rotate(text.rotation);
    return turn.map(
        QPolygonF(QRectF(-half, -kHalfLine * text.height, 2 * half, 2 * kHalfLine * text.height)));
}

QPolygonF propOutline(const PropShape& prop) {
    QTransform turn;
    turn.translate(prop.at.x(), prop.at.y());
    turn.rotate(prop.rotation);
    const double w = prop.size.width() / 2;
    const double h = prop.size.height() / 2;
    return turn.map(QPolygonF({{-w, -h}, {w, -h}, {w, h}, {-w, h}}));
}

}  // namespace tenaille::ui
