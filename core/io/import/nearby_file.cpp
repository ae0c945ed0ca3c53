// SPDX-License-Identifier: MIT
#include "core/io/import/nearby_file.h"

#include <algorithm>
#include <filesystem>

namespace tenaille::io {

namespace {

// "Old%20Mill.webp" as it is called on the disk.
std::string decoded(const std::string& path) {
    std::string plain;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const auto digit = [&](std::size_t at) {
            const char c = at < path.size() ? path[at] : 'x';
            return c >= '0' && c <= '9'   ? c - '0'
                   : c >= 'a' && c <= 'f' ? c - 'a' + 10
                   : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                          : -1;
        };
        if (path[i] == '%' && digit(i + 1) >= 0 && digit(i + 2) >= 0) {
            plain += static_cast<char>(digit(i + 1) * 16 + digit(i + 2));
            i += 2;
        } else {
            plain += path[i];
        }
    }
    return plain;
}

// A plain file, links followed, in the folder or below it.
bool liesBelow(const std::filesystem::path& folder, const std::filesystem::path& file) {
    std::error_code error;
    const std::filesystem::path home = std::filesystem::canonical(folder.empty() ? "." : folder, error);
    if (error) return false;
    const std::filesystem::path real = std::filesystem::canonical(file, error);
    if (error || !std::filesystem::is_regular_file(real, error)) return false;
    return std::mismatch(home.begin(), home.end(), real.begin(), real.end()).first == home.end();
}

}  // namespace

std::optional<std::string> nearbyFile(const std::string& mapPath, const std::string& source) {
    if (source.empty()) return std::nullopt;
    const std::filesystem::path folder = std::filesystem::path(mapPath).parent_path();
    const bool isLocal = source.find("://") == std::string::npos;
    for (const std::filesystem::path& written :
         {std::filesystem::path(source), std::filesystem::path(decoded(source))}) {
        const bool isNear =
            isLocal && written.is_relative() &&
            std::none_of(written.begin(), written.end(), [](const auto& part) { return part == ".."; });
        for (const std::filesystem::path& candidate :
             {isNear ? folder / written : std::filesystem::path(), folder / written.filename()})
            if (!candidate.empty() && liesBelow(folder, candidate)) return candidate.string();
    }
    return std::nullopt;
}

}  // namespace tenaille::io
