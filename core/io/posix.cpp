// SPDX-License-Identifier: MIT
#include "core/io/posix.h"

#include <dirent.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <thread>

namespace tenaille::io {

namespace {

static_assert(Posix::kHere == AT_FDCWD);
static_assert(EINTR == 4);

template <class T>
T result(T value) {
    return value < 0 ? static_cast<T>(-errno) : value;
}

FileKind kindOf(mode_t mode) {
    if (S_ISREG(mode)) return FileKind::Regular;
    if (S_ISDIR(mode)) return FileKind::Folder;
    if (S_ISLNK(mode)) return FileKind::Link;
    if (S_ISFIFO(mode)) return FileKind::Fifo;
    if (S_ISSOCK(mode)) return FileKind::Socket;
    return FileKind::Device;
}

void fill(const struct stat& from, FileStatus& status) {
    status = {kindOf(from.st_mode), from.st_mode & 07777u, from.st_uid, from.st_gid,
              from.st_size,         from.st_mtim.tv_sec,   from.st_dev, from.st_ino};
}

// Every step of the path is opened by itself and none may be a link: for kernels before 5.6.
int openStepByStep(int folder, const std::string& path, int flags) {
    int at = folder;
    std::size_t start = 0;
    while (true) {
        const std::size_t slash = path.find('/', start);
        const std::string step = path.substr(start, slash - start);
        const bool last = slash == std::string::npos;
        int next = -EXDEV;
        if (!step.empty() && step != "." && step != "..")
            next = result(
                ::openat(at, step.c_str(), (last ? flags : O_PATH | O_DIRECTORY) | O_NOFOLLOW | O_CLOEXEC));
        if (at != folder) ::close(at);
        if (last || next < 0) return next;
        at = next;
        start = slash + 1;
    }
}

class System final : public Posix {
  public:
    int open(int folder, const std::string& path, int flags, std::uint32_t mode) override {
        return result(::openat(folder, path.c_str(), flags | O_CLOEXEC, mode));
    }
    int openBeneath(int folder, const std::string& path, int flags) override {
        open_how how{};
        how.flags = static_cast<std::uint64_t>(flags | O_CLOEXEC);
        how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS;
        const long file = ::syscall(SYS_openat2, folder, path.c_str(), &how, sizeof how);
        if (file >= 0) return static_cast<int>(file);
        if (errno == ENOSYS || errno == EPERM) return openStepByStep(folder, path, flags);
        return -errno;
    }
    int close(int file) override { return result(::close(file)); }
    std::int64_t read(int file, char* bytes, std::size_t count) override {
        return result(::read(file, bytes, count));
    }
    std::int64_t readAt(int file, char* bytes, std::size_t count, std::int64_t offset) override {
        return result(::pread(file, bytes, count, offset));
    }
    std::int64_t write(int file, const char* bytes, std::size_t count) override {
        return result(::write(file, bytes, count));
    }
    int sync(int file) override { return result(::fsync(file)); }
    int truncate(int file, std::int64_t size) override { return result(::ftruncate(file, size)); }
    int lock(int file) override { return result(::flock(file, LOCK_EX | LOCK_NB)); }
    int status(int file, FileStatus& status) override {
        struct stat found {};
        if (::fstat(file, &found) < 0) return -errno;
        fill(found, status);
        return 0;
    }
    int statusOf(int folder, const std::string& path, FileStatus& status) override {
        struct stat found {};
        if (::fstatat(folder, path.c_str(), &found, AT_SYMLINK_NOFOLLOW) < 0) return -errno;
        fill(found, status);
        return 0;
    }
    int readLink(int folder, const std::string& path, std::string& target) override {
        char buffer[4096];
        const ssize_t size = ::readlinkat(folder, path.c_str(), buffer, sizeof buffer);
        if (size < 0) return -errno;
        if (static_cast<std::size_t>(size) == sizeof buffer) return -ENAMETOOLONG;
        target.assign(buffer, static_cast<std::size_t>(size));
        return 0;
    }
    int mayWrite(int folder, const std::string& path) override {
        return result(::faccessat(folder, path.c_str(), W_OK, AT_EACCESS));
    }
    int setMode(int file, std::uint32_t mode) override { return result(::fchmod(file, mode)); }
    int setOwner(int file, std::uint32_t owner, std::uint32_t group) override {
        return result(::fchown(file, owner, group));
    }
    int linkOpenFile(int file, int folder, const std::string& path) override {
        const std::string self = "/proc/self/fd/" + std::to_string(file);
        return result(::linkat(AT_FDCWD, self.c_str(), folder, path.c_str(), AT_SYMLINK_FOLLOW));
    }
    int rename(int folder, const std::string& from, const std::string& to, RenameMode mode) override {
        const unsigned flags = mode == RenameMode::Exchange    ? RENAME_EXCHANGE
                               : mode == RenameMode::NoReplace ? RENAME_NOREPLACE
                                                               : 0;
        if (flags == 0) return result(::renameat(folder, from.c_str(), folder, to.c_str()));
        return static_cast<int>(
            result(::syscall(SYS_renameat2, folder, from.c_str(), folder, to.c_str(), flags)));
    }
    int unlink(int folder, const std::string& path) override {
        return result(::unlinkat(folder, path.c_str(), 0));
    }
    int makeFolder(int folder, const std::string& path, std::uint32_t mode) override {
        return result(::mkdirat(folder, path.c_str(), mode));
    }
    int removeFolder(int folder, const std::string& path) override {
        return result(::unlinkat(folder, path.c_str(), AT_REMOVEDIR));
    }
    int list(int folder, std::vector<std::string>& names) override {
        const int copy = ::openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (copy < 0) return -errno;
        DIR* stream = ::fdopendir(copy);
        if (stream == nullptr) {
            const int error = -errno;
            ::close(copy);
            return error;
        }
        while (const dirent* entry = ::readdir(stream)) {
            const std::string name = entry->d_name;
            if (name != "." && name != "..") names.push_back(name);
        }
        ::closedir(stream);
        std::sort(names.begin(), names.end());
        return 0;
    }
};

}  // namespace

Posix& systemPosix() {
    static System system;
    return system;
}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept {
    if (this != &other) {
        close();
        m_posix = other.m_posix;
        m_file = other.m_file;
        other.m_file = -1;
    }
    return *this;
}

void OpenFile::close() {
    // Linux has let go of the file whatever close() says: everything that matters was synced before.
    if (m_file >= 0) m_posix->close(m_file);
    m_file = -1;
}

int syncFolder(Posix& posix, int folder) {
    const int error = uninterrupted([&] { return posix.sync(folder); });
    return error == -EINVAL || error == -EOPNOTSUPP ? 0 : error;
}

int syncFolderAt(Posix& posix, const std::string& folder) {
    const OpenFile open(
        posix, uninterrupted([&] { return posix.open(Posix::kHere, folder, O_RDONLY | O_DIRECTORY, 0); }));
    return open.ok() ? syncFolder(posix, open.get()) : -open.error();
}

bool isAt(Posix& posix, int folder, const std::string& path, int file) {
    FileStatus named;
    FileStatus open;
    return uninterrupted([&] { return posix.statusOf(folder, path, named); }) >= 0 &&
           uninterrupted([&] { return posix.status(file, open); }) >= 0 && named.device == open.device &&
           named.inode == open.inode;
}

int lockWithin(Posix& posix, int file, std::chrono::milliseconds patience) {
    constexpr std::chrono::milliseconds kBetweenTries{1};
    const auto end = std::chrono::steady_clock::now() + patience;
    while (true) {
        const int locked = uninterrupted([&] { return posix.lock(file); });
        if (locked != -EWOULDBLOCK || std::chrono::steady_clock::now() >= end) return locked;
        std::this_thread::sleep_for(kBetweenTries);
    }
}

int writeAll(Posix& posix, int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const std::int64_t count =
            uninterrupted([&] { return posix.write(file, bytes.data(), bytes.size()); });
        if (count < 0) return static_cast<int>(count);
        if (count == 0) return -EIO;  // no progress would be an endless loop
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

}  // namespace tenaille::io
