// SPDX-License-Identifier: MIT
//
// `.json` says nothing about a map: Universal VTT, Foundry, Watabou and donjon all use it. The members at the
// top of the file tell.
#pragma once

#include "core/io/import/importer.h"

namespace tenaille::io {

Result<Imported> importJson(const std::string& path, const ImportOptions& options, const ImportWatch& watch);

}  // namespace tenaille::io
