// SPDX-License-Identifier: MIT
//
// The system calls that readers and writers of files make, behind one small interface, so that tests can let
// any of them fail at any moment. Nobody else in core touches the file system.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tenaille::io {

enum class FileKind : std::uint8_t { Regular, Folder, Link, Fifo, Socket, Device };

struct FileStatus {
    FileKind kind = FileKind::Regular;
    std::uint32_t mode = 0;  // permission bits, 07777
    std::uint32_t owner = 0;
    std::uint32_t group = 0;
    std::int64_t size = 0;
    std::int64_t changed = 0;  // seconds since 1970
    std::uint64_t device = 0;
    std::uint64_t inode = 0;  // with the device: the same file under any name
};

enum class RenameMode : std::uint8_t { Replace, NoReplace, Exchange };

// Every call returns what the system call returns, or minus errno. Nothing is retried here. `folder` is an
// open folder or kHere, paths are relative to it.
class Posix {
  public:
    static constexpr int kHere = -100;  // AT_FDCWD

    virtual ~Posix() = default;
    virtual int open(int folder, const std::string& path, int flags, std::uint32_t mode) = 0;
    // Never leaves `folder`: no "..", no absolute path, no link on the way.
    virtual int openBeneath(int folder, const std::string& path, int flags) = 0;
    virtual int close(int file) = 0;
    virtual std::int64_t read(int file, char* bytes, std::size_t count) = 0;
    virtual std::int64_t readAt(int file, char* bytes, std::size_t count, std::int64_t offset) = 0;
    virtual std::int64_t write(int file, const char* bytes, std::size_t count) = 0;
    virtual int sync(int file) = 0;
    virtual int truncate(int file, std::int64_t size) = 0;
    virtual int lock(int file) = 0;  // whole file, exclusive, -EWOULDBLOCK when somebody else holds it
    virtual int status(int file, FileStatus& status) = 0;
    virtual int statusOf(int folder, const std::string& path, FileStatus& status) = 0;  // of a link itself
    virtual int readLink(int folder, const std::string& path, std::string& target) = 0;
    virtual int mayWrite(int folder, const std::string& path) = 0;
    virtual int setMode(int file, std::uint32_t mode) = 0;
    virtual int setOwner(int file, std::uint32_t owner, std::uint32_t group) = 0;
    virtual int linkOpenFile(int file, int folder, const std::string& path) = 0;  // gives a name to O_TMPFILE
    virtual int rename(int folder, const std::string& from, const std::string& to, RenameMode mode) = 0;
    virtual int unlink(int folder, const std::string& path) = 0;
    virtual int makeFolder(int folder, const std::string& path, std::uint32_t mode) = 0;
    virtual int removeFolder(int folder, const std::string& path) = 0;
    virtual int list(int folder, std::vector<std::string>& names) = 0;  // without "." and ".."
};

// The real one.
Posix& systemPosix();

// An open file or folder, closed when it goes. Negative: minus errno of the failed open.
class OpenFile {
  public:
    OpenFile(Posix& posix, int file) : m_posix(&posix), m_file(file) {}
    OpenFile(OpenFile&& other) noexcept : m_posix(other.m_posix), m_file(other.m_file) { other.m_file = -1; }
    OpenFile& operator=(OpenFile&& other) noexcept;
    ~OpenFile() { close(); }

    bool ok() const { return m_file >= 0; }
    int error() const { return m_file < 0 ? -m_file : 0; }
    int get() const { return m_file; }
    void close();

  private:
    Posix* m_posix;
    int m_file;
};

// Repeats a call that was interrupted by a signal (-EINTR).
template <class Call>
auto uninterrupted(Call call) {
    constexpr int kInterrupted = -4;
    auto result = call();
    while (result == kInterrupted) result = call();
    return result;
}

// Makes the names in an open folder safe. File systems that cannot sync a folder are taken as they are. 0 or
// minus errno.
int syncFolder(Posix& posix, int folder);
int syncFolderAt(Posix& posix, const std::string& folder);

// The file of that name is the open one. False: it is gone, or another one has taken its place.
bool isAt(Posix& posix, int folder, const std::string& path, int file);

// Locks an open file or folder; waits as long as somebody else holds it and patience lasts. 0 or minus errno,
// -EWOULDBLOCK: they hold it still.
int lockWithin(Posix& posix, int file, std::chrono::milliseconds patience);

// Writes all of `bytes` at the file's position, however small the pieces that the system takes. 0 or minus
// errno.
int writeAll(Posix& posix, int file, std::string_view bytes);

}  // namespace tenaille::io
