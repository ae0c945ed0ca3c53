// SPDX-License-Identifier: MIT
#pragma once

// What a writer makes of a disk that has no room left.

#include <functional>
#include <string>

namespace tenaille::test {

struct FullDiskTally {
    bool mounted = false;  ///< false: only root may make such a disk, nothing was tried
    int trials = 0;
    int refusals = 0;
    int violations = 0;  ///< of "what counts as saved is there, what does not has changed nothing"
    std::string first;   ///< what went wrong first
};

/// Lets it write over a file of 5 000 bytes on a small disk of memory: sizes around the buffers of the usual
/// writers, with 0 to 16 free pages each. It returns whether the file counts as saved.
FullDiskTally onFullDisks(const std::function<bool(const std::string& path, const std::string& bytes)>& save);

}  // namespace tenaille::test
