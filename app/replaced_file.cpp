// SPDX-License-Identifier: MIT
#include "app/replaced_file.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace tenaille::app {

Outcome mayReplace(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return Done{};  // whoever writes there says why not
    // Documents say what they are at their beginning.
    std::array<char, 256> bytes{};
    std::ifstream file(path, std::ios::binary);
    file.read(bytes.data(), bytes.size());
    const std::string_view beginning(bytes.data(), static_cast<std::size_t>(file.gcount()));
    const std::size_t format = beginning.find("\"format\"");
    if (format == std::string_view::npos || beginning.find("\"tenaille\"", format) == std::string_view::npos)
        return Done{};
    return Problem{TENAILLE_PROBLEM("A document of Tenaille stands there; it is not replaced."),
                   {},
                   TENAILLE_PROBLEM("Choose another name, or remove the file first.")}
        .inFile(path);
}

}  // namespace tenaille::app
