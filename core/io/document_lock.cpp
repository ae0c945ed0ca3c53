// SPDX-License-Identifier: MIT
#include "core/io/document_lock.h"

#include <fcntl.h>
#include <pwd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>

#include "core/io/json_value.h"
#include "core/io/read_file.h"
#include "core/io/safe_writer.h"

namespace tenaille::io {

namespace {

constexpr std::size_t kMostBytes = 4096;  // of what tells who it is
constexpr int kTries = 8;                 // each time its owner removed it just then
constexpr int kTokenDigits = 32;

std::string userName() {
    passwd entry{};
    passwd* found = nullptr;
    std::array<char, 4096> buffer{};
    if (::getpwuid_r(::geteuid(), &entry, buffer.data(), buffer.size(), &found) == 0 && found != nullptr)
        return found->pw_name;
    return std::to_string(::geteuid());
}

std::string hostName() {
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : std::string();
}

// The token tells programs apart that have everything else in common, as in two containers.
std::string written(const LockOwner& owner) {
    return writeJson(JsonObject{{"user", owner.user},
                                {"host", owner.host},
                                {"process", owner.process},
                                {"since", owner.since},
                                {"token", randomDigits(kTokenDigits)}}) +
           '\n';
}

// What is not to be read stays unknown: the lock holds all the same.
LockOwner ownerIn(int file, const std::string& path, Posix& posix) {
    LockOwner owner;
    const Result<std::string> text = readOpenFile(file, path, {kMostBytes}, posix);
    if (!text) return owner;
    const Result<JsonValue> json = parseJson(*text);
    if (!json) return owner;
    const auto word = [&](const char* key) {
        const JsonValue* value = json->find(key);
        const std::string* string = value != nullptr ? value->string() : nullptr;
        return string != nullptr ? *string : std::string();
    };
    const auto number = [&](const char* key) {
        const JsonValue* value = json->find(key);
        const std::int64_t* integer = value != nullptr ? value->integer() : nullptr;
        return integer != nullptr ? *integer : 0;
    };
    return {word("user"), word("host"), number("process"), number("since")};
}

// The file at the path is the open one.
bool isAt(const std::string& path, int file, Posix& posix) {
    FileStatus named;
    FileStatus open;
    return uninterrupted([&] { return posix.statusOf(Posix::kHere, path, named); }) >= 0 &&
           uninterrupted([&] { return posix.status(file, open); }) >= 0 && named.device == open.device &&
           named.inode == open.inode;
}

}  // namespace

LockOwner thisProgram() {
    using namespace std::chrono;
    const auto now = duration_cast<seconds>(system_clock::now().time_since_epoch());
    return {userName(), hostName(), ::getpid(), now.count()};
}

std::string ownerText(const LockOwner& owner) {
    std::string text = owner.user;
    if (!owner.host.empty()) text += (text.empty() ? "" : "@") + owner.host;
    if (owner.process != 0) text += (text.empty() ? "(" : " (") + std::to_string(owner.process) + ')';
    return text;
}

std::string lockPath(const std::string& document, Posix& posix) {
    const Result<WriteTarget> target = resolveTarget(document, posix);
    if (!target) return {};
    return joined(target->folder, '.' + target->name + ".lock");
}

DocumentLock::DocumentLock(const std::string& document, Posix& posix)
    : m_posix(&posix), m_path(lockPath(document, posix)), m_file(posix, -ENOENT) {
    if (m_path.empty()) return;
    for (int i = 0; i < kTries && !take(); ++i) {
    }
}

// False: its owner removed it between two calls.
bool DocumentLock::take() {
    constexpr int kFlags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    OpenFile file(*m_posix, uninterrupted([&] {
        return m_posix->open(Posix::kHere, m_path, O_RDWR | O_CREAT | kFlags, 0666);
    }));
    const bool isWritable = file.ok();
    // One that another user left, or holds.
    if (!isWritable)
        file = OpenFile(*m_posix, uninterrupted([&] {
            return m_posix->open(Posix::kHere, m_path, O_RDONLY | kFlags, 0);
        }));
    FileStatus status;
    if (!file.ok() || uninterrupted([&] { return m_posix->status(file.get(), status); }) < 0 ||
        status.kind != FileKind::Regular)
        return true;
    const int locked = uninterrupted([&] { return m_posix->lock(file.get()); });
    if (locked == -EWOULDBLOCK) {
        m_other = ownerIn(file.get(), m_path, *m_posix);
        return true;
    }
    if (locked < 0) return true;
    if (!isAt(m_path, file.get(), *m_posix)) return false;
    m_file = std::move(file);
    if (isWritable) {
        // Never empty in between: somebody may be reading it.
        const std::string text = written(thisProgram());
        if (writeAll(*m_posix, m_file.get(), text) >= 0)
            m_posix->truncate(m_file.get(), static_cast<std::int64_t>(text.size()));
    }
    return true;
}

DocumentLock::~DocumentLock() {
    if (isHeld()) m_posix->unlink(Posix::kHere, m_path);
}

bool DocumentLock::isHeld() const { return m_file.ok() && isAt(m_path, m_file.get(), *m_posix); }

Problem openElsewhere(const LockOwner& owner, const std::string& document) {
    const std::string who = ownerText(owner);
    if (who.empty())
        return Problem{TENAILLE_PROBLEM("This file is open elsewhere, and is written there alone."),
                       {},
                       TENAILLE_PROBLEM("Close it there, or save under another name.")}
            .inFile(document);
    return Problem{TENAILLE_PROBLEM("This file is open elsewhere, and is written there alone: %1."),
                   {who},
                   TENAILLE_PROBLEM("Close it there, or save under another name.")}
        .inFile(document);
}

}  // namespace tenaille::io
