// SPDX-License-Identifier: MIT
//
// A map for the commands, whether it is a document of ours or one of another program.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/document/encounter.h"
#include "core/io/import/importer.h"

namespace tenaille::app {

struct AnyMap {
    document::Encounter map;
    std::vector<io::ImportNote> notes;  // of an import
    std::vector<Problem> notices;       // of a document of ours: what was read all the same
};

// Whether it is brought in rather than opened: a map of another program or a picture.
bool isForeign(const std::string& path);
Result<io::Imported> readForeign(const std::string& path, const io::ImportOptions& options = {});

// Problems name the file.
Result<AnyMap> readAnyMap(const std::string& path);

}  // namespace tenaille::app
