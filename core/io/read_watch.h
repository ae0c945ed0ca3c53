// SPDX-License-Identifier: MIT
//
// How somebody watches and stops a long reading.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "core/base/problem.h"

namespace tenaille::io {

struct ReadWatch {
    // Both are used from the reading thread, about every quarter megabyte. Bytes; a total of 0: the end is
    // not known.
    std::function<void(std::uint64_t done, std::uint64_t total)> progress = {};
    std::stop_token stop = {};
};

// The problem that a stopped reading of a document ends with.
inline Problem readingCancelled() {
    return {TENAILLE_PROBLEM("Opening was cancelled."), {}, TENAILLE_PROBLEM("Nothing was changed.")};
}

}  // namespace tenaille::io
