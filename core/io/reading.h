// SPDX-License-Identifier: MIT
//
// Reading: what a reader of our own files carries along. A reader does not stop at the first fault: it notes
// the problem, goes on with the default value, and the whole is refused at the end if any problem was noted.
// So `tenaille validate` can list them all.
#pragma once

#include <utility>
#include <vector>

#include "core/base/problem.h"
#include "core/board/grid.h"
#include "core/io/json_path.h"

namespace tenaille::io {

// More faults than this are not listed: the file is something else altogether.
inline constexpr std::size_t kMaxProblems = 100;

// The remedy for most faults of them.
inline constexpr const char* kOpenOlder = TENAILLE_PROBLEM("Correct it, or open an older copy of the file.");

struct Reading {
    board::GridKind grid = board::GridKind::Square;  // names of facings and footprints depend on it
    std::vector<Problem> problems;                   // at most `most`; the reading failed if there is one
    std::vector<Problem> notices;                    // worth saying, harmless
    std::size_t terrainCells = 0;                    // so far, as they are written
    std::size_t most = kMaxProblems;

    void fail(const JsonPath& path, const Problem& problem) {
        if (problems.size() < most) problems.push_back(problem.at(path.text()));
    }
    void notice(const JsonPath& path, const Problem& problem) {
        if (notices.size() < kMaxProblems) notices.push_back(problem.at(path.text()));
    }
    bool failed() const { return !problems.empty(); }
};

}  // namespace tenaille::io
