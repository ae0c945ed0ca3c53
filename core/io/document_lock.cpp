// SPDX-License-Identifier: MIT
#include "core/io/document_lock.h"

#include <fcntl.h>
#include <pwd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>

#include "core/io/content_hash.h"
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

// One line of at most so many bytes, for a message.
std::string asWord(std::string text) {
    constexpr std::size_t kMost = 64;
    if (text.size() > kMost) {
        std::size_t end = kMost;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
        text.resize(end);
    }
    for (char& letter : text)
        if (static_cast<unsigned char>(letter) < ' ' || letter == 0x7f) letter = ' ';
    return text;
}

// What stands in the file; nothing: Tenaille did not write it.
std::optional<LockOwner> ownerIn(int file, const std::string& path, Posix& posix) {
    constexpr std::int64_t kLastSecond = 253'402'300'799;  // of the year 9999
    FileStatus status;
    if (posix.status(file, status) >= 0 && status.size == 0) return LockOwner();  // not yet written
    const Result<std::string> text = readOpenFile(file, path, {kMostBytes}, posix);
    if (!text) return std::nullopt;
    const Result<JsonValue> json = parseJson(*text);
    if (!json || json->find("token") == nullptr) return std::nullopt;
    const auto word = [&](const char* key) {
        const JsonValue* value = json->find(key);
        const std::string* string = value != nullptr ? value->string() : nullptr;
        return string != nullptr ? asWord(*string) : std::string();
    };
    const auto number = [&](const char* key) {
        const JsonValue* value = json->find(key);
        const std::int64_t* integer = value != nullptr ? value->integer() : nullptr;
        return integer != nullptr && *integer >= 0 && *integer <= kLastSecond ? *integer : 0;
    };
    return LockOwner{word("user"), word("host"), number("process"), number("since")};
}

std::string lockName(const std::string& document) {
    constexpr std::size_t kMostName = 255;
    constexpr std::size_t kCutName = 200;
    std::string name = '.' + document + ".lock";
    if (name.size() > kMostName)
        name = '.' + document.substr(0, kCutName) + '-' + contentHash(document).substr(0, 16) + ".lock";
    return name;
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
    return joined(target->folder, lockName(target->name));
}

DocumentLock::DocumentLock(const std::string& document, Posix& posix)
    : m_posix(&posix), m_folder(posix, -ENOENT), m_file(posix, -ENOENT) {
    const Result<WriteTarget> target = resolveTarget(document, posix);
    if (!target) return;
    m_name = lockName(target->name);
    m_mode = (target->exists ? target->status.mode & 0666 : 0) | 0444;
    m_folder = OpenFile(posix, uninterrupted([&] {
                            return posix.open(Posix::kHere, target->folder, O_PATH | O_DIRECTORY, 0);
                        }));
    if (!m_folder.ok()) return;
    for (int i = 0; i < kTries && !take(); ++i) {
    }
}

// False: its owner removed it between two calls, or we did to put our own in its place.
bool DocumentLock::take() {
    constexpr int kFlags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    const auto open = [&](int flags) {
        return OpenFile(*m_posix, uninterrupted([&] {
            return m_posix->open(m_folder.get(), m_name, flags | kFlags, 0666);
        }));
    };
    OpenFile file = open(O_RDWR | O_CREAT);
    const bool isWritable = file.ok();
    if (!isWritable) file = open(O_RDONLY);  // one that another user left, or holds
    FileStatus status;
    if (!file.ok() || uninterrupted([&] { return m_posix->status(file.get(), status); }) < 0 ||
        status.kind != FileKind::Regular)
        return true;
    const int locked = uninterrupted([&] { return m_posix->lock(file.get()); });
    if (locked == -EWOULDBLOCK) {
        m_other = ownerIn(file.get(), m_name, *m_posix).value_or(LockOwner());
        return true;
    }
    if (locked < 0) {
        if (isWritable && status.size == 0) m_posix->unlink(m_folder.get(), m_name);
        return true;
    }
    if (!isAt(*m_posix, m_folder.get(), m_name, file.get())) return false;
    m_isForeign = !ownerIn(file.get(), m_name, *m_posix);
    if (!isWritable && !m_isForeign && m_posix->unlink(m_folder.get(), m_name) >= 0) return false;
    m_file = std::move(file);
    if (!isWritable || m_isForeign) return true;
    // Never empty in between: somebody may be reading it. Reading it has moved on.
    const OpenFile again = open(O_RDWR);
    const std::string text = written(thisProgram());
    if (again.ok() && isAt(*m_posix, m_folder.get(), m_name, again.get()) &&
        writeAll(*m_posix, again.get(), text) >= 0)
        m_posix->truncate(m_file.get(), static_cast<std::int64_t>(text.size()));
    m_posix->setMode(m_file.get(), m_mode);
    return true;
}

DocumentLock::~DocumentLock() {
    if (isHeld() && !m_isForeign) m_posix->unlink(m_folder.get(), m_name);
}

bool DocumentLock::isHeld() const {
    return m_file.ok() && isAt(*m_posix, m_folder.get(), m_name, m_file.get());
}

bool DocumentLock::isOf(const std::string& document) const {
    return m_file.ok() && isAt(*m_posix, Posix::kHere, lockPath(document, *m_posix), m_file.get());
}

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
