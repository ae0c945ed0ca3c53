// SPDX-License-Identifier: MIT
#include "core/base/plain_text.h"

#include <cstddef>

namespace tenaille {

namespace {

// So many bytes are a mark of direction.
std::size_t markLength(std::string_view text) {
    if (text.size() < 3 || text[0] != '\xE2') return 0;
    const auto last = static_cast<unsigned char>(text[2]);
    const bool isEmbedding = text[1] == '\x80' && last >= 0xAA && last <= 0xAE;
    const bool isIsolate = text[1] == '\x81' && last >= 0xA6 && last <= 0xA9;
    return isEmbedding || isIsolate ? 3 : 0;
}

}  // namespace

std::string plainText(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (const std::size_t mark = markLength(text.substr(i)); mark > 0) {
            i += mark - 1;
            continue;
        }
        const bool isSpace = text[i] == '\n' || text[i] == '\t' || text[i] == '\r';
        const bool isControl = static_cast<unsigned char>(text[i]) < 0x20 || text[i] == 0x7F;
        if (isSpace || !isControl) plain += isSpace ? ' ' : text[i];
    }
    return plain;
}

}  // namespace tenaille
