// SPDX-License-Identifier: MIT
//
// What a document holds, in numbers: for `tenaille info` and for comparing a map before and after an import
// or an export. Lengths are in cells and for people only: no ruling reads them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/document/encounter.h"
#include "core/io/json_value.h"

namespace tenaille::io {

struct PictureInfo {
    std::int64_t width = 0;  // pixels
    std::int64_t height = 0;
    std::string format;  // "png", "jpeg", "webp"
};

// Segments have positive length. Walls of kind "object" (outlines of furniture in foreign maps) are counted
// apart; doors of kind "window" are windows.
struct DocumentInfo {
    std::string grid;        // "square", "hexPointy", "hexFlat"
    std::int32_t width = 0;  // cells
    std::int32_t height = 0;
    std::size_t walls = 0;
    std::size_t segments = 0;
    double wallLength = 0;
    std::size_t objects = 0;
    std::size_t objectSegments = 0;
    std::size_t doors = 0;
    std::size_t windows = 0;
    std::size_t lights = 0;
    std::size_t creatures = 0;
    std::optional<PictureInfo> picture;  // the first one
};

// `clip`: only what lies on the map, walls cut at its border (the rectangle round all cells). What touches
// the border in one point only lies outside; what runs along it lies inside.
DocumentInfo documentInfo(const document::Encounter& encounter, bool clip);

// {"grid", "width", "height", "walls", "segments", "wallLength", "objects", "objectSegments", "doors",
// "windows", "lights", "creatures", "picture": {"width", "height", "format"} or null}
JsonValue infoJson(const DocumentInfo& info);

}  // namespace tenaille::io
