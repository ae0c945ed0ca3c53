// SPDX-License-Identifier: MIT
//
// The one way in which Tenaille writes a file that matters. Promise: when the answer is success the new
// content is on the disk; when it is a problem the old file (or its absence) is untouched; whenever the
// program or the machine dies in between, the file is either the old one or the new one, whole.
//
// How: a nameless temporary file in the target's folder (a named one where the file system has no such
// thing), full write, fsync, read back and compared, exchanged with the target in one step, fsync of the
// folder. Only then the old file is removed; if that fsync fails it is exchanged back. Left to the disk: it
// may lie about fsync.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/io/posix.h"

namespace tenaille::io {

// Follow: the target of a link is replaced. Refuse: a link is no file (folders of pictures come with
// documents of others, and a link there could lead anywhere).
enum class Links : std::uint8_t { Follow, Refuse };

// Makes `bytes` the content of the file at `path`; mode bits and, where allowed, the owner are kept. A file
// without write permission and anything that is not a regular file (folder, device, pipe) are refused.
// Temporary files that a killed program left for this target are removed.
//
// `expected`: contentHash of what is replaced. If another program wrote the file in between, its content is
// put back and the answer is changedSince(); file systems that cannot exchange two files cannot tell.
Outcome writeFileSafely(const std::string& path, std::string_view bytes, Posix& posix = systemPosix(),
                        Links links = Links::Follow, const std::optional<std::string>& expected = {});

// What stands at `path` is on the disk from now on, links followed: a program that was killed while it wrote
// leaves what looks saved and still goes with the power. 0 or minus errno.
int confirmFile(const std::string& path, Posix& posix = systemPosix());

// The file that writing to `path` would replace: links followed, so that it can be locked or compared.
struct WriteTarget {
    std::string folder;  // "." or "/..." or relative
    std::string name;    // plain
    bool exists = false;
    bool linked = false;     // by a link
    FileStatus status = {};  // if it exists
};
Result<WriteTarget> resolveTarget(const std::string& path, Posix& posix = systemPosix(),
                                  Links links = Links::Follow);

// The folder of a path ("." when it names none) and the plain name in it.
std::string folderOf(const std::string& path);
std::string nameOf(const std::string& path);
// And back again: a name in the folder "." stays plain.
std::string joined(const std::string& folder, const std::string& name);

// Hexadecimal, for names that nobody else has.
std::string randomDigits(int count);

}  // namespace tenaille::io
