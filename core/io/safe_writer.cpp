// SPDX-License-Identifier: MIT
#include "core/io/safe_writer.h"

#include <fcntl.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <optional>
#include <random>

#include "core/io/content_hash.h"
#include "core/io/document_limits.h"
#include "core/io/file_problem.h"
#include "core/io/read_file.h"

namespace tenaille::io {

namespace {

constexpr std::string_view kSuffix = ".tenaille-tmp";
constexpr std::size_t kMaxName = 255;
constexpr int kMaxLinks = 40;
constexpr int kMostExchanges = 16;
constexpr std::chrono::seconds kPatience{2};

// ".tomb.encounter.json." + random digits + suffix; long names are cut.
std::string prefixOf(const std::string& name) {
    constexpr std::size_t kRoom = kMaxName - 16 - kSuffix.size() - 2;
    return "." + name.substr(0, kRoom) + ".";
}

// File systems without nameless temporary files say so in one of these ways.
bool isUnsupported(int error) {
    return error == EOPNOTSUPP || error == EINVAL || error == EISDIR || error == ENOENT || error == ENOSYS;
}

// One attempt to replace the target. Everything it made is gone again when it failed.
class Attempt {
  public:
    Attempt(Posix& posix, int folder, const WriteTarget& target, const std::optional<std::string>& expected)
        : m_posix(posix), m_folder(folder), m_target(target), m_expected(expected), m_file(posix, -EBADF) {}
    Attempt(const Attempt&) = delete;
    Attempt& operator=(const Attempt&) = delete;
    ~Attempt() {
        if (!m_temporary.empty()) uninterrupted([&] { return m_posix.unlink(m_folder, m_temporary); });
    }

    // 0 or minus errno.
    int run(std::string_view bytes, bool nameless) {
        m_bytes = bytes;
        int error = open(nameless);
        if (error >= 0) error = fill(bytes);
        if (error >= 0 && nameless) error = giveName();
        if (error >= 0) error = replace();
        return error;
    }

    // Another program wrote the file meanwhile; it is there again.
    bool foundAnother() const { return m_foundAnother; }
    // The new file stands there, but the disk did not confirm it and the old one is gone.
    bool unconfirmed() const { return m_unconfirmed; }

  private:
    int open(bool nameless) {
        const std::string name = nameless ? "." : freshName();
        const int flags = nameless ? O_TMPFILE | O_RDWR : O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW;
        m_file = OpenFile(m_posix, uninterrupted([&] { return m_posix.open(m_folder, name, flags, 0666); }));
        if (!m_file.ok()) return -m_file.error();
        if (!nameless) m_temporary = name;
        // Tells removeOrphans() of another program that this one is alive; without a lock it would be spared
        // too.
        m_posix.lock(m_file.get());
        return 0;
    }
    std::string freshName() const {
        return prefixOf(m_target.name) + randomDigits(16) + std::string(kSuffix);
    }

    int fill(std::string_view bytes) {
        if (const int error = keepAttributes(); error < 0) return error;
        if (const int error = writeAll(m_posix, m_file.get(), bytes); error < 0) return error;
        if (const int error = uninterrupted([&] { return m_posix.sync(m_file.get()); }); error < 0)
            return error;
        return compare(bytes);
    }

    int keepAttributes() {
        if (!m_target.exists) return 0;
        FileStatus own;
        if (const int error = m_posix.status(m_file.get(), own); error < 0) return error;
        const FileStatus& old = m_target.status;
        // Only root may give files away; others keep what they can.
        if (own.owner != old.owner || own.group != old.group)
            m_posix.setOwner(m_file.get(), old.owner, old.group);
        const int error = uninterrupted([&] { return m_posix.setMode(m_file.get(), old.mode); });
        return error == -EPERM || error == -EOPNOTSUPP ? 0 : error;  // file systems without modes
    }

    int compare(std::string_view bytes) {
        std::string piece(std::min<std::size_t>(bytes.size() + 1, 1 << 16), '\0');
        std::size_t offset = 0;
        while (true) {
            const std::int64_t count = uninterrupted([&] {
                return m_posix.readAt(m_file.get(), piece.data(), piece.size(),
                                      static_cast<std::int64_t>(offset));
            });
            if (count < 0) return static_cast<int>(count);
            if (count == 0) return offset == bytes.size() ? 0 : -EIO;
            const auto size = static_cast<std::size_t>(count);
            if (bytes.substr(std::min(offset, bytes.size()), size) != std::string_view(piece).substr(0, size))
                return -EIO;
            offset += size;
        }
    }

    int giveName() {
        const std::string name = freshName();
        const int error = uninterrupted([&] { return m_posix.linkOpenFile(m_file.get(), m_folder, name); });
        // No /proc, a sandbox, a full folder: a named file either does better or says why not.
        if (error < 0) return -EOPNOTSUPP;
        m_temporary = name;
        return 0;
    }

    int rename(RenameMode mode) {
        return uninterrupted([&] { return m_posix.rename(m_folder, m_temporary, m_target.name, mode); });
    }

    int replace() {
        RenameMode mode = m_target.exists ? RenameMode::Exchange : RenameMode::NoReplace;
        int error = rename(mode);
        if (error == -EINVAL || error == -ENOSYS || error == -EOPNOTSUPP) {
            // Nothing can be put back afterwards: once more at the last moment.
            error = m_target.exists ? checkExpected(m_target.name) : 0;
            if (error < 0) return error;
            mode = RenameMode::Replace;
            error = rename(mode);
        }
        if (error < 0) return error;
        if (mode != RenameMode::Exchange) m_temporary.clear();
        error = mode == RenameMode::Exchange ? checkExpected(m_temporary) : 0;
        if (error >= 0) error = syncFolder(m_posix, m_folder);
        if (error < 0) takeBack(mode);
        return error;
    }
    // The file of that name must be the one that was to be replaced.
    int checkExpected(const std::string& name) {
        if (!m_expected) return 0;
        const Result<std::string> text = contentOf(name);
        if (!text) return -EIO;
        m_foundAnother = contentHash(*text) != *m_expected;
        return m_foundAnother ? -ESTALE : 0;
    }
    Result<std::string> contentOf(const std::string& name) {
        const OpenFile file(m_posix, uninterrupted([&] {
                                return m_posix.open(m_folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, 0);
                            }));
        if (!file.ok()) return readProblem(file.error(), m_target.name);
        return readOpenFile(file.get(), m_target.name, {kDocumentJson.bytes, true}, m_posix);
    }

    // It is another one than was to be replaced, or the folder could not be synced: nobody knows what the
    // disk holds, so the old state is put back. A file system that cannot exchange files has lost it.
    void takeBack(RenameMode mode) {
        if (mode == RenameMode::Exchange)
            exchangeBack();
        else if (m_target.exists)
            m_unconfirmed = true;
        else if (const Result<std::string> text = contentOf(m_target.name); !text || *text == m_bytes)
            uninterrupted([&] { return m_posix.unlink(m_folder, m_target.name); });
        syncFolder(m_posix, m_folder);
    }
    // Another program may have written once more meanwhile: what comes out is then newer than what went in,
    // and goes back.
    void exchangeBack() {
        std::string placed(m_bytes);
        for (int i = 0; i < kMostExchanges; ++i) {
            Result<std::string> next = contentOf(m_temporary);
            if (rename(RenameMode::Exchange) < 0) {
                // What they wrote is here alone: never thrown away.
                rename(RenameMode::NoReplace);
                m_temporary.clear();
                return;
            }
            const Result<std::string> out = contentOf(m_temporary);
            if (!next || !out || *out == placed) return;
            placed = *std::move(next);
        }
    }

    Posix& m_posix;
    int m_folder;
    const WriteTarget& m_target;
    const std::optional<std::string>& m_expected;
    OpenFile m_file;
    std::string_view m_bytes;
    std::string m_temporary;  // name of what must be removed at the end
    bool m_unconfirmed = false;
    bool m_foundAnother = false;
};

bool isOrphanName(const std::string& name, const std::string& prefix) {
    return name.size() == prefix.size() + 16 + kSuffix.size() && name.starts_with(prefix) &&
           name.ends_with(kSuffix);
}

// Temporary files of this target that nobody holds any more. Failing costs nothing but their place.
void removeOrphans(Posix& posix, int folder, const std::string& targetName) {
    std::vector<std::string> names;
    if (posix.list(folder, names) < 0) return;
    const std::string prefix = prefixOf(targetName);
    for (const std::string& name : names) {
        if (!isOrphanName(name, prefix)) continue;
        const OpenFile file(posix, posix.open(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, 0));
        if (file.ok() && posix.lock(file.get()) >= 0) posix.unlink(folder, name);
    }
}

}  // namespace

std::string joined(const std::string& folder, const std::string& name) {
    return folder == "." ? name : folder.ends_with('/') ? folder + name : folder + '/' + name;
}

std::string randomDigits(int count) {
    std::random_device device;
    std::string digits;
    for (int i = 0; i < count; ++i) digits += "0123456789abcdef"[device() & 15u];
    return digits;
}

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

std::string nameOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? path : path.substr(slash + 1);
}

Result<WriteTarget> resolveTarget(const std::string& path, Posix& posix, Links links) {
    std::string at = path;
    for (int followed = 0; followed <= kMaxLinks; ++followed) {
        WriteTarget target{folderOf(at), nameOf(at), false, followed > 0};
        if (target.name.empty() || target.name == "." || target.name == "..")
            return notAFile(FileKind::Folder, path);
        const int error = uninterrupted([&] { return posix.statusOf(Posix::kHere, at, target.status); });
        if (error == -ENOENT) return target;
        if (error < 0) return writeProblem(-error, path);
        target.exists = true;
        if (target.status.kind == FileKind::Regular) return target;
        if (target.status.kind != FileKind::Link || links == Links::Refuse)
            return notAFile(target.status.kind, path);
        std::string next;
        const int failed = uninterrupted([&] { return posix.readLink(Posix::kHere, at, next); });
        if (failed < 0) return writeProblem(-failed, path);
        at = next.starts_with('/') ? next : joined(target.folder, next);
    }
    return writeProblem(ELOOP, path);
}

int confirmFile(const std::string& path, Posix& posix) {
    const Result<WriteTarget> target = resolveTarget(path, posix);
    if (!target || !target->exists) return -ENOENT;
    const OpenFile folder(posix, uninterrupted([&] {
                              return posix.open(Posix::kHere, target->folder, O_RDONLY | O_DIRECTORY, 0);
                          }));
    if (!folder.ok()) return -folder.error();
    const OpenFile file(posix, uninterrupted([&] {
                            return posix.open(folder.get(), target->name, O_RDONLY | O_NONBLOCK, 0);
                        }));
    if (!file.ok()) return -file.error();
    const int error = uninterrupted([&] { return posix.sync(file.get()); });
    return error < 0 ? error : syncFolder(posix, folder.get());
}

Outcome writeFileSafely(const std::string& path, std::string_view bytes, Posix& posix, Links links,
                        const std::optional<std::string>& expected) {
    const Result<WriteTarget> target = resolveTarget(path, posix, links);
    if (!target) return target.problem();
    const OpenFile folder(posix, uninterrupted([&] {
                              return posix.open(Posix::kHere, target->folder, O_RDONLY | O_DIRECTORY, 0);
                          }));
    if (!folder.ok())
        return writeProblem(folder.error(), target->linked ? joined(target->folder, target->name) : path);
    if (target->exists) {
        const int error = uninterrupted([&] { return posix.mayWrite(folder.get(), target->name); });
        if (error < 0) return writeProblem(-error, path);
    }
    // One of our programs after the other writes in a folder: two that put back what they found would put
    // back each other's, and clear away what the other holds. Whoever hangs is not waited for, and a file
    // system without locks does without.
    if (lockWithin(posix, folder.get(), kPatience) >= 0) removeOrphans(posix, folder.get(), target->name);
    for (const bool nameless : {true, false}) {
        Attempt attempt(posix, folder.get(), *target, expected);
        const int error = attempt.run(bytes, nameless);
        if (error >= 0) return Done{};
        if (attempt.foundAnother()) return changedSince(path);
        if (attempt.unconfirmed())
            return Problem{TENAILLE_PROBLEM("The file was written, but the disk did not confirm it."),
                           {},
                           TENAILLE_PROBLEM("Check the disk, and save to another one as well.")}
                .inFile(path);
        if (!nameless || !isUnsupported(-error)) return writeProblem(-error, path);
    }
    return Done{};
}

}  // namespace tenaille::io
