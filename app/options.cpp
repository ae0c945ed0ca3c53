// SPDX-License-Identifier: MIT
#include "app/options.h"

#include <algorithm>
#include <filesystem>

namespace tenaille::app {

Options::Options(Words words) : m_words(words.begin(), words.end()) {
    const auto end = std::find(m_words.begin(), m_words.end(), "--");
    m_options = static_cast<std::size_t>(end - m_words.begin());
    if (end != m_words.end()) m_words.erase(end);
}

std::vector<std::string>::iterator Options::find(std::string_view name, std::size_t words) {
    const auto end = m_words.begin() + static_cast<std::ptrdiff_t>(m_options);
    const auto at = std::find(m_words.begin(), end, name);
    return end - at < static_cast<std::ptrdiff_t>(words) ? m_words.end() : at;
}

bool Options::flag(std::string_view name) {
    const auto at = find(name, 1);
    if (at == m_words.end()) return false;
    m_words.erase(at);
    m_options -= 1;
    return true;
}

std::optional<std::string> Options::value(std::string_view name) {
    const auto at = find(name, 2);
    if (at == m_words.end()) return std::nullopt;
    std::string value = *(at + 1);
    m_words.erase(at, at + 2);
    m_options -= 2;
    return value;
}

std::string Options::firstUnknown() const {
    const auto end = m_words.begin() + static_cast<std::ptrdiff_t>(m_options);
    const auto at =
        std::find_if(m_words.begin(), end, [](const std::string& word) { return word.starts_with("--"); });
    return at != end ? *at : std::string();
}

std::string oneLine(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; },
        ' ');
    return text;
}

bool isSameFile(const std::string& a, const std::string& b) {
    std::error_code error;
    if (std::filesystem::equivalent(a, b, error)) return true;
    const auto whole = [](const std::string& path) {
        std::error_code ignored;
        return std::filesystem::weakly_canonical(path, ignored);
    };
    return whole(a) == whole(b);
}

}  // namespace tenaille::app
