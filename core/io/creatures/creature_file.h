// SPDX-License-Identifier: MIT
//
// Files of creatures, told apart by what is in them and not by their names: our own JSON, Open5e, the
// 5e-database, tables (CSV). A new format is a pair of files beside this one and a line in creature_file.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/io/creatures/creatures_read.h"
#include "core/io/posix.h"

namespace tenaille::io {

// Reads the file, and the one beside it that holds its attacks where the format has such a thing. Either all
// of it comes in, as the report says, or nothing; a problem names the file, the place in it and what to do.
Result<CreaturesRead> readCreatures(const std::string& path, Posix& posix = systemPosix());

// The same of bytes: `path` is for messages; `attacks` is the text of the file beside, empty: none.
Result<CreaturesRead> readCreaturesText(std::string_view bytes, const std::string& path,
                                        std::string_view attacks = {});

// Creatures as a file of that name: a table if it ends with ".csv", else our JSON. `lost` notes what the
// table cannot hold.
std::string writeCreatures(const std::vector<creatures::LibraryCreature>& creatures, std::string_view path,
                           std::vector<ImportNote>& lost);

}  // namespace tenaille::io
