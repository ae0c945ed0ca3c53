// SPDX-License-Identifier: MIT
#include "core/io/set_aside.h"

#include <cerrno>

#include "core/io/file_problem.h"
#include "core/io/safe_writer.h"

namespace tenaille::io {

Result<std::string> setAside(const NameAside& named, std::string_view bytes, Posix& posix) {
    constexpr int kMost = 1'000;
    for (int number = 1;; ++number) {
        const std::string path = named(number == 1 ? "damaged" : "damaged-" + std::to_string(number));
        FileStatus status;
        const int found = uninterrupted([&] { return posix.statusOf(Posix::kHere, path, status); });
        if (found == -ENOENT) {
            const Outcome written = writeFileSafely(path, bytes, posix);
            return written ? Result<std::string>(path) : Result<std::string>(written.problem());
        }
        if (found < 0) return writeProblem(-found, path);
        if (number == kMost) return writeProblem(EEXIST, path);
    }
}

}  // namespace tenaille::io
