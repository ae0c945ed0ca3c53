// SPDX-License-Identifier: MIT
//
// Exactly one program writes a document. Who opens it first holds a lock as long as it is open; whoever comes
// second is told who that is, and saves elsewhere.
//
// The lock is a file beside the document (".NAME.lock"), so that other users and other machines meet it, held
// by flock: a program that crashes lets go of it, and a file that was left, copied along or restored locks
// nobody out. What stands in it only tells who it is; where another user left one that may neither be written
// nor removed, that is the wrong one. Links to the document are followed first.
// Source: reliability, DS-6.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/io/posix.h"

namespace tenaille::io {

// Empty and 0: not known.
struct LockOwner {
    std::string user;
    std::string host;
    std::int64_t process = 0;
    std::int64_t since = 0;  // seconds since 1970

    friend bool operator==(const LockOwner&, const LockOwner&) = default;
};

// This program, as others are told of it.
LockOwner thisProgram();

// "anna@laptop (4711)", without what is not known; empty: nothing is.
std::string ownerText(const LockOwner& owner);

// Where the lock of a document lies; a name too long for one is cut. Empty: the document is no file.
std::string lockPath(const std::string& document, Posix& posix = systemPosix());

class DocumentLock {
  public:
    // Tries once, and waits for nobody. A document that is not there yet can be locked, too.
    explicit DocumentLock(const std::string& document, Posix& posix = systemPosix());
    DocumentLock(DocumentLock&&) noexcept = default;
    DocumentLock& operator=(DocumentLock&&) = delete;
    // Lets go of it and removes its file.
    ~DocumentLock();

    // It is the one of this document, whatever links lead there.
    bool isOf(const std::string& document) const;
    // Somebody else holds it. Where nobody can make a lock (a folder that may not be written, a file system
    // without locks) nobody is told, and the hash of the file alone protects it (SaveOptions::expectedHash).
    const std::optional<LockOwner>& otherOwner() const { return m_other; }
    // Held here, and its file is still the one that others meet: it may have been removed by hand.
    bool isHeld() const;

  private:
    bool take();

    Posix* m_posix;
    OpenFile m_folder;
    std::string m_name;        // of the lock in it
    std::uint32_t m_mode = 0;  // which it gets, so that whoever may read the document may look
    OpenFile m_file;           // locked, or not open
    bool m_isForeign = false;  // nothing that Tenaille wrote: it stays as it is
    std::optional<LockOwner> m_other;
};

// Why a document is not saved that somebody else has open.
Problem openElsewhere(const LockOwner& owner, const std::string& document);

}  // namespace tenaille::io
