// SPDX-License-Identifier: MIT
#include "ui/battle/swatches.h"

#include <QPixmap>

#include "ui/scene/render_image.h"

namespace tenaille::ui {

namespace {

constexpr std::int32_t kSwatchUnit = geometry::kUnitsPerCell;
constexpr int kDensity = 2;         // sharp on dense screens
constexpr double kCellPixels = 28;  // of one cell in a swatch

// Three cells by two, floored.
document::Encounter stoneFloor() {
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 3, 2});
    board::GridRecord grid = map.gridRecord();
    grid.visible = false;
    map.grid.put(std::move(grid));
    board::FloorRecord floor;
    floor.id = document::nextId(map);
    floor.material = "stone";
    floor.outline = {{-kSwatchUnit, -kSwatchUnit},
                     {4 * kSwatchUnit, -kSwatchUnit},
                     {4 * kSwatchUnit, 3 * kSwatchUnit},
                     {-kSwatchUnit, 3 * kSwatchUnit}};
    map.floors.put(std::move(floor));
    return map;
}

QIcon painted(const document::Encounter& map, const BoardColours& colours) {
    RenderOptions options;
    options.size = kSwatchSize * kDensity;
    options.density = kDensity;
    options.colours = colours;
    const double scale = kCellPixels * kDensity;
    // The middle of the board stands in the middle.
    const QPointF middle(options.size.width() / 2.0 - 1.5 * scale, options.size.height() / 2.0 - 1 * scale);
    options.camera = Camera{scale, middle};
    QPixmap picture = QPixmap::fromImage(renderBoard(map, options));
    picture.setDevicePixelRatio(kDensity);
    return QIcon(picture);
}

}  // namespace

QIcon swatchOf(const actions::MapElement& element, const BoardColours& colours) {
    document::Encounter map = stoneFloor();
    const RecordId id = document::nextId(map);
    constexpr geometry::LatticePoint kLeft{kSwatchUnit * 7 / 10, kSwatchUnit};
    constexpr geometry::LatticePoint kRight{kSwatchUnit * 23 / 10, kSwatchUnit};
    if (const auto* wall = std::get_if<board::WallRecord>(&element)) {
        board::WallRecord record = *wall;
        record.id = id;
        record.points = {kLeft, kRight};
        map.walls.put(std::move(record));
    } else if (const auto* door = std::get_if<board::DoorRecord>(&element)) {
        board::DoorRecord record = *door;
        record.id = id;
        record.where = {{kSwatchUnit, kSwatchUnit}, {2 * kSwatchUnit, kSwatchUnit}};
        map.doors.put(std::move(record));
    } else if (const auto* prop = std::get_if<board::PropRecord>(&element)) {
        board::PropRecord record = *prop;
        record.id = id;
        record.at = {kSwatchUnit * 3 / 2, kSwatchUnit};
        if (record.height > kSwatchUnit) std::swap(record.width, record.height);
        map.props.put(std::move(record));
    }
    return painted(map, colours);
}

QIcon terrainSwatch(const std::string& kind, const BoardColours& colours) {
    document::Encounter map = stoneFloor();
    board::TerrainRecord terrain;
    terrain.id = document::nextId(map);
    terrain.kind = kind;
    for (std::int32_t x = 0; x < 3; ++x)
        for (std::int32_t y = 0; y < 2; ++y) terrain.cells.push_back({x, y});
    map.terrain.put(std::move(terrain));
    return painted(map, colours);
}

}  // namespace tenaille::ui
