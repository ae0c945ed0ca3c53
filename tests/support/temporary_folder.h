// SPDX-License-Identifier: MIT
#pragma once

// A folder of its own for one test, removed with all it holds.

#include <filesystem>
#include <string>
#include <vector>

namespace tenaille::test {

class TemporaryFolder {
  public:
    enum class Where { Disk, Memory };

    /// Memory: on the shared-memory disk if there is one, where a sync costs nothing.
    explicit TemporaryFolder(Where where = Where::Disk);
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    std::string file(const std::string& name) const { return (m_path / name).string(); }
    /// Names of everything in it, hidden files too, sorted.
    std::vector<std::string> names() const;

  private:
    std::filesystem::path m_path;
};

void writeText(const std::string& path, const std::string& text);
/// The content of the file; "<absent>" if there is none.
std::string readText(const std::string& path);

}  // namespace tenaille::test
