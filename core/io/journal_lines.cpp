// SPDX-License-Identifier: MIT
#include "core/io/journal_lines.h"

#include <array>
#include <optional>

namespace tenaille::io {

namespace {

constexpr std::size_t kSumDigits = 8;
constexpr std::size_t kLineHead = 2 * kSumDigits + 2;

constexpr std::array<std::uint32_t, 256> kTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit) value = (value >> 1) ^ ((value & 1u) != 0 ? 0x82f63b78u : 0u);
        table[i] = value;
    }
    return table;
}();

std::string digits(std::uint32_t value) {
    std::string text;
    for (int shift = 28; shift >= 0; shift -= 4) text += "0123456789abcdef"[(value >> shift) & 15u];
    return text;
}

// Strict, so that no other text means the same number.
std::optional<std::uint32_t> number(std::string_view text) {
    std::uint32_t value = 0;
    for (const char c : text) {
        if (c >= '0' && c <= '9')
            value = value << 4 | static_cast<std::uint32_t>(c - '0');
        else if (c >= 'a' && c <= 'f')
            value = value << 4 | static_cast<std::uint32_t>(c - 'a' + 10);
        else
            return std::nullopt;
    }
    return value;
}

// The text of the line at the beginning of `rest`.
std::optional<std::string_view> firstText(std::string_view rest) {
    if (rest.size() < kLineHead || rest[kSumDigits] != ' ' || rest[kLineHead - 1] != ' ') return std::nullopt;
    const auto length = number(rest.substr(0, kSumDigits));
    const auto checksum = number(rest.substr(kSumDigits + 1, kSumDigits));
    if (!length || !checksum || rest.size() - kLineHead <= *length || rest[kLineHead + *length] != '\n')
        return std::nullopt;
    const std::string_view text = rest.substr(kLineHead, *length);
    return crc32c(text) == *checksum ? std::optional(text) : std::nullopt;
}

}  // namespace

std::uint32_t crc32c(std::string_view bytes) {
    std::uint32_t value = 0xffffffffu;
    for (const char c : bytes) value = kTable[(value ^ static_cast<unsigned char>(c)) & 255u] ^ (value >> 8);
    return ~value;
}

std::string journalLine(std::string_view text) {
    std::string line = digits(static_cast<std::uint32_t>(text.size())) + ' ' + digits(crc32c(text)) + ' ';
    line.append(text).push_back('\n');
    return line;
}

JournalLines readJournalLines(std::string_view file) {
    JournalLines lines;
    lines.bytes = file.size();
    std::size_t at = 0;
    while (const auto text = firstText(file.substr(at))) {
        at += kLineHead + text->size() + 1;
        lines.texts.push_back(*text);
        lines.ends.push_back(at);
    }
    return lines;
}

}  // namespace tenaille::io
