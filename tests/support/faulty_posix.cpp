// SPDX-License-Identifier: MIT
#include "tests/support/faulty_posix.h"

#include <fcntl.h>

#include <algorithm>
#include <cerrno>

namespace tenaille::test {

namespace {

io::Posix& real() { return io::systemPosix(); }

}  // namespace

bool FaultyPosix::fails(const char* name, bool needsRoom) {
    if (m_before) m_before();
    const int number = m_calls++;
    if (m_fault.at < 0 || number < m_fault.at) return false;
    if (number > m_fault.at && !(m_fault.lasting && needsRoom)) return false;
    if (m_failedCall.empty()) m_failedCall = name;
    return m_fault.error != 0;
}

int FaultyPosix::open(int folder, const std::string& path, int flags, std::uint32_t mode) {
    const bool nameless = (flags & O_TMPFILE) == O_TMPFILE;
    if (nameless && m_lacks.namelessFiles) return -EOPNOTSUPP;
    if (fails("open", nameless || (flags & O_CREAT) != 0)) return -m_fault.error;
    return real().open(folder, path, flags, mode);
}
int FaultyPosix::openBeneath(int folder, const std::string& path, int flags) {
    return fails("openBeneath") ? -m_fault.error : real().openBeneath(folder, path, flags);
}
int FaultyPosix::close(int file) {
    // A failing close has closed the file all the same.
    const int result = real().close(file);
    return fails("close") ? -m_fault.error : result;
}
std::int64_t FaultyPosix::read(int file, char* bytes, std::size_t count) {
    return fails("read") ? -m_fault.error : real().read(file, bytes, count);
}
std::int64_t FaultyPosix::readAt(int file, char* bytes, std::size_t count, std::int64_t offset) {
    return fails("readAt") ? -m_fault.error : real().readAt(file, bytes, count, offset);
}
std::int64_t FaultyPosix::write(int file, const char* bytes, std::size_t count) {
    const bool here = m_calls == m_fault.at;
    if (fails("write", true)) return -m_fault.error;
    return real().write(file, bytes, here ? std::max<std::size_t>(1, count / 2) : count);
}
int FaultyPosix::sync(int file) { return fails("sync") ? -m_fault.error : real().sync(file); }
int FaultyPosix::truncate(int file, std::int64_t size) {
    return fails("truncate") ? -m_fault.error : real().truncate(file, size);
}
int FaultyPosix::lock(int file) { return fails("lock") ? -m_fault.error : real().lock(file); }
int FaultyPosix::status(int file, io::FileStatus& status) {
    return fails("status") ? -m_fault.error : real().status(file, status);
}
int FaultyPosix::statusOf(int folder, const std::string& path, io::FileStatus& status) {
    return fails("statusOf") ? -m_fault.error : real().statusOf(folder, path, status);
}
int FaultyPosix::readLink(int folder, const std::string& path, std::string& target) {
    return fails("readLink") ? -m_fault.error : real().readLink(folder, path, target);
}
int FaultyPosix::mayWrite(int folder, const std::string& path) {
    return fails("mayWrite") ? -m_fault.error : real().mayWrite(folder, path);
}
int FaultyPosix::setMode(int file, std::uint32_t mode) {
    return fails("setMode") ? -m_fault.error : real().setMode(file, mode);
}
int FaultyPosix::setOwner(int file, std::uint32_t owner, std::uint32_t group) {
    return fails("setOwner") ? -m_fault.error : real().setOwner(file, owner, group);
}
int FaultyPosix::linkOpenFile(int file, int folder, const std::string& path) {
    return fails("linkOpenFile", true) ? -m_fault.error : real().linkOpenFile(file, folder, path);
}
int FaultyPosix::rename(int folder, const std::string& from, const std::string& to, io::RenameMode mode) {
    if (mode == io::RenameMode::Exchange && m_lacks.exchange) return -EINVAL;
    return fails("rename") ? -m_fault.error : real().rename(folder, from, to, mode);
}
int FaultyPosix::unlink(int folder, const std::string& path) {
    return fails("unlink") ? -m_fault.error : real().unlink(folder, path);
}
int FaultyPosix::makeFolder(int folder, const std::string& path, std::uint32_t mode) {
    return fails("makeFolder", true) ? -m_fault.error : real().makeFolder(folder, path, mode);
}
int FaultyPosix::removeFolder(int folder, const std::string& path) {
    return fails("removeFolder") ? -m_fault.error : real().removeFolder(folder, path);
}
int FaultyPosix::list(int folder, std::vector<std::string>& names) {
    return fails("list") ? -m_fault.error : real().list(folder, names);
}

}  // namespace tenaille::test
