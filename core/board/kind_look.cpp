// SPDX-License-Identifier: MIT
#include "core/board/kind_look.h"

#include <charconv>

namespace tenaille::board {

namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
// As in "stone~1ff0072b2": a digit for the mark, eight for the colour.
constexpr char kKindLookSign = '~';
constexpr std::size_t kKindLookLength = 10;

}  // namespace

std::string lookWord(std::string_view like, const std::optional<OwnLook>& own) {
    std::string word(like);
    if (!own) return word;
    word += kKindLookSign;
    word += kDigits[own->mark & 15U];
    for (int shift = 28; shift >= 0; shift -= 4) word += kDigits[(own->colour >> shift) & 15U];
    return word;
}

NamedLook namedLook(std::string_view word) {
    if (word.size() < kKindLookLength || word[word.size() - kKindLookLength] != kKindLookSign)
        return {word, std::nullopt};
    const std::string_view digits = word.substr(word.size() - kKindLookLength + 1);
    OwnLook own;
    const char* end = digits.data() + digits.size();
    const auto mark = std::from_chars(digits.data(), digits.data() + 1, own.mark, 16);
    const auto colour = std::from_chars(digits.data() + 1, end, own.colour, 16);
    if (mark.ec != std::errc() || colour.ec != std::errc() || colour.ptr != end) return {word, std::nullopt};
    return {word.substr(0, word.size() - kKindLookLength), own};
}

}  // namespace tenaille::board
