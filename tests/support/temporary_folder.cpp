// SPDX-License-Identifier: MIT
#include "tests/support/temporary_folder.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace tenaille::test {

TemporaryFolder::TemporaryFolder(Where where) {
    std::filesystem::path parent = std::filesystem::temp_directory_path();
    if (where == Where::Memory && ::access("/dev/shm", W_OK | X_OK) == 0) parent = "/dev/shm";
    std::string pattern = (parent / "tenaille-test-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make " + pattern);
    m_path = pattern;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

std::vector<std::string> TemporaryFolder::names() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(m_path))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

void writeText(const std::string& path, const std::string& text) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
}

std::string readText(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return "<absent>";
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace tenaille::test
