// SPDX-License-Identifier: MIT
#include "core/io/asset_name.h"

#include <algorithm>

#include "core/io/content_hash.h"

namespace tenaille::io {

namespace {

constexpr std::size_t kNameDigits = 32;
constexpr std::size_t kMaxExtension = 8;

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isHexDigit(char c) { return isDigit(c) || (c >= 'a' && c <= 'f'); }
bool isPlain(char c) { return isDigit(c) || (c >= 'a' && c <= 'z'); }

}  // namespace

std::string assetName(std::string_view bytes, std::string_view extension) {
    return contentHash(bytes).substr(0, kNameDigits) + "." + std::string(extension);
}

bool isAssetName(std::string_view name) {
    if (name.size() < kNameDigits + 2 || name.size() > kNameDigits + 1 + kMaxExtension ||
        name[kNameDigits] != '.')
        return false;
    const std::string_view digits = name.substr(0, kNameDigits);
    const std::string_view extension = name.substr(kNameDigits + 1);
    return std::all_of(digits.begin(), digits.end(), isHexDigit) &&
           std::all_of(extension.begin(), extension.end(), isPlain);
}

}  // namespace tenaille::io
