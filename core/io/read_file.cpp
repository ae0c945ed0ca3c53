// SPDX-License-Identifier: MIT
#include "core/io/read_file.h"

#include <fcntl.h>

#include <algorithm>

#include "core/io/file_problem.h"

namespace tenaille::io {

namespace {

constexpr std::size_t kWatchedPiece = std::size_t{4} << 20;  // whoever watches hears after each

Problem tooLarge(std::size_t limit, const std::string& path) {
    return Problem{TENAILLE_PROBLEM("The file is larger than %1 MB."),
                   {std::to_string(limit >> 20)},
                   TENAILLE_PROBLEM("This is no file of Tenaille, or it must be split.")}
        .inFile(path);
}

}  // namespace

Result<std::string> readOpenFile(int file, const std::string& path, ReadLimits limits, Posix& posix,
                                 const ReadWatch& watch) {
    FileStatus status;
    if (const int error = posix.status(file, status); error < 0) return readProblem(-error, path);
    if (status.kind != FileKind::Regular) return notAFile(status.kind, path);
    const auto expected = static_cast<std::size_t>(std::max<std::int64_t>(status.size, 0));
    if (expected > limits.bytes) return tooLarge(limits.bytes, path);

    std::string bytes;
    std::size_t size = 0;
    while (true) {
        if (watch.stop.stop_requested()) return readingCancelled().inFile(path);
        // One byte more than the size that the system gives finds the end, or that the file is growing.
        if (size == bytes.size()) bytes.resize(std::max(expected + 1, size + size / 2 + 4096));
        const std::size_t most = std::min(bytes.size() - size, kWatchedPiece);
        const std::int64_t count = uninterrupted([&] { return posix.read(file, bytes.data() + size, most); });
        if (count < 0) return readProblem(static_cast<int>(-count), path);
        if (count == 0) break;
        size += static_cast<std::size_t>(count);
        if (size > limits.bytes) return tooLarge(limits.bytes, path);
        if (watch.progress) watch.progress(size, expected);
    }
    bytes.resize(size);
    if (bytes.empty() && !limits.emptyIsFine)
        return Problem{
            TENAILLE_PROBLEM("The file is empty."), {}, TENAILLE_PROBLEM("Take another copy of it.")}
            .inFile(path);
    return bytes;
}

Result<std::string> readFile(const std::string& path, ReadLimits limits, Posix& posix,
                             const ReadWatch& watch) {
    // O_NONBLOCK: opening a pipe without a writer must not hang.
    const OpenFile file(posix, uninterrupted([&] {
                            return posix.open(Posix::kHere, path, O_RDONLY | O_NONBLOCK | O_NOCTTY, 0);
                        }));
    if (!file.ok()) return readProblem(file.error(), path);
    return readOpenFile(file.get(), path, limits, posix, watch);
}

}  // namespace tenaille::io
