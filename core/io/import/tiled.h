// SPDX-License-Identifier: MIT
//
// Maps of the Tiled editor (.tmx; interop 1.6): squares and hexes of either stagger, endless maps too. Layers
// of tiles become floors and terrain by the words of tiles and layers (tiled_words.h), objects walls, doors,
// lights, starts, areas of terrain, texts, or else notes; the first picture that lies beside the file becomes
// the picture of the map.
#pragma once

#include "core/io/import/importer.h"

namespace tenaille::io {

Result<Imported> importTiled(const std::string& path, const ImportOptions& options, const ImportWatch& watch);

}  // namespace tenaille::io
