// SPDX-License-Identifier: MIT
//
// Bytes that arrive piece by piece: a file that is read once from front to back, or a text in memory. Readers
// of large foreign files work on this, so that a file of half a gigabyte is never in memory as a whole.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace tenaille::io {

class ByteSource {
  public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    // The next piece, valid until the next call; empty at the end.
    virtual Result<std::string_view> next() = 0;

    // How many bytes there will be, as far as known at the start: for progress, never for correctness.
    virtual std::uint64_t size() const = 0;
};

// Opens a regular file for reading from front to back. Folders, devices, pipes and sockets are refused
// without waiting for them, and so are empty files, files without permission and files above `limit` bytes (a
// file that grows while it is read is stopped at the limit). Problems name the file and the remedy.
Result<std::unique_ptr<ByteSource>> openFile(const std::string& path, std::uint64_t limit);

// The text itself, in pieces of `piece` bytes (0: all at once). The text must outlive the source.
std::unique_ptr<ByteSource> sourceOf(std::string_view text, std::size_t piece = 0);

}  // namespace tenaille::io
