// SPDX-License-Identifier: MIT
//
// UvttFile: what a Universal VTT file says (.uvtt .dd2vtt .df2vtt, interop 1.1), nothing added and nothing
// interpreted: positions in cells, absolute as in the file (the origin of a crop is not subtracted), colours
// as written. uvtt_reader.h fills it, uvtt_to_map.h makes a map of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/problem.h"
#include "core/io/picture_header.h"

namespace tenaille::io {

struct UvttPoint {
    double x = 0;
    double y = 0;
    friend bool operator==(const UvttPoint&, const UvttPoint&) = default;
};

using UvttPolyline = std::vector<UvttPoint>;

struct UvttPortal {
    std::optional<UvttPoint> position;  // middle
    UvttPoint from;                     // bounds[0]
    UvttPoint to;                       // bounds[1]
    std::optional<bool> closed;
    std::optional<bool> freestanding;
    friend bool operator==(const UvttPortal&, const UvttPortal&) = default;
};

struct UvttLight {
    UvttPoint position;
    std::optional<double> range;      // radius in cells
    std::optional<double> intensity;  // factor
    std::string colour;               // empty if absent
    std::optional<bool> shadows;
    friend bool operator==(const UvttLight&, const UvttLight&) = default;
};

// The member `image`. Geometry counts without it (Q8), so a bad picture is no reason to refuse the file.
struct UvttPicture {
    std::string bytes;                    // of the picture file; empty if there is none to show
    std::optional<PictureHeader> header;  // set exactly when `bytes` is a picture
    bool given = false;                   // the member is there and not empty
    std::string path;                     // the text, when it is the path of a picture instead of the picture
    std::optional<Problem> problem;       // why a given picture cannot be shown
};

// Entries that lack what they need (nulls, missing members: Q9) and were left out.
struct UvttSkipped {
    std::string list;    // "portals", "lights", "line_of_sight", ...
    std::string reason;  // "noPoint", "noBounds", "noPosition", "null"
    std::string first;   // path of the first one: "portals[3]"
    std::size_t count = 0;
    friend bool operator==(const UvttSkipped&, const UvttSkipped&) = default;
};

struct UvttFile {
    std::string format;  // as written, "0.3"; empty if absent
    UvttPoint mapOrigin;
    UvttPoint mapSize;             // both > 0
    bool sizeFromPicture = false;  // the file did not give map_size
    double pixelsPerGrid = 0;      // > 0
    std::vector<UvttPolyline> lineOfSight;
    std::vector<UvttPolyline> objectsLineOfSight;
    std::vector<UvttPortal> portals;
    std::vector<UvttLight> lights;
    std::optional<bool> bakedLighting;
    std::string ambientLight;  // empty if absent
    UvttPicture picture;
    std::vector<UvttSkipped> skipped;
};

}  // namespace tenaille::io
