// SPDX-License-Identifier: MIT
#include "core/io/export/export_map.h"

#include "core/base/problem.h"

namespace tenaille::io {

std::string textOf(const ExportNote& note) {
    return fillTemplate(note.message, {std::to_string(note.count)});
}

const std::string* wholePicture(const document::Encounter& map, std::int32_t& pixelsPerCell) {
    const board::Extent& extent = map.gridRecord().extent;
    if (board::isHex(extent.grid) || map.pictures.size() != 1 || !map.floors.empty() ||
        !map.terrain.empty() || !map.props.empty() || !map.texts.empty())
        return nullptr;
    const board::PictureRecord& picture = *map.pictures.begin();
    const auto asset = map.assets.find(picture.asset);
    const bool covers = picture.x == 0 && picture.y == 0 &&
                        picture.width == extent.width * geometry::kUnitsPerCell &&
                        picture.height == extent.height * geometry::kUnitsPerCell;
    if (!covers || asset == map.assets.end() || picture.pixelWidth % extent.width != 0 ||
        picture.pixelWidth / extent.width * extent.height != picture.pixelHeight)
        return nullptr;
    pixelsPerCell = picture.pixelWidth / extent.width;
    return asset->second.get();
}

}  // namespace tenaille::io
