// SPDX-License-Identifier: MIT
//
// One-page dungeons of Watabou's generator (JSON, interop 1.7): rooms are rectangles or round, doors are
// cells of their own that join what lies before and behind them. Floor, walls, doors by type, water, pillars
// and notes; the map is drawn by us.
#pragma once

#include "core/io/import/importer.h"
#include "core/io/json_value.h"

namespace tenaille::io {

bool isWatabou(const JsonValue& file);

// The problem: no room in it, or it is larger than a board can be.
Result<Imported> importWatabou(const JsonValue& file, const std::string& path, const ImportOptions& options,
                               const ImportWatch& watch);

}  // namespace tenaille::io
