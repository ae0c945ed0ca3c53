// SPDX-License-Identifier: MIT
//
// Enumerators as words of files and queries: a list of words in the order of an enum numbered from 0. And
// such lists in messages.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tenaille {

template <class E, std::size_t N>
constexpr std::string_view wordOf(const std::array<std::string_view, N>& words, E value) {
    return words[static_cast<std::size_t>(value)];
}

// None if it is no word of the list. Words are case-sensitive.
template <class E, std::size_t N>
constexpr std::optional<E> fromWord(const std::array<std::string_view, N>& words, std::string_view text) {
    for (std::size_t i = 0; i < N; ++i)
        if (words[i] == text) return static_cast<E>(i);
    return std::nullopt;
}

// "a, b, c".
template <class Words>
std::string listed(const Words& words) {
    std::string all;
    for (const std::string_view word : words) all.append(all.empty() ? "" : ", ").append(word);
    return all;
}

}  // namespace tenaille
