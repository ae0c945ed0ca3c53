// SPDX-License-Identifier: MIT
//
// Errors of the system as problems with a remedy.
#pragma once

#include <string>

#include "core/base/problem.h"
#include "core/io/posix.h"

namespace tenaille::io {

// `error` is an errno value. While reading the remedy is about access, while writing it adds that nothing was
// changed.
Problem readProblem(int error, const std::string& path);
Problem writeProblem(int error, const std::string& path);

// The file is no longer the one that was read.
Problem changedSince(const std::string& path);

// A folder, device, FIFO ... where a regular file is needed.
Problem notAFile(FileKind kind, const std::string& path);

}  // namespace tenaille::io
