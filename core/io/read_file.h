// SPDX-License-Identifier: MIT
//
// Reading a whole regular file into memory.
#pragma once

#include <cstddef>
#include <string>

#include "core/base/result.h"
#include "core/io/posix.h"
#include "core/io/read_watch.h"

namespace tenaille::io {

struct ReadLimits {
    std::size_t bytes = std::size_t{64} << 20;
    bool emptyIsFine = false;
};

// The bytes of the file. Links are followed. Folders, devices, pipes and sockets are refused without opening
// them for long (a pipe never blocks), and so are files that are empty, larger than the limit (also when they
// grow while they are read) or not readable. The problem names the file.
Result<std::string> readFile(const std::string& path, ReadLimits limits = {}, Posix& posix = systemPosix(),
                             const ReadWatch& watch = {});

// The same for a file that is open already; `path` is for messages.
Result<std::string> readOpenFile(int file, const std::string& path, ReadLimits limits = {},
                                 Posix& posix = systemPosix(), const ReadWatch& watch = {});

}  // namespace tenaille::io
