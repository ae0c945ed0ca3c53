// SPDX-License-Identifier: MIT
#pragma once

// Where the tests find their files, whatever folder they are started from.

#include <filesystem>
#include <optional>

namespace tenaille::test {

/// The root of the checkout (the folder of CMakeLists.txt).
std::filesystem::path sourceDir();

/// `tests/data` of the checkout.
std::filesystem::path dataDir();

/// The program as built beside this test; it may be missing when only one test target was built.
std::filesystem::path programPath();

/// The founders' folder: TENAILLE_SHARED if set, else `../shared` beside the checkout; nothing when neither
/// is there. A test that needs it calls GTEST_SKIP() without it.
std::optional<std::filesystem::path> sharedDir();

}  // namespace tenaille::test
