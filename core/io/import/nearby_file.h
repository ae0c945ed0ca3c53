// SPDX-License-Identifier: MIT
//
// The files beside a map that it names: pictures, tile sets.
#pragma once

#include <optional>
#include <string>

namespace tenaille::io {

// Where the file lies that the map at `mapPath` calls `source`: at that path as it is written or with its
// "%20" decoded, else under its bare name beside the map. It must be a plain file in the folder of the map or
// below it (links followed): nothing above that and nothing on the net is looked at. Nothing: not there.
std::optional<std::string> nearbyFile(const std::string& mapPath, const std::string& source);

}  // namespace tenaille::io
