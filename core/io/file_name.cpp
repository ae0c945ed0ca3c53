// SPDX-License-Identifier: MIT
#include "core/io/file_name.h"

#include <algorithm>

#include "core/io/json_value.h"

namespace tenaille::io {

std::string lowered(std::string_view text) {
    std::string copy(text);
    for (char& c : copy) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
    }
    return copy;
}

bool hasExtension(std::string_view path, std::string_view extension) {
    return lowered(path).ends_with("." + std::string(extension));
}

std::string titleFrom(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    const std::string_view name = path.substr(slash == std::string_view::npos ? 0 : slash + 1);
    const std::size_t dot = name.rfind('.');
    return asUtf8(dot == std::string_view::npos || dot == 0 ? name : name.substr(0, dot));
}

std::string asUtf8(std::string_view text) {
    std::string copy(text);
    const auto beyondAscii = [](unsigned char c) { return c > 0x7f; };
    const bool plain = std::none_of(copy.begin(), copy.end(), beyondAscii);
    if (plain || parseJson(writeJson(JsonValue(copy))).ok()) return copy;
    std::replace_if(copy.begin(), copy.end(), beyondAscii, '?');
    return copy;
}

}  // namespace tenaille::io
