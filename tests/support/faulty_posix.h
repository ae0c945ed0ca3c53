// SPDX-License-Identifier: MIT
#pragma once

// The system's calls, one of which goes wrong.

#include <functional>
#include <utility>

#include "core/io/posix.h"

namespace tenaille::test {

/// What happens to the call with number `at` (from 0).
struct Fault {
    int at = -1;           ///< -1: never
    int error = 0;         ///< errno; 0: a write takes half of its bytes
    bool lasting = false;  ///< every later call that needs room on the disk fails as well
};

/// What this file system cannot do at all.
struct Lacks {
    bool namelessFiles = false;
    bool exchange = false;
};

class FaultyPosix : public io::Posix {
  public:
    explicit FaultyPosix(Fault fault = {}, Lacks lacks = {}) : m_fault(fault), m_lacks(lacks) {}

    int calls() const { return m_calls; }
    /// What happens elsewhere just before each call.
    void setBefore(std::function<void()> before) { m_before = std::move(before); }
    /// Name of the call that failed, "" if none did.
    const std::string& failedCall() const { return m_failedCall; }

    int open(int folder, const std::string& path, int flags, std::uint32_t mode) override;
    int openBeneath(int folder, const std::string& path, int flags) override;
    int close(int file) override;
    std::int64_t read(int file, char* bytes, std::size_t count) override;
    std::int64_t readAt(int file, char* bytes, std::size_t count, std::int64_t offset) override;
    std::int64_t write(int file, const char* bytes, std::size_t count) override;
    int sync(int file) override;
    int truncate(int file, std::int64_t size) override;
    int lock(int file) override;
    int status(int file, io::FileStatus& status) override;
    int statusOf(int folder, const std::string& path, io::FileStatus& status) override;
    int readLink(int folder, const std::string& path, std::string& target) override;
    int mayWrite(int folder, const std::string& path) override;
    int setMode(int file, std::uint32_t mode) override;
    int setOwner(int file, std::uint32_t owner, std::uint32_t group) override;
    int linkOpenFile(int file, int folder, const std::string& path) override;
    int rename(int folder, const std::string& from, const std::string& to, io::RenameMode mode) override;
    int unlink(int folder, const std::string& path) override;
    int makeFolder(int folder, const std::string& path, std::uint32_t mode) override;
    int removeFolder(int folder, const std::string& path) override;
    int list(int folder, std::vector<std::string>& names) override;

  private:
    /// True when this call must fail now.
    bool fails(const char* name, bool needsRoom = false);

    Fault m_fault;
    Lacks m_lacks;
    std::function<void()> m_before;
    int m_calls = 0;
    std::string m_failedCall;
};

}  // namespace tenaille::test
