// SPDX-License-Identifier: MIT
//
// A plain picture as a map: nothing but the picture, on as many squares as it is said or guessed to show
// (picture_cells.h). The window asks instead of guessing.
#pragma once

#include "core/io/import/importer.h"

namespace tenaille::io {

// By the ending of its name: PNG, JPEG, WebP, GIF, BMP.
bool isPictureName(std::string_view path);

// The picture keeps its proportions: it fills the board along one side. The problem: no picture, one that
// is too large, or a part of one.
Result<Imported> importPicture(const std::string& path, const ImportOptions& options = {},
                               const ImportWatch& watch = {});

}  // namespace tenaille::io
