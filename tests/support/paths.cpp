// SPDX-License-Identifier: MIT
#include "tests/support/paths.h"

#include <cstdlib>

namespace tenaille::test {

std::filesystem::path sourceDir() { return TENAILLE_SOURCE_DIR; }

std::filesystem::path dataDir() { return sourceDir() / "tests" / "data"; }

std::filesystem::path programPath() { return std::filesystem::path(TENAILLE_BUILD_DIR) / "app" / "tenaille"; }

std::optional<std::filesystem::path> sharedDir() {
    const char* fromEnvironment = std::getenv("TENAILLE_SHARED");
    const std::filesystem::path shared = fromEnvironment != nullptr ? std::filesystem::path(fromEnvironment)
                                                                    : sourceDir().parent_path() / "shared";
    if (!std::filesystem::is_directory(shared)) return std::nullopt;
    return shared;
}

}  // namespace tenaille::test
