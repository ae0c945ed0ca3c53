// SPDX-License-Identifier: MIT
//
// Random dungeons of donjon's generator (JSON, interop 1.8): a matrix of cells whose bits the file itself
// names. Floor, walls, doors by type, stairs; labels and what the rooms hold are notes for the GM.
#pragma once

#include "core/io/import/importer.h"
#include "core/io/json_value.h"

namespace tenaille::io {

bool isDonjon(const JsonValue& file);

// The problem: no floor in it, or it is larger than a board can be.
Result<Imported> importDonjon(const JsonValue& file, const std::string& path, const ImportOptions& options,
                              const ImportWatch& watch);

}  // namespace tenaille::io
